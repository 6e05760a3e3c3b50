package tablee.testkit.scenario;

import java.util.Map;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;

/// Reads the position of a scenario. What its form does not know is refused by that; what the game made something else of is refused here: a
/// number, a flag or a card that is another one when the position is written down again.
final class Arranged {

    private Arranged() {}

    /// @param said what the scenario says
    /// @param whole what the game reads: the same, or `said` laid over another position
    static <S extends State, V extends View, A extends Action> S read(
            Game<S, V, A> game, Settings settings, Json said, Json whole) {
        S state;
        try {
            state = game.formats().position(settings, whole);
            game.check(state);
        } catch (BadInput bad) {
            String sentence = game.wording().texts("en").say(bad.sentence());
            int line = bad.line() > 0 ? bad.line() : said.line();
            throw new Unfit(line, "a sound position", Sentences.without(sentence));
        } catch (IllegalStateException impossible) {
            String sentence = String.valueOf(impossible.getMessage());
            throw new Unfit(said.line(), "a sound position", Sentences.without(sentence));
        } catch (RuntimeException | AssertionError broken) {
            throw new Unfit(said.line(), "a sound position", broken.toString());
        }
        same(said, game.formats().position(state), "");
        return state;
    }

    private static void same(Json said, Json written, String path) {
        switch (said) {
            case Json.Obj object when written instanceof Json.Obj other -> {
                for (Map.Entry<String, Json> field : object.entries().entrySet()) {
                    String inner = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
                    other.find(field.getKey())
                            .ifPresent(value -> same(field.getValue(), value, inner));
                    if (field.getValue() instanceof Json.Arr list) {
                        contained(list, other, inner);
                    }
                }
            }
            case Json.Arr _ -> {}
            case Json.Num _ when written instanceof Json.Num -> equal(said, written, path);
            case Json.Bool _ when written instanceof Json.Bool -> equal(said, written, path);
            case Json.Obj _, Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void equal(Json said, Json written, String path) {
        if (!said.equals(written)) {
            throw new Unfit(
                    said.line(),
                    path + " " + said.print(),
                    "the game makes " + written.print() + " of it");
        }
    }

    /// Every number of a list is somewhere in the object that the game made: it may sort its cards otherwise, but not lose one.
    private static void contained(Json.Arr said, Json.Obj written, String path) {
        for (Json one : said.values()) {
            if (one instanceof Json.Num && !holds(written, one)) {
                throw new Unfit(
                        one.line() > 0 ? one.line() : said.line(),
                        path + " with " + one.print(),
                        "the game has nothing of the kind");
            }
        }
    }

    private static boolean holds(Json json, Json number) {
        return switch (json) {
            case Json.Obj object ->
                    object.entries().values().stream().anyMatch(value -> holds(value, number));
            case Json.Arr list -> list.values().stream().anyMatch(value -> holds(value, number));
            case Json.Num _ -> json.equals(number);
            case Json.Text _, Json.Bool _, Json.Null _ -> false;
        };
    }
}
