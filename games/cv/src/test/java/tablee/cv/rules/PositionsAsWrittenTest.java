package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cv.Decks;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.testkit.Rule;

/// What a written position may say, and what it may not.
class PositionsAsWrittenTest {

    private static CvState read(String position) {
        return Decks.HOUSE
                .formats()
                .position(
                        Decks.HOUSE.options().standard(2), Json.parse(position.replace('\'', '"')));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'phase':'dancing'}",
                "{'phase':'misfortune','resume':'dancing'}",
                "{'phase':'buy','discounts':{'dancing':1}}",
                "{'flags':['dancing']}",
                "{'phase':'buy','sources':[{'source':'x9','shows':'H'}]}",
                "{'seats':{'C':{}}}",
                "{'turn':'C'}",
                "{'first':'D'}",
                "{'actor':'C'}"
            })
    void words_and_seats_that_do_not_exist_are_refused(String position) {
        assertThatThrownBy(() -> read(position)).isInstanceOf(BadInput.class);
    }

    /// Piles are linked, so that a card that lay in two places would lie below itself, without end.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'seats':{'A':{'health':[15,15]}}}",
                "{'seats':{'A':{'health':[15]},'B':{'health':[22,15]}}}",
                "{'seats':{'A':{'health':[20],'undecided':[20]}}}",
                "{'discarded':[15,16,15]}",
                "{'discarded':[15],'seats':{'A':{'health':[15]}}}",
                "{'phase':'place','dice':'HHHH','discarded':[15],'acquired':[{'card':15}]}"
            })
    void a_card_that_is_there_twice_is_refused(String position) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cv.position.twice");
    }

    @Test
    @Rule("CV-R-55")
    void a_permanent_cost_that_is_paid() {
        Table table =
                read("{'phase':'buy','dice':'HHHH','seats':{'A':{'knowledge':[35],'work':[28]}},'paid':[28]}")
                        .table();
        int position = Kit.position(table, 28);
        assertThat(position).isPositive();
        assertThat(table.hasPaid(position)).isTrue();
        assertThat(table.hasPaid(position - 1)).isFalse();
    }

    @Test
    @Rule("CV-R-29")
    void two_events_of_this_turn() {
        Table table =
                read("{'phase':'buy','dice':'HHHH','seats':{'A':{'events':[29,30]}},'fresh':[29,30]}")
                        .table();
        assertThat(table.isFresh(29)).isTrue();
        assertThat(table.isFresh(30)).isTrue();
        assertThat(table.isFresh(33)).isFalse();
    }

    @Test
    @Rule("CV-R-31")
    void old_age_has_come_with_the_first_senior_card_unless_told_otherwise() {
        String track = "'track':[13,14,15,16,59]";
        assertThat(read("{" + track + "}").table().isOldAge()).isTrue();
        assertThat(read("{" + track + ",'flags':[]}").table().isOldAge()).isFalse();
        assertThat(read("{'track':[13,14,15,16,58]}").table().isOldAge()).isFalse();
    }

    @Test
    void as_many_dice_as_are_written() {
        String die = "{'source':'d1','shows':'H'}";
        String five = String.join(",", java.util.Collections.nCopies(5, die));
        assertThat(read("{'phase':'buy','sources':[" + five + "]}").table().dice()).isEqualTo(5);
    }

    @Test
    void before_the_goals_are_shuffled_nobody_has_one() {
        assertThat(read("{'phase':'setup','setup':3}").goals()).containsOnly(0);
        assertThat(read("{'phase':'setup','setup':4}").goals()).doesNotContain(0);
    }

    @Test
    void the_last_throw_may_have_been_made() {
        CvState state = read("{'phase':'buy','dice':'HHHH','throws':{'made':3,'allowed':3}}");
        assertThatCode(() -> Decks.HOUSE.check(state)).doesNotThrowAnyException();
    }

    /// Each used to be ignored, or written over what lies behind it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'track':[13,14,15,16,17,18]} | track",
                "{'acquired':[{'card':20},{'card':27},{'card':33}]} | acquired",
                "{'publicGoals':[76,77]} | publicGoals",
                "{'phase':'buy','fresh':[29,30,33]} | fresh",
                "{'phase':'draft 1','draft':{'dealt':[[1],[2],[3]]}} | draft",
                "{'seats':{'A':{'hand':[12]}}} | Bicycle",
                "{'seats':{'A':{'events':[15]}}} | no event",
                "{'phase':'buy','dice':'HHHH','paid':[28]} | were active",
                "{'seats':{'C':{'hand':[3]}}} | C",
                "{'turn':'C'} | C",
                "{'phase':'buy','dice':'HHHX'} | dice",
                "{'phase':'purchase'} | phase",
                "{'bougth':1} | bougth",
                "{'bought':3} | bought"
            })
    void what_no_table_can_be_is_refused(String position, String named) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> assertThat(Decks.ENGLISH.say(bad.sentence())).contains(named));
    }

    /// A deck of its own: what the house deck knows was worked out before this test began.
    @Test
    @Rule("CV-R-27")
    void what_an_event_is_for_is_known_to_every_deck() {
        var figures = new Figures(Decks.HOUSE.deck());
        CvPhase roll = CvPhase.ROLL;
        CvPhase buy = CvPhase.BUY;
        CvPhase misfortune = CvPhase.MISFORTUNE;
        assertThat(moments(figures, 11)).containsExactly(roll);
        assertThat(moments(figures, 5)).containsExactly(misfortune);
        assertThat(moments(figures, 30)).containsExactly(misfortune);
        assertThat(moments(figures, 29)).contains(buy).doesNotContain(roll, misfortune);
        assertThat(figures.childhoodFor(roll)).isEqualTo(1 << 11);
        assertThat(figures.childhoodFor(misfortune)).isEqualTo(1 << 5);
        assertThat(figures.eventsFor(misfortune)).isEqualTo(figures.bit(5) | figures.bit(30));
    }

    private static List<CvPhase> moments(Figures figures, int event) {
        return CvPhase.ALL.stream().filter(phase -> figures.isFor(event, phase)).toList();
    }
}
