package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.bots.Level;
import tablee.engine.Json;
import tablee.engine.Seat;

/// Whoever is gone is counted down and replaced, at a table without a clock too; time is what the test says.
class AbsenceTest {

    private static final Seat ANA = Seat.of(0);
    private static final Seat BEN = Seat.of(1);
    private static final long DAY = 86_400_000;

    private static Terms terms(String json) {
        return Terms.read(Json.parse(json));
    }

    private static final Terms USUAL = terms("{\"forced\":false}");

    @Test
    void usual_is_a_minute_and_a_day_in_slow_play_but_never_less_than_a_turn() {
        assertThat(Terms.USUAL.absence()).isEqualTo(60);
        assertThat(USUAL.absence()).isEqualTo(60);
        assertThat(terms("{\"clock\":{\"kind\":\"live\",\"turn\":30,\"reserve\":0}}").absence())
                .isEqualTo(60);
        assertThat(terms("{\"clock\":{\"kind\":\"slow\",\"days\":1}}").absence()).isEqualTo(86_400);
        assertThat(terms("{\"clock\":{\"kind\":\"slow\",\"days\":3}}").absence())
                .isEqualTo(3 * 86_400);
        assertThat(terms("{\"absence\":0}").absence()).isZero();
    }

    @Test
    void somebody_gone_is_counted_down_and_replaced_until_they_take_their_seat_back() {
        var desk = Seated.at(2, USUAL);
        assertThat(desk.table().dueAt()).isZero();
        Seated.line(desk.vanished(BEN, 10_000));
        assertThat(desk.table().goneUntil(BEN)).isEqualTo(70_000);
        assertThat(desk.table().dueAt()).isEqualTo(70_000);
        assertThat(desk.vanished(BEN, 11_000)).isInstanceOf(Ruling.Nothing.class);
        assertThat(desk.overdue(69_999)).isInstanceOf(Ruling.Nothing.class);
        assertThat(Seated.line(desk.overdue(70_000)).entry())
                .isEqualTo(new Entry.TakenOver(BEN, Level.HABITUE, Entry.Why.VANISHED));
        assertThat(desk.table().goneUntil(BEN)).isZero();
        // Coming back to the page alone does not take the seat from the bot.
        assertThat(desk.reappeared(BEN, 80_000)).isInstanceOf(Ruling.Nothing.class);
        Seated.line(desk.rule("p1", new Command.Return(BEN), 80_000));
        assertThat(desk.table().chair(BEN).robot()).isEmpty();
    }

    @Test
    void who_is_back_in_time_keeps_the_seat() {
        var desk = Seated.at(2, USUAL);
        Seated.line(desk.vanished(BEN, 10_000));
        Seated.line(desk.reappeared(BEN, 30_000));
        assertThat(desk.table().goneUntil(BEN)).isZero();
        assertThat(desk.overdue(1_000_000)).isInstanceOf(Ruling.Nothing.class);
    }

    @Test
    void nobody_is_replaced_while_nobody_is_there_to_wait() {
        var desk = Seated.at(2, USUAL);
        Seated.line(desk.vanished(BEN, 10_000));
        Seated.line(desk.vanished(ANA, 20_000));
        assertThat(desk.table().dueAt()).isZero();
        assertThat(desk.overdue(DAY)).isInstanceOf(Ruling.Nothing.class);
        // Who is first back waits the whole time for the other.
        Seated.line(desk.reappeared(ANA, DAY));
        assertThat(desk.table().goneUntil(BEN)).isEqualTo(DAY + 60_000);
    }

    @Test
    void one_person_among_bots_is_never_replaced() {
        var desk = Seated.open(2, USUAL);
        Seated.sit(desk, 0, new ArrayList<>());
        Seated.line(desk.rule("p0", new Command.Invite(Optional.empty(), Level.DEBUTANT), 0));
        Seated.line(desk.overdue(0));
        Seated.line(desk.vanished(ANA, 10_000));
        assertThat(desk.table().goneUntil(ANA)).isZero();
        assertThat(desk.table().chair(ANA).robot()).isEmpty();
    }

    @Test
    void in_slow_play_a_day_counts_while_the_table_waits_for_the_seat() {
        var desk =
                Seated.at(2, terms("{\"forced\":false,\"clock\":{\"kind\":\"slow\",\"days\":1}}"));
        Seat turn = Seated.turn(desk, 2000);
        Seat other = turn.next(2);
        Seated.line(desk.vanished(turn, 3000));
        Seated.line(desk.vanished(other, 4000));
        assertThat(desk.table().goneUntil(turn)).isEqualTo(3000 + DAY);
        assertThat(desk.table().goneUntil(other)).isZero();
        Seated.act(desk, turn, "draw", 9000);
        Seated.act(desk, turn, "discard", 10_000);
        assertThat(desk.table().goneUntil(other)).isEqualTo(10_000 + DAY);
    }

