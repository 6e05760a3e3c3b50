package tablee.cabo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.testkit.Rule;

/// The questions a view answers by itself, so that nobody else need know how it is packed.
@Rule("CABO-INFO-15")
class WhatABotSeesTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private static final CaboState STATE =
            Tables.position(
                    2,
                    "{'tableaux':{'A':[1,null,3,4],'B':[5,6,7,8]},'known':{'A':['A1','B2'],'B':['B1']},"
                            + "'phase':'hold drawn','held':9,'discard':[2,10]}");

    @Test
    void cards_in_place_and_cards_remembered() {
        CaboView view = Tables.CABO.view(STATE, A);
        assertThat(view.isOccupied(Place.read("A1"))).isTrue();
        assertThat(view.isOccupied(Place.read("A2"))).isFalse();
        assertThat(view.isOccupied(Place.read("B4"))).isTrue();
        assertThat(view.awaited()).isEqualTo(tablee.engine.Seats.of(A));
        assertThat(view.slots(A)).isEqualTo(0b1101);
        assertThat(view.slots(B)).isEqualTo(0b1111);
        assertThat(view.remembered(Place.read("B2"))).hasValue(6);
        assertThat(view.remembered(Place.read("B1"))).isEmpty();
        assertThat(view.isKnownTo(B, Place.read("B1"))).isTrue();
        assertThat(view.isKnownTo(B, Place.read("B2"))).isFalse();
        assertThat(view.isKnownTo(A, Place.read("B2"))).isTrue();
        assertThat(view.held()).hasValue(9);
        assertThat(Tables.CABO.view(STATE, B).held()).isEmpty();
        assertThat(view.topDiscard()).hasValue(10);
        assertThat(view.isBetweenRounds()).isFalse();
        assertThat(view.now().scores()).containsExactly(0, 0);
    }

    @Test
    void between_rounds_and_without_a_discard() {
        assertThat(
                        Tables.CABO
                                .view(Tables.position(2, "{'phase':'round summary'}"), A)
                                .isBetweenRounds())
                .isTrue();
        CaboState taken = Tables.position(2, "{'phase':'hold taken','held':0}");
        assertThat(Tables.CABO.view(taken, B).topDiscard()).isEmpty();
        assertThat(Tables.CABO.view(taken, B).held()).hasValue(0);
    }

    @Test
    @Rule("CABO-INFO-20")
    void a_spectator_decides_nothing() {
        CaboView view = Tables.CABO.view(STATE, Spectator.SPECTATOR);
        assertThat(Tables.CABO.legal(view)).isEmpty();
        assertThat(Tables.CABO.refusal(view, new CaboAction.Discard()))
                .hasValueSatisfying(
                        refused -> assertThat(refused.clause()).isEqualTo("CABO-INFO-20"));
    }

    @Test
    void nothing_is_drawn_or_decided_when_it_is_not_due() {
        assertThatThrownBy(() -> Tables.CABO.draw(STATE, Drawn.of(1), Events.NONE))
                .isInstanceOf(IllegalStateException.class);
        CaboState over = Tables.position(2, "{'phase':'game over','scores':[101,0]}");
        assertThatThrownBy(() -> Tables.CABO.whenAbsent(Tables.CABO.view(over, A)))
                .isInstanceOf(IllegalStateException.class);
    }
}
