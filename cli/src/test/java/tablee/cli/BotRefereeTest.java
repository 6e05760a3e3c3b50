package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cabo.CaboGame;
import tablee.engine.Json;

/// Programs from outside against built-in bots: what they are told, what is made of their answers, and what is reported.
class BotRefereeTest {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir Path folder;

    private static List<String> program(String... way) {
        var line = new ArrayList<>(List.of(JAVA, "-XX:TieredStopAtLevel=1", "-cp"));
        line.add(System.getProperty("java.class.path"));
        line.add(RefereedProgram.class.getName());
        line.addAll(List.of(way));
        return line;
    }

    private static Json refereed(List<String> program, String... options) {
        var line = new ArrayList<>(List.of("bot-referee"));
        line.addAll(List.of(options));
        line.add("--json");
        line.add("--");
        line.addAll(program);
        var said = Session.run(line.toArray(String[]::new));
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isZero();
        return Json.parse(said.out());
    }

    @Test
    void every_deal_is_played_on_every_seat_and_reported() {
        Json report =
                refereed(
                        List.of(JAVA, "../samples/java/RefereeBot.java"),
                        "cabo",
                        "--seats=3",
                        "--games=4",
                        "--level=random",
                        "-o",
                        "startCards=6");
        assertThat(report.at("games").asInt()).isEqualTo(6);
        assertThat(report.at("deals").asInt()).isEqualTo(2);
        assertThat(report.at("settings").print()).contains("startCards");
        assertThat(report.at("results").items().stream().map(one -> one.at("seat").asText()))
                .containsExactly("A", "B", "C", "A", "B", "C");
        assertThat(report.at("results").items().stream().map(one -> one.at("ending").asText()))
                .containsOnly("played");
        double won =
                report.at("results").items().stream()
                        .mapToDouble(one -> one.at("won").asDouble())
                        .sum();
        assertThat(report.at("won").asDouble()).isBetween(won - 0.01, won + 0.01);
        assertThat(report.at("wilson").items()).hasSize(2);
        assertThat(report.at("paired").items()).hasSize(2);
    }

    /// The same program with the same seed meets the same games.
    @Test
    void a_series_can_be_repeated() {
        String[] options = {"cabo", "--seats=2", "--games=2", "--level=habitué", "--seed=5"};
        var bot = List.of(JAVA, "../samples/java/RefereeBot.java");
        assertThat(refereed(bot, options).at("results"))
                .isEqualTo(refereed(bot, options).at("results"));
    }

    private List<Json> lines() throws Exception {
        Path file = folder.resolve("lines");
        Json report =
                refereed(program("record", file.toString()), "cabo", "--seats=2", "--games=2");
        assertThat(report.at("results").items().getFirst().at("refusals").asInt()).isPositive();
        return Files.readAllLines(file).stream().map(Json::parse).toList();
    }

    /// Whatever a line holds is described in the guide; a field more has to be described there first.
    @Test
    void every_line_is_as_the_guide_describes_it() throws Exception {
        String guide = Files.readString(Path.of("..", "docs", "bots.md"));
        Map<String, TreeSet<String>> met = new HashMap<>();
        for (Json line : lines()) {
            met.computeIfAbsent(line.at("t").asText(), _ -> new TreeSet<>())
                    .addAll(line.fields().keySet());
        }
        assertThat(met.keySet()).containsExactlyInAnyOrder("game", "ask", "over");
        met.forEach(
                (kind, fields) -> {
                    String row =
                            guide.lines()
                                    .filter(one -> one.startsWith("| `" + kind + "` |"))
                                    .findFirst()
                                    .orElseThrow();
                    fields.remove("t");
                    assertThat(fields).allMatch(field -> row.contains("`" + field + "`"));
                });
    }

    /// What a seat is shown can be read back by the forms of the game, and is that seat's own view.
    @Test
    void a_question_holds_the_view_of_its_seat_and_what_happened_since() throws Exception {
        var formats = new CaboGame().formats();
        var kinds = new TreeSet<String>();
        for (Json line : lines()) {
            if (line.at("t").asText().equals("ask")) {
                var view = formats.view(line.at("now"), line.at("memory"));
                assertThat(view.viewer().toString()).isEqualTo(line.at("seat").asText());
                for (Json event : line.at("since").items()) {
                    kinds.add(event.at("kind").asText());
                    assertThat(formats.events().write(formats.events().read(event)))
                            .isEqualTo(event);
                }
            }
        }
        assertThat(kinds).contains("roundStarted", "looked", "drew");
    }

    @Test
    void after_a_refusal_the_question_comes_again_with_the_reason() throws Exception {
        List<Json> asked =
                lines().stream().filter(line -> line.at("t").asText().equals("ask")).toList();
        Json first = asked.get(0);
        Json unreadable = asked.get(1);
        Json illegal = asked.get(2);
        assertThat(first.find("refused")).isEmpty();
        assertThat(unreadable.at("refused").at("do").asText()).isEqualTo("xyz");
        assertThat(unreadable.at("refused").at("say").asText()).contains("xyz");
        assertThat(illegal.at("refused").at("clause").asText()).startsWith("CABO-");
        for (String part : List.of("seat", "since", "now", "memory", "legal")) {
            assertThat(unreadable.at(part)).isEqualTo(first.at(part));
            assertThat(illegal.at(part)).isEqualTo(first.at(part));
        }
    }

    /// A game is lost, the series goes on: the program is started again.
    @ParameterizedTest
    @CsvSource({
        "sleep, time, lostOnTime",
        "leave, gone, lostByLeaving",
        "babble, refused, lostByRefusals"
    })
    void who_gives_no_answer_loses_the_game(String way, String ending, String counted) {
        Json report = refereed(program(way), "cabo", "--seats=2", "--games=2", limit(way));
        assertThat(report.at("results").items().stream().map(one -> one.at("ending").asText()))
                .containsExactly(ending, ending);
        assertThat(report.at(counted).asInt()).isEqualTo(2);
        assertThat(report.at("won").asDouble()).isZero();
    }

    /// Short only for the one that never answers: a busy machine must not make the others late.
    private static String limit(String way) {
        return "--limit=" + (way.equals("sleep") ? 200 : 600_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cabo", "cv", "metro", "hasard"})
    void the_shapes_of_every_game_can_be_asked_for(String game) {
        Json shapes = Json.parse(Session.run("bot-referee", game, "--shapes").out());
        assertThat(shapes.at("now").at("type").asText()).isEqualTo("object");
        assertThat(shapes.fields().keySet()).containsExactlyInAnyOrder("now", "memory", "event");
    }

    @Test
    void without_a_program_nothing_is_played() {
        var said = Session.run("bot-referee", "cabo");
        assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(said.err()).contains("Which program");
    }

    @Test
    void a_program_that_cannot_be_started_is_named() {
        var said = Session.run("bot-referee", "cabo", "--", "no-such-program-here");
        assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(said.err()).contains("no-such-program-here");
    }

    @Test
    void the_sample_in_python_plays() {
        Assumptions.assumeTrue(Python.isThere(), "left out: there is no python3 here");
        Json report =
                refereed(
                        List.of("python3", "../samples/python/referee_bot.py"),
                        "hasard",
                        "--seats=2",
                        "--games=2");
        assertThat(report.at("results").items().stream().map(one -> one.at("ending").asText()))
                .containsOnly("played");
    }
}
