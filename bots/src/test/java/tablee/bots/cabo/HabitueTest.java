package tablee.bots.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.cabo.CaboGame;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Xoshiro;

/// What a good player does on tables where there is no doubt about it. A is to move and knows its own four cards, unless stated.
class HabitueTest {

    private static final CaboGame GAME = new CaboGame();
    private static final Seat A = Seat.of(0);
    private static final String OWN = "'known': {'A': ['A1', 'A2', 'A3', 'A4']}";

    private static String choice(String position) {
        var settings = GAME.options().standard(3);
        var state = GAME.formats().position(settings, Json.parse(position.replace('\'', '"')));
        var view = GAME.view(state, A);
        var thinking = new Thinking(new Xoshiro(1), 1, Budget.iterations(0));
        var chosen = new Habitue(Style.HABITUE).choose(view, GAME.legal(view), thinking);
        return GAME.formats().write(chosen);
    }

    private static String table(String own, String rest) {
        return "{'tableaux': {'A': [" + own + "]}, " + rest + "}";
    }

    @Test
    void a_low_card_replaces_the_highest() {
        assertThat(choice(table("3,11,2,5", "'phase': 'hold drawn', 'held': 1, " + OWN)))
                .isEqualTo("exchange 2");
    }

    @Test
    void a_pair_goes_at_once() {
        assertThat(choice(table("9,2,9,4", "'phase': 'hold drawn', 'held': 5, " + OWN)))
                .isEqualTo("exchange 1 3");
    }

    @Test
    void cards_that_only_share_their_power_are_no_pair() {
        assertThat(choice(table("7,8,1,1", "'phase': 'hold drawn', 'held': 2, " + OWN)))
                .isEqualTo("exchange 2");
    }

    @Test
    void a_second_nine_is_worth_more_than_a_lower_card_elsewhere() {
        assertThat(choice(table("9,11,0,1", "'phase': 'hold drawn', 'held': 9, " + OWN)))
                .isEqualTo("exchange 2");
    }

    @Test
    void a_good_discard_is_taken_and_a_bad_one_left() {
        assertThat(choice(table("12,11,9,8", "'discard': [0], " + OWN))).isEqualTo("take");
        assertThat(choice(table("12,11,9,8", "'discard': [13], " + OWN))).isEqualTo("draw");
    }

    @Test
    void what_is_surely_lowest_is_called_and_what_is_not_is_not() {
        assertThat(choice(table("0,1,0,1", "'turns': 3, " + OWN))).isEqualTo("call");
        assertThat(choice(table("9,8,10,7", "'turns': 3, " + OWN))).isNotEqualTo("call");
    }

    @Test
    void an_unknown_card_of_its_own_is_peeked_at() {
        assertThat(
                        choice(
                                table(
                                        "1,2,3,9",
                                        "'phase': 'power target', 'held': 7, 'known': {'A': ['A1', 'A2', 'A3']}")))
                .isEqualTo("peek 4");
    }

    @Test
    void the_highest_card_is_swapped_for_the_lowest_it_knows() {
        assertThat(
                        choice(
                                "{'tableaux': {'A': [1,12,3,4], 'C': [5,6,0,7]}, 'phase': 'power target', 'held': 11,"
                                        + " 'known': {'A': ['A1', 'A2', 'A3', 'A4', 'C3']}}"))
                .isEqualTo("swap 2 C3");
    }

    /// Nothing learnt in a last turn is of any use; a peek would waste a seven that lightens the hand.
    @Test
    void a_last_turn_is_for_points_only() {
        assertThat(
                        choice(
                                table(
                                        "12,2,3,4",
                                        "'phase': 'hold drawn', 'held': 7, 'caller': 'B', 'known': {'A': ['A1', 'A2', 'A3']}")))
                .isEqualTo("exchange 1");
    }

    /// CABO-KAMIKAZE-1
    @ParameterizedTest
    @CsvSource({"'12,13,5,12', 13, exchange 3", "'13,13,12,0', 12, exchange 4"})
    void a_kamikaze_within_reach_is_completed(String own, int held, String expected) {
        assertThat(choice(table(own, "'phase': 'hold drawn', 'held': " + held + ", " + OWN)))
                .isEqualTo(expected);
    }

    @Test
    void a_kamikaze_is_called() {
        assertThat(choice(table("12,13,13,12", "'turns': 3, " + OWN))).isEqualTo("call");
    }
}
