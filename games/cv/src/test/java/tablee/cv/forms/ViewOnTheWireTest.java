package tablee.cv.forms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.cv.content.Deck;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Xoshiro;
import tablee.testkit.Rule;

/// What a screen or a program gets of a view.
class ViewOnTheWireTest {

    private static final Seat A = Seat.of(0);

    private static Json now(CvState state, Seat seat) {
        return Decks.HOUSE.formats().now(Decks.HOUSE.view(state, seat));
    }

    private static CvState magician() {
        return Decks.HOUSE
                .formats()
                .position(
                        Decks.HOUSE.options().standard(2),
                        Json.parse(
                                """
                                {"phase": "buy", "dice": "HKMB", "track": [15, 22, 23, 16, 14],
                                 "seats": {"A": {"knowledge": [35]}}}
                                """));
    }

    @Test
    @Rule({"CV-R-14", "CV-CARD-35.1"})
    void cards_in_reach_come_with_their_steps_in_notation() {
        Json reach = now(magician(), A).at("reach");
        Json running = reach.items().getFirst();
        assertThat(running.at("place").asInt()).isEqualTo(1);
        assertThat(running.at("luck").asBool()).isFalse();
        String step = running.at("steps").items().getFirst().asText();
        assertThat(step).matches("convert 35 d[23] H");
        CvAction first = Decks.HOUSE.formats().read(step);
        assertThat(Decks.HOUSE.quickLegal(magician(), A)).contains(first);
        CvState after = Decks.HOUSE.act(magician(), A, first, Events.NONE);
        assertThat(now(after, A).at("reach").items().getFirst().at("steps").items()).isEmpty();
    }

    @Test
    @Rule("CV-INFO-21")
    void nobody_else_is_told_what_is_in_reach() {
        assertThat(now(magician(), Seat.of(1)).at("reach").items()).isEmpty();
    }

    @Test
    void cards_are_numbers_and_their_faces_come_once_with_the_content() {
        var faces = Decks.HOUSE.wording().faces();
        assertThat(faces).hasSize(Deck.SIZE);
        assertThat(faces.get("15")).isEqualTo(Decks.HOUSE.deck().face(15));
        assertThat(now(magician(), A).find("cards")).isEmpty();
        assertThat(longest(4)).isLessThan(4000);
    }

    @Test
    void a_card_made_up_for_a_position_brings_its_face_along() {
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(
                                        """
                                        {"cards": [{"number": 20, "categories": ["Health"], "cost": "HHH"}],
                                         "track": [20]}
                                        """));
        assertThat(now(state, A).at("cards").at("20").at("cost").asText()).isEqualTo("HHH");
    }

    /// The longest view of a whole random game.
    private static int longest(int seats) {
        var random = new Xoshiro(5);
        CvState state = Decks.HOUSE.start(Decks.HOUSE.options().standard(seats));
        int longest = 0;
        while (true) {
            switch (Decks.HOUSE.next(state)) {
                case Next.End _ -> {
                    return longest;
                }
                case Next.Draw(var due) ->
                        state = Decks.HOUSE.draw(state, due.draw(random), Events.NONE);
                case Next.Decide(var awaited) -> {
                    Seat seat = awaited.first();
                    longest = Math.max(longest, now(state, seat).print().length());
                    var legal = Decks.HOUSE.quickLegal(state, seat);
                    state =
                            Decks.HOUSE.act(
                                    state,
                                    seat,
                                    legal.get(random.below(legal.size())),
                                    Events.NONE);
                }
            }
        }
    }
}
