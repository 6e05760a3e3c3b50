package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Obstacle;
import tablee.hasard.rules.HasardEvent.Thrown;

/// Paragraph 22, Revolution: the dice only drive others back.
final class Revolution {

    private static final int MOST_THROWS = 200;

    private Revolution() {}

    /// HAS-22-REV-7, HAS-R75, HAS-R76 A throw, as long as somebody can be hit at all; no act 4.
    static void act(HasardState state, Events events) {
        boolean anybody = false;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            anybody |= state.opponents(state.active, pawn) && Place.isCarton(state.place(pawn));
        }
        // HAS-22-REV-1 Nothing but that; HAS-R78 not without end.
        if (anybody && state.destiny.revolts() < MOST_THROWS) {
            state.phase = Phase.REVOLT;
        } else {
            Turn.end(state, events);
        }
    }

    static void thrown(HasardState state, int die1, int die2, Events events) {
        state.destiny = state.destiny.withRevolts(state.destiny.revolts() + 1);
        state.sum = die1 + die2;
        if (events.wanted()) {
            events.add(
                    new Thrown(
                            state.active + 1, ThrowKind.REVOLUTION, die1, die2, Marks.NONE, 0, ""));
        }
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (isVictim(state, pawn)) {
                state.phase = Phase.VICTIM;
                return;
            }
        }
        Turn.end(state, events);
    }

    /// HAS-22-REV-4, HAS-R76 The obstacle behind the victim, passed backwards with the victim's own beads and diplomas.
    static boolean isVictim(HasardState state, int pawn) {
        int place = state.place(pawn);
        if (!state.opponents(state.active, pawn) || !Place.isCarton(place)) {
            return false;
        }
        Obstacle behind =
                state.cartons()
                        .obstacle(
                                state.professionAt(place),
                                Place.rank(place),
                                Place.obstacle(place));
        return state.sum + behind.marks().points(state.kit(pawn)) >= behind.value();
    }

    /// HAS-R77, HAS-22-REV-3 One place back, and on with the next throw.
    static void drive(HasardState state, int victim, Events events) {
        state.sum = 0;
        Moves.back(state, victim, Cause.REVOLUTION, events);
        act(state, events);
    }
}
