package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Games;

/// A version of the rules bears the game's name; CV and Hasard once wrote `1`, and what was played then can still be read.
class RulesVersionsTest {

    @TempDir Path folder;

    @Test
    void every_version_bears_the_name_of_its_game() {
        assertThat(Games.all())
                .extracting(game -> game.house().info())
                .allSatisfy(info -> assertThat(info.rules()).matches(info.id() + "-[1-9][0-9]*"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cv", "hasard"})
    void a_log_of_before_is_verified_and_played_on(String game) throws Exception {
        Path log = folder.resolve("log.json");
        Session.typed(
                "1\n1\n", "play", game, "--seed", "3", "--bots", "1", "--save", log.toString());
        String written = Files.readString(log);
        assertThat(written).contains("\"" + game + "-1\"");

        Files.writeString(log, written.replace("\"" + game + "-1\"", "\"1\""));
        assertThat(Session.run("verify", log.toString()).code()).isZero();
        assertThat(Session.typed("1\n", "play", "--resume", log.toString()).err()).isEmpty();

        Files.writeString(log, written.replace("\"" + game + "-1\"", "\"2\""));
        assertThat(Session.run("verify", log.toString()).err()).contains("played with rules 2");
    }
}
