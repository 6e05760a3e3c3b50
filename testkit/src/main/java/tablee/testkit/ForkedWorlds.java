package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Two true worlds that part at one point (another shuffle, another throw, another decision) and in which the same moves are made
/// from there. As long as a viewer has seen the same events in both, everything that reaches it must be the same. This needs
/// no `imagine`, so that a view and an `imagine` which share a leak are caught too.
final class ForkedWorlds<S extends State, V extends View, A extends Action> {

    private static final int TRIED = 15;

    private final int forks;
    private final int steps;
    private final Predicate<Event> fleeting;

    ForkedWorlds(int forks, int steps, Predicate<Event> fleeting) {
        this.forks = forks;
        this.steps = steps;
        this.fleeting = fleeting;
    }

    void check(Journey<S, V, A> journey) {
        List<Journey.Stop<S>> stops = journey.stops();
        int stride = Math.max(1, stops.size() / forks);
        for (int i = 0; i < stops.size(); i++) {
            boolean shuffled =
                    stops.get(i).next() instanceof Next.Draw(Chance due)
                            && due instanceof Chance.Shuffle;
            if (i % stride == 0 || shuffled) {
                Randomness random = new Streams(journey.seed()).stream("fork", i);
                fork(journey, stops.get(i), random)
                        .ifPresent(pair -> follow(journey, pair, random));
            }
        }
    }

    /// Both worlds after the same number of steps, with the events of the last one, and who can still not tell them apart.
    private record Pair<S extends State>(
            Journey.Stop<S> from,
            boolean shuffled,
            S one,
            S other,
            List<Event> told,
            List<Event> toldOther,
            List<Viewer> alike) {}

    private Optional<Pair<S>> fork(
            Journey<S, V, A> journey, Journey.Stop<S> stop, Randomness random) {
        Game<S, V, A> game = journey.game();
        Events told = Events.recorded();
        Events toldOther = Events.recorded();
        S state = stop.state();
        switch (stop.next()) {
            case Next.End _ -> {
                return Optional.empty();
            }
            case Next.Draw(Chance due) -> {
                Drawn drawn = due.draw(random);
                Optional<Drawn> another = another(due, drawn, random);
                return another.map(
                        changed ->
                                new Pair<>(
                                        stop,
                                        due instanceof Chance.Shuffle,
                                        game.draw(state, drawn, told),
                                        game.draw(state, changed, toldOther),
                                        told.told(),
                                        toldOther.told(),
                                        journey.viewers()));
            }
            case Next.Decide(Seats awaited) -> {
                Seat seat = Positions.pick(awaited, random);
                List<A> legal = game.legal(game.view(state, seat));
                if (legal.size() < 2) {
                    return Optional.empty();
                }
                int first = random.below(legal.size());
                int second = (first + 1 + random.below(legal.size() - 1)) % legal.size();
                S one = game.act(state, seat, legal.get(first), told);
                S other = game.act(state, seat, legal.get(second), toldOther);
                // Who decided knows what; all the others have only the events.
                List<Viewer> viewers = new ArrayList<>(journey.viewers());
                viewers.remove(seat);
                return Optional.of(
                        new Pair<>(
                                stop, false, one, other, told.told(), toldOther.told(), viewers));
            }
        }
    }

