package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;

/// Compares seeded games with the transcripts in `src/test/resources/golden`. A transcript that moves is a rule that moved:
/// they are written again on purpose, with `-Dgolden.update=true`, and the commit says which clause did it. A build server (`CI` is set)
/// never writes.
public abstract class GoldenTranscripts<S extends State, V extends View, A extends Action> {

    /// One transcript: file name, table, seed, language, and after how many decisions it is cut.
    public record Golden(String name, Settings settings, long seed, String language, int most) {}

    protected abstract Game<S, V, A> game();

    protected abstract List<Golden> transcripts();

    protected Path folder() {
        return Path.of("src/test/resources/golden");
    }

    @TestFactory
    Stream<DynamicTest> games_are_told_as_they_were() {
        return transcripts().stream()
                .map(
                        golden ->
                                DynamicTest.dynamicTest(
                                        golden.name(),
                                        () -> {
                                            if (Boolean.getBoolean("golden.update")
                                                    && System.getenv("CI") == null) {
                                                Files.createDirectories(folder());
                                                Files.writeString(file(golden), told(golden));
                                            }
                                            compare(golden);
                                        }));
    }

    private Path file(Golden golden) {
        return folder().resolve(golden.name() + ".txt");
    }

    private String told(Golden golden) {
        return Transcript.of(
                Positions.match(game(), golden.settings(), golden.seed(), golden.most()),
                golden.language());
    }

    void compare(Golden golden) {
        assertThat(file(golden)).as("write it with -Dgolden.update=true").exists();
        assertThat(told(golden)).isEqualTo(Register.read(file(golden)));
    }
}
