package tablee.engine;

import java.util.List;

/// A world a seat imagines, for bots that search. It is opaque: the only way to get one is from a view, so that a search
/// cannot start from the truth, and what it shows again are views.
///
/// Mutable and quick: no log, no events. [#copy] is cheap, because states are values.
public final class World<V extends View, A extends Action> {

    /// Hides the state's type: bots cannot name it.
    private interface Rules<V extends View, A extends Action> {
        Next next();

        List<A> legal(Seat seat);

        V view(Viewer viewer);

        void act(Seat seat, A action);

        void draw(Drawn drawn);

        Rules<V, A> copy();
    }

    private static final class Playing<S extends State, V extends View, A extends Action>
            implements Rules<V, A> {
        private final Game<S, V, A> game;
        private S state;

        Playing(Game<S, V, A> game, S state) {
            this.game = game;
            this.state = state;
        }

        @Override
        public Next next() {
            return game.next(state);
        }

        @Override
        public List<A> legal(Seat seat) {
            return game.quickLegal(state, seat);
        }

        @Override
        public V view(Viewer viewer) {
            return game.view(state, viewer);
        }

        @Override
        public void act(Seat seat, A action) {
            state = game.act(state, seat, action, Events.NONE);
        }

        @Override
        public void draw(Drawn drawn) {
            state = game.draw(state, drawn, Events.NONE);
        }

        @Override
        public Rules<V, A> copy() {
            return new Playing<>(game, state);
        }
    }

    private final Rules<V, A> rules;

    private World(Rules<V, A> rules) {
        this.rules = rules;
    }

    /// A world in which the viewer would see exactly this.
    public static <S extends State, V extends View, A extends Action> World<V, A> imagined(
            Game<S, V, A> game, V view, Randomness random) {
        return new World<>(new Playing<>(game, game.imagine(view, random)));
    }

    public World<V, A> copy() {
        return new World<>(rules.copy());
    }

    public Next next() {
        return rules.next();
    }

    /// Draws everything that is due, then says what is next: a decision or the end.
    public Next settle(Randomness random) {
        while (true) {
            Next next = rules.next();
            if (!(next instanceof Next.Draw(Chance due))) {
                return next;
            }
            rules.draw(due.draw(random));
        }
    }

    /// Gives the due chance event this result.
    public void draw(Drawn drawn) {
        rules.draw(drawn);
    }

    public List<A> legal(Seat seat) {
        return rules.legal(seat);
    }

    public V view(Viewer viewer) {
        return rules.view(viewer);
    }

    public void act(Seat seat, A action) {
        rules.act(seat, action);
    }
}
