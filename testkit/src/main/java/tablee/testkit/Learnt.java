package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import tablee.engine.Action;
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

/// Whether a step may be taken back is derived, not believed ([Event#reveals]): a decision is made in the truth and in other worlds in which it
/// could be made too. If somebody could not tell two of them apart before and can afterwards, something was learnt that an undo cannot
/// take away. Where people are asked to remember, the other way round counts as well: what went out of sight would be shown again. Either
/// way an event of the step has to say so.
///
/// @param positions of each game that are looked at
/// @param worlds for each viewer
/// @param disturbed another position, with something changed that anybody may see
record Learnt<S extends State, V extends View, A extends Action>(
        int positions, int worlds, BiFunction<S, Randomness, Optional<S>> disturbed)
        implements Property<S, V, A> {

    /// Positions with something changed, for each decision: most changes are of no account to it.
    private static final int DISTURBED = 12;

    /// What somebody has before their eyes before a step and after it, and what they saw happen.
    private record Sight(String before, String after, String seen) {}

    @Override
    public void check(Journey<S, V, A> journey) {
        for (Journey.Stop<S> stop : journey.some(positions)) {
            if (stop.next() instanceof Next.Decide(Seats awaited)) {
                Randomness random = new Streams(journey.seed()).stream("learnt", stop.number());
                for (Seat seat : awaited) {
                    decide(journey, stop, seat, random);
                }
            }
        }
    }

    /// Every kind of decision that is open here, once.
    private void decide(
            Journey<S, V, A> journey, Journey.Stop<S> stop, Seat seat, Randomness random) {
        Game<S, V, A> game = journey.game();
        var kinds = new ArrayList<String>();
        for (A action : game.legal(game.view(stop.state(), seat))) {
            String kind = game.formats().write(action).split(" ", 2)[0];
            if (!kinds.contains(kind)) {
                kinds.add(kind);
                Events told = Events.recorded();
                S after = game.act(stop.state(), seat, action, told);
                // What a draw or the end follows is not taken back alone anyway.
                boolean alone = game.next(after) instanceof Next.Decide;
                if (alone && told.told().stream().noneMatch(Event::reveals)) {
                    String place = journey.place(stop) + ", " + seat + " " + action;
                    silent(journey, stop.state(), after, told.told(), seat, action, place, random);
                }
            }
        }
    }

    private void silent(
            Journey<S, V, A> journey,
            S state,
            S after,
            List<Event> told,
            Seat seat,
            A action,
            String place,
            Randomness random) {
        Game<S, V, A> game = journey.game();
        for (S other : others(journey, state, random)) {
            if (!mayAct(game, other, seat, action)) {
                continue;
            }
            Events toldThere = Events.recorded();
            S afterThere = game.act(other, seat, action, toldThere);
            for (Viewer viewer : journey.viewers()) {
                Sight here = sight(game, state, after, told, viewer);
                Sight there = sight(game, other, afterThere, toldThere.told(), viewer);
                boolean before = here.before().equals(there.before());
                boolean same =
                        here.after().equals(there.after()) && here.seen().equals(there.seen());
                hold(
                        same || !before,
                        place,
                        viewer.label() + " learns something, and no event reveals: " + told);
                hold(
                        before || !same || !game.asksToRemember(game.view(state, viewer)),
                        place,
                        viewer.label()
                                + " would be shown something again, and no event reveals: "
                                + told);
            }
        }
    }

    private List<S> others(Journey<S, V, A> journey, S state, Randomness random) {
        Game<S, V, A> game = journey.game();
        var others = new ArrayList<S>();
        for (int i = 0; i < worlds; i++) {
            for (Viewer viewer : journey.viewers()) {
                others.add(game.imagine(game.forgetting(game.view(state, viewer)), random));
            }
        }
        for (int i = 0; i < DISTURBED; i++) {
            disturbed.apply(state, random).ifPresent(others::add);
        }
        return others;
    }

    private static <S extends State, V extends View, A extends Action> boolean mayAct(
            Game<S, V, A> game, S state, Seat seat, A action) {
        return game.next(state) instanceof Next.Decide(Seats awaited)
                && awaited.contains(seat)
                && game.refusal(game.view(state, seat), action).isEmpty();
    }

    private static <S extends State, V extends View, A extends Action> Sight sight(
            Game<S, V, A> game, S before, S after, List<Event> told, Viewer viewer) {
        Json seen =
                Json.of(
                        told.stream()
                                .flatMap(event -> event.seenBy(viewer).stream())
                                .map(game.formats().events()::write)
                                .toList());
        return new Sight(eyes(game, before, viewer), eyes(game, after, viewer), seen.print());
    }

    private static <S extends State, V extends View, A extends Action> String eyes(
            Game<S, V, A> game, S state, Viewer viewer) {
        V view = game.forgetting(game.view(state, viewer));
        return game.formats().now(view).print() + game.formats().memory(view).print();
    }
}
