package tablee.testkit;

import static tablee.testkit.Property.hold;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Action;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;

/// Properties of legal lists and refusals.
final class Lists {

    private static final int SAMPLE = 60;

    private Lists() {}

    private interface AtSeat<V extends View, A extends Action> {
        void check(String place, Seat seat, boolean awaited, V view, List<A> legal);
    }

    private static <S extends State, V extends View, A extends Action> void everywhere(
            Journey<S, V, A> journey, Journey.Stop<S> stop, AtSeat<V, A> check) {
        Seats awaited = stop.next() instanceof Next.Decide(Seats seats) ? seats : Seats.NONE;
        for (Seat seat : Seats.all(journey.settings().seats())) {
            V view = journey.game().view(stop.state(), seat);
            hold(
                    view.awaited().equals(awaited),
                    journey.place(stop),
                    "the view of "
                            + seat
                            + " waits for "
                            + view.awaited()
                            + ", the rules for "
                            + awaited);
            check.check(
                    journey.place(stop) + ", seat " + seat,
                    seat,
                    awaited.contains(seat),
                    view,
                    journey.game().legal(view));
        }
    }

    /// Same list twice, also from a view that was written and read again; free of doubles; empty exactly for those who
    /// are not awaited.
    static <S extends State, V extends View, A extends Action> void pinned(
            Journey<S, V, A> journey) {
        Game<S, V, A> game = journey.game();
        Formats<S, V, A> formats = game.formats();
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            everywhere(
                    journey,
                    stop,
                    (place, seat, awaited, view, legal) -> {
                        hold(
                                legal.isEmpty() != awaited,
                                place,
                                "awaited " + awaited + ", legal " + legal);
                        hold(
                                legal.equals(game.legal(game.view(stop.state(), seat))),
                                place,
                                "the legal list is not the same when asked again: " + legal);
                        V again =
                                formats.view(
                                        Json.parse(formats.now(view).print()),
                                        Json.parse(formats.memory(view).print()));
                        hold(
                                legal.equals(game.legal(again)),
                                place,
                                "the legal list is another one after the view was written and read");
                        hold(
                                new HashSet<>(legal).size() == legal.size(),
                                place,
                                "doubles in the legal list: " + legal);
                        if (awaited) {
                            hold(
                                    legal.equals(game.quickLegal(stop.state(), seat)),
                                    place,
                                    "quickLegal gives "
                                            + game.quickLegal(stop.state(), seat)
                                            + ", legal "
                                            + legal);
                        }
                    });
        }
    }

    /// Refused exactly when what is meant is not listed; what is listed means itself; the clause of a refusal is in the
    /// register (unless no register was given).
    static <S extends State, V extends View, A extends Action> void refusals(
            Journey<S, V, A> journey, Optional<Register> register) {
        Map<String, String> unknown = new TreeMap<>();
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            everywhere(
                    journey,
                    stop,
                    (place, seat, awaited, view, legal) -> {
                        Set<A> listed = new HashSet<>(legal);
                        for (A action : legal) {
                            Optional<Refused> refusal = journey.game().refusal(view, action);
                            hold(
                                    refusal.isEmpty(),
                                    place,
                                    action + " is legal and refused: " + refusal);
                            A meant = journey.game().meant(view, action);
                            hold(
                                    meant.equals(action),
                                    place,
                                    action + " is listed and taken for " + meant);
                        }
                        for (A action : journey.sample(stop, SAMPLE)) {
                            Optional<Refused> refusal = journey.game().refusal(view, action);
                            A meant = journey.game().meant(view, action);
                            hold(
                                    refusal.isEmpty() == listed.contains(meant),
                                    place,
                                    action
                                            + ", taken for "
                                            + meant
                                            + ", is neither legal nor refused, or both");
                            refusal.map(Refused::clause)
                                    .filter(
                                            clause ->
                                                    register.isPresent()
                                                            && register.get()
                                                                    .find(clause)
                                                                    .isEmpty())
                                    .ifPresent(
                                            clause -> unknown.put(clause, place + ", " + action));
                        }
                    });
        }
        hold(
                unknown.isEmpty(),
                journey.game().info().id(),
                "refusals cite clauses that no register has: " + unknown);
    }

    /// What happens to a seat whose time has run out is always legal.
    static <S extends State, V extends View, A extends Action> void absence(
            Journey<S, V, A> journey) {
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            everywhere(
                    journey,
                    stop,
                    (place, seat, awaited, view, legal) -> {
                        if (awaited) {
                            A action = journey.game().whenAbsent(view);
                            hold(
                                    legal.contains(action),
                                    place,
                                    "whenAbsent gives " + action + ", legal is " + legal);
                        }
                    });
        }
    }
}
