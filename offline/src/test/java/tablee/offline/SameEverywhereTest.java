package tablee.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.bots.Budget;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.play.GameVersions;

/// The program on the JVM and what was compiled from it say the same, byte for byte: every message, every line of the log with the hash of its
/// state, every answer after the end.
class SameEverywhereTest {

    /// Ten seeds in every build, and ten games of a simulation for each; -Doffline.games=200 plays the seeds 1 to 200 and 2,000 games.
    private static final int GAMES = Integer.getInteger("offline.games", 10);

    private static final Json NOTHING = Json.object().build();

    static Stream<Arguments> everywhere() {
        return Games.all().stream()
                .flatMap(
                        game -> Stream.of("js", "wasm").map(kind -> Arguments.of(game.id(), kind)));
    }

    private static LocalHouse house(String game) {
        GameProvider provider = Games.find(game);
        return new LocalHouse(GameVersions.house(provider), _ -> Budget.iterations(1));
    }

    private static Compiled compiled(String game, String kind) {
        assumeTrue(
                kind.equals("js") || Compiled.hasChromium(),
                "WebAssembly is held against the JVM in Chromium: install it (Debian: apt install chromium) or set CHROMIUM to it");
        return Compiled.start(game, kind);
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void whole_games_are_told_the_same(String game, String kind) {
        LocalHouse jvm = house(game);
        try (Compiled compiled = compiled(game, kind)) {
            var visitor =
                    new Visitor(
                            request -> {
                                String here = jvm.serve(request);
                                assertThat(compiled.serve(request)).as(request).isEqualTo(here);
                                return here;
                            },
                            game.length(),
                            kind.equals("js") ? "fr" : "en");
            visitor.open(game, 3, List.of("habitué", "expert"));
            for (int i = 0; i < 12; i++) {
                visitor.step();
            }
            visitor.act("no such move");
            // Whose letters are taken apart, and whose signs are left out, by what each of the two
            // has for it.
            for (String name :
                    List.of(
                            " A\u0301\u0301\u0301na\u200B  B ",
                            "\uFB01\u2460",
                            "\uFF21n\u0430",
                            "\u202E\u3164")) {
                visitor.say(Json.object().put("cmd", "rename").put("seat", "A").put("name", name));
            }
            visitor.say(Json.object().put("cmd", "undo").put("seat", "A"));
            visitor.call("POST", "/" + visitor.table() + "/hint", NOTHING, "{\"seat\":\"A\"}");
            visitor.get("/story", NOTHING);
            visitor.get("/scenario", NOTHING);
            visitor.join(visitor.seq() - 3);
            visitor.playToTheEnd();
            assertThat(visitor.isOver()).isTrue();
            for (String after : List.of("/story", "/recap", "/replay", "/draws", "/scenario")) {
                assertThat(visitor.get(after, NOTHING).at("status").asInt()).isEqualTo(200);
            }
            Json open = Json.object().put("as", "open").put("from", "0").put("to", "200").build();
            assertThat(visitor.get("/replay", open).at("status").asInt()).isEqualTo(200);
            assertThat(visitor.get("/verify", NOTHING).at("body").asText())
                    .contains("\"fair\":true");
            // A share of it each time, as far as the budget goes; the rest is in LocalHouseTest.
            assertThat(visitor.get("/analysis", NOTHING).at("status").asInt()).isEqualTo(202);
        }
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void puzzles_are_judged_the_same(String game, String kind) {
        LocalHouse jvm = house(game);
        try (Compiled compiled = compiled(game, kind)) {
            var visitor =
                    new Visitor(
                            request -> {
                                String here = jvm.serve(request);
                                assertThat(compiled.serve(request)).as(request).isEqualTo(here);
                                return here;
                            },
                            1,
                            kind.equals("js") ? "fr" : "en");
            String path = "/api/games/" + game + "/puzzles";
            Json shown = visitor.api("GET", path, NOTHING, "");
            List<Json> puzzles = Json.parse(shown.at("body").asText()).at("puzzles").items();
            assertThat(puzzles).hasSizeGreaterThanOrEqualTo(3);
            for (Json puzzle : puzzles) {
                String one = path + "/" + puzzle.at("id").asText();
                int right = 0;
                for (Json move : puzzle.at("legal").items()) {
                    Json query = Json.object().put("move", move.at("do")).build();
                    Json tried = visitor.api("GET", one, query, "");
                    assertThat(tried.at("status").asInt()).isEqualTo(200);
                    right += Json.parse(tried.at("body").asText()).at("right").asBool() ? 1 : 0;
                }
                assertThat(right).as(one).isPositive();
                Json nonsense = Json.object().put("move", "fly").build();
                assertThat(visitor.api("GET", one, nonsense, "").at("status").asInt())
                        .isEqualTo(400);
            }
            assertThat(visitor.api("GET", path + "/none", NOTHING, "").at("status").asInt())
                    .isEqualTo(404);
        }
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void the_states_of_seeded_games_are_the_same_after_every_step(String game, String kind) {
        LocalHouse jvm = house(game);
        try (Compiled compiled = compiled(game, kind)) {
            for (int seed = 1; seed <= GAMES; seed++) {
                String request = playouts("playouts", seed, 1);
                assertThat(compiled.serve(request)).as(request).isEqualTo(jvm.serve(request));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void simulations_have_the_same_result(String game, String kind) {
        LocalHouse jvm = house(game);
        String request = playouts("simulate", 1, 10 * GAMES);
        try (Compiled compiled = compiled(game, kind)) {
            Json here = Json.parse(jvm.serve(request));
            Json there = Json.parse(compiled.serve(request));
            assertThat(there.at("hash")).isEqualTo(here.at("hash"));
            assertThat(there.at("actions")).isEqualTo(here.at("actions"));
        }
    }

    private static String playouts(String what, int seed, int games) {
        return Json.object()
                .put("do", what)
                .put("now", 0)
                .put("seats", 3)
                .put("seed", seed)
                .put("games", games)
                .build()
                .print();
    }
}
