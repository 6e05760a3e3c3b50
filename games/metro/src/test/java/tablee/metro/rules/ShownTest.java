package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.metro.Tables;
import tablee.metro.content.Kind;
import tablee.testkit.Rule;

/// What is counted from the cards in front of somebody, card by card.
class ShownTest {

    /// Our set with cards that a printed one may hold: more titles than two words have bits, shields that overlap, a card that binds its
    /// own player.
    private final Box box = new Box(Tables.METRO.set().with(Json.of(cards())));

    private static List<Json> cards() {
        var cards = new ArrayList<Json>();
        for (int i = 1; i <= 70; i++) {
            cards.add(life("more " + i, ""));
        }
        cards.add(
                life("one shield", "{'do': 'SHIELD', 'when': 'PERMANENT', 'category': 'BOULOT'}"));
        cards.add(
                life("two shield", "{'do': 'SHIELD', 'when': 'PERMANENT', 'category': 'BOULOT'}"));
        // Asks for a title that needs the third word, and lies beyond the second itself.
        cards.add(
                Json.parse(
                        """
                        {"title": "after", "category": "AMOUR", "points": {"AMOUR": 1}, "connexions": [{"cards": ["more 70"]}]}
                        """));
        cards.add(life("no shield", "{'do': 'SHIELD', 'when': 'PERMANENT', 'category': 'SEXE'}"));
        return cards;
    }

    private static Json life(String title, String effects) {
        return Json.parse(
                ("{'title': '"
                                + title
                                + "', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': ["
                                + effects
                                + "]}")
                        .replace('\'', '"'));
    }

    private static List<Integer> counted(Shown shown) {
        return List.of(
                shown.noblesse,
                shown.wealth,
                shown.wealthCards,
                shown.settledMoney,
                shown.income,
                shown.discount,
                shown.permanentPoints,
                shown.shield,
                shown.guards,
                shown.blocks,
                shown.pointsPer,
                Long.hashCode(shown.categoryPoints),
                Long.hashCode(shown.categoryCards));
    }

    @Test
    void a_card_that_goes_leaves_nothing_behind() {
        for (RuleCard card : box.cards()) {
            if (card.kind != Kind.LIFE && card.kind != Kind.PATRIMOINE) {
                continue;
            }
            var shown = new Shown();
            shown.lay(box.named("one-shield"), 0, 1);
            List<Integer> before = counted(shown);
            shown.lay(card, 3, 2);
            assertThat(counted(shown)).as(card.slug).isNotEqualTo(before);
            assertThat(Layout.paid(shown.lift(box, 1))).isEqualTo(3);
            assertThat(counted(shown)).as(card.slug).isEqualTo(before);
        }
    }

    @Test
    @Rule("METRO-FX-19")
    void a_shield_goes_with_its_last_card() {
        var shown = new Shown();
        for (String slug : List.of("one-shield", "two-shield", "no-shield")) {
            shown.lay(box.named(slug), 0, 1);
        }
        int both = box.named("one-shield").shield | box.named("no-shield").shield;
        assertThat(shown.shield).isEqualTo(both);
        shown.lift(box, 0);
        assertThat(shown.shield).as("another card of the kind lies there").isEqualTo(both);
        shown.lift(box, 0);
        assertThat(shown.shield).isEqualTo(box.named("no-shield").shield);
    }

    @Test
    @Rule({"METRO-LIFE-6", "METRO-RULE-23"})
    void a_title_is_asked_for_however_many_there_are() {
        var shown = new Shown();
        assertThat(box.named("after").needs.areMet(shown)).isFalse();
        shown.lay(box.named("more-69"), 0, 1);
        assertThat(box.named("after").needs.areMet(shown)).isFalse();
        shown.lay(box.named("more-70"), 0, 1);
        assertThat(box.named("after").needs.areMet(shown)).isTrue();
    }

    /// Title by title: each is there once it is laid, gone once it is lifted, and no other is.
    @Test
    @Rule("METRO-RULE-23")
    void titles_are_told_apart_however_many_there_are() {
        var lives = Arrays.stream(box.cards()).filter(card -> card.kind == Kind.LIFE).toList();
        assertThat(lives).hasSizeGreaterThan(128);
        for (RuleCard card : lives) {
            var shown = new Shown();
            shown.lay(card, 0, 1);
            assertThat(lives.stream().filter(shown::hasTitle)).containsExactly(card);
            shown.lay(card, 0, 2);
            shown.lift(box, 0);
            assertThat(shown.hasTitle(card)).as("the other copy").isTrue();
            shown.lift(box, 0);
            assertThat(lives.stream().filter(shown::hasTitle)).isEmpty();
        }
    }
}
