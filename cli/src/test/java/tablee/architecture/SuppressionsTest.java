package tablee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuppressionsTest {

    @Test
    void every_suppression_names_its_reason() throws IOException {
        assertThat(Suppressions.withoutReason(Path.of(".."))).isEmpty();
    }

    /// Written with another sign, or this file would be found itself.
    @Test
    void one_without_is_found(@TempDir Path root) throws IOException {
        Files.writeString(
                root.resolve("Some.java"),
                """
                class Some {
                    #SuppressWarnings("a") // behind it
                    int a;

                    /// Above it.
                    #SuppressWarnings("b")
                    int b;

                    #SuppressWarnings(
                            "c") // where the line was broken
                    int c;

                    #SuppressWarnings("d")
                    int d; // of something else

                    #SuppressWarnings(
                            "e")
                    int e;
                }
                """
                        .replace('#', '@'));

        assertThat(Suppressions.withoutReason(root))
                .containsExactly("Some.java:13", "Some.java:16");
    }
}
