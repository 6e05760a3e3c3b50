package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tablee.testkit.scenario.GivenTable.A;
import static tablee.testkit.scenario.GivenTable.B;
import static tablee.testkit.scenario.GivenTable.given;

import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.scenario.GivenTable;

class GivenTableTest {

    private static final PipsGame GAME = new PipsGame();
    private static final Settings TWO = GAME.options().standard(2);

    private static GivenTable<PipsState, PipsView, PipsAction> table() {
        return given(GAME, TWO, "{cards: {A: 4, B: 2}, pile: [7]}");
    }

    @Test
    void a_turn_reads_as_the_rule_book() {
        table().awaits(A)
                .legal(A, "draw", "stand")
                .when(A, "draw")
                .sees(A, "now.held", "7")
                .sees(B, "now.held", "0")
                .seesNot(B, "now.cards.1")
                .saw(B, "{kind: drew, seat: A}")
                .sawNot(B, "{card: _}")
                .refuses(A, "stand", "PIPS-TURN-2")
                .notLegal(A, "draw")
                .and(A, "keep")
                .then("cards.A", "7")
                .then("discard", "[…, 4]")
                .saw(Spectator.SPECTATOR, "{kind: kept, card: 4}")
                .awaits(B)
                .goesOn();
    }

    @Test
    void chance_is_given_before_or_after_the_move() {
        given(GAME, TWO)
                .chance("deal 5 3 …")
                .when(A, "ready")
                .when(B, "ready")
                .when(A, "stand")
                .when(B, "stand")
                .chance("roll 6")
                .isOver()
                .ranks(1, 2)
                .scores(5, 3);
        Settings low = GAME.options().settings(2, Map.of("ending", "low"));
        assertThat(given(GAME, low).chance("deal …").state().cards()).containsExactly(1, 2);
    }

    @Test
    void everything_can_fail() {
        fails(table -> table.awaits(B), "expected awaited [B]");
        fails(table -> table.legal(A, "draw"), "no other legal move");
        fails(table -> table.notLegal(A, "draw"), "not legal for A: draw");
        fails(table -> table.when(B, "draw"), "B draw is refused by PIPS-TURN-1");
        fails(table -> table.then("cards.A", "5"), "expected 5, found 4");
        fails(table -> table.then("cards.Z", "5"), "state has no cards.Z");
        fails(table -> table.sees(A, "memory.own", "4"), "expected 4, found 0");
        fails(table -> table.seesNot(A, "now.pile"), "A sees now.pile: 7");
        fails(table -> table.refuses(A, "draw", "PIPS-TURN-2"), "refused by PIPS-TURN-2");
        fails(table -> table.saw(A, "{kind: drew}"), "A sees {kind: drew}");
        fails(table -> table.when(A, "draw").sawNot(A, "{card: 7}"), "A does not see");
        fails(GivenTable::isOver, "the end of the game");
        fails(table -> table.ranks(1, 2), "the end of the game");
        fails(table -> ended(table).ranks(2, 1), "ranks [2, 1]");
        fails(table -> ended(table).scores(2, 1), "scores [2, 1]");
        fails(table -> ended(table).goesOn(), "the game goes on");
    }

    private static GivenTable<PipsState, PipsView, PipsAction> ended(
            GivenTable<PipsState, PipsView, PipsAction> table) {
        return table.when(A, "stand").when(B, "stand").chance("roll 6");
    }

    private static void fails(
            Consumer<GivenTable<PipsState, PipsView, PipsAction>> test, String complaint) {
        assertThatThrownBy(() -> test.accept(table()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(complaint);
    }
}
