package tablee.lab;

import java.util.List;
import java.util.function.Supplier;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Action;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Playout;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// Plays one whole game with the streams of that game, from the first deal to the outcome. Used by many threads at once.
@FunctionalInterface
public interface Play {

    Playout play(Streams streams);

    /// Uniformly random decisions on the quick path.
    static <S extends State, V extends View, A extends Action> Play random(
            Game<S, V, A> game, Settings settings) {
        S start = game.start(settings);
        return streams ->
                Playout.random(game, start, streams.stream("chance"), streams.stream("choice"));
    }

    /// A bot for every seat. `budget` gives a new one for each decision.
    static <S extends State, V extends View, A extends Action> Play bots(
            Game<S, V, A> game,
            Settings settings,
            List<? extends Bot<V, A>> bots,
            Supplier<Budget> budget) {
        if (bots.size() != settings.seats()) {
            throw new IllegalArgumentException(
                    bots.size() + " bots for " + settings.seats() + " seats");
        }
        S start = game.start(settings);
        return streams -> seated(game, start, bots, budget, streams);
    }

    private static <S extends State, V extends View, A extends Action> Playout seated(
            Game<S, V, A> game,
            S start,
            List<? extends Bot<V, A>> bots,
            Supplier<Budget> budget,
            Streams streams) {
        var minds = new Minds(streams);
        var chance = streams.stream("chance");
        S state = start;
        int actions = 0;
        int draws = 0;
        while (true) {
            switch (game.next(state)) {
                case Next.Decide decide -> {
                    Seat seat = decide.awaited().first();
                    V view = game.view(state, seat);
                    A action =
                            bots.get(seat.index())
                                    .choose(
                                            view,
                                            game.legal(view),
                                            minds.thinking(seat, actions + draws, budget.get()));
                    state = game.act(state, seat, action, Events.NONE);
                    actions++;
                }
                case Next.Draw due -> {
                    state = game.draw(state, due.chance().draw(chance), Events.NONE);
                    draws++;
                }
                case Next.End(Outcome outcome) -> {
                    return new Playout(outcome, actions, draws, state.hash());
                }
            }
        }
    }
}
