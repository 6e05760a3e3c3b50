package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;

class ClockTest {

    private static final Clock TEN_SECONDS = new Clock(10_000, 5_000);

    @Test
    void a_turn_and_the_reserve_run_out_and_a_bot_takes_the_seat() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.BOT));
        Seat seat = Seated.untilOne(desk, 1000);
        assertThat(desk.table().dueAt()).isEqualTo(17_000);
        assertThat(desk.overdue(16_999)).isInstanceOf(Ruling.Nothing.class);
        var line = Seated.line(desk.overdue(17_000));
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

    /// In every game, also in one whose first step is a person's and nobody else's.
    @Test
    void the_first_question_has_its_whole_time() {
        for (GameProvider provider : Games.all()) {
            Game<?, ?, ?> game = provider.house();
            var terms = Seated.terms(TEN_SECONDS, Terms.Overtime.BOT);
            var desk = Seated.at(game, game.options().standard(3), terms);
            assertThat(desk.table().dueAt()).as(game.info().id()).isEqualTo(17_000);
            assertThat(desk.overdue(16_999)).isInstanceOf(Ruling.Nothing.class);
        }
    }

    @Test
    void a_log_never_goes_back_in_time() {
        var desk = Seated.at(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT));
        Seat _ = Seated.move(desk, 500);
        assertThat(desk.table().at()).isEqualTo(1000);
        assertThat(desk.table().dueAt()).isZero();
    }

    @Test
    void having_seen_a_result_has_a_short_time_of_its_own_and_costs_nothing() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.LEAVE));
        Seat caller = Seated.turn(desk, 1000);
        Seat other = Seated.endRound(desk, caller, 8_000);
        // Whoever had the last turn was awaited all the time, and begins to look only now.
        assertThat(desk.table().dueAt()).isEqualTo(24_000);
        assertThat(desk.overdue(23_999)).isInstanceOf(Ruling.Nothing.class);
        for (Seat seat : List.of(Seat.of(0), Seat.of(1))) {
            var acted = (Entry.Acted) Seated.line(desk.overdue(24_000)).entry();
            assertThat(acted.seat()).isEqualTo(seat);
            assertThat(acted.steps().getFirst().notation()).isEqualTo("continue");
            assertThat(acted.steps().getFirst().cause()).isEqualTo(Step.Cause.ABSENT);
        }
        assertThat(Seated.question(desk.table(), other)).isEqualTo("cabo.asked.look");
        for (Chair chair : desk.table().chairs()) {
            assertThat(chair.reserve()).isEqualTo(5_000);
            assertThat(chair.robot()).isEmpty();
            assertThat(chair.resigned()).isFalse();
            assertThat(chair.askedAt()).isEqualTo(24_000);
        }
    }

    @Test
    void where_nobody_is_expected_to_sit_there_a_result_waits_as_long_as_a_turn() {
        assertThat(Clock.read(Json.parse("{\"kind\":\"slow\",\"days\":2}")).acknowledgementMillis())
                .isEqualTo(2 * 86_400_000L);
        assertThat(TEN_SECONDS.acknowledgementMillis()).isEqualTo(15_000);
    }
}
