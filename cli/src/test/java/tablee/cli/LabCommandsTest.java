package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.lab.Minds;

/// The commands of the lab, from what is typed to what is printed.
class LabCommandsTest {

    @TempDir Path folder;

    private static Json json(String... args) {
        var said = Session.run(args);
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isZero();
        return Json.parse(said.out());
    }

    private static Json tournament(String threads) {
        return json(
                "tournament",
                "--game",
                "cabo",
                "--bots",
                "random,débutant,habitue",
                "--games",
                "24",
                "--threads",
                threads,
                "--json");
    }

    @Test
    void a_tournament_is_the_same_on_any_number_of_threads() {
        Json one = tournament("1");
        Json three = tournament("3");
        assertThat(three.at("meetings")).isEqualTo(one.at("meetings"));
        assertThat(three.at("resultHash")).isEqualTo(one.at("resultHash"));
        assertThat(one.at("meetings").items()).hasSize(3);
        assertThat(one.at("games").asInt()).isEqualTo(24);
        assertThat(one.at("repeatable").asBool()).isTrue();
        for (Json meeting : one.at("meetings").items()) {
            assertThat(meeting.at("wilson").items()).hasSize(2);
        }
        assertThat(one.at("bots").items().getLast().at("elo").asDouble()).isGreaterThan(1500);
    }

    @Test
    void a_tournament_is_told_as_a_table_and_as_csv() {
        var said =
                Session.run(
                        "tournament", "--game", "cabo", "--bots", "random,habitué", "--games", "8");
        assertThat(said.out()).contains("random", "habitué", "Elo", "resultHash");
        var csv =
                Session.run(
                        "tournament",
                        "--game",
                        "cabo",
                        "--bots",
                        "random,habitué",
                        "--games",
                        "8",
                        "--csv");
        assertThat(csv.lines()).hasSize(2);
        assertThat(csv.lines().getFirst().split(",", -1))
                .hasSameSizeAs(csv.lines().getLast().split(",", -1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ms", "0", "-3", "5sec", "99999999"})
    void a_budget_that_cannot_be_read_is_refused(String budget) {
        var said = Session.run("tournament", "--game", "cabo", "--budget=" + budget);
        assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(said.err()).contains("50ms");
    }

    @ParameterizedTest
    @ValueSource(strings = {"habitué", "habitué,habitue"})
    void a_tournament_of_one_is_refused(String bots) {
        var said = Session.run("tournament", "--game", "cabo", "--bots", bots);
        assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void a_balance_report_is_a_page_that_stands_alone() throws Exception {
        Path file = folder.resolve("cv.html");
        var said =
                Session.run(
                        "balance", "cv", "--seats", "2", "--games", "12", "--out", file.toString());
        assertThat(said.code()).isZero();
        String page = Files.readString(file);
        assertThat(page)
                .startsWith("<!doctype html>")
                .contains("<svg", "Secret goals", "tablee balance cv --seats 2 --games 12")
                .doesNotContain("<script", "http-equiv", "src=");
        String french =
                Session.run("balance", "cv", "--seats", "2", "--games", "4", "--lang", "fr").out();
        assertThat(french).contains("Buts secrets").doesNotContain("balance.card");
    }

    @Test
    void balance_speaks_json_and_csv() {
        Json report = json("balance", "cabo", "--seats", "2", "--games", "6", "--json");
        assertThat(report.at("seats").items()).hasSize(2);
        assertThat(report.at("factors").items()).isNotEmpty();
        var csv = Session.run("balance", "cabo", "--seats", "2", "--games", "6", "--csv");
        assertThat(csv.lines()).hasSizeGreaterThan(2);
    }

    private static <S extends State, V extends View, A extends Action> GameLog finishedLog(
            Game<S, V, A> game) {
        Match<S, V, A> match = Match.seeded(game, game.options().standard(2), 3);
        var minds = new Minds(new Streams(3));
        var bot = Bots.of(game, Level.HABITUE);
        while (!match.isOver()) {
            Seat seat = match.awaited().first();
            var thinking = minds.thinking(seat, match.steps(), Budget.iterations(0));
            assertThat(match.act(seat, bot.choose(match.view(seat), match.legal(seat), thinking)))
                    .isEmpty();
        }
        return match.log();
    }

    private Path finished() throws Exception {
        Path file = folder.resolve("game.json");
        Files.writeString(file, finishedLog(Games.find("cabo").house()).toJson().pretty());
        return file;
    }

    @Test
    void an_analysis_names_chances_and_costs() throws Exception {
        String file = finished().toString();
        Json analysis = json("analyse", file, "--worlds", "5", "--iterations", "10", "--json");
        assertThat(analysis.at("seats").items()).hasSize(2);
        assertThat(analysis.at("moments").items()).isNotEmpty();
        var said =
                Session.run("analyse", file, "--worlds", "5", "--iterations", "10", "--lang", "fr");
        assertThat(said.out()).contains("décisions", "hasard");
    }

    @Test
    void a_game_that_is_not_over_is_not_analysed() throws Exception {
        Path file = folder.resolve("half.json");
        var log = finishedLog(Games.find("cabo").house());
        Files.writeString(file, log.before(log.entries().size() / 2).toJson().pretty());
        var said = Session.run("analyse", file.toString());
        assertThat(said.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(said.err()).contains("before the end");
    }

    @Test
    void a_calibration_gives_the_score_and_draws_it() throws Exception {
        Path drawing = folder.resolve("cabo.svg");
        Json found =
                json(
                        "calibrate",
                        "cabo",
                        "--seats",
                        "2",
                        "--games",
                        "4",
                        "--moments",
                        "2",
                        "--worlds",
                        "4",
                        "--svg",
                        drawing.toString());
        assertThat(found.at("brier").asDouble()).isBetween(0.0, 1.0);
        assertThat(Files.readString(drawing)).startsWith("<svg").contains("<circle");
    }

    @Test
    void training_writes_the_weights_with_the_command_that_made_them() throws Exception {
        Path file = folder.resolve("value.txt");
        var said =
                Session.run(
                        "train",
                        "hasard",
                        "--seats",
                        "2",
                        "--games",
                        "10",
                        "--out",
                        file.toString());
        assertThat(said.code()).isZero();
        assertThat(said.out()).contains("log-loss");
        assertThat(Files.readAllLines(file).getFirst())
                .isEqualTo("# tablee train hasard --seats 2 --games 10 --seed 1");
        assertThat(Session.run("train", "cabo").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void a_learner_gets_an_answer_for_every_line() {
        var said =
                Session.typed(
                        """
                        {"cmd":"step","action":"draw"}
                        {"cmd":"reset","seed":3}
                        {"cmd":"step","action":"call"}
                        {"cmd":"step","action":"look 1","brief":true}
                        {"cmd":"observe","agent":"B"}
                        {"cmd":"advise","level":"habitué"}
                        {"cmd":"dance"}
                        nonsense
                        """,
                        "learn",
                        "cabo",
                        "--seats",
                        "2");
        var answers = said.lines().stream().map(Json::parse).toList();
        assertThat(answers).hasSize(8);
        assertThat(answers.get(0).at("error").asText()).contains("reset");
        assertThat(answers.get(1).at("legal").print()).contains("look 1");
        assertThat(answers.get(2).find("error")).isPresent();
        assertThat(answers.get(3).find("now")).isEmpty();
        assertThat(answers.get(4).at("memory").at("cards").fields()).isEmpty();
        assertThat(answers.get(5).at("action").asText()).startsWith("look");
        assertThat(answers.get(6).at("error").asText()).contains("dance");
        assertThat(answers.get(7).find("error")).isPresent();
    }
}
