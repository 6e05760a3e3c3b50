package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.cv.content.Category;
import tablee.engine.Events;
import tablee.engine.Json;

/// What the rules can never bring about is noticed at once, with the position (register 5.6).
class BrokenPositionsTest {

    private static CvState sound() {
        return Decks.HOUSE
                .formats()
                .position(
                        Decks.HOUSE.options().standard(2),
                        Json.parse(
                                """
                                {"phase": "buy", "dice": "HKMB", "track": [15, 22, 23, 16, 14],
                                 "seats": {"A": {"knowledge": [35, 54], "hand": [3]},
                                           "B": {"work": [28]}}}
                                """));
    }

    private static void assertNoticed(String what, Consumer<Step> damage) {
        var step = new Step(sound(), Events.NONE);
        step.hidden = step.hidden.clone();
        step.secret = step.secret.clone();
        step.pile = step.pile.clone();
        damage.accept(step);
        CvState broken = step.done();
        assertThatThrownBy(() -> Decks.HOUSE.check(broken))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(what)
                .hasMessageContaining("\"track\"");
    }

    @Test
    void a_sound_position_passes() {
        assertThatCode(() -> Decks.HOUSE.check(sound())).doesNotThrowAnyException();
    }

    @Test
    void a_card_twice() {
        assertNoticed("card 15 is 2 times there", step -> step.table.track(1, 15));
    }

    @Test
    void a_lost_card() {
        assertNoticed("card 22 is 0 times there", step -> step.table.track(1, 0));
    }

    @Test
    void a_childhood_card_twice() {
        assertNoticed(
                "childhood card 3 is 2 times there",
                step -> {
                    step.hidden[1] = 1 << 3;
                    step.table.hiddenCards(1, 1);
                });
    }

    @Test
    void a_hand_of_another_size() {
        assertNoticed("hand of 0 is miscounted", step -> step.table.hiddenCards(0, 2));
    }

    @Test
    void a_stack_of_another_size() {
        assertNoticed(
                "stack 1 of seat 0 is miscounted",
                step -> step.table.insert(1, Category.KNOWLEDGE.index(), 35, 0));
    }

    @Test
    void a_card_in_the_wrong_stack() {
        assertNoticed(
                "card 28 lies in the wrong stack",
                step -> {
                    step.remove(1, 28);
                    step.table.insert(1, Category.HEALTH.index(), 28, 0);
                });
    }

    @Test
    void a_card_of_one_colour_undecided() {
        assertNoticed(
                "card 28 lies in the wrong stack",
                step -> {
                    step.remove(1, 28);
                    step.table.insert(1, Category.UNDECIDED, 28, 0);
                });
    }

    @Test
    void a_goal_twice() {
        assertNoticed("goal", step -> step.secret[0] = step.secret[1]);
    }

    @Test
    void a_public_goal_that_is_somebodys_secret() {
        assertNoticed("goal 79 is 2 times there", step -> publicAndSecret(step, 79));
        assertNoticed("goal 83 is 2 times there", step -> publicAndSecret(step, 83));
    }

    /// The other seat gets a goal of its own, so that nothing else is wrong.
    private static void publicAndSecret(Step step, int goal) {
        step.secret[0] = (byte) goal;
        step.secret[1] = 77;
        step.table.publicGoal(0, goal);
    }

    @Test
    void the_last_card_lost() {
        assertNoticed(
                "card 75 is 0 times there",
                step -> {
                    for (int i = 0; i < step.pile.length; i++) {
                        step.pile[i] = step.pile[i] == 75 ? 0 : step.pile[i];
                    }
                });
    }

    @Test
    void the_bicycle_twice() {
        assertNoticed(
                "childhood card 12 is 2 times there",
                step -> {
                    step.hidden[0] = 1 << 12;
                    step.hidden[1] = 1 << 12;
                    step.table.hiddenCards(0, 1);
                    step.table.hiddenCards(1, 1);
                });
    }

    @Test
    void no_dice() {
        assertNoticed("number of dice", step -> step.table.dice(0));
        assertNoticed(
                "number of dice",
                step -> {
                    step.phase(CvPhase.ROLL);
                    step.table.dice(0);
                });
    }

    @Test
    void a_first_player_before_the_draft_is_over() {
        assertNoticed("first player before the draft is over", step -> step.phase(CvPhase.DRAFT_1));
    }

    @Test
    void more_throws_than_allowed() {
        assertNoticed("throws made", step -> step.table.throwsMade(4));
    }

    @Test
    void tokens_before_dice() {
        assertNoticed("dice come first", step -> step.table.dice(3));
    }

    @Test
    void three_cards_bought() {
        assertNoticed("cards bought", step -> step.table.bought(3));
    }

    @Test
    void no_first_player() {
        assertNoticed("first player", step -> step.table.first(Table.NOBODY));
        assertNoticed("first player", step -> step.table.first(2));
    }

    @Test
    void somebody_else_in_charge() {
        assertNoticed("somebody else decides", step -> step.table.actor(1));
    }

    @Test
    void a_short_track_at_the_start_of_a_turn() {
        assertNoticed(
                "track is short",
                step -> {
                    step.phase(CvPhase.ROLL);
                    step.table.throwsMade(0);
                    step.table.discard(15);
                    step.table.track(0, 0);
                });
    }
}
