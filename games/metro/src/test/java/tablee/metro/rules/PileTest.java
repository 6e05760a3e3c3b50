package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Randomness;
import tablee.engine.Streams;

/// A pile does what a plain list does, and a pile once made never changes.
class PileTest {

    private static Pile pile(int... cards) {
        short[] packed = new short[cards.length];
        for (int i = 0; i < cards.length; i++) {
            packed[i] = (short) cards[i];
        }
        return Pile.owning(packed);
    }

    private static List<Integer> cards(Pile pile) {
        var cards = new ArrayList<Integer>();
        for (short card : pile.toArray()) {
            cards.add(card & 0xFFFF);
        }
        return cards;
    }

    @Test
    void cards_go_from_the_top_and_under_the_bottom() {
        Pile pile = pile(1, 2, 3);
        assertThat(pile.top()).isEqualTo(1);
        assertThat(cards(pile.without(1))).containsExactly(2, 3);
        assertThat(cards(pile.under(200, 0b101))).containsExactly(1, 2, 3, 200 | 0b101 << 8);
        assertThat(cards(pile)).containsExactly(1, 2, 3);
        assertThat(pile.without(3)).isEqualTo(Pile.EMPTY);
        assertThat(pile.isEmpty()).isFalse();
        assertThat(Pile.EMPTY.isEmpty()).isTrue();
    }

    @Test
    void any_number_of_changes_is_what_a_list_would_give() {
        Randomness random = new Streams(5).stream("pile");
        var expected = new ArrayList<Integer>(List.of(10, 11, 12, 13, 14, 15));
        Pile pile = pile(10, 11, 12, 13, 14, 15);
        for (int step = 0; step < 2000; step++) {
            int taken = random.below(Math.min(9, expected.size() + 1));
            int count = random.below(9);
            int seen = 1 << random.below(6);
            short[] hand = new short[taken];
            pile.deal(taken, hand, 0);
            for (short card : hand) {
                assertThat(card & 0xFFFF).isEqualTo(expected.removeFirst());
            }
            long packed = 0;
            for (int i = 0; i < count; i++) {
                int card = random.below(250);
                packed |= (long) card << (8 * i);
                expected.add(card | seen << 8);
            }
            pile = pile.exchange(taken, packed, count, seen);
            if (random.below(3) == 0) {
                int card = random.below(250);
                pile = pile.under(card, seen);
                expected.add(card | seen << 8);
            }
            if (!expected.isEmpty() && random.below(3) == 0) {
                assertThat(pile.top()).isEqualTo(expected.removeFirst());
                pile = pile.without(1);
            }
            assertThat(pile.size()).isEqualTo(expected.size());
            assertThat(cards(pile)).isEqualTo(expected);
        }
    }

    @Test
    void equal_by_cards_however_they_came() {
        Pile whole = pile(1, 2 | 1 << 8, 3 | 1 << 8);
        Pile grown = pile(9, 1).without(1).under(2, 1).under(3, 1);
        assertThat(grown).isEqualTo(whole).hasSameHashCodeAs(whole);
        assertThat(grown).isNotEqualTo(grown.under(4, 1)).isNotEqualTo(pile(1, 2, 3));
        assertThat(grown.hashCode()).isNotEqualTo(grown.under(4, 1).hashCode());
        assertThat(Pile.hidden(2, 3)).isEqualTo(pile(252, 252, 252));
        assertThat(whole).hasToString("3 cards");
    }
}
