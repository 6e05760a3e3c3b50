package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Json;
import tablee.testkit.Rule;

/// What a table answers to those who plan: worked out by hand for a few tables.
class TableQuestionsTest {

    private static Table table(String position) {
        return table(Map.of(), position);
    }

    private static Table table(Map<String, String> options, String position) {
        return Decks.HOUSE
                .formats()
                .position(
                        Decks.HOUSE.options().settings(2, options),
                        Json.parse(position.replace('\'', '"')))
                .table();
    }

    @Test
    @Rule({"CV-DICE-6", "CV-R-19", "CV-R-24"})
    void dice_are_free_frozen_or_not_thrown_yet() {
        Table table =
                table(
                        "{'phase': 'roll', 'dice': 'HBK.L', 'throws': {'made': 1, 'allowed': 3}, 'bought': 1}");
        assertThat(table.freeDice()).isEqualTo(0b10101);
        assertThat(table.frozenDice()).isEqualTo(0b00010);
        assertThat(table.unthrownDice()).isEqualTo(0b01000);
        assertThat(table.face(0)).isEqualTo(Symbol.HEALTH);
        assertThat(table.face(4)).isEqualTo(Symbol.LUCK);
        assertThat(table.dice()).isEqualTo(5);
        assertThat(table.throwsMade()).isEqualTo(1);
        assertThat(table.throwsLeft()).isEqualTo(2);
        assertThat(table.bought()).isEqualTo(1);
    }

    @Test
    @Rule({"CV-R-11", "CV-R-19", "CV-R-43"})
    void what_no_throw_changes_any_more() {
        String position =
                """
                {'phase': 'buy', 'seats': {'A': {'knowledge': [54], 'work': [28]}}, 'sources': [
                  {'source': 'd1', 'shows': 'H'}, {'source': 'd2', 'shows': 'B'},
                  {'source': 'd3', 'shows': 'M', 'by': [54]}, {'source': 'd4', 'shows': 'R', 'spent': true, 'by': [54]},
                  {'source': 't1', 'shows': 'K'}, {'source': 't2', 'shows': 'B', 'spent': true},
                  {'source': 'b1', 'shows': 'L'}, {'source': 'e1', 'shows': 'B'}]}
                """;
        Table table = table(position);
        assertThat(table.freeDice()).isEqualTo(0b0001);
        assertThat(table.fixed()).isEqualTo(Symbols.of("MKLB"));
        assertThat(table.available()).isEqualTo(Symbols.of("HBMKLB"));
        assertThat(Purse.unspentWithoutEvents(table)).isEqualTo(Symbols.of("HBMKL").packed());
        assertThat(table.badLuck()).isEqualTo(2);
    }

    @Test
    @Rule({"CV-R-29", "CV-R-55"})
    void what_was_paid_and_what_came_into_the_hand_in_this_turn() {
        Table table =
                table(
                        "{'phase': 'upkeep', 'dice': 'HHHH', 'paid': [44], 'fresh': [2, 29], 'seats': {'A': {'relationship': [44, 14], 'work': [56]}}}");
        assertThat(table.paid()).containsExactly(44);
        assertThat(table.fresh()).containsExactly(2, 29);
        assertThat(table("{'phase': 'buy', 'dice': 'HHHH'}").paid()).isEmpty();
    }

    @Test
    @Rule({"CV-UPKEEP-1", "CV-R-55"})
    void what_a_turn_still_has_to_settle() {
        String seats = "'seats': {'A': {'relationship': [44, 14], 'work': [56]}}";
        assertThat(table("{'phase': 'buy', 'dice': 'HHHH', " + seats + "}").owed())
                .isEqualTo(Symbols.of("HMM"));
        assertThat(table("{'phase': 'buy', 'dice': 'HHHH', 'paid': [44], " + seats + "}").owed())
                .isEqualTo(Symbols.of("H"));
        assertThat(table("{'phase': 'buy', 'dice': 'HHHH', 'kit': [44], " + seats + "}").owed())
                .isEqualTo(Symbols.of("MM"));
        assertThat(table("{'phase': 'buy', 'dice': 'HHHH', 'kit': [39], " + seats + "}"))
                .extracting(Table::owed)
                .isEqualTo(Symbols.NONE);
    }

    @Test
    @Rule({"CV-PLACE-4", "CV-R-12", "CV-R-50", "CV-R-65"})
    void what_lies_in_a_cv() {
        Table table =
                table(
                        "{'phase': 'roll', 'seats': {'A': {'health': [46, 15], 'work': [13], 'undecided': [20, 27]}, 'B': {'possession': [12]}}}");
        assertThat(table.active(0)).containsExactly(46, 13, 20, 27);
        assertThat(table.active(1)).containsExactly(12);
        assertThat(table.isActive(0, 46)).isTrue();
        assertThat(table.isActive(0, 15)).isFalse();
        assertThat(table.isActive(0, 27)).isTrue();
        assertThat(table.isActive(0, 12)).isFalse();
        assertThat(table.cvSize(0)).isEqualTo(5);
        assertThat(table.cvSize(1)).isEqualTo(1);
        assertThat(table.tokens(0)).isEqualTo(Symbols.of("HRMHR"));
        assertThat(table.tokens(1)).isEqualTo(Symbols.NONE);
        assertThat(table.stack(0, Category.HEALTH)).containsExactly(46, 15);
        assertThat(table.count(0, Category.HEALTH)).isEqualTo(2);
        assertThat(table.undecided(0)).containsExactly(20, 27);
    }

