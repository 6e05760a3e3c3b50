package tablee.lab;

import java.util.List;
import java.util.function.Supplier;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Playout;
import tablee.engine.play.Stepper;

/// Plays one whole game with the streams of that game, from the first deal to the outcome. Used by many threads at once.
@FunctionalInterface
public interface GameRunner {

    Played play(Streams streams);

    /// Uniformly random decisions on the quick path.
    static <S extends State, V extends View, A extends Action> GameRunner random(
            Game<S, V, A> game, Settings settings) {
        S start = game.start(settings);
        return streams ->
                Played.of(
                        Playout.random(
                                game, start, streams.stream("chance"), streams.stream("choice")));
    }

    /// The same games, each stopped after `most` decisions. Every game ends, but random play may take longer than anybody waits: at the
    /// hardest level of Hasard it practically never does.
    static <S extends State, V extends View, A extends Action> GameRunner random(
            Game<S, V, A> game, Settings settings, int most) {
        S start = game.start(settings);
        return streams -> {
            Randomness choice = streams.stream("choice");
            return played(
                    game,
                    start,
                    streams,
                    most,
                    (state, seat, _) -> {
                        List<A> legal = game.quickLegal(state, seat);
                        return legal.get(choice.below(legal.size()));
                    });
        };
    }

    /// A level for every seat. Where all of them are random, the quick path; `most` is the largest number there is for games without a bound.
    static <S extends State, V extends View, A extends Action> GameRunner levels(
            Game<S, V, A> game,
            Settings settings,
            List<Level> levels,
            Supplier<Budget> budget,
            int most) {
        if (levels.stream().allMatch(level -> level == Level.RANDOM)) {
            return most == Integer.MAX_VALUE
                    ? random(game, settings)
                    : random(game, settings, most);
        }
        List<Bot<V, A>> seated = levels.stream().map(level -> Bots.of(game, level)).toList();
        return bots(game, settings, seated, budget, most);
    }

    /// A bot for every seat. `budget` gives a new one for each decision.
    static <S extends State, V extends View, A extends Action> GameRunner bots(
            Game<S, V, A> game,
            Settings settings,
            List<? extends Bot<V, A>> bots,
            Supplier<Budget> budget) {
        return bots(game, settings, bots, budget, Integer.MAX_VALUE);
    }

    static <S extends State, V extends View, A extends Action> GameRunner bots(
            Game<S, V, A> game,
            Settings settings,
            List<? extends Bot<V, A>> bots,
            Supplier<Budget> budget,
            int most) {
        if (bots.size() != settings.seats()) {
            throw new IllegalArgumentException(
                    bots.size() + " bots for " + settings.seats() + " seats");
        }
        S start = game.start(settings);
        return streams -> {
            var minds = new Minds(streams);
            return played(
                    game,
                    start,
                    streams,
                    most,
                    (state, seat, step) -> {
                        V view = game.view(state, seat);
                        var thinking = minds.thinking(seat, step, budget.get());
                        return bots.get(seat.index()).choose(view, game.legal(view), thinking);
                    });
        };
    }

    /// Whoever decides: a bot, or the dice.
    interface Chooser<S extends State, A extends Action> {
        A choose(S state, Seat seat, int step);
    }

    private static <S extends State, V extends View, A extends Action> Played played(
            Game<S, V, A> game, S start, Streams streams, int most, Chooser<S, A> chooser) {
        var chance = streams.stream("chance");
        Stepper<S, V, A> stepper = Stepper.quiet(game, start);
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)
                && stepper.decisions() < most) {
            Seat seat = awaited.first();
            stepper.act(seat, chooser.choose(stepper.state(), seat, stepper.steps()));
        }
        return new Played(stepper.outcome(), stepper.decisions(), stepper.draws(), stepper.hash());
    }
}
