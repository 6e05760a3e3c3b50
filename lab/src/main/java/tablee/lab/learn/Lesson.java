package tablee.lab.learn;

import java.util.List;
import java.util.Optional;
import tablee.bots.Bots;
import tablee.cabo.CaboGame;
import tablee.cabo.rules.CaboOptions;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;

/// What is learnt at: a game with its settings, numbers for its decisions and rows for its views.
public record Lesson<S extends State, V extends View, A extends Action>(
        Game<S, V, A> game, Settings settings, ActionIds<A> actions, Encoding<V> encoding) {

    public static <S extends State, V extends View, A extends Action> Lesson<S, V, A> of(
            Game<S, V, A> game, Settings settings) {
        return game instanceof CaboGame
                ? cabo(game, settings)
                : new Lesson<>(
                        game,
                        settings,
                        new WrittenActions<>(game.info().id(), game.formats()),
                        encoding(game, settings.seats()));
    }

    @SuppressWarnings("unchecked") // whoever is Cabo has Cabo's views and actions
    private static <S extends State, V extends View, A extends Action> Lesson<S, V, A> cabo(
            Game<S, V, A> game, Settings settings) {
        int cards = CaboOptions.of(settings).startCards();
        return new Lesson<>(
                game,
                settings,
                (ActionIds<A>) new CaboActions(settings.seats(), cards),
                (Encoding<V>) new CaboEncoding(settings.seats(), cards));
    }

    /// Nothing but the legal list, for a game whose bots name no features.
    private static <V extends View> Encoding<V> encoding(Game<?, V, ?> game, int seats) {
        return Bots.provider(game)
                .flatMap(players -> players.features())
                .<Encoding<V>>map(features -> new FeatureEncoding<>(features, seats))
                .orElseGet(Blank::new);
    }

    private static final class Blank<V extends View> implements Encoding<V> {
        @Override
        public List<String> names() {
            return List.of();
        }

        @Override
        public void write(V view, Seat seat, float[] row, int at) {}
    }

    /// The row of one view.
    public float[] row(V view, Seat seat) {
        float[] row = new float[encoding.size()];
        encoding.write(view, seat, row, 0);
        return row;
    }

    /// The action of this number, if it is legal.
    public Optional<A> action(Seat mover, List<A> legal, int id) {
        int[] ids = actions.of(mover, legal);
        for (int i = 0; i < ids.length; i++) {
            if (ids[i] == id) {
                return Optional.of(legal.get(i));
            }
        }
        return Optional.empty();
    }
}
