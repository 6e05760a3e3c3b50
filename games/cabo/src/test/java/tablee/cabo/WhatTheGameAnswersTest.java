package tablee.cabo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.testkit.Rule;

/// What a table asks the game itself: what it may answer for somebody, what has to be seen, and what an owner may bring.
class WhatTheGameAnswersTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private static CaboState after(String position, Seat seat, String... moves) {
        CaboState state = Tables.position(Tables.of(2, "firstStarter", "A"), position);
        for (String move : moves) {
            state = Tables.CABO.act(state, seat, Tables.CABO.formats().read(move), Events.NONE);
        }
        return state;
    }

    private static Optional<String> only(CaboState state, Seat seat) {
        CaboView open = Tables.CABO.view(state, Spectator.SPECTATOR);
        return Tables.CABO.onlyAnswer(open, seat).map(Tables.CABO.formats()::write);
    }

    @Test
    @Rule("CABO-TURN-3")
    void a_taken_card_has_one_place_to_go_where_one_card_is_left() {
        String one = "{\"tableaux\":{\"A\":[null,3,null,null],\"B\":[1,2,3,4]},\"active\":\"A\"}";
        String two = "{\"tableaux\":{\"A\":[5,3,null,null],\"B\":[1,2,3,4]},\"active\":\"A\"}";
        assertThat(only(after(one, A, "take"), A)).contains("exchange 2");
        assertThat(only(after(one, A, "take"), B)).isEmpty();
        assertThat(only(after(one, A), A)).as("before it is taken").isEmpty();
        assertThat(only(after(one, A, "draw"), A)).as("a drawn card may be discarded").isEmpty();
        assertThat(only(after(two, A, "take"), A)).as("two places").isEmpty();
    }

    @Test
    @Rule("CABO-INFO-12")
    void the_end_of_a_round_is_for_people_to_see() {
        String last =
                "{\"tableaux\":{\"A\":[1,2,3,4],\"B\":[1,2,3,4]},\"active\":\"A\",\"caller\":\"B\",\"draw\":[6,5,5]}";
        CaboState ended = after(last, A, "draw", "discard");
        assertThat(acknowledges(ended)).isTrue();
        assertThat(acknowledges(after(last, A))).isFalse();
    }

    private static boolean acknowledges(CaboState state) {
        return Tables.CABO.isAcknowledgement(Tables.CABO.view(state, Spectator.SPECTATOR), A);
    }

    @Test
    void an_owner_brings_pictures_and_nothing_else() {
        var provider = new CaboProvider();
        assertThat(provider.house().info().id()).isEqualTo("cabo");
        ContentSource house = provider.houseContent();
        assertThat(house.read("art.json")).isPresent();
        assertThat(provider.with(house).info().content())
                .isNotEqualTo(provider.house().info().content());
        assertThat(provider.check(house).isSound()).isTrue();
        ContentSource empty =
                new ContentSource() {
                    @Override
                    public String name() {
                        return "mine";
                    }

                    @Override
                    public Optional<String> read(String file) {
                        return Optional.empty();
                    }
                };
        assertThatThrownBy(() -> provider.with(empty)).isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("CABO-COMP-1")
    void every_face_has_a_picture() {
        assertThat(Tables.CABO.wording().pictured()).hasSize(14).contains("0", "13");
    }
}
