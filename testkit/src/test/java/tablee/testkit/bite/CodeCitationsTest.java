package tablee.testkit.bite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.testkit.Register;

/// Which lines a comment speaks of, and how they are broken.
class CodeCitationsTest {

    private static final Register REGISTER =
            new Register(
                    "pips",
                    new TreeMap<>(
                            Map.of("PIPS-A-1", 1, "PIPS-A-2", 2, "PIPS-A-3", 3, "PIPS-A-4", 4)));

    private static final String SOURCE =
            """
            /// PIPS-A-4 of the whole type
            class Rules {
                /// PIPS-A-1 of a method
                static boolean may(int pips) {
                    return pips > 3;
                }

                static int score(int pips) {
                    // PIPS-A-2 of a statement
                    if (pips == 6) {
                        return 0;
                    }
                    return pips; // PIPS-A-3 of a line, as is "PIPS-A-1"
                }

                record Shape(int pips) {}

                /// PIPS-A-1, -3 of another method
                static int half(int pips) {
                    return pips / 2;
                }
            }
            """;

    private static Map<String, List<Integer>> lines(Path folder) throws IOException {
        Files.writeString(folder.resolve("Rules.java"), SOURCE);
        var lines = new TreeMap<String, List<Integer>>();
        CodeCitations.in(folder, REGISTER)
                .forEach(
                        (clause, found) ->
                                lines.put(
                                        clause,
                                        found.byFile().values().stream()
                                                .flatMap(set -> set.stream())
                                                .toList()));
        return lines;
    }

    @Test
    void a_comment_speaks_of_what_follows(@TempDir Path folder) throws IOException {
        Map<String, List<Integer>> lines = lines(folder);
        assertThat(lines.get("PIPS-A-1")).contains(4, 5, 6, 20).doesNotContain(8, 9);
        assertThat(lines.get("PIPS-A-2")).containsExactly(10, 11, 12);
        assertThat(lines.get("PIPS-A-3")).containsExactly(13, 19, 20, 21);
        assertThat(lines.get("PIPS-A-4")).contains(5, 13).doesNotContain(2, 16);
    }
}
