package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.testkit.Rule;

/// Time that stands still: for all by consent, for one in slow play.
class PausingTest {

    private static final Clock TEN_SECONDS = new Clock(10_000, 5_000);
    private static final Clock TWO_DAYS = Clock.read(Json.parse("{\"kind\":\"slow\",\"days\":2}"));
    private static final long DAY = 86_400_000L;
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Seat C = Seat.of(2);

    private static Ruling pause(Desk<?, ?, ?> desk, Seat seat, boolean agrees, long now) {
        return desk.rule("p" + seat.index(), new Command.Pause(seat, agrees), now);
    }

    private static String refusal(Ruling ruling) {
        return ruling instanceof Ruling.No no ? no.refused().reason().key() : ruling.toString();
    }

    private static Desk<?, ?, ?> live(int seats) {
        return Seated.at(seats, Seated.terms(TEN_SECONDS, Terms.Overtime.BOT));
    }

    @Test
    void a_pause_begins_when_everybody_has_agreed_and_ends_when_anybody_asks() {
        var desk = live(3);
        Seated.line(pause(desk, A, true, 2000));
        assertThat(desk.table().pause().orElseThrow()).isEqualTo(new Table.Wish(A, Seats.of(A), 0));
        assertThat(pause(desk, A, true, 2000)).isInstanceOf(Ruling.Done.class);
        Seated.line(pause(desk, B, true, 2000));
        assertThat(desk.table().isPaused()).isFalse();
        Seated.line(pause(desk, C, true, 3000));
        assertThat(desk.table().pause().orElseThrow())
                .isEqualTo(new Table.Wish(A, Seats.all(3), 3000));
        assertThat(desk.table().isPaused()).isTrue();
        assertThat(refusal(desk.rule("p9", new Command.GoOn(B), 4000)))
                .isEqualTo("server.seat.notyours");
        Seated.line(desk.rule("p1", new Command.GoOn(B), 4000));
        assertThat(desk.table().pause()).isEmpty();
        assertThat(refusal(desk.rule("p1", new Command.GoOn(B), 4000)))
                .isEqualTo("server.pause.not");
    }

    @Test
    void one_who_would_rather_not_is_enough() {
        var desk = live(2);
        assertThat(refusal(pause(desk, B, false, 2000))).isEqualTo("server.pause.unasked");
        Seated.line(pause(desk, A, true, 2000));
        Seated.line(pause(desk, B, false, 2000));
        assertThat(desk.table().pause()).isEmpty();
        Seated.line(pause(desk, B, true, 2000));
        assertThat(desk.table().isPaused()).isFalse();
    }

