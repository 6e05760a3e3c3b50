package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.engine.Json;

/// A large and old club in its short form. How soon it is answered depends on the machine and is measured by hand (`bench/people-2026-11-19.md`); that what
/// is measured are real games, and that all of it is answered, is held here.
class BenchPeopleTest {

    @Test
    void copies_of_real_games_are_read_as_they_were_and_everything_is_answered() {
        var said =
                Session.run(
                        "bench",
                        "people",
                        "--people",
                        "400",
                        "--games",
                        "400",
                        "--real",
                        "1",
                        "--rate",
                        "20",
                        "--seconds",
                        "2",
                        "--warm-up",
                        "1",
                        "--json");
        Json report = Json.parse(said.out());
        assertThat(report.at("readAlike").asBool()).as(said.out()).isTrue();
        assertThat(report.at("faults").asInt()).isZero();
        assertThat(report.at("games").asInt()).isEqualTo(400);
        assertThat(report.at("evenings").asInt()).isPositive();
        assertThat(report.at("gamesOfThoseWhoAsk").at("most").asInt()).isPositive();
        assertThat(report.at("logBytesPerGame").items())
                .extracting(log -> log.at("game").asText())
                .containsExactly("cabo", "cv", "hasard", "metro");
        assertThat(report.at("answers").items())
                .allSatisfy(line -> assertThat(line.at("answers").asInt()).isPositive());
        assertThat(said.code()).isZero();
    }

    @Test
    void a_club_that_is_too_small_to_ask_is_refused() {
        var said = Session.run("bench", "people", "--people", "10", "--lang", "en");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("At least 400 people");
    }
}
