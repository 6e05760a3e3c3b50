package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.testkit.Rule;

/// A deserted table rests until somebody comes back, whatever happens to a seat whose time ran out.
@Rule("CABO-R-49")
class RestTest {

    private static final Clock TEN_SECONDS = new Clock(10_000, 5_000);

    /// Lets time pass, and bots play, until nothing is due any more; the lines that were written.
    private static <S extends State, V extends View, A extends Action> List<Ruling.Line> desert(
            Desk<S, V, A> desk) {
        Table<S, V, A> table = desk.table();
        var lines = new ArrayList<Ruling.Line>();
        while (table.dueAt() > 0 && lines.size() < 500) {
            Ruling due = desk.overdue(table.dueAt());
            for (Seat seat : table.awaited()) {
                if (!(due instanceof Ruling.Line) && table.chair(seat).robot().isPresent()) {
                    A quiet = table.game().whenAbsent(table.view(seat));
                    due = desk.robot(seat, table.chair(seat).askedSeq(), quiet, table.at());
                }
            }
            lines.add(Seated.line(due));
        }
        return lines;
    }

    @Test
    void every_game_rests_whatever_overtime_says() {
        for (GameProvider provider : Games.all()) {
            for (Terms.Overtime overtime : Terms.Overtime.values()) {
                rests(provider.house(), overtime);
            }
        }
    }

    private static <S extends State, V extends View, A extends Action> void rests(
            Game<S, V, A> game, Terms.Overtime overtime) {
        int seats = Math.max(2, game.options().leastSeats());
        var terms = Seated.terms(TEN_SECONDS, overtime);
        var desk = Seated.at(game, game.options().standard(seats), terms);
        String who = game.info().id() + " " + overtime;
        int lines = desert(desk).size();
        assertThat(lines).as(who).isBetween(1, 200);
        assertThat(desk.table().isResting()).as(who).isTrue();
        assertThat(desk.table().dueAt()).as(who).isZero();
        assertThat(desk.table().phase()).as(who).isEqualTo(Phase.PLAYING);
        assertThat(desk.overdue(Long.MAX_VALUE / 2)).as(who).isInstanceOf(Ruling.Nothing.class);
        // Somebody can always come back.
        boolean back = false;
        for (int i = 0; i < seats; i++) {
            var seat = Seat.of(i);
            back |= desk.rule("p" + i, new Command.Return(seat), 999_000) instanceof Ruling.Line;
        }
        assertThat(back).as(who).isTrue();
        assertThat(desk.table().isResting()).as(who).isFalse();
    }

    /// The first half of the clause, then the second: one whole circuit, and not one decision more.
    @Test
    void default_decisions_stop_after_a_circuit_made_of_nothing_else() {
        var desk = Seated.at(3, Seated.terms(TEN_SECONDS, Terms.Overtime.SKIP));
        Seat first = Seated.turn(desk, 2000);
        Seated.act(desk, first, "draw", 2000);
        Seated.act(desk, first, "discard", 2000);
        List<String> made =
                desert(desk).stream()
                        .map(line -> line.applied().steps().getFirst())
                        .map(step -> step.seat().orElseThrow() + " " + step.notation())
                        .toList();
        Seat second = first.next(3);
        Seat third = second.next(3);
        assertThat(made)
                .containsExactly(
                        second + " draw",
                        second + " discard",
                        third + " draw",
                        third + " discard",
                        first + " draw",
                        first + " discard");
        assertThat(desk.table().awaited().list()).containsExactly(second);
        assertThat(desk.table().isResting()).isTrue();
    }

