package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.table.replay.LookingBack;

/// What whoever looks on may go back to while the game goes on: moments that are long enough ago and of which nothing is a secret any more.
class LookingBackTest {

    private static final class Played {
        private final List<History.Line> lines = new ArrayList<>();
        private final Desk<?, ?, ?> desk;

        Played(int delay) {
            Json terms = Json.object().put("delay", delay).put("forced", false).build();
            desk = Seated.at(2, Terms.read(terms), lines);
        }

        void act(Seat seat, String notation) {
            Ruling.Line line = Seated.act(desk, seat, notation, 2000);
            lines.add(new History.Line(line.seq(), line.at(), line.body()));
        }

        Seat awaited() {
            return desk.table().awaited().first();
        }

        /// Everybody looks at their cards; then one calls and the other has a last turn, so that all cards are turned up.
        void round() {
            while (Seated.question(desk.table(), awaited()).equals("cabo.asked.look")) {
                act(awaited(), Seated.first(desk.table(), awaited()));
            }
            act(awaited(), "call");
            act(awaited(), "draw");
            act(awaited(), "discard");
        }

        Json back() {
            return LookingBack.of(History.of("t", desk.table().game(), lines), () -> {})
                    .show("en", 0, 500);
        }

        int steps() {
            return desk.table().steps();
        }
    }

    @Test
    void nothing_is_shown_while_hands_are_hidden() {
        var played = new Played(1);
        while (Seated.question(played.desk.table(), played.awaited()).equals("cabo.asked.look")) {
            played.act(played.awaited(), Seated.first(played.desk.table(), played.awaited()));
        }
        played.act(played.awaited(), "draw");
        // The cards are dealt in the second step.
        assertThat(played.back().at("steps").asInt()).isLessThan(2);
    }

    @Test
    void a_round_is_shown_with_its_hands_when_all_cards_have_been_turned_up() {
        var played = new Played(1);
        played.round();
        int over = played.steps();
        assertThat(played.back().at("steps").asInt()).isLessThan(2);
        played.act(played.awaited(), Seated.first(played.desk.table(), played.awaited()));
        Json back = played.back();
        assertThat(back.at("steps").asInt()).isEqualTo(over);
        // Somewhere in it a hand was known to its own seat only.
        assertThat(back.at("frames").items())
                .anySatisfy(
                        frame ->
                                assertThat(frame.at("views").items().get(0).at("now").print())
                                        .isNotEqualTo(
                                                frame.at("views")
                                                        .items()
                                                        .get(1)
                                                        .at("now")
                                                        .print()
                                                        .replace(
                                                                "\"viewer\":\"B\"",
                                                                "\"viewer\":\"A\"")));
        // Of the next deal, nothing.
        assertThat(back.at("frames").items()).hasSize(over + 1);
    }

    /// The next deal, and what lies on the discards of a round that goes on, is for those who remember it (CABO-INFO-14).
    @Test
    void nothing_of_the_round_that_is_played_is_shown() {
        var played = new Played(1);
        played.round();
        String summary = Seated.question(played.desk.table(), played.awaited());
        int result = 0;
        while (Seated.question(played.desk.table(), played.awaited()).equals(summary)) {
            result = played.steps();
            played.act(played.awaited(), Seated.first(played.desk.table(), played.awaited()));
        }
        for (int moves = 0; moves < 6; moves++) {
            assertThat(played.back().at("steps").asInt()).isLessThanOrEqualTo(result);
            played.act(played.awaited(), Seated.first(played.desk.table(), played.awaited()));
        }
        assertThat(played.back().at("steps").asInt()).isEqualTo(result);
    }

    @Test
    void the_host_may_want_it_to_be_longer_ago() {
        var played = new Played(3);
        played.round();
        played.act(played.awaited(), Seated.first(played.desk.table(), played.awaited()));
        assertThat(played.back().at("steps").asInt()).isLessThan(2);
    }

    @Test
    void no_pile_is_in_it() {
        var played = new Played(1);
        played.round();
        played.act(played.awaited(), Seated.first(played.desk.table(), played.awaited()));
        for (Json frame : played.back().at("frames").items()) {
            assertThat(frame.fields()).containsOnlyKeys("step", "awaited", "views", "events");
        }
    }
}
