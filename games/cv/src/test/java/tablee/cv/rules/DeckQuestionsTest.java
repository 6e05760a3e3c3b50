package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.cv.content.Card;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.engine.Json;
import tablee.testkit.Rule;

/// What the rules ask a deck and a draft, one answer each.
class DeckQuestionsTest {

    private static final Deck DECK = Decks.HOUSE.deck();
    private static final Figures FIGURES = new Figures(DECK);

    private static Deck with(String card) {
        String position = "{'cards': [" + card + "]}";
        return Decks.HOUSE
                .formats()
                .position(
                        Decks.HOUSE.options().standard(2), Json.parse(position.replace('\'', '"')))
                .table()
                .deck();
    }

    @Test
    void a_deck_with_another_card_is_another_deck() {
        Deck cheap = with("{'number': 13, 'categories': ['Health'], 'cost': 'H'}");
        Deck dear = with("{'number': 13, 'categories': ['Health'], 'cost': 'HH'}");
        assertThat(cheap).isNotEqualTo(DECK).isNotEqualTo(dear).isNotEqualTo(null);
        assertThat(cheap).isEqualTo(with("{'number': 13, 'categories': ['Health'], 'cost': 'H'}"));
        assertThat(cheap.hashCode())
                .isEqualTo(with("{'number': 13, 'categories': ['Health'], 'cost': 'H'}").hashCode())
                .isNotEqualTo(DECK.hashCode())
                .isNotEqualTo(dear.hashCode());
        assertThat(cheap.patches()).extracting(Card::number).containsExactly(13);
        assertThat(DECK.patches()).isEmpty();
        assertThat(cheap.set()).isEqualTo(DECK.set());
        assertThat(cheap.aids()).isEqualTo(DECK.aids()).hasSize(4);
        assertThat(cheap.card(14)).isEqualTo(DECK.card(14));
        assertThat(cheap.all()).hasSize(83).contains(DECK.card(83)).doesNotContain(DECK.card(13));
    }

    /// CV-R-27: the phases in which an event may be of use.
    @ParameterizedTest
    @Rule("CV-R-27")
    @CsvSource({
        "2, BUY UPKEEP",
        "5, MISFORTUNE",
        "6, BUY",
        "11, ROLL",
        "29, BUY UPKEEP",
        "67, ROLL",
        "15, ''"
    })
    void an_event_has_its_phases(int card, String phases) {
        var found =
                CvPhase.ALL.stream()
                        .filter(phase -> FIGURES.isFor(card, phase))
                        .map(CvPhase::name)
                        .toList();
        assertThat(found).isEqualTo(phases.isEmpty() ? List.of() : List.of(phases.split(" ")));
        for (CvPhase phase : CvPhase.ALL) {
            boolean useful = found.contains(phase.name());
            if (card <= 12) {
                assertThat(FIGURES.childhoodFor(phase) >> card & 1).isEqualTo(useful ? 1 : 0);
            }
            if (DECK.card(card).isEvent()) {
                assertThat((FIGURES.eventsFor(phase) & FIGURES.bit(card)) != 0).isEqualTo(useful);
            }
        }
    }

    @Test
    void an_event_that_only_adds_throws_is_for_rolling() {
        var figures =
                new Figures(
                        with(
                                "{'number': 49, 'categories': ['Event'], 'event': {'extraThrows': 1}}"));
        assertThat(figures.isFor(49, CvPhase.ROLL)).isTrue();
        assertThat(figures.isFor(49, CvPhase.BUY)).isFalse();
    }

    @Test
    void what_a_card_is() {
        assertThat(FIGURES.isWork(47)).as("as its second colour").isTrue();
        assertThat(FIGURES.isWork(24)).isTrue();
        assertThat(FIGURES.isWork(20)).isFalse();
        assertThat(FIGURES.isTwoColour(47)).isTrue();
        assertThat(FIGURES.isTwoColour(24)).isFalse();
        assertThat(DECK.card(20).isTwoColour()).isTrue();
        assertThat(DECK.card(24).isTwoColour()).isFalse();
        assertThat(FIGURES.help(36) & Kit.BORROWS).isEqualTo(Kit.BORROWS);
        assertThat(FIGURES.help(24) & Kit.BORROWS).isZero();
        assertThat(FIGURES.isConditional(41)).isTrue();
        assertThat(FIGURES.isConditional(24)).isFalse();
        assertThat(DECK.card(23).converts()).as("an arrow").isTrue();
        assertThat(DECK.card(35).converts()).isTrue();
        assertThat(DECK.card(45).converts()).isTrue();
        assertThat(DECK.card(53).converts()).isFalse();
        assertThat(FIGURES.event(Long.numberOfTrailingZeros(FIGURES.bit(33)))).isEqualTo(33);
        assertThat(FIGURES.events(FIGURES.bit(29) | FIGURES.bit(67))).containsExactly(29, 67);
    }

