package tablee.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.Stepper;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Viewer;

/// One random game with every position it went through, for suites that look at all of them.
///
/// @param stops in order; the last one is the end of the game, or the position at which it was cut
/// @param universe every action that was legal for anybody at some time in it
/// @param weight how much likelier than another an action is chosen
/// @param table the settings in writing: every check names its place, and most of a suite's time went into writing them again
public record Journey<S extends State, V extends View, A extends Action>(
        Game<S, V, A> game,
        Settings settings,
        long seed,
        List<Stop<S>> stops,
        List<A> universe,
        ToIntFunction<A> weight,
        String table) {

    static final int MANY = 300;

    Journey(
            Game<S, V, A> game,
            Settings settings,
            long seed,
            List<Stop<S>> stops,
            List<A> universe,
            ToIntFunction<A> weight) {
        this(game, settings, seed, stops, universe, weight, settings.toJson().print());
    }

    /// A journey on which all actions were equally likely.
    Journey(
            Game<S, V, A> game,
            Settings settings,
            long seed,
            List<Stop<S>> stops,
            List<A> universe) {
        this(game, settings, seed, stops, universe, action -> 1);
    }

    /// A position with what was known about it when it was reached, and the events that led there.
    public record Stop<S extends State>(
            int number, S state, long hash, List<Event> events, Next next) {}

    public static <S extends State, V extends View, A extends Action> Journey<S, V, A> of(
            Game<S, V, A> game, Settings settings, long seed, int longest) {
        return of(game, settings, seed, longest, action -> 1);
    }

    public static <S extends State, V extends View, A extends Action> Journey<S, V, A> of(
            Game<S, V, A> game,
            Settings settings,
            long seed,
            int longest,
            ToIntFunction<A> weight) {
        Randomness chance = new Streams(seed).stream("chance");
        Randomness choice = new Streams(seed).stream("choice");
        var stops = new ArrayList<Stop<S>>();
        Set<A> universe = new LinkedHashSet<>();
        Stepper<S, V, A> stepper = Stepper.telling(game, game.start(settings));
        while (true) {
            stops.add(
                    new Stop<>(
                            stepper.steps(),
                            stepper.state(),
                            stepper.hash(),
                            stepper.events(),
                            stepper.next()));
            if (stepper.isOver() || stepper.steps() == longest) {
                return new Journey<>(game, settings, seed, stops, List.copyOf(universe), weight);
            }
            if (!stepper.draw(chance)) {
                for (Seat seat : stepper.awaited()) {
                    universe.addAll(stepper.legal(seat));
                }
                Seat seat = Positions.pick(stepper.awaited(), choice);
                stepper.act(seat, pick(stepper.legal(seat), weight, choice));
            }
        }
    }

    static <A> A pick(List<A> legal, ToIntFunction<A> weight, Randomness choice) {
        int left = legal.isEmpty() ? 1 : legal.stream().mapToInt(weight).sum();
        left = choice.below(left);
        for (A action : legal) {
            left -= weight.applyAsInt(action);
            if (left < 0) {
                return action;
            }
        }
        return Positions.pick(legal, choice);
    }

    boolean ended() {
        return stops.getLast().next() instanceof Next.End;
    }

    public List<Viewer> viewers() {
        var viewers = new ArrayList<Viewer>();
        for (Seat seat : Seats.all(settings.seats())) {
            viewers.add(seat);
        }
        viewers.add(Spectator.SPECTATOR);
        return viewers;
    }

    /// So many of the stops, evenly spread, with the first and the last: enough for properties that are dear to ask.
    public List<Stop<S>> some(int most) {
        if (stops.size() <= most) {
            return stops;
        }
        var some = new ArrayList<Stop<S>>();
        for (int i = 0; i < most; i++) {
            some.add(stops.get((int) ((long) i * (stops.size() - 1) / (most - 1))));
        }
        return some;
    }

    /// Some of the actions of the universe, the same ones for the same position.
    List<A> sample(Stop<S> stop, int most) {
        if (universe.size() <= most) {
            return universe;
        }
        Randomness random = new Streams(seed).stream("sample", stop.number());
        var sample = new ArrayList<A>();
        for (int i = 0; i < most; i++) {
            sample.add(Positions.pick(universe, random));
        }
        return sample;
    }

    /// Where a failed check stood, so that anybody can go there again.
    String place(Stop<S> stop) {
        return game.info().id() + ", " + table + ", seed " + seed + ", step " + stop.number();
    }

    Optional<Stop<S>> end() {
        return ended() ? Optional.of(stops.getLast()) : Optional.empty();
    }
}