    @Test
    void the_host_may_choose_another_time_or_never() {
        var desk = Seated.at(2, USUAL);
        Seated.line(desk.vanished(BEN, 10_000));
        assertThat(desk.rule("p1", new Command.Patience(0), 20_000)).isInstanceOf(Ruling.No.class);
        Seated.line(desk.rule("p0", new Command.Patience(0), 20_000));
        assertThat(desk.table().goneUntil(BEN)).isZero();
        assertThat(desk.overdue(DAY)).isInstanceOf(Ruling.Nothing.class);
        assertThat(desk.rule("p0", new Command.Patience(0), 20_000))
                .isInstanceOf(Ruling.Done.class);
        // Whoever is gone has the whole of a new time.
        Seated.line(desk.rule("p0", new Command.Patience(5), 30_000));
        assertThat(desk.table().goneUntil(BEN)).isEqualTo(35_000);
        assertThat(desk.table().terms().absence()).isEqualTo(5);
    }

    @Test
    void the_host_may_hurry_and_nudge() {
        var desk = Seated.at(3, USUAL);
        assertThat(desk.rule("p1", new Command.Nudge(ANA), 10_000)).isInstanceOf(Ruling.No.class);
        Seated.line(desk.rule("p0", new Command.Nudge(BEN), 10_000));
        assertThat(desk.rule("p0", new Command.Nudge(BEN), 11_000)).isInstanceOf(Ruling.No.class);
        Seated.line(desk.rule("p0", new Command.Nudge(BEN), 40_000));
        assertThat(desk.rule("p1", new Command.Relieve(ANA), 50_000)).isInstanceOf(Ruling.No.class);
        Seated.line(desk.rule("p0", new Command.Relieve(BEN), 50_000));
        assertThat(desk.table().chair(BEN).substitute()).contains(Level.HABITUE);
        Seated.line(desk.rule("p1", new Command.Return(BEN), 60_000));
        assertThat(desk.table().chair(BEN).substitute()).isEmpty();
    }

    /// Whoever folds the log counts the same: the countdown outlives a restart.
    @Test
    void a_log_read_again_counts_on() {
        var log = new ArrayList<History.Line>();
        var desk = Seated.at(2, USUAL, log);
        keep(log, desk.vanished(BEN, 10_000));
        keep(log, desk.rule("p0", new Command.Patience(30), 12_000));
        var again = History.of("t", desk.table().game(), log).table();
        assertThat(again.goneUntil(BEN)).isEqualTo(42_000);
        assertThat(again.dueAt()).isEqualTo(42_000);
        assertThat(again.terms().absence()).isEqualTo(30);
    }

    private static void keep(List<History.Line> log, Ruling ruling) {
        var line = Seated.line(ruling);
        log.add(new History.Line(line.seq(), line.at(), line.body()));
    }

    @Test
    void resigning_ends_a_game_for_two_and_the_other_has_won() {
        var log = new ArrayList<History.Line>();
        var desk = Seated.at(2, USUAL, log);
        keep(log, desk.rule("p1", new Command.Resign(BEN), 5000));
        assertThat(desk.table().phase()).isEqualTo(Phase.OVER);
        assertThat(desk.table().conceded()).contains(BEN);
        assertThat(desk.table().awaited().isEmpty()).isTrue();
        assertThat(desk.table().dueAt()).isZero();
        assertThat(desk.rule("p0", new Command.Resign(ANA), 6000)).isInstanceOf(Ruling.No.class);
        var again = History.of("t", desk.table().game(), log).table();
        assertThat(again.phase()).isEqualTo(Phase.OVER);
        assertThat(again.conceded()).contains(BEN);
    }

    @Test
    void resigning_among_three_leaves_the_seat_to_a_bot() {
        var desk = Seated.at(3, USUAL);
        Seated.line(desk.rule("p1", new Command.Resign(BEN), 5000));
        assertThat(desk.table().phase()).isEqualTo(Phase.PLAYING);
        assertThat(desk.table().chair(BEN).resigned()).isTrue();
        assertThat(desk.rule("p1", new Command.Return(BEN), 6000)).isInstanceOf(Ruling.No.class);
    }

    @Test
    void a_name_is_changed_under_the_rules_for_sitting_down() {
        var desk = Seated.at(2, USUAL);
        Seated.line(desk.rule("p1", new Command.Rename(BEN, "Zoé"), 5000));
        assertThat(desk.table().name(BEN)).isEqualTo("Zoé");
        assertThat(desk.rule("p1", new Command.Rename(BEN, "Zoé"), 5000))
                .isInstanceOf(Ruling.Done.class);
        assertThat(desk.rule("p1", new Command.Rename(ANA, "Zoé"), 5000))
                .isInstanceOf(Ruling.No.class);
        // Ana is P0, and a namesake gets a number.
        Seated.line(desk.rule("p1", new Command.Rename(BEN, "p0"), 5000));
        assertThat(desk.table().name(BEN)).isEqualTo("p0 2");
    }
}
