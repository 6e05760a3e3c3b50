package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.RingGiven;
import tablee.hasard.rules.HasardEvent.RingSpent;
import tablee.hasard.rules.HasardEvent.RingsGained;
import tablee.hasard.rules.HasardEvent.RingsLost;

/// Rings come and go (HAS-5-5, HAS-5-7); in camps they come out of a common purse (HAS-R42).
final class Payment {

    /// What the box holds, for tables that play with its contents.
    private static final int BOX_RICHES = 24;

    private static final int BOX_HEALTH = 16;

    private Payment() {}

    /// One ring for a pawn, if the store has one left (HAS-R02).
    static void gain(HasardState state, int pawn, Quality ring, Events events) {
        // OPT-RINGS
        if (state.setup.options().boxRings() && onPawns(state, ring) >= inBox(ring)) {
            return;
        }
        state.rings(pawn, ring, state.rings(pawn, ring) + 1);
        if (events.wanted()) {
            events.add(new RingsGained(pawn + 1, ring, 1));
        }
    }

    /// HAS-M-15
    private static int inBox(Quality ring) {
        return ring == Quality.RI ? BOX_RICHES : BOX_HEALTH;
    }

    private static int onPawns(HasardState state, Quality ring) {
        int rings = 0;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            rings += state.rings(pawn, ring);
        }
        return rings;
    }

    /// HAS-22-CRI-1, HAS-22-FAM-1, HAS-4-2
    static void loseAll(HasardState state, Quality ring, Events events) {
        for (int pawn = 0; pawn < state.count(); pawn++) {
            int rings = state.rings(pawn, ring);
            if (rings > 0) {
                state.rings(pawn, ring, 0);
                if (events.wanted()) {
                    events.add(new RingsLost(pawn + 1, ring, rings));
                }
            }
        }
    }

    /// Pays, then goes on with what was bought. Where several pawns of the camp could give a ring, the acting player is
    /// asked first; the rest of the payment waits for the answer.
    static void pay(HasardState state, Debt debt, Events events) {
        state.debt = debt;
        settle(state, events);
    }

    private static void settle(HasardState state, Events events) {
        while (!state.debt.isPaid()) {
            int source = onlySource(state);
            if (source == HasardState.NOBODY) {
                state.phase = Phase.SOURCE;
                return;
            }
            take(state, source, events);
        }
        Debt paid = state.debt;
        state.debt = Debt.NONE;
        Throws.bought(state, paid, events);
    }

    static void from(HasardState state, int source, Events events) {
        take(state, source, events);
        settle(state, events);
    }

    private static int onlySource(HasardState state) {
        if (!state.camps()) {
            return state.active;
        }
        int only = HasardState.NOBODY;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (isSource(state, pawn)) {
                if (only != HasardState.NOBODY) {
                    return HasardState.NOBODY;
                }
                only = pawn;
            }
        }
        return only;
    }

    static boolean isSource(HasardState state, int pawn) {
        return state.sharesPurse(state.active, pawn) && state.rings(pawn, state.debt.next()) > 0;
    }

    private static void take(HasardState state, int source, Events events) {
        Quality ring = state.debt.next();
        state.rings(source, ring, state.rings(source, ring) - 1);
        state.debt = state.debt.lessOne();
        if (events.wanted()) {
            events.add(new RingSpent(state.active + 1, source + 1, ring));
        }
    }

    /// HAS-R42 (2) One ring of a transfer. A pawn that gave rings of a kind receives none of it in the same transfer, and the
    /// other way round: every result is still within reach, and no transfer goes on for ever.
    static boolean canGive(HasardState state, Quality ring, int from, int to) {
        return from != to
                && state.sharesPurse(state.active, from)
                && state.sharesPurse(state.active, to)
                && state.rings(from, ring) > 0
                && !state.transfer.hasReceived(ring, from)
                && !state.transfer.hasGiven(ring, to);
    }

    static void give(HasardState state, Quality ring, int from, int to, Events events) {
        state.rings(from, ring, state.rings(from, ring) - 1);
        state.rings(to, ring, state.rings(to, ring) + 1);
        state.transfer = state.transfer.and(ring, from, to);
        if (events.wanted()) {
            events.add(new RingGiven(from + 1, to + 1, ring));
        }
    }

    static boolean anythingToGive(HasardState state) {
        if (!state.camps()) {
            return false;
        }
        for (int from = 0; from < state.count(); from++) {
            for (int to = 0; to < state.count(); to++) {
                if (canGive(state, Quality.RI, from, to) || canGive(state, Quality.SA, from, to)) {
                    return true;
                }
            }
        }
        return false;
    }

    static void endTransfer(HasardState state) {
        state.transfer = Transfer.NONE;
    }
}
