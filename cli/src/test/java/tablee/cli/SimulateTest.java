package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;

class SimulateTest {

    private static Json simulated(String... more) {
        var args =
                new java.util.ArrayList<>(
                        List.of("simulate", "cabo", "--seats", "3", "--games", "200", "--json"));
        args.addAll(List.of(more));
        var said = Session.run(args.toArray(String[]::new));
        assertThat(said.err()).isEmpty();
        assertThat(said.code()).isZero();
        return Json.parse(said.out());
    }

    private static String hash(Json json) {
        return json.at("resultHash").asText();
    }

    @Test
    void the_result_is_the_same_on_any_number_of_threads() {
        Json one = simulated("--seed", "1", "--threads", "1");
        Json three = simulated("--seed", "1", "--threads", "3");
        assertThat(hash(three)).isEqualTo(hash(one));
        assertThat(three.at("winsBySeat")).isEqualTo(one.at("winsBySeat"));
        assertThat(three.at("actions")).isEqualTo(one.at("actions"));
    }

    @Test
    void another_seed_or_option_gives_another_result() {
        String usual = hash(simulated());
        assertThat(hash(simulated("--seed", "2"))).isNotEqualTo(usual);
        assertThat(hash(simulated("-o", "startCards=6"))).isNotEqualTo(usual);
        assertThat(hash(simulated("--preset", "sixCards"))).isNotEqualTo(usual);
    }

    @Test
    void a_report_has_every_figure() {
        Json json = simulated();
        assertThat(json.at("games").asInt()).isEqualTo(200);
        double wins = json.at("winsBySeat").items().stream().mapToDouble(Json::asDouble).sum();
        assertThat(Math.abs(wins - 200)).isLessThan(0.01);
        assertThat(json.at("averageActions").asDouble())
                .isEqualTo(Math.round(json.at("actions").asLong() * 5.0) / 1000.0);
        assertThat(json.at("actionsPerSecond").asDouble()).isPositive();
        assertThat(json.at("gamesPerSecond").asDouble()).isPositive();
        assertThat(hash(json)).matches("[0-9a-f]{16}");
    }

    @Test
    void better_bots_win_more() {
        Json json = simulated("--bots", "habitue,random,random");
        assertThat(json.at("bots").print()).isEqualTo("[\"habitué\",\"random\",\"random\"]");
        assertThat(json.at("winRateBySeat").items().getFirst().asDouble()).isGreaterThan(0.5);
    }

    @Test
    void csv_has_a_header_and_a_row() {
        var said = Session.run("simulate", "cabo", "--games", "5", "--csv");
        assertThat(said.lines()).hasSize(2);
        assertThat(said.lines().getFirst().split(",", -1))
                .hasSameSizeAs(said.lines().getLast().split(",", -1))
                .contains("game", "winsA", "resultHash");
    }

    @Test
    void the_report_is_in_the_reader_s_language() {
        assertThat(Session.run("simulate", "cabo", "--games", "5").out())
                .contains("5 games, seed 1", "wins");
        assertThat(Session.run("simulate", "cabo", "--games", "5", "--lang", "fr").out())
                .contains("5 parties, graine 1", "gagne");
    }

    @Test
    void a_bar_shows_progress_on_a_terminal_only() {
        String[] args = {"simulate", "cabo", "--games", "20", "--json"};
        var watched = Session.with(new StringReader(""), Map.of(), Session.TERMINAL, args);
        assertThat(watched.err()).contains("[####", "20 of 20");
        Json.parse(watched.out());
        assertThat(Session.run(args).err()).isEmpty();
    }

    @Test
    void games_without_an_end_are_reported_and_not_waited_for() {
        String[] args = {"simulate", "hasard", "-o", "level=V", "--games", "4", "--max-actions"};
        var words = new java.util.ArrayList<>(List.of(args));
        words.addAll(List.of("3000", "--json"));
        var said = Session.run(words.toArray(String[]::new));
        assertThat(said.code()).isZero();
        Json json = Json.parse(said.out());
        assertThat(json.at("unfinished").asInt()).isPositive();
        assertThat(json.at("mostActions").asInt()).isEqualTo(3000);
        words.remove("--json");
        assertThat(Session.run(words.toArray(String[]::new)).out())
                .contains("stopped before their end");
    }
}
