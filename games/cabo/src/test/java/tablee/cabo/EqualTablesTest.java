package tablee.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

/// Two states are equal when everything is, and the hash that guards a log sees every part of them.
class EqualTablesTest {

    private static CaboState table() {
        return Tables.position(
                Tables.of(3),
                "{'tableaux':{'A':[1,2,3,4],'B':[5,6,7,8]},'known':{'A':['A1']},'discard':[9,10],'draw':[11,12]}");
    }

    private static void differs(String what, Consumer<CaboState> change) {
        CaboState other = table().copy();
        change.accept(other);
        assertThat(other).as(what).isNotEqualTo(table());
        assertThat(other.hash()).as(what).isNotEqualTo(table().hash());
        assertThat(other.hashCode()).as(what).isNotEqualTo(table().hashCode());
    }

    @Test
    void every_part_counts() {
        assertThat(table()).isEqualTo(table()).isNotEqualTo("a table");
        assertThat(table().hash()).isEqualTo(table().hash());
        differs("phase", s -> s.phase = CaboPhase.RENEWAL);
        differs("round", s -> s.round++);
        differs("turns", s -> s.turns++);
        differs("starter", s -> s.starter = 1);
        differs("dealer", s -> s.dealer = 1);
        differs("active", s -> s.active = 1);
        differs("caller", s -> s.caller = 1);
        differs("held", s -> s.held = 3);
        differs("ready", s -> s.ready = 2);
        differs("occupied", s -> s.occupied ^= 1L << 40);
        differs("looked", s -> s.looked = 1);
        differs(
                "tableaux",
                s -> {
                    s.tableaux = s.tableaux.clone();
                    s.tableaux[0] = 13;
                });
        differs("known", s -> s.known = new long[] {1, 1, 0, 0});
        differs("known by the public", s -> s.known = new long[] {1, 0, 0, 1});
        differs("draw pile", s -> s.top++);
        differs("discards", s -> s.discard = s.discard.push(3));
        differs("discards below", s -> s.discard = Pile.of(List.of(8, 10)));
        differs("scores", s -> s.sheet = sheet("{'scores':[1,0,0]}"));
        differs("resets", s -> s.sheet = sheet("{'resets':[0,1,0]}"));
        differs("points", s -> s.sheet = sheet("{'points':[[0,0,0]]}"));
        differs("winners", s -> s.sheet = s.sheet.after(result(Seats.of(1), Seats.NONE, 0)));
    }

    @Test
    void the_result_of_the_round_counts_too() {
        long plain = hash(result(Seats.of(1), Seats.NONE, 0));
        assertThat(hash(result(Seats.of(2), Seats.NONE, 0))).isNotEqualTo(plain);
        assertThat(hash(result(Seats.of(1), Seats.of(1), 0))).isNotEqualTo(plain);
        assertThat(hash(result(Seats.of(1), Seats.NONE, 1))).isNotEqualTo(plain);
        assertThat(hash(result(Seats.of(1), Seats.NONE, 0))).isEqualTo(plain);
    }

    private static long hash(RoundResult result) {
        CaboState state = table().copy();
        state.sheet = state.sheet.after(result);
        return state.hash();
    }

    private static RoundResult result(Seats winners, Seats kamikaze, int caller) {
        return new RoundResult(
                List.of(1, 2, 3),
                List.of(0, 2, 3),
                winners,
                Seats.NONE,
                kamikaze,
                List.of(0, 2, 3),
                caller);
    }

    private static Sheet sheet(String json) {
        return Pieces.SHEET.read(Json.parse(json.replace('\'', '"'))).apply(3);
    }

    @Test
    void a_pile_that_was_drawn_from_equals_one_laid_out_so() {
        CaboState drawn = table().copy();
        drawn.top = 1;
        CaboState laid = table().copy();
        laid.pile = java.util.Arrays.copyOfRange(laid.pile, 1, laid.pile.length);
        assertThat(drawn).isEqualTo(laid);
        assertThat(drawn.hash()).isEqualTo(laid.hash());
    }

    @Test
    void piles_are_equal_card_by_card() {
        Pile pile = Pile.of(List.of(3, 4, 5));
        assertThat(pile)
                .isEqualTo(Pile.of(List.of(3, 4, 5)))
                .hasSameHashCodeAs(Pile.of(List.of(3, 4, 5)));
        assertThat(pile)
                .isNotEqualTo(Pile.of(List.of(3, 4)))
                .isNotEqualTo(Pile.of(List.of(2, 4, 5)));
        assertThat(pile).isNotEqualTo(Pile.of(List.of(3, 4, 6))).isNotEqualTo("a pile");
        assertThat(pile.buried()).containsExactly(4, 3);
        assertThat(pile.bottomToTop()).containsExactly(3, 4, 5);
        assertThat(Pile.EMPTY.below()).isSameAs(Pile.EMPTY);
    }

    @Test
    void faces_show_their_places_and_nothing_else() {
        byte[] table = {1, 2, 3, 4, 0, 0, 0, 0};
        Faces two = Faces.of(0b101, table);
        assertThat(two.toString()).isEqualTo("[A1=1, A3=3]");
        assertThat(two.at(new Place(Seat.of(0), 3))).hasValue(3);
        assertThat(two.at(new Place(Seat.of(0), 2))).isEmpty();
        assertThat(two).isEqualTo(Faces.of(0b101, new byte[] {1, 9, 3, 9, 0, 0, 0, 0}));
        assertThat(two).hasSameHashCodeAs(Faces.of(0b101, new byte[] {1, 9, 3, 9, 0, 0, 0, 0}));
        assertThat(two).isNotEqualTo(Faces.of(0b101, new byte[] {1, 9, 4, 9, 0, 0, 0, 0}));
        assertThat(two).isNotEqualTo(Faces.of(0b111, table)).isNotEqualTo("faces");
        assertThat(two.hashCode()).isNotEqualTo(Faces.of(0b111, table).hashCode());
    }
}
