package tablee.testkit;

import static tablee.testkit.Property.hold;

import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Everything that is written reads back to an equal value, through the text of its JSON.
final class Codecs {

    private Codecs() {}

    private static Json through(Json json) {
        return Json.parse(json.print());
    }

    static <S extends State, V extends View, A extends Action> void settings(
            Journey<S, V, A> journey) {
        var form = journey.game().options().form();
        Json json = through(form.write(journey.settings()));
        String place = journey.game().info().id() + ", " + json.print();
        hold(form.read(json).equals(journey.settings()), place, "is read as " + form.read(json));
        hold(
                ShapeCheck.faults(form.shape(), json).isEmpty(),
                place,
                "is of another shape: " + ShapeCheck.faults(form.shape(), json));
    }

    static <S extends State, V extends View, A extends Action> void actions(
            Journey<S, V, A> journey) {
        Formats<S, V, A> formats = journey.game().formats();
        for (A action : journey.universe()) {
            String notation = formats.write(action);
            String place = journey.game().info().id() + ", \"" + notation + "\"";
            hold(
                    notation.equals(notation.strip()) && !notation.isEmpty(),
                    place,
                    "blank at an end");
            hold(!notation.contains("\n"), place, "several lines");
            hold(
                    action.equals(formats.read(notation)),
                    place,
                    "is read as " + formats.read(notation));
        }
    }

    /// No two different actions share a notation: a log could not tell them apart.
    static <S extends State, V extends View, A extends Action> void notation(
            Journey<S, V, A> journey) {
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            if (stop.next() instanceof Next.Decide(Seats awaited)) {
                for (Seat seat : awaited) {
                    var legal = journey.game().legal(journey.game().view(stop.state(), seat));
                    long texts =
                            legal.stream().map(journey.game().formats()::write).distinct().count();
                    hold(
                            texts == legal.size(),
                            journey.place(stop),
                            "two moves with one notation: " + legal);
                }
            }
        }
    }

    static <S extends State, V extends View, A extends Action> void events(
            Journey<S, V, A> journey) {
        Formats<S, V, A> formats = journey.game().formats();
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            for (Event event : stop.events()) {
                readsBack(journey.place(stop), formats, event);
                for (Viewer viewer : journey.viewers()) {
                    event.seenBy(viewer)
                            .ifPresent(
                                    seen -> {
                                        readsBack(journey.place(stop), formats, seen);
                                        hold(
                                                seen.seenBy(viewer)
                                                        .filter(seen::equals)
                                                        .isPresent(),
                                                journey.place(stop),
                                                seen
                                                        + " is seen by "
                                                        + viewer.label()
                                                        + " as "
                                                        + seen.seenBy(viewer));
                                    });
                }
            }
        }
    }

    private static <S extends State, V extends View, A extends Action> void readsBack(
            String place, Formats<S, V, A> formats, Event event) {
        Json json = formats.events().write(event);
        hold(
                event.equals(formats.events().read(through(json))),
                place,
                "event " + event + " is read as " + formats.events().read(through(json)));
        hold(
                json.find("seat").map(Json::print).map(Codecs::isLabel).orElse(true),
                place,
                "event names its seat otherwise than by its letter: " + json.print());
    }

    private static boolean isLabel(String printed) {
        return printed.matches("\"[A-Z]\"");
    }

    static <S extends State, V extends View, A extends Action> void views(
            Journey<S, V, A> journey) {
        Formats<S, V, A> formats = journey.game().formats();
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            for (Viewer viewer : journey.viewers()) {
                V view = journey.game().view(stop.state(), viewer);
                String place = journey.place(stop) + ", viewer " + viewer.label();
                hold(view.viewer().equals(viewer), place, "the view says " + view.viewer().label());
                V again = formats.view(through(formats.now(view)), through(formats.memory(view)));
                hold(view.equals(again), place, "the view " + view + " is read as " + again);
                hold(
                        view.hashCode() == again.hashCode(),
                        place,
                        "equal views with different hash codes");
            }
        }
    }

    static <S extends State, V extends View, A extends Action> void positions(
            Journey<S, V, A> journey) {
        Formats<S, V, A> formats = journey.game().formats();
        for (Journey.Stop<S> stop : journey.some(Journey.MANY)) {
            Json json = through(formats.position(stop.state()));
            S again = formats.position(journey.settings(), json);
            hold(
                    stop.state().equals(again) && stop.hash() == again.hash(),
                    journey.place(stop),
                    "the position "
                            + json.print()
                            + " is read as "
                            + formats.position(again).print());
            hold(
                    stop.state().hashCode() == again.hashCode(),
                    journey.place(stop),
                    "equal states with different hash codes");
        }
    }
}
