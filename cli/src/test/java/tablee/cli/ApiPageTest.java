package tablee.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.architecture.MadePart;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.View;

/// The examples of `docs/api.md` are messages of a game that was played. Recorded again with `-Dgolden.update=true`.
class ApiPageTest {

    private static final int ITEMS = 2;
    private static final int LETTERS = 60;

    @Test
    void examples_are_what_a_table_sends() throws IOException {
        var page = new MadePart(Path.of("../docs/api.md"));
        for (var message : played(Games.find("cabo").house()).entrySet()) {
            page.holds(message.getKey(), "```json\n" + cut(message.getValue()).pretty() + "```\n");
        }
    }

    private static <S extends State, V extends View, A extends Action> Map<String, Json> played(
            Game<S, V, A> game) {
        return new RecordedGame<>(game).play();
    }

    /// Long lists and texts end in `…`.
    private static Json cut(Json json) {
        return switch (json) {
            case Json.Text text when text.value().length() > LETTERS ->
                    Json.of(text.value().substring(0, LETTERS) + "…");
            case Json.Arr list when list.values().size() > ITEMS -> {
                var some = new ArrayList<Json>();
                list.values().stream().limit(ITEMS).map(ApiPageTest::cut).forEach(some::add);
                some.add(Json.of("…"));
                yield Json.of(some);
            }
            case Json.Arr list -> Json.of(list.values().stream().map(ApiPageTest::cut).toList());
            case Json.Obj object -> {
                var fields = Json.object();
                object.entries().forEach((name, value) -> fields.put(name, cut(value)));
                yield fields.build();
            }
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> json;
        };
    }
}
