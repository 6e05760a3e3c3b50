package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.DestinyShown;
import tablee.hasard.rules.HasardEvent.DestinyTriggered;
import tablee.hasard.rules.HasardEvent.Exchanged;

/// Paragraph 22: when Destiny strikes, and what five of its six faces do. The war has a file of its own, and so has
/// the revolution.
final class DestinyDie {

    private DestinyDie() {}

    /// Whether this throw was used up by Destiny or by a wound (HAS-R60, HAS-R72); if so, everything that follows from it
    /// has been done.
    static boolean isVoid(HasardState state, int die1, int die2, Events events) {
        if (die1 == 1 && die2 == 1 && canTrigger(state)) {
            trigger(state, events);
            return true;
        }
        if (die1 == 6 && die2 == 6 && state.destiny.face() == Destiny.GUE) {
            War.wound(state, events);
            return true;
        }
        return false;
    }

    /// HAS-22-6, HAS-R61
    private static boolean canTrigger(HasardState state) {
        if (!state.level().complete() || state.destiny.isRunning()) {
            return false;
        }
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (Place.isChildhood(state.place(pawn))) {
                return false;
            }
        }
        return true;
    }

    /// HAS-22-2, HAS-22-7
    private static void trigger(HasardState state, Events events) {
        if (events.wanted()) {
            events.add(new DestinyTriggered(state.active + 1));
        }
        for (int pawn = 0; pawn < state.count(); pawn++) {
            Moves.vacate(state, pawn, events);
        }
        state.destiny = DestinyRound.triggered();
        Turn.end(state, events);
    }

    /// HAS-R62, HAS-R64 The face, its immediate effects, then the thrower's own turn.
    static void shown(HasardState state, Destiny face, Events events) {
        state.destiny = DestinyRound.showing(face, state.active);
        if (events.wanted()) {
            events.add(new DestinyShown(state.active + 1, face));
        }
        switch (face) {
            case CRI -> Payment.loseAll(state, Quality.RI, events);
            case FAM -> Payment.loseAll(state, Quality.SA, events);
            case PRO -> prosper(state, events);
            case EPU -> purge(state, events);
            case GUE -> War.declared(state, events);
            case REV -> {}
            case NONE -> throw new IllegalStateException("a blank face");
        }
        if (state.phase == Phase.DESTINY) {
            goOn(state, events);
        }
    }

    /// HAS-22-EPU-3 The thrower plays, unless the purge took him.
    static void goOn(HasardState state, Events events) {
        if (state.lives(state.active)) {
            Turn.place(state, events);
        } else {
            Turn.end(state, events);
        }
    }

    /// HAS-22-PRO-2; in play order from the thrower, should the box run out (HAS-R02).
    private static void prosper(HasardState state, Events events) {
        for (int step = 0; step < state.count(); step++) {
            int pawn = (state.destiny.thrower() + step) % state.count();
            if (state.lives(pawn)) {
                Payment.gain(state, pawn, Quality.RI, events);
            }
        }
    }

    /// HAS-22-EPU-1, EPU-2, HAS-R74
    private static void purge(HasardState state, Events events) {
        int thrower = state.destiny.thrower();
        Ending.die(state, Standing.best(state, thrower), Cause.PURGE, events);
        if (state.phase == Phase.OVER) {
            return;
        }
        int second = Standing.best(state, thrower);
        int last = Standing.last(state, thrower);
        if (second == last) {
            return;
        }
        if (events.wanted()) {
            events.add(new Exchanged(second + 1, last + 1));
        }
        int place = state.place(second);
        state.put(second, state.place(last));
        state.put(last, place);
    }
}
