package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tablee.engine.Game;
import tablee.engine.Message;
import tablee.engine.Refused;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

/// The list of refusals of Pips, and that each way in which a refusal can be unfit to be read is noticed.
class PipsRefusalsTest extends RefusalList<PipsState, PipsView, PipsAction> {

    @Override
    protected Game<PipsState, PipsView, PipsAction> game() {
        return new PipsGame();
    }

    private static RefusalList<PipsState, PipsView, PipsAction> saying(
            UnaryOperator<Refused> other) {
        return new RefusalList<>() {
            @Override
            protected Game<PipsState, PipsView, PipsAction> game() {
                return Broken.refusing((action, right) -> right.map(other));
            }

            @Override
            protected Optional<Register> register() {
                return Optional.of(
                        new Register("pips", Map.of("PIPS-TURN-1", 1, "PIPS-TURN-2", 2)));
            }
        };
    }

    @Test
    void every_question_and_every_kind_of_action_is_met() {
        assertThat(told())
                .contains("draw  [PIPS-TURN-1]\n    Ce n’est pas votre tour.\n")
                .contains(
                        "    It is not your turn.\n", "stand  [PIPS-TURN-", "keep  [PIPS-TURN-2]");
    }

    @Test
    void the_same_list_twice() {
        assertThat(told()).isEqualTo(told());
    }

    @Test
    void a_raw_key() {
        assertThatThrownBy(saying(no -> Refused.of(no.clause(), "pips.never"))::told)
                .hasMessageContaining("no sentence pips.never in fr");
    }

    @Test
    void a_gap() {
        assertThatThrownBy(saying(no -> new Refused(no.clause(), Message.of("pips.stood")))::told)
                .hasMessageContaining("{0}");
    }

    @Test
    void an_empty_sentence() {
        assertThatThrownBy(saying(no -> new Refused(no.clause(), Message.plain("")))::told)
                .hasMessageContaining("\"\"");
    }

    @Test
    void a_clause_that_no_register_has() {
        assertThatThrownBy(saying(no -> new Refused("PIPS-TURN-9", no.reason()))::told)
                .hasMessageContaining("refused by PIPS-TURN-9, which no register has");
    }

    @Test
    void a_sentence_that_moved() {
        var moved =
                new RefusalList<PipsState, PipsView, PipsAction>() {
                    @Override
                    protected Game<PipsState, PipsView, PipsAction> game() {
                        return Broken.refusing(
                                (action, right) ->
                                        right.map(
                                                no ->
                                                        new Refused(
                                                                no.clause(),
                                                                Message.plain("Non."))));
                    }
                };
        assertThat(moved.told()).isNotEqualTo(Register.read(file()));
        assertThat(file()).isEqualTo(Path.of("src/test/resources/refusals.txt"));
        assertThat(typed()).isEqualTo(List.of());
    }
}
