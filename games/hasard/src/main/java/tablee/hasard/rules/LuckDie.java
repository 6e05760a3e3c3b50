package tablee.hasard.rules;

import tablee.engine.Events;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.HasardEvent.LuckShown;

/// Paragraph 19.
final class LuckDie {

    private static final int MALADIE_FACE = 8;

    private LuckDie() {}

    /// HAS-19-5, HAS-19-7, HAS-19-8, HAS-19-11
    static void shown(HasardState state, Luck face, Events events) {
        int pawn = state.active;
        if (events.wanted()) {
            events.add(new LuckShown(pawn + 1, face));
        }
        switch (face) {
            case HERITAGE -> {
                Payment.gain(state, pawn, Quality.RI, events);
                Turn.end(state, events);
            }
            case VITAMINE -> {
                Payment.gain(state, pawn, Quality.SA, events);
                Turn.end(state, events);
            }
            case ACCIDENT -> {
                Moves.back(state, pawn, Cause.ACCIDENT, events);
                Turn.end(state, events);
            }
            case AMOUR -> {
                amour(state, events);
                Turn.end(state, events);
            }
            case MALADIE -> maladie(state, events);
            // HAS-R51: the same turn again from act 1, with the task window closed.
            case VEINE -> {
                Payment.gain(state, pawn, Quality.SA, events);
                Turn.act1(state, events);
            }
        }
    }

    /// HAS-19-9, HAS-19-10, HAS-R50
    private static void amour(HasardState state, Events events) {
        int place = state.place(state.active);
        int entry = Place.on(Place.track(place), Place.rank(place), 1);
        if (place != entry) {
            Moves.move(state, state.active, entry, Cause.AMOUR, events);
        }
    }

    /// HAS-19-6, HAS-R48, HAS-R29 A choice only where both are possible.
    private static void maladie(HasardState state, Events events) {
        boolean health = state.purse(state.active, Quality.SA) > 0;
        boolean stock = state.ambushInStock();
        if (health && stock) {
            state.phase = Phase.MALADIE;
        } else if (health) {
            giveHealth(state, events);
        } else if (stock) {
            lieDown(state, events);
        } else {
            Turn.end(state, events);
        }
    }

    static void giveHealth(HasardState state, Events events) {
        Payment.pay(state, Debt.of(Due.MALADIE, Price.SA), events);
    }

    static void lieDown(HasardState state, Events events) {
        Throws.ambushed(state, state.active, MALADIE_FACE, events);
    }
}
