package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Share;
import tablee.table.fair.Shares;
import tablee.table.tell.Presenter;

/// A table is the fold of its log, whoever folds it.
class TableTest {

    private static final Terms PLAIN = Seated.terms(Clock.NONE, Terms.Overtime.BOT);

    @Test
    void a_log_read_again_gives_the_same_table() {
        List<History.Line> log = log(3, 60);
        var once = History.of("t", game(), log).table();
        var twice = History.of("t", game(), log.subList(0, 30)).table();
        var other = new Desk<>(twice, "5a"::repeat);
        for (History.Line line : log.subList(30, log.size())) {
            assertThat(other.apply(line)).isPresent();
        }
        assertThat(twice.seq()).isEqualTo(once.seq());
        assertThat(twice.steps()).isEqualTo(once.steps());
        for (int i = 0; i < 3; i++) {
            assertThat(twice.view(Seat.of(i)).equals(once.view(Seat.of(i)))).isTrue();
        }
    }

    /// A hash only says that the rules were the same: whoever writes into a store can compute one for a move that nobody could make.
    @Test
    void a_log_with_a_move_out_of_turn_is_refused_even_with_its_hash() {
        refusesAMoveOutOfTurn(tablee.engine.Games.find("cabo").house());
    }

    private static <S extends State, V extends View, A extends Action> void refusesAMoveOutOfTurn(
            Game<S, V, A> game) {
        List<History.Line> log = log(2, 12);
        Table<S, V, A> table = History.of("t", game, log).table();
        assertThat(table.awaited().size()).isEqualTo(1);
        Seat awaited = table.awaited().first();
        Seat other = Seat.of(1 - awaited.index());
        A move = game.legal(table.view(awaited)).getFirst();
        S there = game.act(table.position().state(), other, move, Events.NONE);
        var step =
                new Step(
                        Optional.of(other),
                        game.formats().write(move),
                        there.hash(),
                        Step.Cause.CHOSEN);
        String body = EntryCodec.line(new Entry.Acted(other, "", "", List.of(step)));
        log.add(new History.Line(table.seq() + 1, table.at() + 1, body));
        assertThatThrownBy(() -> History.of("t", game, log))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Step " + (table.steps() + 1));
    }

    private static Game<?, ?, ?> game() {
        return tablee.engine.Games.find("cabo").house();
    }

    /// The lines of a table on which so many moves were made.
    private static List<History.Line> log(int seats, int moves) {
        var lines = new ArrayList<History.Line>();
        var desk = Seated.at(seats, PLAIN, lines);
        for (int i = 0; i < moves && !desk.table().awaited().isEmpty(); i++) {
            Seat seat = desk.table().awaited().first();
            var act =
                    new Command.Act(
                            seat, "m" + i, desk.table().seq(), Seated.first(desk.table(), seat));
            var line = Seated.line(desk.rule("p" + seat.index(), act, 2000 + i));
            lines.add(new History.Line(line.seq(), line.at(), line.body()));
        }
        return lines;
    }

    @Test
    void every_entry_reads_back_as_it_was_written() {
        var options = game().options();
        var step = new Step(java.util.Optional.of(Seat.of(1)), "draw", -5L, Step.Cause.FORCED);
        for (Entry entry :
                List.<Entry>of(
                        new Entry.Seated(Seat.of(0), new Sitter.Person("p", "Ana", true)),
                        new Entry.Seated(Seat.of(1), new Sitter.Robot(tablee.bots.Level.EXPERT)),
                        new Entry.Stood(Seat.of(0)),
                        new Entry.Readied(Seat.of(0), true, Share.hidden("c".repeat(64))),
                        new Entry.Bound(Map.of("A", "c".repeat(64))),
                        new Entry.Revealed(Seat.of(0), "nonce"),
                        new Entry.Started(
                                Shares.of(
                                        Map.of(
                                                "A",
                                                new Share("c".repeat(64), "x", true),
                                                "C",
                                                Share.hidden("d".repeat(64)))),
                                List.of(step)),
                        new Entry.Acted(Seat.of(1), "p", "c1", List.of(step)),
                        new Entry.Acted(Seat.of(1), "", "", List.of(step)),
                        new Entry.UndoAsked(Seat.of(1), 4),
                        new Entry.UndoAnswered(Seat.of(1), false),
                        new Entry.Undone(Seat.of(1), 4),
                        new Entry.TakenOver(
                                Seat.of(1), tablee.bots.Level.HABITUE, Entry.Why.VANISHED),
                        new Entry.Returned(Seat.of(1)),
                        new Entry.Vanished(Seat.of(1), 77),
                        new Entry.Moved(Seat.of(1), new Sitter.Person("q", "Ben", false)),
                        new Entry.Renamed(Seat.of(1), "q", "Zoé"),
                        new Entry.Nudged(Seat.of(1)),
                        new Entry.Patience(0),
                        new Entry.Pause(Seat.of(1), Entry.Stand.STILL),
                        new Entry.Holiday(Seat.of(1), 88),
                        new Entry.Acted(Seat.of(1), "p", "c1", List.of(step), 250),
                        new Entry.Conceded(Seat.of(1)),
                        new Entry.Standing(Seat.of(1), "question", "pass", List.of()),
                        new Entry.Said("p", "Ana", "« Bonjour » \"x\""),
                        new Entry.Rematched("p", "t2"),
                        new Entry.Closed("p", "closed"))) {
            var json = tablee.engine.Json.parse(EntryCodec.line(entry));
            assertThat(EntryCodec.read(json, options)).isEqualTo(entry);
        }
    }

