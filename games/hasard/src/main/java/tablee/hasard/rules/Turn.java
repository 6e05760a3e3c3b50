package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Cradle;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.DestinyRoundEnded;
import tablee.hasard.rules.HasardEvent.HeldUp;
import tablee.hasard.rules.HasardEvent.Moved;
import tablee.hasard.rules.HasardEvent.TurnBegan;

/// Paragraph 23: the acts of a turn, in the order the book fixes (HAS-R80). Each method enters one act and either asks
/// its question by setting the phase, or finds nothing to ask and goes on to the next act.
final class Turn {

    private Turn() {}

    static void begin(HasardState state, Events events) {
        if (events.wanted()) {
            events.add(new TurnBegan(state.active + 1));
        }
        // HAS-22-3: the Destiny die comes before the thrower's own turn.
        if (state.destiny.pending()) {
            state.phase = Phase.DESTINY;
        } else {
            place(state, events);
        }
    }

    /// HAS-6-2 A pawn is placed when its first turn begins.
    static void place(HasardState state, Events events) {
        if (state.place(state.active) == Place.UNBORN) {
            state.phase = Phase.CRADLE; // HAS-6-1
        } else {
            transfer(state, events);
        }
    }

    static void laidInCradle(HasardState state, Cradle cradle, Events events) {
        int place = Place.cradle(cradle);
        if (events.wanted()) {
            events.add(
                    new Moved(
                            state.active + 1,
                            Place.at(Place.UNBORN),
                            Place.at(place),
                            Cause.CRADLE));
        }
        state.put(state.active, place);
        transfer(state, events);
    }

    private static void transfer(HasardState state, Events events) {
        if (!state.gaveAtBegin && Payment.anythingToGive(state)) {
            state.phase = Phase.TRANSFER;
        } else {
            act1(state, events);
        }
    }

    static void transferDone(HasardState state, Events events) {
        Payment.endTransfer(state);
        if (state.phase == Phase.TRANSFER) {
            state.gaveAtBegin = true;
            act1(state, events);
        } else {
            state.gaveAtEnd = true;
            act4(state, events);
        }
    }

    /// HAS-R79, HAS-18-7, HAS-23-1 Change of profession, or in a war the call to arms.
    static void act1(HasardState state, Events events) {
        int place = state.place(state.active);
        if (state.level().veteran() && Place.isCarton(place)) {
            if (War.calls(state)) {
                state.phase = Phase.MOBILISE;
                return;
            }
            if (!War.serves(state) && Destinations.any(state, false)) {
                state.phase = Phase.CHANGE;
                return;
            }
        }
        act2(state, events);
    }

    /// HAS-12-5, HAS-23-2 The ambush comes before any other business; in a Revolution the dice have another use (HAS-R75).
    static void act2(HasardState state, Events events) {
        if (state.destiny.face() == Destiny.REV) {
            Revolution.act(state, events);
        } else if (state.ambush(state.active) != 0) {
            state.phase = Phase.LIFT;
        } else {
            task(state, events);
        }
    }

    /// HAS-14-5, HAS-14-7, HAS-14-4, HAS-R33 A task is offered right after the obstacle before it, never a diploma already owned.
    static void task(HasardState state, Events events) {
        // HAS-R30 Only right after that obstacle.
        if (state.window && offersTask(state)) {
            state.phase = Phase.TASK;
        } else {
            act3(state, events);
        }
    }

    private static boolean offersTask(HasardState state) {
        var task = state.taskAt(state.place(state.active));
        if (task.isEmpty()) {
            return false;
        }
        Quality reward = task.get().reward();
        return reward.isRing() || (state.kit(state.active) & reward.bit()) == 0;
    }

    /// HAS-23-3 What stands in front of the pawn?
    static void act3(HasardState state, Events events) {
        int place = state.place(state.active);
        state.window = false;
        state.atTask = false;
        if (place == Place.CROSSROADS) {
            state.phase = Phase.PROFESSION;
        } else if (isOpenEnd(state, place)) {
            atOpenEnd(state, events);
        } else {
            state.phase = Phase.THROW;
        }
    }

    /// HAS-R45 The last place of a Carton whose next Carton is not laid yet.
    static boolean isOpenEnd(HasardState state, int place) {
        return Place.isCarton(place)
                && Place.rank(place) == state.height(Place.track(place))
                && state.isBoundary(place);
    }

    /// HAS-18-5, HAS-R46 Without health the pawn is held up.
    private static void atOpenEnd(HasardState state, Events events) {
        if (state.purse(state.active, Quality.SA) > 0) {
            state.phase = Phase.LAY;
            return;
        }
        if (events.wanted()) {
            events.add(new HeldUp(state.active + 1));
        }
        act4(state, events);
    }

    /// HAS-19-4, HAS-23-4 Ambush or Luck die, if either is possible; never both.
    static void act4(HasardState state, Events events) {
        state.window = false;
        state.track = HasardState.NOBODY;
        boolean transfer = !state.gaveAtEnd && Payment.anythingToGive(state);
        if (transfer || canThrowLuck(state) || canAmbush(state)) {
            state.phase = Phase.END;
        } else {
            end(state, events);
        }
    }

    /// HAS-19-2, HAS-18-6, HAS-R47
    static boolean canThrowLuck(HasardState state) {
        return state.level().veteran() && Place.isCarton(state.place(state.active));
    }

    /// HAS-R24, HAS-R29
    static boolean canAmbush(HasardState state) {
        if (state.purse(state.active, Quality.RI) == 0 || !state.ambushInStock()) {
            return false;
        }
        for (int target = 0; target < state.count(); target++) {
            if (isTarget(state, target)) {
                return true;
            }
        }
        return false;
    }

    /// HAS-R25 A living opponent on a Carton without an ambush.
    static boolean isTarget(HasardState state, int target) {
        return state.opponents(state.active, target)
                && Place.isCarton(state.place(target))
                && state.ambush(target) == 0;
    }

    /// HAS-23-5 The dice go to the next living pawn. Seats of the dead are passed, and the Destiny round closes when the
    /// thrower's seat comes up again, whether or not he lives (HAS-R63).
    static void end(HasardState state, Events events) {
        state.changedFreely(state.active, state.freeNow);
        clearTurn(state);
        int next = state.active;
        do {
            next = next + 1 == state.count() ? 0 : next + 1;
            if (next == state.destiny.thrower() && state.destiny.isRunning()) {
                closeDestiny(state, events);
            }
        } while (!state.lives(next));
        state.active = next;
        state.turns++;
        if (state.destiny.pending()) {
            state.destiny = state.destiny.by(next);
        }
        begin(state, events);
    }

    private static void clearTurn(HasardState state) {
        state.freeNow = false;
        state.window = false;
        state.atTask = false;
        state.track = HasardState.NOBODY;
        state.sum = 0;
        state.gaveAtBegin = false;
        state.gaveAtEnd = false;
        if (state.destiny.revolts() > 0) {
            state.destiny = state.destiny.withRevolts(0);
        }
    }

    private static void closeDestiny(HasardState state, Events events) {
        state.destiny = DestinyRound.NONE;
        if (events.wanted()) {
            events.add(new DestinyRoundEnded());
        }
    }
}
