package tablee.bench;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Stepper;

/// A random walk through games and the places it came by: what the benchmarks turn in circles over. A number of places is a power of two, so
/// that going round costs nothing.
final class RandomWalk<S extends State, V extends View, A extends Action> {

    private static final int PLACES = 1024;

    /// A place where a seat decides, with what it chose.
    private record Decision<S, A>(S state, Seat seat, A chosen) {}

    /// A place where something is drawn.
    private record Due<S>(S state, Chance chance) {}

    private final Game<S, V, A> game;
    private final Settings settings;
    private final Randomness chance;
    private final Randomness choice;
    private final List<Decision<S, A>> decisions = new ArrayList<>();
    private final List<Due<S>> draws = new ArrayList<>();
    private Stepper<S, V, A> walker;
    private int turn;

    RandomWalk(Game<S, V, A> game, Settings settings, long seed) {
        this.game = game;
        this.settings = settings;
        var streams = new Streams(seed);
        this.chance = streams.stream("chance");
        this.choice = streams.stream("choice");
        this.walker = Stepper.quiet(game, game.start(settings));
        collect();
    }

    private void collect() {
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(settings));
        while (decisions.size() < PLACES || draws.size() < PLACES) {
            S state = stepper.state();
            switch (stepper.next()) {
                case Next.Decide(Seats awaited) -> {
                    Seat seat = awaited.first();
                    A chosen = any(stepper.quickLegal(seat));
                    if (decisions.size() < PLACES) {
                        decisions.add(new Decision<>(state, seat, chosen));
                    }
                    stepper.act(seat, chosen);
                }
                case Next.Draw(Chance due) -> {
                    if (draws.size() < PLACES) {
                        draws.add(new Due<>(state, due));
                    }
                    stepper.draw(due.draw(chance));
                }
                case Next.End _ -> stepper = Stepper.quiet(game, game.start(settings));
            }
        }
    }

    private A any(List<A> legal) {
        return legal.get(choice.below(legal.size()));
    }

    /// Goes on to the next decision and makes it: what is due, the legal list, the step.
    Object walk() {
        while (!(walker.settle(chance) instanceof Next.Decide)) {
            walker = Stepper.quiet(game, game.start(settings));
        }
        Seat seat = walker.awaited().first();
        walker.act(seat, any(walker.quickLegal(seat)));
        return walker.state();
    }

    Object legal() {
        var at = decisions.get(turn++ & PLACES - 1);
        return game.quickLegal(at.state(), at.seat());
    }

    Object view() {
        var at = decisions.get(turn++ & PLACES - 1);
        return game.view(at.state(), at.seat());
    }

    Object act() {
        var at = decisions.get(turn++ & PLACES - 1);
        return game.act(at.state(), at.seat(), at.chosen(), Events.NONE);
    }

    Object draw() {
        var at = draws.get(turn++ & PLACES - 1);
        return game.draw(at.state(), at.chance().draw(chance), Events.NONE);
    }

    Object imagine() {
        var at = decisions.get(turn++ & PLACES - 1);
        return game.imagine(game.view(at.state(), at.seat()), chance);
    }
}
