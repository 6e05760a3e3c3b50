package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tablee.engine.ContentReport.Fault;
import tablee.engine.Json;
import tablee.engine.content.Findings;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// The bounds of what a card of ours may print, each from both sides: our set with all these cards in it, of which the check names
/// those that are beyond.
class HowStrongTest {

    private static final List<String> FINE =
            List.of(
                    life("{'do': 'POINTS', 'when': 'IMMEDIATE', 'amount': -3}"),
                    life("{'do': 'POINTS', 'when': 'IMMEDIATE', 'amount': 3}"),
                    life("{'do': 'POINTS_PER', 'unit': 'MONEY', 'amount': 1, 'cap': 5}"),
                    life("{'do': 'STEAL_MONEY', 'who': 'CHOSEN', 'amount': 4}"),
                    life("{'do': 'MONEY', 'when': 'IMMEDIATE', 'amount': -4}"),
                    life("{'do': 'INCOME', 'amount': -4}"),
                    accroc("{'do': 'SKIP_TURN', 'turns': 1}"),
                    accroc("{'do': 'BLOCK', 'when': 'TEMPORARY', 'category': 'AMOUR', 'turns': 3}"),
                    accroc("{'do': 'FORCE_PILE', 'station': 'PUBERTE', 'turns': 3}"),
                    life("{'do': 'SHIELD', 'when': 'TEMPORARY', 'category': 'ANY', 'turns': 3}"),
                    life("{'do': 'SHIELD', 'when': 'PERMANENT', 'category': 'SEXE'}"),
                    accroc("{'do': 'STEAL_CARD', 'filter': {'maxValue': 3}}"),
                    accroc("{'do': 'STEAL_CARD', 'filter': {'kind': 'PATRIMOINE'}}"),
                    life("{'do': 'TAKE_FROM_HAND', 'who': 'CHOSEN', 'count': 1}"),
                    life("{'do': 'LAY_AGAIN', 'count': 1}"),
                    life("{'do': 'DRAW', 'count': 2}"),
                    life("{'do': 'DISCOUNT', 'amount': -9}"));

    private static final List<String> BEYOND =
            List.of(
                    life("{'do': 'POINTS', 'when': 'IMMEDIATE', 'amount': -4}"),
                    life("{'do': 'POINTS', 'when': 'IMMEDIATE', 'amount': 4}"),
                    life("{'do': 'POINTS_PER', 'unit': 'MONEY', 'amount': 1, 'cap': 6}"),
                    life("{'do': 'STEAL_MONEY', 'who': 'CHOSEN', 'amount': 5}"),
                    life("{'do': 'MONEY', 'when': 'IMMEDIATE', 'amount': -5}"),
                    life("{'do': 'INCOME', 'amount': -5}"),
                    life("{'do': 'SKIP_TURN', 'who': 'OTHERS', 'turns': 1}"),
                    accroc("{'do': 'SKIP_TURN', 'turns': 2}"),
                    accroc("{'do': 'BLOCK', 'when': 'TEMPORARY', 'category': 'AMOUR', 'turns': 4}"),
                    accroc("{'do': 'FORCE_PILE', 'station': 'PUBERTE', 'turns': 4}"),
                    life("{'do': 'SHIELD', 'when': 'TEMPORARY', 'category': 'ANY', 'turns': 4}"),
                    life("{'do': 'SHIELD', 'when': 'PERMANENT', 'category': 'ANY'}"),
                    accroc("{'do': 'STEAL_CARD', 'filter': {'maxValue': 4}}"),
                    accroc("{'do': 'STEAL_CARD', 'filter': {'kind': 'LIFE'}}"),
                    accroc("{'do': 'STEAL_CARD'}"),
                    life("{'do': 'TAKE_FROM_HAND', 'who': 'CHOSEN', 'count': 2}"),
                    life("{'do': 'LAY_AGAIN', 'count': 2}"),
                    life("{'do': 'DRAW', 'count': 3}"),
                    // One effect that is too strong is enough.
                    life("{'do': 'DRAW', 'count': 1}, {'do': 'DRAW', 'count': 3}"));

    private static String life(String effects) {
        return "'station': 'MAJORITE', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': ["
                + effects
                + "]";
    }

    private static String accroc(String effects) {
        return "'kind': 'ACCROC', 'category': 'AMOUR', 'effects': [" + effects + "]";
    }

    /// Titles named by faults of this clause once these records are in the set: `x 1`, `x 2` …
    private static Set<Integer> beyond(String clause, List<String> records) {
        var written = new ArrayList<Json>();
        for (int i = 0; i < records.size(); i++) {
            written.add(
                    Json.parse(
                            ("{'title': 'x " + i + "', " + records.get(i) + "}")
                                    .replace('\'', '"')));
        }
        CardSet set = Tables.METRO.set().with(Json.of(written));
        var named = new TreeSet<Integer>();
        var findings = new Findings();
        SetValidator.check(set, findings, true);
        for (Fault fault : findings.report().faults()) {
            String card = Owned.ENGLISH.say(fault.card());
            if (fault.clause().equals(clause) && card.startsWith("x ")) {
                named.add(Integer.parseInt(card.substring(2)));
            }
        }
        return named;
    }

