package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.Died;
import tablee.hasard.rules.HasardEvent.GameOver;
import tablee.hasard.rules.HasardEvent.Settled;
import tablee.hasard.rules.HasardEvent.Succeeded;

/// How pawns leave the game, and why it is over.
public enum Ending {
    NONE,
    /// HAS-M-1 A pawn is at Success.
    SUCCESS,
    /// HAS-R37 One player (one camp) alone is left, and the table agreed that this is enough.
    SURVIVOR,
    /// HAS-R36 Nobody is left.
    ALL_DEAD;

    /// HAS-R38 The game ends in this instant, or, playing on, the pawn leaves the board.
    static void succeed(HasardState state, int pawn, Events events) {
        leave(state, pawn, Place.SUCCESS, events);
        if (events.wanted()) {
            events.add(new Succeeded(pawn + 1));
        }
        // HAS-M-1 Whoever is the first there.
        if (state.winner == HasardState.NOBODY) {
            state.winner = pawn;
        }
        if (!state.setup.options().playOn() || living(state) <= 1) {
            over(state, SUCCESS, events);
        } else {
            Turn.end(state, events);
        }
    }

    /// HAS-R35 Beads and rings go back to the store, the ambush leaves the board.
    static void die(HasardState state, int pawn, Cause cause, Events events) {
        leave(state, pawn, Place.DEAD, events);
        state.wear(pawn, 0);
        state.rings(pawn, Quality.RI, 0);
        state.rings(pawn, Quality.SA, 0);
        if (events.wanted()) {
            events.add(new Died(pawn + 1, cause));
        }
        if (state.winner != HasardState.NOBODY) {
            if (living(state) <= 1) {
                over(state, SUCCESS, events);
            }
        } else if (living(state) == 0) {
            over(state, ALL_DEAD, events);
        } else if (state.setup.options().survivorWins() && oneSideLeft(state)) {
            state.winner = Standing.best(state, state.active);
            over(state, SURVIVOR, events);
        }
    }

    private static void leave(HasardState state, int pawn, int to, Events events) {
        Moves.vacate(state, pawn, events);
        state.exit(pawn, state.exits() + 1);
        state.put(pawn, to);
    }

    private static int living(HasardState state) {
        int living = 0;
        for (int pawn = 0; pawn < state.count(); pawn++) {
            living += state.lives(pawn) ? 1 : 0;
        }
        return living;
    }

    /// HAS-R37
    private static boolean oneSideLeft(HasardState state) {
        int one = Standing.best(state, 0);
        for (int pawn = 0; pawn < state.count(); pawn++) {
            if (state.lives(pawn) && state.opponents(one, pawn)) {
                return false;
            }
        }
        return true;
    }

    private static void over(HasardState state, Ending ending, Events events) {
        state.ending = ending;
        state.phase = Phase.OVER;
        state.window = false;
        state.atTask = false;
        state.track = HasardState.NOBODY;
        state.sum = 0;
        if (events.wanted()) {
            if (state.setup.options().stakes()) {
                events.add(new Settled(Stakes.tokens(state)));
            }
            events.add(new GameOver(ending));
        }
    }

    /// Its number, which is the order of the declaration: part of hashes and packed words.
    @SuppressWarnings("EnumOrdinal") // packed state, measured
    int number() {
        return ordinal();
    }
}
