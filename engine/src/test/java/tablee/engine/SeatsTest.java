package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeatsTest {

    @Test
    void seats_have_letters() {
        assertThat(Seat.of("B")).isEqualTo(Seat.of(1)).hasToString("B");
        assertThat(Seat.of("b")).isSameAs(Seat.of(1));
        assertThat(Viewer.of("spectator")).isEqualTo(Spectator.SPECTATOR);
        assertThat(Viewer.of("H").label()).isEqualTo("H");
        for (String label : List.of("I", "AB", "", "1", "@")) {
            assertThatThrownBy(() -> Seat.of(label)).hasMessageContaining("There is no seat");
        }
        assertThatThrownBy(() -> new Seat(8)).hasMessageContaining("no seat 8");
    }

    @Test
    void clockwise_wraps_round() {
        assertThat(Seat.of(0).next(3)).isEqualTo(Seat.of(1));
        assertThat(Seat.of(2).next(3)).isEqualTo(Seat.of(0));
        assertThat(Seat.of(0)).isLessThan(Seat.of(1));
    }

    @Test
    void a_set_of_seats() {
        Seats some = Seats.of(Seat.of(3), Seat.of(0));
        assertThat(some.size()).isEqualTo(2);
        assertThat(some.contains(Seat.of(3))).isTrue();
        assertThat(some.contains(Seat.of(1))).isFalse();
        assertThat(some.first()).isEqualTo(Seat.of(0));
        var listed = new ArrayList<Seat>();
        some.forEach(listed::add);
        assertThat(listed).containsExactly(Seat.of(0), Seat.of(3));
        assertThat(some.with(Seat.of(1))).isEqualTo(Seats.of(0b1011));
        assertThat(Seats.all(4)).isEqualTo(Seats.of(0b1111));
        assertThat(Seats.NONE.isEmpty()).isTrue();
        assertThatThrownBy(() -> new Seats(256)).hasMessageContaining("no set of seats");
        assertThatThrownBy(() -> new Next.Decide(Seats.NONE))
                .hasMessageContaining("a decision of nobody");
        assertThat(Next.decide(Seat.of(2))).isEqualTo(Next.decide(Seats.of(Seat.of(2))));
    }

    @Test
    void ranks_share_places() {
        assertThat(Outcome.ranked(List.of(5, 3, 5, 9), true)).containsExactly(2, 1, 2, 4);
        assertThat(Outcome.ranked(List.of(5, 3, 5, 9), false)).containsExactly(2, 4, 2, 1);
        var sheet = new ScoreSheet(List.of(new ScoreSheet.Row(Message.of("x"), List.of(1, 1, 0))));
        var outcome = new Outcome(List.of(1, 1, 3), sheet, Message.of("x"));
        assertThat(outcome.winners()).isEqualTo(Seats.of(0b11));
        assertThat(outcome.share(Seat.of(0))).isEqualTo(0.5);
        assertThat(outcome.share(Seat.of(2))).isZero();
        assertThat(sheet.totals()).containsExactly(1, 1, 0);
        assertThatThrownBy(() -> new Outcome(List.of(2, 3), sheet, Message.of("x")))
                .hasMessageContaining("nobody is first");
    }
}
