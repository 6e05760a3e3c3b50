package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.*;

/// Paragraphs 3 to 5: who plays when, and what everybody brings into the world.
final class Birth {

    /// HAS-4-6 The number a pawn without anything needs; each bead (each ring) it has makes it one more.
    private static final int FIRST = 6;

    static final int MOST_BEADS = 4;

    private static final int QUALITIES = 8;
    private static final int ROUNDS = 12;

    private Birth() {}

    /// HAS-R04 Everybody starts with rank 0. A group of equal rank throws, in slot order; those with the higher sum keep the
    /// better numbers of the block, and groups still tied throw again, the highest group first.
    static void thrown(HasardState state, int die1, int die2, Events events) {
        int slot = state.active;
        if (events.wanted()) {
            events.add(new BirthThrown(state.seat(slot), die1, die2));
        }
        // HAS-3-1 Once each, in turn.
        state.birth(slot, state.birthRank(slot), die1 + die2);
        if (nextOfGroup(state, state.birthRank(slot)) == HasardState.NOBODY) {
            settle(state, state.birthRank(slot));
        }
        int group = firstTie(state);
        if (group == HasardState.NOBODY) {
            number(state, events);
        } else {
            state.active = nextOfGroup(state, group);
        }
    }

    private static int nextOfGroup(HasardState state, int group) {
        for (int slot = 0; slot < state.count(); slot++) {
            if (state.birthRank(slot) == group && state.birthSum(slot) == 0) {
                return slot;
            }
        }
        return HasardState.NOBODY;
    }

    private static void settle(HasardState state, int group) {
        int[] ranks = new int[state.count()];
        for (int slot = 0; slot < ranks.length; slot++) {
            ranks[slot] = state.birthRank(slot);
            for (int other = 0; other < ranks.length; other++) {
                boolean both = state.birthRank(slot) == group && state.birthRank(other) == group;
                if (both && state.birthSum(other) > state.birthSum(slot)) {
                    ranks[slot]++;
                }
            }
        }
        for (int slot = 0; slot < ranks.length; slot++) {
            if (state.birthRank(slot) == group) {
                state.birth(slot, ranks[slot], 0);
            }
        }
    }

    /// The best rank that more than one slot holds.
    private static int firstTie(HasardState state) {
        int seen = 0;
        int tied = 0;
        for (int slot = 0; slot < state.count(); slot++) {
            int bit = 1 << state.birthRank(slot);
            tied |= seen & bit;
            seen |= bit;
        }
        return tied == 0 ? HasardState.NOBODY : Integer.numberOfTrailingZeros(tied);
    }

    /// HAS-3-2 The order of the throws is the order of the pawns for the whole game.
    private static void number(HasardState state, Events events) {
        for (int slot = 0; slot < state.count(); slot++) {
            state.newborn(state.birthRank(slot), slot);
        }
        if (events.wanted()) {
            for (int pawn = 0; pawn < state.count(); pawn++) {
                events.add(new Born(state.seat(pawn), pawn + 1));
            }
        }
        state.births(0);
        state.phase = Phase.QUALITY;
        state.active = 0;
    }

    /// HAS-4-5, HAS-5-2 What this round is about.
    static Quality drawn(HasardState state) {
        if (state.drawRound < QUALITIES) {
            return Quality.at(state.drawRound);
        }
        return state.drawRound % 2 == 0 ? Quality.RI : Quality.SA;
    }

    /// HAS-4-6, HAS-4-7, HAS-5-4 The number the pawn needs.
    static int needed(HasardState state) {
        int pawn = state.active;
        return FIRST
                + (state.phase == Phase.QUALITY
                        ? state.beads(pawn)
                        : state.rings(pawn, Quality.RI) + state.rings(pawn, Quality.SA));
    }

    /// HAS-4-3, HAS-4-10, HAS-5-3, HAS-R07
    static void drew(HasardState state, int die1, int die2, Events events) {
        Quality quality = drawn(state);
        int needed = needed(state);
        if (events.wanted()) {
            ThrowKind kind = quality.isRing() ? ThrowKind.RING : ThrowKind.QUALITY;
            events.add(
                    new Thrown(
                            state.active + 1,
                            kind,
                            die1,
                            die2,
                            Marks.NONE,
                            needed,
                            quality.code()));
        }
        if (die1 + die2 >= needed) {
            if (quality.isRing()) {
                Payment.gain(state, state.active, quality, events);
            } else {
                addBead(state, state.active, quality, events);
            }
        }
        next(state, events);
    }

    /// HAS-5-6, HAS-5-8, HAS-R01, HAS-M-14
    static void addBead(HasardState state, int pawn, Quality quality, Events events) {
        state.wear(pawn, state.kit(pawn) | quality.bit());
        if (events.wanted()) {
            events.add(new BeadGained(pawn + 1, quality));
        }
    }

    /// HAS-4-9, HAS-R07
    static void passed(HasardState state, Events events) {
        if (events.wanted()) {
            events.add(new DrawPassed(state.active + 1, drawn(state)));
        }
        next(state, events);
    }

    /// HAS-R06 Pawns in play order, round by round; a pawn with four beads is skipped in the rounds for beads.
    private static void next(HasardState state, Events events) {
        do {
            state.active++;
            if (state.active == state.count()) {
                state.active = 0;
                state.drawRound++;
            }
        } while (state.drawRound < QUALITIES && state.beads(state.active) == MOST_BEADS); // HAS-4-8
        if (state.drawRound < QUALITIES) {
            state.phase = Phase.QUALITY;
        } else if (state.drawRound < ROUNDS) {
            state.phase = Phase.RING_DRAW;
        } else {
            Turn.begin(state, events);
        }
    }
}
