package tablee.testkit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.BadInput;

/// Coverage is read from a repository in a folder of its own, so that nothing here depends on how far the games are.
class RuleCoverageTest {

    @TempDir Path root;

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.resolveSibling("x").getParent());
        Files.writeString(path, text);
    }

    @BeforeEach
    void a_repository() throws IOException {
        write(
                "docs/rules/pips.md",
                """
                Cite `PIPS-TURN-9` or a family (PIPS-TURN); PIPS-TURN-8 is only mentioned here.
                | ID | Statement |
                |---|---|
                | PIPS-COMP-1 | Cards, see PIPS-X-1. |
                | `PIPS-FAMILY` | not a clause |
                - **PIPS-TURN-1** [T] In turn.
                - **PIPS-TURN-2**, **PIPS-TURN-3** [T] One thing at a time (PIPS-TURN-1).
                * **PIPS-FX-WHO** Who.
                **PIPS-RULE-1. Rounds.** Three / four. **Four.**
                **PIPS-S-1 Start** (TURN-1). Given.
                **PIPS-S-1b The other start.**
                Flags: **PIPS-CARD-12.1** one, PIPS-CARD-12.2 two.
                - **K-E1** Content.
                """);
        write("docs/rules/other.md", "- **OTHER-1** A rule.\n- **OTHER-2** A rule.\n");
        write("docs/rules/glossary.md", "| French | English |\n|---|---|\n| carte | card |\n");
        write("games/pips/pom.xml", "<project/>");
        write(
                "games/pips/src/test/java/TurnTest.java",
                """
                // @Rule("PIPS-COMP-1") is only spoken of here
                /* @Rule("PIPS-COMP-1") and here */
                @Rule("PIPS-TURN-1")
                class TurnTest {
                    String text = \"""
                        @Rule("PIPS-COMP-1")
                        \""";
                    @Rule({"PIPS-TURN-2", "PIPS-TURN-3"}) void two() {}
                    @Rule(value = "PIPS-K-E1") void content() {}
                }
                """);
        write(
                "games/pips/src/test/resources/scenarios/s.yaml",
                """
                - {name: a, game: pips, clauses: [PIPS-S-1], cases: [{clauses: PIPS-S-1b}]}
                - {name: b, game: toy, clauses: TOY-1}
                """);
    }

    private static final String SUITE = "class S extends ScenarioSuite {}";

    @Test
    void clauses_are_those_that_are_defined() {
        assertThat(Register.all(root)).containsOnlyKeys("pips", "other");
        assertThat(requireNonNull(Register.all(root).get("pips")).clauses().keySet())
                .containsExactly(
                        "PIPS-COMP-1",
                        "PIPS-TURN-1",
                        "PIPS-TURN-2",
                        "PIPS-TURN-3",
                        "PIPS-FX-WHO",
                        "PIPS-RULE-1",
                        "PIPS-S-1",
                        "PIPS-S-1b",
                        "PIPS-CARD-12.1",
                        "K-E1");
    }

    @Test
    void what_is_not_cited_is_missing() throws IOException {
        write("games/pips/src/test/java/S.java", SUITE);
        RuleCoverage coverage = RuleCoverage.of(root);
        assertThat(coverage.missing())
                .containsExactly("PIPS-COMP-1", "PIPS-FX-WHO", "PIPS-RULE-1", "PIPS-CARD-12.1");
        assertThat(coverage.unknown()).isEmpty();
        RuleCoverage.OfGame pips = requireNonNull(coverage.games().get("pips"));
        assertThat(pips.covered()).hasSize(6);
        assertThat(pips.clauses().get("PIPS-TURN-2"))
                .isEqualTo(List.of("games/pips/src/test/java/TurnTest.java:8"));
        assertThat(pips.clauses().get("K-E1")).hasSize(1);
        assertThat(pips.clauses().get("PIPS-S-1"))
                .isEqualTo(List.of("games/pips/src/test/resources/scenarios/s.yaml:1"));
    }

    @Test
    void scenarios_that_nobody_runs_cover_nothing() {
        assertThat(RuleCoverage.of(root).missing()).contains("PIPS-S-1", "PIPS-S-1b");
    }

    @Test
    void what_cannot_be_tested_has_a_reason() throws IOException {
        write(
                "docs/rules/untestable.md",
                "# Untestable\n\n| id | reason |\n|---|---|\n| PIPS-COMP-1 | flavour |\n- **PIPS-FX-WHO**: advice\n");
        RuleCoverage coverage = RuleCoverage.of(root);
        assertThat(coverage.missing()).doesNotContain("PIPS-COMP-1", "PIPS-FX-WHO");
        assertThat(requireNonNull(coverage.games().get("pips")).untestable())
                .containsEntry("PIPS-COMP-1", "flavour")
                .containsEntry("PIPS-FX-WHO", "advice");
        write("docs/rules/untestable.md", "| PIPS-COMP-1 | |\n");
        assertThatThrownBy(() -> RuleCoverage.of(root))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("untestable.md:1: PIPS-COMP-1 stands there without a reason");
    }

    @Test
    void unknown_clauses_are_named_with_their_place() throws IOException {
        write("games/pips/src/test/java/OddTest.java", "\n@Rule(\"PIPS-TURN-8\") class OddTest {}");
        write("docs/rules/untestable.md", "- **PIPS-TURN-9** why\n");
        assertThat(RuleCoverage.of(root).unknown())
                .containsExactly(
                        "PIPS-TURN-8 (games/pips/src/test/java/OddTest.java:2)",
                        "PIPS-TURN-9 (docs/rules/untestable.md:1)");
    }

    @Test
    void games_without_a_module_are_listed_apart() throws IOException {
        write("games/pips/src/test/java/S.java", SUITE);
        assertThat(RuleCoverage.of(root).toJson().print())
                .isEqualTo(
                        "{\"games\":{\"pips\":{\"clauses\":10,\"covered\":6,\"untestable\":[],"
                                + "\"missing\":[\"PIPS-COMP-1\",\"PIPS-FX-WHO\",\"PIPS-RULE-1\",\"PIPS-CARD-12.1\"]}},"
                                + "\"missing\":[\"PIPS-COMP-1\",\"PIPS-FX-WHO\",\"PIPS-RULE-1\",\"PIPS-CARD-12.1\"],"
                                + "\"hollow\":[],\"notBuilt\":{\"other\":[\"OTHER-1\",\"OTHER-2\"]},\"unknown\":[]}");
    }

    @Test
    void hollow_clauses_need_a_reason() throws IOException {
        write("games/pips/src/test/java/S.java", SUITE);
        write(
                RuleCoverage.BITE,
                "{\"pips\": {\"PIPS-TURN-1\": \"hollow\", \"PIPS-TURN-2\": \"bites\", \"PIPS-TURN-3\": \"hollow\"}}");
        assertThat(RuleCoverage.of(root).hollow()).containsExactly("PIPS-TURN-1", "PIPS-TURN-3");
        write("docs/rules/hollow.md", "| PIPS-TURN-3 | Its line is also that of PIPS-TURN-2. |\n");
        assertThat(RuleCoverage.of(root).hollow()).containsExactly("PIPS-TURN-1");
        assertThat(RuleCoverage.of(root).unknown()).isEmpty();
    }

    @Test
    void a_repository_without_registers_is_refused(@TempDir Path empty) {
        assertThatThrownBy(() -> RuleCoverage.of(empty))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("There are no rule registers");
    }

    @Test
    void ranges_are_written_out() {
        assertThat(Register.expand("PIPS-TURN-2..4"))
                .containsExactly("PIPS-TURN-2", "PIPS-TURN-3", "PIPS-TURN-4");
        assertThat(Register.expand("HAS-R09..11")).containsExactly("HAS-R09", "HAS-R10", "HAS-R11");
        assertThat(Register.expand("CV-CARD-12.1")).containsExactly("CV-CARD-12.1");
    }
}
