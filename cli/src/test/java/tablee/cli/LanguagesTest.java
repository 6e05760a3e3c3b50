package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Texts;

/// Which languages there are and what they lack: French and English nothing, German nothing of the page, of tables, of the server, and of Cabo.
class LanguagesTest {

    private static final Path PAGE = Path.of("../web/src/i18n");

    private static Map<String, Json> said(String language) {
        var said = Session.run("languages", language, "--json");
        return Json.parse(said.out()).at(language).fields();
    }

    private static List<String> lacking(Map<String, Json> parts, String part) {
        Json keys = parts.get(part);
        assertThat(keys).as(part).isNotNull();
        return keys == null ? List.of() : keys.items().stream().map(Json::asText).toList();
    }

    @Test
    void the_page_speaks_the_same_languages_as_the_server() throws IOException {
        try (Stream<Path> folders = Files.list(PAGE)) {
            assertThat(folders.filter(Files::isDirectory))
                    .extracting(folder -> folder.getFileName().toString())
                    .containsExactlyInAnyOrderElementsOf(Texts.LANGUAGES);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fr", "en"})
    void says_everything(String language) {
        var parts = said(language);
        assertThat(parts).containsKeys("page", "table", "server", "advice", "command-line", "cv");
        parts.forEach((part, keys) -> assertThat(lacking(parts, part)).as(part).isEmpty());
        assertThat(Session.run("languages", language, "--lang", "en").out())
                .contains("says everything");
    }

    @Test
    void german_says_the_page_the_table_the_server_and_cabo_whole() {
        var german = said("de");
        for (String part : List.of("table", "server", "cabo")) {
            assertThat(lacking(german, part)).as(part).isEmpty();
        }
        assertThat(lacking(german, "advice")).noneMatch(key -> key.startsWith("why.cabo"));
        assertThat(lacking(german, "page"))
                .allMatch(key -> key.matches("((board\\.)?(cv|metro|hasard)\\.|guide of ).*"))
                .doesNotContain("guide of cabo");
    }

    /// Whoever plays in the terminal or looks after a server; what researchers ask is told in English.
    @Test
    void german_says_what_players_and_hosts_ask_in_the_terminal() {
        assertThat(lacking(said("de"), "command-line"))
                .isNotEmpty()
                .noneMatch(
                        key ->
                                key.matches(
                                        "cli\\.(play|usage|file|option|preset|log|save|resume|verify|serve|site|restore|upgrade|admin)\\..*"
                                                + "|help\\.(usage|[^.]*$)"
                                                + "|help\\.tablee\\.(play|games|serve|site|backup|restore|upgrade|admin|verify|languages)\\..*"));
    }

    /// A game whose sentences are German while its board is English, or the other way round, would be told in two languages at a time.
    @Test
    void a_game_and_its_board_speak_the_same_languages() {
        for (String language : Texts.LANGUAGES) {
            var parts = said(language);
            for (var provider : Games.all()) {
                boolean board =
                        lacking(parts, "page").stream()
                                .noneMatch(
                                        key ->
                                                key.matches("(board\\.)?" + provider.id() + "\\..*")
                                                        || key.equals("guide of " + provider.id()));
                assertThat(lacking(parts, provider.id()).isEmpty())
                        .as(provider.id() + " in " + language)
                        .isEqualTo(board);
            }
        }
    }

    @Test
    void what_is_lacking_is_named_and_found() {
        var named = Session.run("languages", "de", "--lang", "en");
        assertThat(named.code()).isEqualTo(ExitCode.FOUND_FAILURES);
        assertThat(named.out()).contains("de  Deutsch", "metro", "lacks", "cli.balance.head");
        var all = Session.run("languages", "--lang", "en");
        assertThat(all.code()).isZero();
        assertThat(all.out()).contains("fr  français", "en  English", "de  Deutsch");
        var unknown = Session.run("languages", "xx", "--lang", "en");
        assertThat(unknown.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(unknown.err()).contains("fr, en, de");
    }
}
