package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.Texts;

class ConfigTest {

    @Test
    void flags_win_over_the_environment_and_that_over_the_file() {
        String file = "port = 1\nhost = file\ndata = file\n";
        var config =
                Config.of(
                        Map.of("port", "3"),
                        Map.of("TABLEE_PORT", "2", "TABLEE_HOST", "environment"),
                        file);
        assertThat(config.network().port()).isEqualTo(3);
        assertThat(config.network().host()).isEqualTo("environment");
        assertThat(config.data()).isEqualTo("file");
        assertThat(config.botThreads()).isEqualTo(1);
    }

    @Test
    void a_setting_nobody_knows_is_refused_by_name() {
        assertThatThrownBy(() -> Config.of(Map.of(), Map.of(), "prot = 80"))
                .hasMessageContaining("prot")
                .hasMessageContaining("port");
        assertThatThrownBy(() -> Config.standard().with("port", "many"))
                .hasMessageContaining("port")
                .hasMessageContaining("many");
        assertThatThrownBy(() -> Config.standard().with("port", "65536"))
                .hasMessageContaining("65536");
    }

    /// A server for children that is not one because somebody wrote `yes` would be the worst answer.
    @Test
    void a_word_that_a_setting_does_not_know_is_refused_with_those_it_knows() {
        for (String name : List.of("kids", "local-play", "chat", "log-format")) {
            assertThatThrownBy(() -> Config.standard().with(name, "yes"))
                    .hasMessageContaining(name)
                    .hasMessageContaining("yes");
        }
        assertThat(Config.standard().with("kids", " True ").house().kids()).isTrue();
    }

    @Test
    void the_reference_page_has_every_setting_as_it_is() throws IOException {
        String page = Files.readString(Path.of("../docs/operations.md"));
        for (WrittenConfig.Setting setting : WrittenConfig.SETTINGS) {
            String usual = setting.standard().isEmpty() ? "–" : "`" + setting.standard() + "`";
            assertThat(page)
                    .contains(
                            "| `"
                                    + setting.name()
                                    + "` | "
                                    + usual
                                    + " | "
                                    + setting.help()
                                    + " |");
        }
    }

    @Test
    void both_languages_say_the_same_things() {
        for (String language : Texts.COMPLETE) {
            assertThat(ServerTexts.in(language).borrowed()).as(language).isEmpty();
        }
    }

    /// Of what the server and its tables say themselves: games may still lack theirs.
    @Test
    void every_language_says_all_that_the_server_says() {
        for (String language : Texts.LANGUAGES) {
            assertThat(ServerTexts.in(language).borrowed())
                    .as(language)
                    .noneMatch(key -> key.startsWith("server."));
        }
    }
}
