package tablee.metro;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.BadInput;
import tablee.engine.Match;

/// What the rules cannot bring about is noticed after every step, and what nobody can read is refused.
class ImpossiblePositionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "METRO-TURN-4 | {'players': {'A': {'front': ['Défi des cœurs']}}}",
                "METRO-TURN-4 | {'players': {'B': {'front': ['Panne de métro']}}}",
                "METRO-RULE-22 | {'players': {'C': {'front': ['Colo', 'Colo']}}}",
                "METRO-RULE-9 | {'piles': {'P': ['Colo', 'Erasmus']}}",
                "METRO-RULE-9 | {'piles': {'T': ['Chalet', 'Erasmus']}}",
                "METRO-FLOW-2 a question to nobody | {'question': 'TURN', 'awaited': []}",
                "METRO-FLOW-2 a question to nobody | {'question': 'OVER', 'awaited': ['A']}",
                "METRO-FLOW-2 a question to nobody | {'question': 'PACK', 'awaited': ['A']}",
                "METRO-FLOW-2 several | {'awaited': ['A', 'B'], 'piles': {'P': ['Colo']}}",
                "METRO-FLOW-2 several | {'question': 'REACT', 'awaited': ['A', 'B'], 'flow': {'card': 'Panne de métro', 'victim': 'B'}}",
                "METRO-FLOW-5 | {'question': 'CARD', 'flow': {'card': 'divorce-a-l-amiable', 'victim': 'B', 'effect': 0}}",
                "no Accroc among Accrocs | {'players': {'A': {'accrocs': ['Colo']}}}",
                "METRO-TURN-11 | {'whole': true, 'players': {'A': {'hand': ['Colo'], 'noted': 2}}}",
                "METRO-TURN-11 | {'whole': true, 'players': {'A': {'hand': ['Colo', 'Colo', 'Colo', 'Colo', 'Colo', 'Colo', 'Colo', 'Colo']}}}",
                "cards are lost or doubled | {'whole': true}"
            })
    void it_is_noticed(String invariant, String position) {
        MetroState state = Tables.position(3, position);
        assertThatThrownBy(() -> Tables.METRO.check(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(invariant);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'question': 'OVER'}",
                "{'players': {'C': {'front': ['Cahier de vacances', 'Cahier de vacances']}}}",
                "{'question': 'REACT', 'awaited': ['B'], 'flow': {'card': 'Panne de métro', 'victim': 'B'}}"
            })
    void these_are_possible(String position) {
        assertThatCode(() -> Tables.METRO.check(Tables.position(3, position)))
                .doesNotThrowAnyException();
    }

    /// A card less in a hand, in a pile, out of the game: the box is counted everywhere.
    @Test
    void a_card_that_vanishes_is_missed() {
        var match = Match.seeded(Tables.METRO, Tables.of(3), 4);
        MetroState whole = match.state();
        Tables.METRO.check(whole);
        MetroState fewer = whole.copy();
        fewer.pile(0, fewer.pile(0).without(1));
        lost(fewer);
        MetroState less = whole.copy();
        less.out = new int[0];
        lost(less);
        MetroState more = whole.copy();
        more.discard = new int[] {whole.pile(0).top() & 0xFF};
        lost(more);
        MetroState laid = whole.copy();
        laid.editShown(1).accrocs = new int[] {whole.set.named("panne-de-metro").index};
        lost(laid);
        MetroState duel = whole.copy();
        duel.edit(1).duels = new int[] {whole.set.named("defi-des-coeurs").index};
        lost(duel);
    }

    private static void lost(MetroState state) {
        assertThatThrownBy(() -> Tables.METRO.check(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("lost or doubled");
    }

    /// The counts that are kept beside the cards agree with the cards.
    @Test
    void counts_that_drift_are_noticed() {
        String front =
                "{'players': {'A': {'front': ['Erasmus', 'Chalet', 'Bénévole', 'Retraite anticipée', 'Star de Télé-Réalité']}}}";
        java.util.List<java.util.function.Consumer<Shown>> drifts =
                java.util.List.of(
                        shown -> shown.titles0 ^= 1,
                        shown -> shown.titles1 ^= 1,
                        shown -> shown.titles2 ^= 1,
                        shown -> shown.categoryPoints++,
                        shown -> shown.categoryCards++,
                        shown -> shown.settledMoney++,
                        shown -> shown.noblesse++,
                        shown -> shown.wealth++,
                        shown -> shown.wealthCards++,
                        shown -> shown.shield++,
                        shown -> shown.income++,
                        shown -> shown.discount++,
                        shown -> shown.permanentPoints++);
        for (var drift : drifts) {
            MetroState state = Tables.position(3, front);
            Tables.METRO.check(state);
            drift.accept(state.editShown(0));
            assertThatThrownBy(() -> Tables.METRO.check(state))
                    .hasMessageContaining("the running counts differ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'players': {'D': {}}}",
                "{'active': 'F'}",
                "{'station': 'SENILITE'}",
                "{'question': 'WHY'}",
                "{'players': {'A': {'hand': ['No such card']}}}",
                "{'players': {'A': {'character': 'nobody'}}}",
                "{'players': {'A': {'hand': ['Colo:Z']}}}",
                "{'awaited': ['E']}",
                "{'piles': {'X': []}}"
            })
    void it_cannot_be_read(String position) {
        assertThatThrownBy(() -> Tables.position(3, position)).isInstanceOf(BadInput.class);
    }
}