    /// CV-ICON-7 and -8.
    @Test
    @Rule({"CV-ICON-7", "CV-ICON-8"})
    void where_arrows_lead() {
        var oneWay = DECK.card(23).arrows().getFirst();
        assertThat(oneWay.turn(Symbol.K)).isEqualTo(Symbol.R);
        assertThat(oneWay.turn(Symbol.R)).isEqualTo(-1);
        assertThat(oneWay.turn(Symbol.H)).isEqualTo(-1);
        var twoWay = DECK.card(54).arrows().getFirst();
        assertThat(twoWay.turn(Symbol.K)).isEqualTo(Symbol.M);
        assertThat(twoWay.turn(Symbol.M)).isEqualTo(Symbol.K);
        assertThat(twoWay.turn(Symbol.R)).isEqualTo(-1);
        assertThat(FIGURES.arrows(54, Symbol.K)).isEqualTo(1 << Symbol.M);
        assertThat(FIGURES.arrows(54, Symbol.STAR)).isZero();
    }

    @Test
    @Rule({"CV-SCORE-2", "CV-R-71", "CV-DECK-22"})
    void the_printed_series_goes_on() {
        assertThat(IntStream.rangeClosed(0, 11).map(Scoring::byTable))
                .containsExactly(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66);
    }

    @Test
    void what_helps_buying() {
        assertThat(DECK.card(2).event().helpsBuying()).isTrue();
        assertThat(DECK.card(6).event().helpsBuying()).isTrue();
        assertThat(DECK.card(5).event().helpsBuying()).isFalse();
    }

    @Test
    @Rule({"CV-SETUP-11", "CV-SETUP-12", "CV-R-6"})
    void what_passes_in_the_draft() {
        Draft none = Draft.none(3);
        assertThat(none.isEmpty()).isTrue();
        assertThat(none.withPool(14).pool()).isEqualTo(14);
        int[] dealt = {0b0111, 0b0111000, 0b0111000000};
        Draft draft = none.withPool(14).withDealt(dealt);
        assertThat(draft.pool()).as("used up by the deal").isZero();
        assertThat(draft.isEmpty()).isFalse();
        assertThat(draft.offer(CvPhase.DRAFT_1, 1)).isEqualTo(0b0111000);
        assertThat(draft.offer(CvPhase.DRAFT_2, 1)).as("nobody has chosen").isZero();
        assertThat(draft.offer(CvPhase.ROLL, 1)).isZero();
        Draft first = draft.withKept(true, 0, 0).withKept(true, 1, 3).withKept(true, 2, 6);
        assertThat(first.offer(CvPhase.DRAFT_2, 0)).as("from the right").isEqualTo(0b0110000000);
        assertThat(first.offer(CvPhase.DRAFT_2, 1)).isEqualTo(0b0110);
        assertThat(first.third(1)).isZero();
        Draft second = first.withKept(false, 0, 7).withKept(false, 1, 1).withKept(false, 2, 4);
        assertThat(second.third(1)).isEqualTo(0b0100000000);
        assertThat(List.of(second.kept1(0), second.kept1(1), second.kept1(2)))
                .containsExactly(1, 8, 64);
        assertThat(List.of(second.kept2(0), second.kept2(1), second.kept2(2)))
                .containsExactly(128, 2, 16);
        assertThat(second.withShown(2, 5).withShown(2, 6).shown(2)).isEqualTo(96);
        assertThat(second.withShown(2, 5).shown(1)).isZero();
        assertThat(second).hasToString("dealt [7, 56, 448] kept [1, 8, 64][128, 2, 16]");
        assertThat(second.hashCode()).isNotEqualTo(first.hashCode());
    }

    /// Each option that the editions read differently, by edition and by itself.
    @Test
    @Rule({"CV-D-1", "CV-D-2", "CV-D-3", "CV-D-5", "CV-D-6", "CV-D-7", "CV-D-8", "CV-D-10"})
    void options_by_edition_and_by_themselves() {
        var french = options(Map.of("edition", "fr"));
        var english = options(Map.of("edition", "en"));
        assertThat(french.eventsAnyMoment()).isTrue();
        assertThat(english.eventsAnyMoment()).isFalse();
        assertThat(french.misfortuneAtOnce()).isTrue();
        assertThat(english.misfortuneAtOnce()).isFalse();
        assertThat(french.misfortuneEveryThree()).isFalse();
        assertThat(english.misfortuneEveryThree()).isTrue();
        assertThat(french.underAnyDepth()).isFalse();
        assertThat(english.underAnyDepth()).isTrue();
        assertThat(french.upkeepAfterPlacing()).isFalse();
        assertThat(english.upkeepAfterPlacing()).isTrue();
        assertThat(french.bicolourDefer()).isTrue();
        assertThat(english.bicolourDefer()).isFalse();
        assertThat(french.therapyAnyDice()).isFalse();
        assertThat(english.therapyAnyDice()).isTrue();
        assertThat(options(Map.of("edition", "fr", "upkeepTiming", "afterPlacing")))
                .extracting(CvOptions::upkeepAfterPlacing)
                .isEqualTo(true);
        assertThat(options(Map.of("edition", "en", "upkeepTiming", "beforePlacing")))
                .extracting(CvOptions::upkeepAfterPlacing)
                .isEqualTo(false);
    }

    private static CvOptions options(Map<String, String> values) {
        return CvOptions.of(Decks.HOUSE.options().settings(2, values));
    }
}