    @Test
    @Rule("METRO-CONTENT-H13")
    void properties_are_measured() {
        assertThat(beyond("METRO-CONTENT-H13", FINE)).isEmpty();
        assertThat(beyond("METRO-CONTENT-H13", BEYOND)).hasSize(BEYOND.size());
    }

    @Test
    @Rule("METRO-CONTENT-H10")
    void points_fit_their_station() {
        List<String> records =
                List.of(
                        "'station': 'PUBERTE', 'category': 'AMOUR', 'points': {'AMOUR': 2}",
                        "'station': 'PUBERTE', 'category': 'AMOUR', 'points': {'AMOUR': 3}",
                        "'station': 'MAJORITE', 'category': 'AMOUR', 'points': {'AMOUR': 1}",
                        "'station': 'MAJORITE', 'category': 'AMOUR', 'points': {'AMOUR': 3}",
                        "'station': 'MAJORITE', 'category': 'AMOUR', 'points': {'AMOUR': 4}",
                        "'station': 'MATURITE', 'category': 'AMOUR', 'points': {'AMOUR': 1}",
                        "'station': 'MATURITE', 'category': 'AMOUR', 'points': {'AMOUR': 2}",
                        "'station': 'MATURITE', 'category': 'AMOUR', 'points': {'AMOUR': 4}",
                        "'station': 'MATURITE', 'category': 'AMOUR', 'points': {'AMOUR': 5}",
                        "'station': 'MAJORITE', 'category': 'AMOUR', 'points': {'AMOUR': 1, 'SEXE': 1, 'SOCIAL': 1}",
                        "'station': 'MAJORITE', 'category': 'AMOUR', 'points': {'AMOUR': 1, 'SEXE': 1}",
                        "'category': 'AMOUR', 'points': {'AMOUR': 1}, 'noblesse': 2",
                        "'category': 'AMOUR', 'points': {'AMOUR': 1}, 'noblesse': 3");
        assertThat(beyond("METRO-CONTENT-H10", records)).containsExactly(1, 4, 5, 8, 9, 12);
    }

    @Test
    @Rule("METRO-CONTENT-H11")
    void money_prices_and_wealth_have_their_bounds() {
        List<String> records =
                List.of(
                        "'category': 'AMOUR', 'points': {'AMOUR': 1}, 'money': 4",
                        "'category': 'AMOUR', 'points': {'AMOUR': 1}, 'money': 5",
                        "'kind': 'PATRIMOINE', 'price': 8, 'points': 6",
                        "'kind': 'PATRIMOINE', 'price': 9, 'points': 6",
                        "'kind': 'PATRIMOINE', 'price': 8, 'points': 7",
                        "'kind': 'PATRIMOINE', 'price': 1, 'points': 1",
                        "'kind': 'PATRIMOINE', 'price': 0, 'points': 1",
                        "'kind': 'PATRIMOINE', 'price': 1, 'points': 0");
        assertThat(beyond("METRO-CONTENT-H11", records)).containsExactly(1, 3, 4, 6, 7);
        assertThat(beyond("METRO-CONTENT-B22", records)).containsExactly(6, 7);
    }

    @Test
    @Rule("METRO-CONTENT-H12")
    void a_card_has_few_effects() {
        String draw = "{'do': 'DRAW', 'count': 1}";
        String skip = "{'do': 'SKIP_TURN', 'turns': 1}";
        List<String> records =
                List.of(
                        life(draw + ", " + draw),
                        life(draw + ", " + draw + ", " + draw),
                        accroc(skip + ", " + skip + ", " + skip),
                        accroc(skip + ", " + skip + ", " + skip + ", " + skip));
        assertThat(beyond("METRO-CONTENT-H12", records)).containsExactly(1, 3);
    }

    @Test
    @Rule({"METRO-CONTENT-B1", "METRO-CONTENT-B12", "METRO-CONTENT-B13"})
    void what_only_one_card_may_do() {
        List<String> records =
                List.of(
                        life("{'do': 'POINTS_PER', 'unit': 'MONEY', 'amount': 1, 'cap': 1}"),
                        life("{'do': 'POINTS_PER', 'unit': 'NOBLESSE', 'amount': 1, 'cap': 1}"),
                        "'kind': 'DEFI', 'metric': 'MONEY', 'direction': 'MORE'",
                        "'kind': 'DEFI', 'metric': 'NOBLESSE', 'direction': 'MORE'",
                        accroc("{'do': 'MOVE_ACCROC'}"),
                        "'category': 'AMOUR', 'points': {'AMOUR': 1}, 'copies': 0",
                        "'category': 'AMOUR', 'points': {'AMOUR': 1}, 'copies': 1");
        assertThat(beyond("METRO-CONTENT-B12", records)).containsExactly(0, 2);
        assertThat(beyond("METRO-CONTENT-B13", records)).containsExactly(4);
        assertThat(beyond("METRO-CONTENT-B1", records)).containsExactly(5);
    }
}