    /// Two cards of a shuffle changed places, or another throw.
    private static Optional<Drawn> another(Chance due, Drawn drawn, Randomness random) {
        for (int attempt = 0; attempt < 50; attempt++) {
            Drawn other;
            if (due instanceof Chance.Shuffle) {
                int[] values = drawn.toArray();
                if (values.length < 2) {
                    return Optional.empty();
                }
                int i = random.below(values.length);
                int j = random.below(values.length);
                int value = values[i];
                values[i] = values[j];
                values[j] = value;
                other = Drawn.of(values);
            } else {
                other = due.draw(random);
            }
            if (!other.equals(drawn)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    private void follow(Journey<S, V, A> journey, Pair<S> start, Randomness random) {
        Pair<S> pair = start;
        for (int step = 0; step < steps; step++) {
            Pair<S> compared = compare(journey, pair, step);
            if (compared.alike().isEmpty()) {
                return;
            }
            Optional<Pair<S>> next = step(journey.game(), compared, random);
            if (next.isEmpty()) {
                return;
            }
            pair = next.get();
        }
    }

    private Pair<S> compare(Journey<S, V, A> journey, Pair<S> pair, int step) {
        Game<S, V, A> game = journey.game();
        var alike = new ArrayList<Viewer>();
        for (Viewer viewer : pair.alike()) {
            String place =
                    journey.place(pair.from())
                            + ", two worlds "
                            + (step + 1)
                            + " steps after they part, viewer "
                            + viewer.label();
            Json seen = seen(game, pair.told(), viewer);
            Json seenOther = seen(game, pair.toldOther(), viewer);
            List<A> tried = journey.sample(pair.from(), TRIED);
            ViewerTexts one = ViewerTexts.of(game, pair.one(), viewer, tried);
            ViewerTexts other = ViewerTexts.of(game, pair.other(), viewer, tried);
            if (seen.equals(seenOther)) {
                one.differs(other)
                        .ifPresent(
                                difference -> {
                                    throw new AssertionError(
                                            place
                                                    + ": saw the same ("
                                                    + seen.print()
                                                    + "), but "
                                                    + difference);
                                });
                alike.add(viewer);
            } else if (pair.shuffled()
                    && kept(pair.told(), viewer)
                    && kept(pair.toldOther(), viewer)) {
                hold(
                        !one.sameView(other),
                        place,
                        "the events "
                                + seen.print()
                                + " and "
                                + seenOther.print()
                                + " tell something that is not in the view");
            }
        }
        return new Pair<>(
                pair.from(),
                pair.shuffled(),
                pair.one(),
                pair.other(),
                pair.told(),
                pair.toldOther(),
                alike);
    }

    private boolean kept(List<Event> told, Viewer viewer) {
        return told.stream().flatMap(event -> event.seenBy(viewer).stream()).noneMatch(fleeting);
    }

    private static <S extends State, V extends View, A extends Action> Json seen(
            Game<S, V, A> game, List<Event> told, Viewer viewer) {
        return Json.of(
                told.stream()
                        .flatMap(event -> event.seenBy(viewer).stream())
                        .map(game.formats().events()::write)
                        .toList());
    }

    /// The same move in both worlds, if there is one. A throw or a shuffle comes out the same where it can.
    private Optional<Pair<S>> step(Game<S, V, A> game, Pair<S> pair, Randomness random) {
        Events told = Events.recorded();
        Events toldOther = Events.recorded();
        Next next = game.next(pair.one());
        Next nextOther = game.next(pair.other());
        if (next instanceof Next.Decide(Seats awaited)) {
            Seat seat = Positions.pick(awaited, random);
            List<A> both = new ArrayList<>(game.legal(game.view(pair.one(), seat)));
            both.retainAll(game.legal(game.view(pair.other(), seat)));
            if (both.isEmpty()) {
                return Optional.empty();
            }
            A action = Positions.pick(both, random);
            S one = game.act(pair.one(), seat, action, told);
            S other = game.act(pair.other(), seat, action, toldOther);
            return Optional.of(after(pair, one, other, told, toldOther));
        }
        if (next instanceof Next.Draw(Chance due)
                && nextOther instanceof Next.Draw(Chance dueOther)) {
            Drawn drawn = due.draw(random);
            Drawn drawnOther = dueOther.probability(drawn) > 0 ? drawn : dueOther.draw(random);
            S one = game.draw(pair.one(), drawn, told);
            S other = game.draw(pair.other(), drawnOther, toldOther);
            return Optional.of(after(pair, one, other, told, toldOther));
        }
        return Optional.empty();
    }

    private static <S extends State> Pair<S> after(
            Pair<S> pair, S one, S other, Events told, Events toldOther) {
        return new Pair<>(
                pair.from(),
                pair.shuffled(),
                one,
                other,
                told.told(),
                toldOther.told(),
                pair.alike());
    }
}