    @Test
    void an_answer_given_beforehand_is_played_by_itself_until_it_is_taken_back() {
        var desk = Seated.at(2, PLAIN);
        Seat seat = Seated.untilOne(desk, 2000);
        while (!Seated.first(desk.table(), seat).equals("draw")) {
            Seat _ = Seated.move(desk, 2000);
            seat = Seated.untilOne(desk, 2000);
        }
        String question = Seated.question(desk.table(), seat);
        var line =
                Seated.line(
                        desk.rule(
                                "p" + seat.index(),
                                new Command.Stand(seat, question, "draw"),
                                3000));
        assertThat(line.applied().steps().getFirst().cause()).isEqualTo(Step.Cause.STANDING);
        assertThat(line.applied().steps().getFirst().notation()).isEqualTo("draw");
        assertThat(Presenter.automatic(line.applied().steps()).items())
                .containsExactly(
                        Json.object().put("seat", seat.label()).put("why", "standing").build());
        String other = "p" + (1 - seat.index());
        assertThat(desk.rule(other, new Command.Stand(seat, question, ""), 3000))
                .isInstanceOf(Ruling.No.class);
        Seated.line(desk.rule("p" + seat.index(), new Command.Stand(seat, question, ""), 3000));
        assertThat(desk.table().chairs().get(seat.index()).standing()).isEmpty();
    }

    /// What a table or the clock answered for somebody is not told as if they had.
    @Test
    void who_did_not_decide_by_themselves_is_told() {
        var told = new ArrayList<String>();
        for (Step.Cause cause : Step.Cause.values()) {
            var step = new Step(Optional.of(Seat.of(1)), "draw", 7, cause);
            Json why = Presenter.automatic(List.of(step));
            told.add(cause + " " + (why.items().isEmpty() ? "-" : why.items().getFirst().print()));
        }
        assertThat(told)
                .containsExactlyInAnyOrder(
                        "CHOSEN -",
                        "BOT -",
                        "CHANCE -",
                        "FORCED {\"seat\":\"B\",\"why\":\"forced\"}",
                        "STANDING {\"seat\":\"B\",\"why\":\"standing\"}",
                        "ABSENT {\"seat\":\"B\",\"why\":\"absent\"}");
    }

    @Test
    void an_answer_given_beforehand_that_is_not_allowed_now_is_not_played() {
        var desk = Seated.at(2, PLAIN);
        Seat seat = Seated.turn(desk, 2000);
        var stand = new Command.Stand(seat, Seated.question(desk.table(), seat), "discard");
        var line = Seated.line(desk.rule("p" + seat.index(), stand, 3000));
        assertThat(line.applied().steps()).isEmpty();
        assertThat(desk.table().awaited().list()).containsExactly(seat);
    }

    @Test
    void an_answer_given_beforehand_is_no_way_round_the_clock_or_a_bot() {
        var desk = Seated.at(2, Seated.terms(new Clock(10_000, 5_000), Terms.Overtime.BOT));
        Seat seat = Seated.turn(desk, 1000);
        String person = "p" + seat.index();
        var stand = new Command.Stand(seat, Seated.question(desk.table(), seat), "draw");
        assertThat(clause(desk.rule(person, stand, 16_000))).isEqualTo("server.act.overtime");
        Seated.line(desk.overdue(17_000));
        assertThat(clause(desk.rule(person, stand, 17_500))).isEqualTo("server.seat.substituted");
        assertThat(desk.table().awaited().contains(seat)).isTrue();
    }

    private static String clause(Ruling ruling) {
        return ruling instanceof Ruling.No(var refused)
                ? refused.reason().key()
                : ruling.toString();
    }

    @Test
    void a_late_answer_is_refused_and_a_repeated_one_is_not_played_again() {
        var desk = Seated.at(2, PLAIN);
        Seat seat = Seated.untilOne(desk, 2000);
        var act =
                new Command.Act(seat, "once", desk.table().seq(), Seated.first(desk.table(), seat));
        var line = Seated.line(desk.rule("p" + seat.index(), act, 3000));
        assertThat(desk.rule("p" + seat.index(), act, 3000)).isEqualTo(new Ruling.Done(line.seq()));
        var late = new Command.Act(seat, "late", line.seq() - 1, act.notation());
        assertThat(desk.rule("p" + seat.index(), late, 3000)).isInstanceOf(Ruling.No.class);
        var stranger = new Command.Act(seat, "mine", line.seq(), act.notation());
        assertThat(desk.rule("stranger", stranger, 3000)).isInstanceOf(Ruling.No.class);
        assertThat(desk.table().seq()).isEqualTo(line.seq());
    }

    @Test
    void a_table_found_complete_begins_by_itself() {
        var desk = Seated.open(2, PLAIN);
        for (int i = 0; i < 2; i++) {
            assertThat(desk.overdue(0)).isInstanceOf(Ruling.Nothing.class);
            Seated.sit(desk, i, new ArrayList<>());
        }
        assertThat(Seated.line(desk.overdue(0)).entry()).isInstanceOf(Entry.Started.class);
        assertThat(desk.table().phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void one_person_may_sit_on_several_chairs_of_a_hot_seat_table_only() {
        var desk = Seated.open(2, PLAIN);
        Seated.line(desk.rule("p0", new Command.Sit(java.util.Optional.empty(), "Ana", false), 0));
        assertThat(desk.rule("p0", new Command.Sit(java.util.Optional.empty(), "Ben", false), 0))
                .isInstanceOf(Ruling.No.class);
        var hot =
                Seated.open(
                        2, Terms.read(tablee.engine.Json.object().put("hotSeat", true).build()));
        Seated.line(hot.rule("p0", new Command.Sit(java.util.Optional.empty(), "Ana", false), 0));
        Seated.line(hot.rule("p0", new Command.Sit(java.util.Optional.empty(), "Ben", false), 0));
        assertThat(hot.table().seatsOf("p0").size()).isEqualTo(2);
    }
}
