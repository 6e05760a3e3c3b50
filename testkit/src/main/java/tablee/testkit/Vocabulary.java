package tablee.testkit;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

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
