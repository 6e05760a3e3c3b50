package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;

class CommandsTest {

    @Test
    void without_a_command_it_shows_what_there_is() {
        var said = Session.run();
        assertThat(said.code()).isZero();
        assertThat(said.out())
                .contains("Usage: tablee", "play", "simulate", "verify", "completion");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "languages",
                "play",
                "simulate",
                "tournament",
                "balance",
                "analyse",
                "calibrate",
                "learn",
                "train",
                "scenario",
                "rules",
                "rules coverage",
                "rules show",
                "verify",
                "bench",
                "bench playouts",
                "bench thinking",
                "bench jmh",
                "bench server",
                "bench people",
                "content",
                "content check",
                "content new",
                "completion",
                "serve",
                "backup",
                "restore",
                "admin",
                "chaos",
                "hostile",
                "soak",
                "bot-referee"
            })
    void every_command_has_help_in_both_languages(String command) {
        for (String language : List.of("en", "fr")) {
            var words = new java.util.ArrayList<>(List.of(command.split(" ", -1)));
            words.addAll(List.of("--help", "--lang", language));
            var said = Session.run(words.toArray(String[]::new));
            assertThat(said.code()).isZero();
            assertThat(said.out())
                    .contains(language.equals("en") ? "Usage: " : "Emploi : ")
                    .contains(language.equals("en") ? "Show this help." : "Montre cette aide.")
                    .doesNotContain("help.tablee");
            assertThat(said.lines()).allMatch(line -> line.length() <= 80);
            // A description stands between the synopsis and the options.
            String description =
                    said.out()
                            .substring(said.out().indexOf(']') + 1, said.out().indexOf("Options"));
            assertThat(description.lines().filter(line -> line.matches("\\p{Lu}.*"))).isNotEmpty();
        }
    }

    @Test
    void the_locale_chooses_the_language_unless_somebody_does() {
        var french = Map.of("LANG", "fr_FR.UTF-8");
        assertThat(in(french, "--help").out()).contains("Emploi");
        assertThat(in(french, "--help", "--lang=en").out()).contains("Usage");
        assertThat(in(Map.of("LANG", "de_DE.UTF-8"), "--help").out()).contains("Aufruf");
        assertThat(in(Map.of("LANG", "es_ES.UTF-8"), "--help").out()).contains("Usage");
        assertThat(in(Map.of("LANG", "fr_FR", "TABLEE_LANG", "en"), "--help").out())
                .contains("Usage");
    }

    private static Session in(Map<String, String> environment, String... args) {
        return Session.with(new StringReader(""), environment, Console.Terminals.NONE, args);
    }

    @Test
    void games_are_listed_with_their_options() {
        assertThat(Session.run("games").out()).contains("cabo", "2 to 8 seats");
        assertThat(Session.run("games", "cabo", "--lang", "fr").out())
                .contains("startCards", "4 (de 4 à 8), CABO-VAR-5");
        Json json = Json.parse(Session.run("games", "cabo", "--json").out());
        assertThat(json.items().getFirst().at("leastSeats").asInt()).isEqualTo(2);
    }

    @Test
    void a_clause_is_shown_with_its_text_from_a_table_or_a_list() {
        assertThat(Session.run("rules", "show", "CABO-SETUP-7").out())
                .contains("CABO-SETUP-7 (docs/rules/cabo.md:", "look at two of their own");
        Json json = Json.parse(Session.run("rules", "show", "CABO-COMP-1", "--json").out());
        assertThat(json.at("text").asText()).startsWith("One deck has 52 cards");
        assertThat(Session.run("rules", "show", "METRO-RULE-9").out())
                .contains("What a pile is.", "one pile per back");
    }

    @Test
    void coverage_is_read_from_the_sources() {
        var said = Session.run("rules", "coverage", "--json");
        Json json = Json.parse(said.out());
        assertThat(json.at("games").at("cabo").at("clauses").asInt()).isGreaterThan(100);
        boolean whole =
                json.at("missing").items().isEmpty() && json.at("unknown").items().isEmpty();
        assertThat(said.code()).isEqualTo(whole ? 0 : 1);
    }

    @Test
    void coverage_of_a_game_with_an_untested_clause_fails(@TempDir Path root) throws Exception {
        Files.createDirectories(root.resolve("docs/rules"));
        Files.createDirectories(root.resolve("engine"));
        Files.createDirectories(root.resolve("games/toy"));
        Files.writeString(root.resolve("engine/pom.xml"), "");
        Files.writeString(root.resolve("games/toy/pom.xml"), "");
        Files.writeString(root.resolve("docs/rules/toy.md"), "- **TOY-A-1** Nobody tests this.\n");
        var said = Session.run("rules", "coverage", "--root", root.toString());
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.out()).contains("0 of 1 clauses held by tests", "TOY-A-1");
    }

    @Test
    void scenarios_that_hold_pass_and_others_are_named_by_file_and_line(@TempDir Path folder)
            throws Exception {
        Path scenarios = Path.of("../games/cabo/src/test/resources/scenarios");
        var good = Session.run("scenario", scenarios.toString());
        assertThat(good.err()).isEmpty();
        assertThat(good.code()).isZero();
        assertThat(good.out()).containsPattern("\\d\\d scenarios, 0 failed");

        Path file =
                Files.writeString(
                        folder.resolve("wrong.yaml"),
                        """
                        name: nobody is awaited at the start
                        game: cabo
                        seats: 2
                        seed: 1
                        then:
                          awaited: []
                        """);
        var wrong = Session.run("scenario", file.toString());
        assertThat(wrong.code()).isEqualTo(1);
        assertThat(wrong.out())
                .contains(file + ":6: nobody is awaited at the start: expected")
                .contains("1 scenario, 1 failed");
        Json json = Json.parse(Session.run("scenario", file.toString(), "--json").out());
        assertThat(json.at("failed").asInt()).isEqualTo(1);
        assertThat(json.at("results").items().getFirst().at("passed").asBool()).isFalse();
    }

    @Test
    void completion_knows_commands_and_options() {
        assertThat(Session.run("completion").out())
                .contains("complete -F", "simulate", "--hot-seat");
    }

    @Test
    void content_is_copied_and_checked(@TempDir Path folder) throws Exception {
        Path set = folder.resolve("mine");
        assertThat(Session.run("content", "new", "cards", set.toString()).code()).isZero();
        assertThat(set.resolve("boards/small.json")).hasContent("7");
        assertThat(Session.run("content", "check", set.toString()).out())
                .contains("ok   CARDS-1", "mine for cards can be played");

        Files.writeString(set.resolve("cards.json"), "8");
        var checked = Session.run("content", "check", "cards", set.toString());
        assertThat(checked.code()).isEqualTo(1);
        assertThat(checked.out()).contains("error: cards.json:1: the card: expected 7 (CARDS-1)");
        assertThat(
                        Json.parse(Session.run("content", "check", set.toString(), "--json").out())
                                .at("sound")
                                .asBool())
                .isFalse();
        assertThat(Session.run("content", "check", "cards").code()).isZero();

        var again = Session.run("content", "new", "cards", set.toString());
        assertThat(again.code()).isEqualTo(2);
        assertThat(set.resolve("cards.json")).hasContent("8");
    }

    /// An owner of the French box types it in: place, card and clause stay, the sentences are French.
    @Test
    void content_is_checked_in_the_language_of_its_owner(@TempDir Path folder) throws Exception {
        Path set = folder.resolve("boite");
        Session.run("content", "new", "metro", set.toString());
        Path life = set.resolve("life.json");
        Files.writeString(
                life, Files.readString(life).replaceFirst("\"noblesse\": 1", "\"nobless\": 1"));
        String[] check = {"content", "check", set.toString(), "--lang", "fr"};
        var french = Session.run(check);
        assertThat(french.code()).isEqualTo(1);
        assertThat(french.lines())
                .anyMatch(
                        line ->
                                line.matches(
                                        "erreur : life\\.json:\\d+: .+ : Il n’y a pas ici de champ « nobless », seulement : .+ \\(METRO-CONTENT-B20\\)"))
                .anyMatch(line -> line.startsWith("!!   METRO-CONTENT-B1 cartes de Vie : "))
                .noneMatch(line -> line.contains("expected") || line.contains("metro.check"));
        check[4] = "en";
        assertThat(Session.run(check).out())
                .contains(": There is no field \"nobless\" here, only: category, ");
        var json =
                Json.parse(
                        Session.run("content", "check", set.toString(), "--lang", "fr", "--json")
                                .out());
        Json fault = json.at("faults").items().getFirst();
        assertThat(fault.at("key").asText()).isEqualTo("engine.content.field");
        assertThat(fault.at("text").asText())
                .startsWith("Il n’y a pas ici de champ « nobless », seulement : category, ");
        assertThat(json.at("figures").items().getFirst().at("what").asText())
                .isEqualTo("fiches illisibles");
    }

    @Test
    void playouts_are_measured_with_all_that_a_figure_needs() {
        var said =
                Session.run(
                        "bench", "playouts", "cabo", "--seconds", "1", "--warm-up", "0", "--json");
        assertThat(said.code()).isZero();
        Json json = Json.parse(said.out());
        assertThat(json.fields().keySet()).contains("date", "commit", "jdk", "machine", "seed");
        Json cabo = json.at("games").items().getFirst();
        assertThat(cabo.at("actionsPerSecond").asDouble()).isPositive();
        assertThat(cabo.at("gamesPerSecond").asDouble()).isPositive();
        assertThat(cabo.at("bytesPerAction").asDouble()).isPositive();
    }
}
