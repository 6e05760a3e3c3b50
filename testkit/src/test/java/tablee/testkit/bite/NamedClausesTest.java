package tablee.testkit.bite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.testkit.Register;

/// Which clauses the text of a clause names.
class NamedClausesTest {

    private static final String PAGE =
            """
            - **PIPS-SET-1** One.
            - **PIPS-SET-2** Two, see SET-1.
            - **PIPS-SET-3** Three.
            - **PIPS-16-3** Four.
            - **PIPS-16-4** Five.
            - **PIPS-16-5** Six.
            - **PIPS-R39** Seven.
            - **PIPS-22-A1** Eight.
            - **PIPS-22-A2** Nine.
            - **PIPS-28.1** Ten.
            - **PIPS-28.2** Eleven.
            - **PIPS-S-2 Another** As S-1.

            **PIPS-S-3 A long one.** Given 2 players, and more
            of the same. Then 4 pips. [SET-1,
            -2]

            **PIPS-S-4 A short one.** Nothing. Not SET-9.
            - **PIPS-S-1 An example** (SET-1, -3). Given 2 players. Then 4 pips.
            """;

    private static final Register REGISTER = Register.read("pips", PAGE);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(SET-1, -3). Given 2 players | PIPS-SET-1 PIPS-SET-3",
                "(SET-1..3) | PIPS-SET-1 PIPS-SET-2 PIPS-SET-3",
                "(PIPS-16-3 to 16-5, PIPS-R39) | PIPS-16-3 PIPS-16-4 PIPS-16-5 PIPS-R39",
                "(PIPS-22-A1, A2, R39) | PIPS-22-A1 PIPS-22-A2 PIPS-R39",
                "(PIPS-28) | PIPS-28.1 PIPS-28.2",
                "PIPS-S-1 as told, 3 to 5 | ''",
            })
    void a_text_names_clauses(String text, String clauses) {
        assertThat(String.join(" ", NamedClauses.in(text, "PIPS-S-1", REGISTER)))
                .isEqualTo(clauses);
    }

    @Test
    void what_no_line_cites_is_carried_out_where_the_named_clauses_are() {
        var cited =
                Map.of(
                        "PIPS-SET-1", lines(3),
                        "PIPS-SET-2", lines(5),
                        "PIPS-SET-3", lines(7));
        var all = NamedClauses.with(cited, REGISTER, PAGE);
        assertThat(all.get("PIPS-S-1")).isEqualTo(lines(3, 7));
        assertThat(all.get("PIPS-S-2")).as("by way of the other").isEqualTo(lines(3, 7));
        assertThat(all.get("PIPS-S-3")).as("line after line").isEqualTo(lines(3, 5));
        assertThat(all).as("what follows is another clause").doesNotContainKey("PIPS-S-4");
        assertThat(all.get("PIPS-SET-2")).as("it has lines of its own").isEqualTo(lines(5));
        assertThat(all).doesNotContainKey("PIPS-R39");
    }

    private static CodeCitations.Lines lines(Integer... numbers) {
        return new CodeCitations.Lines(
                new TreeMap<>(Map.of("Rules.java", new TreeSet<>(Set.of(numbers)))));
    }
}
