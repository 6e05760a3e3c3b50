package tablee.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.server.table.Desk.Ruling;

class ClockTest {

    private static final Clock TEN_SECONDS = new Clock(10_000, 5_000);

    @Test
    void a_turn_and_the_reserve_run_out_and_a_bot_takes_the_seat() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.BOT));
        Seat seat = Seated.untilOne(desk, 1000);
        assertThat(desk.table().dueAt()).isEqualTo(16_000);
        assertThat(desk.overdue(15_999)).isInstanceOf(Ruling.Nothing.class);
        var line = Seated.line(desk.overdue(16_000));
        assertThat(line.entry())
                .isEqualTo(new Entry.TakenOver(seat, Terms.USUAL.substitute(), Entry.Why.OVERTIME));
        assertThat(desk.table().chairs().get(seat.index()).robot()).isPresent();
        assertThat(desk.overdue(99_000)).isInstanceOf(Ruling.Nothing.class);
    }

    @Test
    void time_beyond_a_turn_is_taken_from_the_reserve_once() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.BOT));
        Seat seat = Seated.untilOne(desk, 1000);
        while (desk.table().awaited().contains(seat)) {
            Seat _ = Seated.move(desk, 13_000);
        }
        assertThat(desk.table().chairs().get(seat.index()).reserve()).isEqualTo(3_000);
    }

    @Test
    void skipping_plays_the_quiet_move_and_leaving_resigns() {
        var skip = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.SKIP));
        Seat seat = Seated.untilOne(skip, 1000);
        var acted = (Entry.Acted) Seated.line(skip.overdue(50_000)).entry();
        assertThat(acted.seat()).isEqualTo(seat);
        assertThat(acted.steps().getFirst().cause()).isEqualTo(Step.Cause.ABSENT);

        var leave = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.LEAVE));
        Seat leaver = Seated.untilOne(leave, 1000);
        Seated.line(leave.overdue(50_000));
        assertThat(leave.table().chairs().get(leaver.index()).resigned()).isTrue();
    }

    @Test
    void a_log_never_goes_back_in_time() {
        var desk = Seated.at(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT));
        Seat _ = Seated.move(desk, 500);
        assertThat(desk.table().at()).isEqualTo(1000);
        assertThat(desk.table().dueAt()).isZero();
    }
}