    /// Taking was a decision of one's own, and so the turn was none of default decisions.
    @Test
    void a_turn_that_was_begun_by_its_player_does_not_close_the_circuit() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.SKIP));
        Seat first = Seated.turn(desk, 2000);
        Seat second = first.next(2);
        Seated.act(desk, first, "take", 2000);
        List<String> made =
                desert(desk).stream()
                        .map(line -> line.applied().steps().getFirst())
                        .map(step -> step.seat().orElseThrow() + " " + step.notation())
                        .toList();
        assertThat(made)
                .containsExactly(
                        first + " exchange 1",
                        second + " draw",
                        second + " discard",
                        first + " draw",
                        first + " discard");
        assertThat(desk.table().awaited().list()).containsExactly(second);
        assertThat(desk.table().isResting()).isTrue();
    }

    @Test
    void a_decision_wakes_the_table_and_no_time_has_run_meanwhile() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.SKIP));
        Seat _ = Seated.turn(desk, 2000);
        List<Ruling.Line> _ = desert(desk);
        Seat seat = desk.table().awaited().first();
        long reserve = desk.table().chairs().get(seat.index()).reserve();
        Seated.act(desk, seat, "draw", 900_000);
        assertThat(desk.table().isResting()).isFalse();
        assertThat(desk.table().dueAt()).isEqualTo(900_000 + 10_000 + reserve + Clock.MOST_CARRIED);
        Seated.act(desk, seat, "discard", 905_000);
        assertThat(desk.table().chairs().get(seat.index()).reserve()).isEqualTo(reserve);
    }

    @Test
    void coming_back_to_the_page_wakes_it_too() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.SKIP));
        Seat _ = Seated.turn(desk, 2000);
        List<Ruling.Line> _ = desert(desk);
        Seat other = desk.table().awaited().first().next(2);
        assertThat(Seated.line(desk.reappeared(other, 900_000)).entry())
                .isEqualTo(new Entry.Vanished(other, 0));
        assertThat(desk.table().isResting()).isFalse();
        assertThat(desk.reappeared(other, 900_001)).isInstanceOf(Ruling.Nothing.class);
        assertThat(desert(desk)).isNotEmpty();
        assertThat(desk.table().isResting()).isTrue();
    }

    @Test
    void the_last_one_who_could_come_back_does_not_resign() {
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.LEAVE));
        Seat _ = Seated.turn(desk, 2000);
        List<Ruling.Line> lines = desert(desk);
        List<Entry.Why> taken =
                lines.stream()
                        .filter(line -> line.entry() instanceof Entry.TakenOver)
                        .map(line -> ((Entry.TakenOver) line.entry()).why())
                        .toList();
        assertThat(taken).containsExactly(Entry.Why.RESIGNED, Entry.Why.OVERTIME);
    }

    /// Whoever folds the log keeps the same time.
    @Test
    void a_log_read_again_rests_as_well() {
        var log = new ArrayList<History.Line>();
        var desk = Seated.at(2, Seated.terms(TEN_SECONDS, Terms.Overtime.SKIP), log);
        for (Ruling.Line line : desert(desk)) {
            log.add(new History.Line(line.seq(), line.at(), line.body()));
        }
        assertThat(desk.table().isResting()).isTrue();
        assertThat(History.of("t", desk.table().game(), log).table().isResting()).isTrue();
    }

    @Test
    void a_table_of_bots_alone_never_rests() {
        var desk = Seated.open(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT));
        for (int i = 0; i < 2; i++) {
            Seated.line(desk.rule("p0", new Command.Invite(Optional.empty(), Level.DEBUTANT), 0));
        }
        Seated.line(desk.overdue(0));
        assertThat(desk.table().isResting()).isFalse();
        assertThat(desk.table().dueAt()).isPositive();
    }

    @Test
    void bots_wait_when_all_people_have_left() {
        var desk = Seated.at(2, Seated.terms(Clock.NONE, Terms.Overtime.BOT));
        Seated.line(desk.rule("p0", new Command.Leave(Seat.of(0)), 2000));
        assertThat(desk.table().isResting()).isFalse();
        Seated.line(desk.rule("p1", new Command.Leave(Seat.of(1)), 2000));
        assertThat(desk.table().isResting()).isTrue();
        Seated.line(desk.rule("p0", new Command.Return(Seat.of(0)), 3000));
        assertThat(desk.table().isResting()).isFalse();
    }
}
