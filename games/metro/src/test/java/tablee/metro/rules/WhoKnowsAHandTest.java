package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.ChanceSource;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// METRO-HIDE-7 What the others know of a hand, when a card of it goes away.
@Rule("METRO-HIDE-7")
class WhoKnowsAHandTest {

    private static final int A = 1;
    private static final int B = 2;
    private static final int C = 4;

    private static MetroState table() {
        return Tables.position(
                3,
                "{'players': {'A': {'hand': ['Colo:B', 'Colo:C', 'Brevet:BC', 'Erasmus:BC', 'Défi des cœurs:BC']}}}");
    }

    /// `colo AB`: a card, and who knows that it is there.
    private static List<String> hand(MetroState state) {
        return hand(state, 0);
    }

    private static List<String> hand(MetroState state, int whose) {
        var hand = new ArrayList<String>();
        for (short card : state.lives[whose].hand) {
            var line = new StringBuilder(state.card(card).slug).append(' ');
            for (int seat = 0; seat < 3; seat++) {
                line.append((card >> (8 + seat) & 1) == 0 ? "" : "ABC".charAt(seat));
            }
            hand.add(line.toString());
        }
        return hand;
    }

    @Test
    void all_see_which_card_goes() {
        MetroState state = table().copy();
        assertThat(Hands.leave(state, 0, 2, A | B | C)).isEqualTo(state.box.named("brevet").index);
        assertThat(hand(state))
                .containsExactly("colo AB", "colo AC", "erasmus ABC", "defi-des-coeurs ABC");
    }

    /// B knew the other copy: one of two goes before their eyes, and it is that one they cross off.
    @Test
    void a_witness_crosses_off_one_copy() {
        MetroState state = table().copy();
        Hands.leave(state, 0, 1, A | B | C);
        assertThat(hand(state))
                .containsExactly("colo A", "brevet ABC", "erasmus ABC", "defi-des-coeurs ABC");
    }

    /// B knew two of three: one that they had not seen goes before their eyes, and they cross off one, not both.
    @Test
    void of_three_copies_a_witness_crosses_off_one() {
        MetroState state =
                Tables.position(
                                3,
                                "{'players': {'A': {'hand': ['Colo', 'Colo:B', 'Colo:B', 'Brevet:C']}}}")
                        .copy();
        Hands.leave(state, 0, 0, A | B | C);
        assertThat(hand(state)).containsExactly("colo A", "colo AB", "brevet AC");
    }

    /// Both know both hands from then on, and nobody else does.
    @Test
    @Rule("METRO-FX-10")
    void hands_that_were_swapped_are_known_to_both() {
        MetroState before =
                Tables.position(
                        3,
                        "{'question': 'LAY', 'drawn': 'nothing', 'cards': [{'title': 'Trade', 'category': 'SOCIAL', 'points': {'SOCIAL': 1}, 'effects':"
                                + " [{'do': 'SWAP_HANDS', 'who': 'CHOSEN'}]}], 'players': {'A': {'hand': ['Trade', 'Colo:C']}, 'B': {'hand': ['Brevet']}}}");
        var match =
                Match.from(
                        Tables.METRO,
                        Tables.of(3),
                        before,
                        ChanceSource.of(new Streams(1).stream("c")));
        match.act(Seat.of(0), new MetroAction.Lay("trade"));
        match.act(Seat.of(0), new MetroAction.Choose(Seat.of(1)));
        assertThat(hand(match.state())).containsExactly("brevet AB");
        assertThat(hand(match.state(), 1)).containsExactly("colo ABC");
    }

    /// Nobody sees it: all of that back could be gone.
    @Test
    void unseen_it_could_be_any_of_its_back() {
        MetroState state = table().copy();
        Hands.leave(state, 0, 0, A);
        assertThat(hand(state))
                .containsExactly("colo A", "brevet A", "erasmus ABC", "defi-des-coeurs A");
    }

    @Test
    void one_witness_of_two() {
        MetroState state = table().copy();
        Hands.leave(state, 0, 2, A | C);
        assertThat(hand(state))
                .containsExactly("colo A", "colo AC", "erasmus ABC", "defi-des-coeurs AC");
    }

    /// It goes down unseen: the others no longer know which of them is still there. What is no Défi they still know.
    @Test
    @Rule({"METRO-HIDE-1", "METRO-DEFI-3"})
    void a_duel_is_laid_from_among_known_ones() {
        MetroState before =
                Tables.position(
                        3,
                        "{'question': 'LAY', 'drawn': 'Colo', 'players': {'A': {'hand': ['Défi des cœurs:BC', 'Défi du coffre-fort:BC', 'Colo:BC']}}}");
        var match =
                Match.from(
                        Tables.METRO,
                        Tables.of(3),
                        before,
                        ChanceSource.of(new Streams(1).stream("c")));
        match.act(Seat.of(0), new MetroAction.Lay("defi-des-coeurs"));
        match.act(Seat.of(0), new MetroAction.Duel(Seat.of(1)));
        assertThat(hand(match.state())).containsExactly("defi-du-coffre-fort A", "colo ABC");
    }

    @Test
    @Rule("METRO-TURN-8")
    void given_back_it_lies_at_the_bottom_and_only_its_owner_knows() {
        MetroState state = table().copy();
        Hands.giveBack(state, 0, 3);
        assertThat(state.pile(1).toArray())
                .containsExactly((short) (state.box.named("erasmus").index | A << 8));
        assertThat(hand(state))
                .containsExactly("colo AB", "colo AC", "brevet ABC", "defi-des-coeurs ABC");
    }

    /// METRO-RULE-17, -19: more cards than a bundle holds go the same way.
    @Test
    @Rule({"METRO-RULE-17", "METRO-RULE-19"})
    void a_hand_of_ten_is_changed_like_any_other() {
        MetroState state =
                Tables.position(
                                3,
                                "{'station': 'MATURITE', 'players': {'A': {'hand': ['Colo', 'Erasmus', 'Brevet', 'Chalet', 'Colo', 'Brevet', 'Colo',"
                                        + " 'Brevet', 'Colo', 'Brevet']}}, 'piles': {'P': ['Argent de poche', 'Petit bricoleur', 'Option latin'], 'M':"
                                        + " ['Bénévole', 'Colocation'], 'T': ['Gilet jaune', 'Franc Maçon']}}")
                        .copy();
        Hands.change(state, 0, 2, 1, 1);
        assertThat(hand(state))
                .containsExactly(
                        "argent-de-poche A", "petit-bricoleur A", "benevole A", "gilet-jaune A");
        assertThat(slugs(state, 0))
                .containsExactly(
                        "option-latin",
                        "colo",
                        "brevet",
                        "colo",
                        "brevet",
                        "colo",
                        "brevet",
                        "colo",
                        "brevet");
        assertThat(slugs(state, 1)).containsExactly("colocation", "erasmus");
        assertThat(slugs(state, 2)).containsExactly("franc-macon", "chalet");
        assertThat(state.pile(1).toArray()[1] >> 8).isEqualTo(A);
    }

    private static List<String> slugs(MetroState state, int pile) {
        var slugs = new ArrayList<String>();
        for (short card : state.pile(pile).toArray()) {
            slugs.add(state.card(card).slug);
        }
        return slugs;
    }
}