    @Test
    @Rule({"CV-R-32", "CV-CARD-41.2", "CV-INFO-15"})
    void what_a_card_would_cost_and_bring() {
        Table table =
                table(
                        """
                        {'phase': 'buy', 'dice': 'HHHH', 'discounts': {'health': 1, 'relationship': 2}, 'publicGoals': [76],
                         'seats': {'A': {'retired': true, 'possession': [16, 26]}, 'B': {'health': [73, 15], 'possession': [12]}}}
                        """);
        assertThat(table.discount(15)).isEqualTo(1);
        assertThat(table.discount(14)).isEqualTo(2);
        assertThat(table.discount(20)).isEqualTo(3);
        assertThat(table.discount(19)).isZero();
        assertThat(table.discount(29)).isZero();
        assertThat(table.mayTake(0, 24)).isFalse();
        assertThat(table.mayTake(1, 24)).isTrue();
        assertThat(table.mayTake(0, 47)).isTrue();
        // Two Possessions of 4 and 3; the best and only Collector among the two.
        assertThat(table.points(0)).isEqualTo(4 + 3 + 2);
        // Two Health cards of which the upper counts double, and the Bicycle.
        assertThat(table.points(1)).isEqualTo(6 + 1);
        assertThat(table.goalPoints(1, 76)).isEqualTo(1);
        assertThat(table.goalPoints(0, 79)).isZero();
    }

    @ParameterizedTest
    @Rule({"CV-BUY-12", "CV-R-36"})
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            {'atLeast': {'category': 'Work', 'n': 2}}     | true
            {'atLeast': {'category': 'Work', 'n': 3}}     | false
            {'none': {'category': 'Relationship'}}        | true
            {'owns': 32}                                  | true
            {'none': {'category': 'Work'}}                | false
            {'owns': 13}                                  | true
            {'owns': 15}                                  | false
            {'ownsActive': 24}                            | true
            {'ownsActive': 13}                            | false
            {'ownsActive': 20}                            | true
            {'and': [{'owns': 13}, {'ownsActive': 24}]}   | true
            {'and': [{'owns': 13}, {'ownsActive': 13}]}   | false
            {'and': [{'owns': 15}, {'ownsActive': 24}]}   | false
            """)
    void a_condition_is_met_by_the_cv_as_it_lies(String condition, boolean met) {
        Table table =
                table(
                        "{'phase': 'buy', 'dice': 'HHHH', 'acquired': [{'card': 15}], 'track': [70, 22, 23, 16, 14],"
                                + " 'cards': [{'number': 70, 'categories': ['Knowledge'], 'condition': "
                                + condition
                                + "}], 'seats': {'A': {'health': [32], 'work': [24, 13], 'undecided': [20]}, 'B': {'relationship': [14]}}}");
        assertThat(table.mayTake(0, 70)).isEqualTo(met);
    }

    @Test
    @Rule({"CV-MISF-1", "CV-MISF-2"})
    void misfortunes_that_are_due() {
        String six = "{'phase': 'buy', 'dice': 'BBBBBB', 'throws': {'made': 1}";
        Map<String, String> every = Map.of("misfortuneCount", "everyThree");
        Map<String, String> once = Map.of("misfortuneCount", "once");
        assertThat(Misfortune.due(table(every, six + "}"))).isEqualTo(2);
        assertThat(Misfortune.due(table(every, six + ", 'settled': 1}"))).isEqualTo(1);
        assertThat(Misfortune.due(table(once, six + "}"))).isEqualTo(1);
        assertThat(Misfortune.due(table(once, six + ", 'settled': 1}"))).isZero();
        assertThat(Misfortune.due(table(once, "{'phase': 'buy', 'dice': 'BBHH'}"))).isZero();
        assertThat(Misfortune.due(table(once, "{'phase': 'buy', 'dice': 'BBBH'}"))).isEqualTo(1);
    }

    @Test
    void symbols_are_added_up() {
        assertThat(Symbols.of("HM").plus(Symbols.of("MB"))).isEqualTo(Symbols.of("HMMB"));
        assertThat(Symbols.of("HM").plus(Symbol.LUCK, 3)).isEqualTo(Symbols.of("HMLLL"));
        assertThat(Symbols.of("HLLL").plus(Symbol.LUCK, -3)).isEqualTo(Symbols.of("H"));
    }

    @Test
    @Rule({"CV-R-34", "CV-LUCK-1"})
    void what_a_purchase_would_take_if_it_can_be_made() {
        String track = "'track': [15, 16, 0, 17, 21]";
        Table poor = table("{'phase': 'buy', 'dice': 'BBLL', " + track + "}");
        Table rich = table("{'phase': 'buy', 'dice': 'HMMMLLL', " + track + "}");
        for (CvAction.Way way : CvAction.Way.values()) {
            for (int place : new int[] {1, 2}) {
                var buy = new CvAction.Buy(place, way, List.of(), Symbols.NONE);
                assertThat(poor.paying(buy)).isEmpty();
            }
        }
        assertThat(rich.paying(new CvAction.Buy(2, CvAction.Way.COST, List.of(), Symbols.NONE)))
                .hasValueSatisfying(all -> assertThat(all).hasToString("[d2, d3, d4]"));
        assertThat(rich.paying(new CvAction.Buy(2, CvAction.Way.LUCK, List.of(), Symbols.NONE)))
                .hasValueSatisfying(all -> assertThat(all).hasToString("[d5, d6, d7]"));
        assertThat(rich.paying(new CvAction.Buy(3, CvAction.Way.LUCK, List.of(), Symbols.NONE)))
                .isEmpty();
    }
}
