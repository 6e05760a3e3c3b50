package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tablee.testkit.Register;
import tablee.testkit.RuleCoverage;

/// The build fails on a clause of a built game that no test cites, and on a citation of a clause that does not exist. It stands
/// here because this module is built after all games.
class EveryClauseIsTestedTest {

    private static final Path ROOT = Path.of("..");

    @Test
    void every_clause_of_a_built_game_is_cited_by_a_test() {
        assertThat(RuleCoverage.of(ROOT).missing()).isEmpty();
    }

    @Test
    void every_cited_clause_exists() {
        assertThat(RuleCoverage.of(ROOT).unknown()).isEmpty();
    }

    /// As they were when the code was last broken clause by clause: `tablee rules coverage --bite`.
    @Test
    void no_clause_is_hollow_without_a_reason() {
        assertThat(RuleCoverage.of(ROOT).hollow()).isEmpty();
    }

    /// A change in how a register writes its ids must not make clauses disappear unnoticed.
    @Test
    void the_registers_are_read_whole() {
        assertThat(clauses("cabo")).isGreaterThanOrEqualTo(175);
        assertThat(clauses("cv")).isGreaterThanOrEqualTo(353);
        assertThat(clauses("metro")).isGreaterThanOrEqualTo(305);
        assertThat(clauses("hasard")).isGreaterThanOrEqualTo(348);
    }

    private static int clauses(String game) {
        Register register = Register.all(ROOT).get(game);
        return register == null ? 0 : register.clauses().size();
    }
}