    @Test
    void clocks_stand_still_and_go_on_where_they_stopped() {
        var lines = new ArrayList<History.Line>();
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.BOT), lines);
        Seat awaited = desk.table().awaited().first();
        long deadline = desk.table().deadline(awaited);
        Seated.line(pause(desk, A, true, 2000));
        Seated.line(pause(desk, B, true, 4000));
        assertThat(desk.table().dueAt()).isZero();
        assertThat(desk.overdue(9_000_000)).isInstanceOf(Ruling.Nothing.class);
        assertThat(desk.table().waitsFor().isEmpty()).isTrue();
        Seated.line(desk.rule("p0", new Command.GoOn(A), 1_004_000));
        assertThat(desk.table().deadline(awaited)).isEqualTo(deadline + 1_000_000);
        assertThat(desk.table().dueAt()).isEqualTo(deadline + 1_000_000 + Clock.MOST_CARRIED);
        assertThat(desk.table().waitsFor().contains(awaited)).isTrue();
    }

    @Test
    void bots_stand_still_too() {
        var desk = Seated.open(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT));
        Seated.sit(desk, 0, new ArrayList<>());
        Seated.line(desk.rule("p0", new Command.Invite(Optional.of(B), Level.DEBUTANT), 0));
        Seated.line(desk.rule("p0", new Command.Start(), 1000));
        Seated.line(pause(desk, A, true, 2000));
        assertThat(desk.table().dueAt()).isZero();
        assertThat(refusal(robot(desk, B, 3000))).isEqualTo("server.act.late");
        Seated.line(desk.rule("p0", new Command.GoOn(A), 4000));
        Seated.line(robot(desk, B, 5000));
    }

    private static <S extends State, V extends View, A extends Action> Ruling robot(
            Desk<S, V, A> desk, Seat seat, long now) {
        Table<S, V, A> table = desk.table();
        A quiet = table.game().whenAbsent(table.view(seat));
        return desk.robot(seat, table.chair(seat).askedSeq(), quiet, now);
    }

    /// The short time to have seen a result stands still as well, and nothing is answered for anybody meanwhile.
    @Test
    @Rule("CABO-INFO-12")
    void a_result_is_there_to_be_seen_after_a_pause() {
        var desk = live(2);
        Seat caller = Seated.turn(desk, 1000);
        Seat _ = Seated.endRound(desk, caller, 8_000);
        assertThat(desk.table().dueAt()).isEqualTo(24_000);
        Seated.line(pause(desk, A, true, 9_000));
        Seated.line(pause(desk, B, true, 10_000));
        assertThat(desk.overdue(500_000)).isInstanceOf(Ruling.Nothing.class);
        Seated.line(desk.rule("p0", new Command.GoOn(A), 600_000));
        assertThat(desk.table().awaited().size()).isEqualTo(2);
        assertThat(desk.table().dueAt()).isEqualTo(614_000);
        assertThat(desk.overdue(613_999)).isInstanceOf(Ruling.Nothing.class);
        for (int i = 0; i < 2; i++) {
            var acted = (Entry.Acted) Seated.line(desk.overdue(614_000)).entry();
            assertThat(acted.steps().getFirst().notation()).isEqualTo("continue");
        }
        assertThat(desk.table().chairs()).allMatch(Chair::isAttended);
    }

    /// Slow play: somebody is on holiday, the other one gone. Bots play on for neither, and the days pass before a day is counted.
    @Test
    @Rule("CABO-R-49")
    void a_deserted_table_waits_for_a_holiday_and_then_rests() {
        var desk = Seated.at(2, Seated.terms(TWO_DAYS, Terms.Overtime.SKIP));
        Seat away = Seated.turn(desk, 1000);
        Seated.line(desk.rule("p" + away.index(), new Command.Holiday(away, 7), 2000));
        long back = 1000 + 9 * DAY;
        assertThat(desk.overdue(back - 1)).isInstanceOf(Ruling.Nothing.class);
        int made = 0;
        while (desk.table().dueAt() > 0) {
            assertThat(desk.table().dueAt()).isGreaterThanOrEqualTo(back);
            Seated.line(desk.overdue(desk.table().dueAt()));
            made++;
        }
        assertThat(desk.table().isResting()).isTrue();
        assertThat(made).isEqualTo(4);
        Seated.act(desk, away, "draw", desk.table().at() + 90 * DAY);
        assertThat(desk.table().isResting()).isFalse();
    }

    @Test
    void an_absence_stands_still_too() {
        var desk = Seated.at(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT).withAbsence(60));
        Seated.line(desk.vanished(B, 10_000));
        assertThat(desk.table().goneUntil(B)).isEqualTo(70_000);
        Seated.line(pause(desk, A, true, 20_000));
        Seated.line(pause(desk, B, true, 30_000));
        assertThat(desk.table().goneUntil(B)).isZero();
        assertThat(desk.vanished(A, 40_000)).isInstanceOf(Ruling.Nothing.class);
        Seated.line(desk.rule("p0", new Command.GoOn(A), 530_000));
        assertThat(desk.table().goneUntil(B)).isEqualTo(570_000);
    }

    @Test
    void nothing_is_played_in_a_pause() {
        var desk = live(2);
        Seat seat = Seated.untilOne(desk, 1000);
        String move = Seated.first(desk.table(), seat);
        Seated.line(pause(desk, A, true, 2000));
        Seated.line(pause(desk, B, true, 2000));
        String who = "p" + seat.index();
        var table = desk.table();
        var act = new Command.Act(seat, "m", table.seq(), move);
        assertThat(refusal(desk.rule(who, act, 3000))).isEqualTo("server.table.paused");
        assertThat(refusal(desk.rule(who, new Command.Undo(seat), 3000)))
                .isEqualTo("server.table.paused");
        assertThat(refusal(desk.rule(who, new Command.Stand(seat, "q", ""), 3000)))
                .isEqualTo("server.table.paused");
        Seated.line(desk.rule(who, new Command.GoOn(seat), 4000));
        Seated.line(desk.rule(who, act, 5000));
    }

    /// Whoever leaves their seat to a bot does not have to agree any more.
    @Test
    void only_people_who_sit_there_are_asked() {
        var desk = live(2);
        Seated.line(desk.rule("p1", new Command.Leave(B), 2000));
        Seated.line(pause(desk, A, true, 3000));
        assertThat(desk.table().isPaused()).isTrue();
    }

    @Test
    void a_log_with_a_pause_is_read_again_as_it_was() {
        var lines = new ArrayList<History.Line>();
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.BOT), lines);
        for (Ruling ruling :
                List.of(
                        pause(desk, A, true, 2000),
                        pause(desk, B, true, 3000),
                        desk.rule("p0", new Command.GoOn(A), 50_000))) {
            var line = Seated.line(ruling);
            lines.add(new History.Line(line.seq(), line.at(), line.body()));
        }
        var again = History.of("t", desk.table().game(), lines).table();
        assertThat(again.dueAt()).isEqualTo(desk.table().dueAt()).isPositive();
    }

    @Test
    void a_holiday_takes_its_days_out_of_a_turn() {
        var desk = Seated.at(2, Seated.terms(TWO_DAYS, Terms.Overtime.BOT));
        Seat seat = Seated.untilOne(desk, 1000);
        String who = "p" + seat.index();
        assertThat(desk.table().deadline(seat)).isEqualTo(1000 + 2 * DAY);
        Seated.line(desk.rule(who, new Command.Holiday(seat, 7), 1000 + DAY));
        assertThat(desk.table().deadline(seat)).isEqualTo(1000 + 9 * DAY);
        assertThat(desk.table().dueAt()).isEqualTo(1000 + 9 * DAY);
        // Back after three of the seven days: one day of the turn is left.
        Seated.line(desk.rule(who, new Command.Holiday(seat, 0), 1000 + 4 * DAY));
        assertThat(desk.table().deadline(seat)).isEqualTo(1000 + 5 * DAY);
    }

    @Test
    void whoever_is_asked_while_they_are_away_has_their_whole_turn_afterwards() {
        var desk = Seated.at(2, Seated.terms(TWO_DAYS, Terms.Overtime.BOT));
        Seat first = Seated.untilOne(desk, 1000);
        Seat other = first.next(2);
        Seated.line(desk.rule("p" + other.index(), new Command.Holiday(other, 7), 1000));
        while (!desk.table().awaited().contains(other)) {
            Seat _ = Seated.move(desk, 1000 + DAY);
        }
        assertThat(desk.table().deadline(other)).isEqualTo(1000 + 9 * DAY);
    }

    @Test
    void a_seat_has_so_many_days_in_a_game_and_none_where_people_sit_together() {
        var desk = Seated.at(2, Seated.terms(TWO_DAYS, Terms.Overtime.BOT));
        Seated.line(desk.rule("p0", new Command.Holiday(A, 14), 1000));
        Seated.line(desk.rule("p0", new Command.Holiday(A, 0), 1000 + 13 * DAY));
        Seated.line(desk.rule("p0", new Command.Holiday(A, 14), 1000 + 20 * DAY));
        // 13 days were spent, and one of these 14 has passed.
        assertThat(refusal(desk.rule("p0", new Command.Holiday(A, 15), 1000 + 21 * DAY)))
                .isEqualTo("server.holiday.spent");
        Seated.line(desk.rule("p0", new Command.Holiday(A, 14), 1000 + 21 * DAY));
        assertThat(refusal(live(2).rule("p0", new Command.Holiday(A, 3), 2000)))
                .isEqualTo("server.holiday.live");
    }

    @Test
    void what_was_on_its_way_is_given_back_and_no_more_than_was_overdrawn() {
        var desk = live(2);
        Seat seat = Seated.untilOne(desk, 1000);
        var act = new Command.Act(seat, "m", desk.table().seq(), Seated.first(desk.table(), seat));
        long asked = desk.table().chair(seat).askedAt();
        // Eleven seconds have passed here, but it was sent after ten and a half.
        var line = Seated.line(desk.rule("p" + seat.index(), act, asked + 10_500, asked + 11_000));
        assertThat(((Entry.Acted) line.entry()).carried()).isEqualTo(500);
        assertThat(EntryCodec.read(Json.parse(line.body()), desk.table().game().options()))
                .isEqualTo(line.entry());
        while (desk.table().awaited().contains(seat)) {
            Seat _ = Seated.move(desk, asked + 11_000);
        }
        assertThat(desk.table().chair(seat).reserve()).isEqualTo(4_500);
    }

    @Test
    void a_decision_in_time_gives_nothing_back() {
        var desk = live(2);
        Seat seat = Seated.untilOne(desk, 1000);
        var act = new Command.Act(seat, "m", desk.table().seq(), Seated.first(desk.table(), seat));
        var line = Seated.line(desk.rule("p" + seat.index(), act, 2_000, 3_000));
        assertThat(((Entry.Acted) line.entry()).carried()).isZero();
    }

    @Test
    void what_was_sent_in_time_counts_and_what_was_sent_later_does_not() {
        long deadline = 16_000;
        var desk = live(2);
        Seat seat = Seated.untilOne(desk, 1000);
        assertThat(desk.table().deadline(seat)).isEqualTo(deadline);
        String who = "p" + seat.index();
        var act = new Command.Act(seat, "m", desk.table().seq(), Seated.first(desk.table(), seat));
        assertThat(refusal(desk.rule(who, act, deadline, deadline + 300)))
                .isEqualTo("server.act.overtime");
        // Nobody's place is taken before what was sent at the last moment can have come.
        assertThat(desk.overdue(deadline + Clock.MOST_CARRIED - 1))
                .isInstanceOf(Ruling.Nothing.class);
        Seated.line(desk.rule(who, act, deadline - 1, deadline + Clock.MOST_CARRIED - 1));
    }
}
