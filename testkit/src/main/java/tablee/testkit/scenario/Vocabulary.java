package tablee.testkit.scenario;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.testkit.Journey;

/// The paths that views of a game have, from a few random games: what is *not* there can only be asked about a place that there is. The
/// places of the true position count too, for what no view may ever show.
final class Vocabulary {

    private static final int GAMES = 3;
    private static final int STEPS = 1_500;
    private static final int STOPS = 120;

    private static final Map<String, Set<String>> KNOWN = new ConcurrentHashMap<>();
    private static final Pattern NUMBER = Pattern.compile("\\.\\d+(?=\\.|$)");

    private Vocabulary() {}

    /// Whether a view can have something at this path: here and now, or at some time in some game at such a table.
    static <S extends State, V extends View, A extends Action> boolean has(
            Line<S, V, A> line, String path) {
        return shapes(line).contains(shape(path));
    }

    /// The first field inside what a pattern says is *not* there (`$not`, `$absent`, `$hasNot`) that no position, view or event of the game
    /// has: misspelt, it would never be there and the pattern would always hold.
    static <S extends State, V extends View, A extends Action> Optional<Denied> misspelt(
            Line<S, V, A> line, Json pattern, boolean denied) {
        var names = new ArrayList<Denied>();
        denied(pattern, denied, names);
        if (names.isEmpty()) {
            return Optional.empty();
        }
        Set<String> known = names(line);
        return names.stream().filter(one -> !known.contains(shape("." + one.name))).findFirst();
    }

    /// A field that is said not to be there, and where.
    record Denied(String name, int line) {}

    private static void denied(Json pattern, boolean denied, List<Denied> names) {
        switch (pattern) {
            case Json.Obj object ->
                    object.entries()
                            .forEach((name, inner) -> denied(name, inner, denied, object, names));
            case Json.Arr list -> list.values().forEach(one -> denied(one, denied, names));
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void denied(
            String name, Json inner, boolean denied, Json.Obj in, List<Denied> names) {
        switch (name) {
            case "$absent" ->
                    inner.items()
                            .forEach(one -> names.add(new Denied(one.plain(), at(one, inner))));
            case "$not", "$hasNot" -> denied(inner, true, names);
            default -> {
                if (denied && !name.startsWith("$")) {
                    names.add(new Denied(name, at(inner, in)));
                }
                denied(inner, denied, names);
            }
        }
    }

    private static int at(Json one, Json around) {
        return one.line() > 0 ? one.line() : around.line();
    }

    /// The last step of every path, and the fields of events: those told so far, those of a few games, and by their types those that no game
    /// happened to tell.
    private static <S extends State, V extends View, A extends Action> Set<String> names(
            Line<S, V, A> line) {
        Set<String> names = new HashSet<>();
        for (String path : shapes(line)) {
            names.add(path.substring(Math.max(0, path.lastIndexOf('.'))));
        }
        for (Json event : line.happened()) {
            event.fields().keySet().forEach(name -> names.add(shape("." + name)));
        }
        return names;
    }

    private static <S extends State, V extends View, A extends Action> Set<String> shapes(
            Line<S, V, A> line) {
        Game<S, V, A> game = line.game();
        Settings settings = line.settings();
        Set<String> shapes =
                new HashSet<>(
                        KNOWN.computeIfAbsent(
                                game.info().id()
                                        + game.info().content()
                                        + settings.toJson().print(),
                                key -> ofGames(game, settings)));
        for (Viewer viewer : line.viewers()) {
            add(game, game.view(line.state(), viewer), shapes);
        }
        add(game, line.state(), shapes);
        return shapes;
    }

    private static <S extends State, V extends View, A extends Action> Set<String> ofGames(
            Game<S, V, A> game, Settings settings) {
        Set<String> shapes = new HashSet<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            Journey<S, V, A> journey = Journey.of(game, settings, seed, STEPS);
            for (Journey.Stop<S> stop : journey.some(STOPS)) {
                for (Viewer viewer : journey.viewers()) {
                    add(game, game.view(stop.state(), viewer), shapes);
                }
                add(game, stop.state(), shapes);
            }
            journey.stops().forEach(stop -> stop.events().forEach(e -> add(game, e, shapes)));
        }
        return Set.copyOf(shapes);
    }

    private static <S extends State, V extends View, A extends Action> void add(
            Game<S, V, A> game, V view, Set<String> shapes) {
        add("now", game.formats().now(view), shapes);
        add("memory", game.formats().memory(view), shapes);
    }

    private static <S extends State, V extends View, A extends Action> void add(
            Game<S, V, A> game, S state, Set<String> shapes) {
        Json truth = game.formats().position(state);
        add("now", truth, shapes);
        add("memory", truth, shapes);
    }

    /// With the events beside it in its sealed family: a rare one is in no game that was tried.
    private static <S extends State, V extends View, A extends Action> void add(
            Game<S, V, A> game, Event event, Set<String> shapes) {
        add("events", game.formats().events().write(event), shapes);
        for (Class<?> family : event.getClass().getInterfaces()) {
            Class<?>[] others = family.getPermittedSubclasses();
            for (Class<?> other : others == null ? new Class<?>[0] : others) {
                RecordComponent[] fields = other.getRecordComponents();
                for (RecordComponent field : fields == null ? new RecordComponent[0] : fields) {
                    shapes.add("events." + field.getName());
                }
            }
        }
    }

    private static void add(String path, Json json, Set<String> shapes) {
        shapes.add(shape(path));
        switch (json) {
            case Json.Obj object ->
                    object.entries()
                            .forEach((name, value) -> add(path + "." + name, value, shapes));
            case Json.Arr list -> list.values().forEach(value -> add(path + ".1", value, shapes));
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    /// One item of a list, or one thing that is named by its number, is as good as another.
    private static String shape(String path) {
        return NUMBER.matcher(path).replaceAll(".#");
    }
}
