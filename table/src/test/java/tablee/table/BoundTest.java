package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.bots.Level;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;
import tablee.table.fair.Share;
import tablee.table.replay.Replay;

/// From *ready* to the first card: everybody is bound, then everybody reveals.
class BoundTest {

    private static final Terms PLAIN = Seated.terms(Clock.NONE, Terms.Overtime.BOT);
    private static final long LATE = 1100 + Fairness.REVEAL_MILLIS;

    private final List<History.Line> log = new ArrayList<>();
    private Desk<?, ?, ?> desk = Seated.open(2, PLAIN);

    private static String why(Ruling ruling) {
        return ruling instanceof Ruling.No(var refused) ? refused.reason().key() : "" + ruling;
    }

    @Test
    void everybody_is_bound_before_anybody_reveals() {
        Bound.all(desk, log);
        assertThat(desk.table().isBound()).isTrue();
        assertThat(desk.table().hasBegun()).isFalse();
        assertThat(desk.isComplete()).isFalse();
        assertThat(Bound.keep(desk.rule("p0", Bound.reveal(0), 1100), log))
                .isEqualTo(new Entry.Revealed(Seat.of(0), Bound.nonce(0)));
        assertThat(desk.isComplete()).isFalse();
        Bound.keep(desk.rule("p1", Bound.reveal(1), 1200), log);
        assertThat(desk.isComplete()).isTrue();
        var started = (Entry.Started) Bound.keep(desk.rule("", new Command.Start(), 1200), log);
        assertThat(started.shares().bySeat())
                .containsExactly(
                        java.util.Map.entry("A", share(0)), java.util.Map.entry("B", share(1)));
        assertThat(desk.table().phase()).isEqualTo(Phase.PLAYING);
        assertThat(desk.table().dueAt()).isZero();
    }

    private Share share(int seat) {
        return new Share(Bound.commitment(desk, seat, Bound.nonce(seat)), Bound.nonce(seat), false);
    }

    @Test
    void nobody_reveals_early_and_nothing_but_what_they_are_bound_to() {
        Seated.line(desk.rule("p0", new Command.Sit(Optional.empty(), "P0", false), 0));
        assertThat(why(desk.rule("p0", Bound.reveal(0), 0))).isEqualTo("server.reveal.early");
        Seated.line(desk.rule("p0", Bound.ready(desk, 0), 0));
        assertThat(why(desk.rule("p0", Bound.reveal(0), 0))).isEqualTo("server.reveal.early");
        desk = Bound.all(Seated.open(2, PLAIN), log);
        var other = new Command.Reveal(Seat.of(0), "another-nonce-that-is-long");
        assertThat(why(desk.rule("p0", other, 1100))).isEqualTo("server.reveal.differs");
        assertThat(why(desk.rule("p1", Bound.reveal(0), 1100))).isEqualTo("server.seat.notyours");
        Seated.line(desk.rule("p0", Bound.reveal(0), 1100));
        assertThat(desk.rule("p0", Bound.reveal(0), 1100)).isInstanceOf(Ruling.Done.class);
        assertThat(why(desk.rule("p0", other, 1100))).isEqualTo("server.reveal.differs");
    }

    @Test
    void who_does_not_reveal_in_time_is_left_out_and_the_proof_says_so() {
        Bound.all(desk, log);
        assertThat(desk.table().dueAt()).isZero();
        Bound.keep(desk.rule("p1", Bound.reveal(1), 1100), log);
        assertThat(desk.table().dueAt()).isEqualTo(LATE);
        assertThat(desk.overdue(LATE - 1)).isInstanceOf(Ruling.Nothing.class);
        var started = (Entry.Started) Bound.keep(desk.overdue(LATE), log);
        assertThat(started.shares().at("A").isHidden()).isTrue();
        assertThat(started.shares().at("B")).isEqualTo(share(1));
        assertThat(why(desk.rule("p0", Bound.reveal(0), LATE))).isEqualTo("server.reveal.late");
        Bound.keep(desk.rule("", new Command.Close("closed"), LATE), log);
        var proof = replay().verify();
        assertThat(proof.leftOut()).containsExactly("A");
        assertThat(proof.open()).isEmpty();
        assertThat(proof.isBound()).isTrue();
        assertThat(proof.draws()).isPositive();
    }

    private Replay<?, ?, ?> replay() {
        var game = Games.find("cabo").house();
        return Replay.read(game, Replay.file(History.of("t", game, log)));
    }

    /// Whoever could call the round off after the first nonce is known could have the cards dealt until they suit them.
    @Test
    void a_round_is_called_off_only_while_nothing_is_revealed_and_then_all_bind_anew() {
        Bound.all(desk, log);
        assertThat(desk.overdue(Long.MAX_VALUE / 2)).isInstanceOf(Ruling.Nothing.class);
        Seated.line(desk.rule("p1", new Command.Ready(Seat.of(1), false, ""), 1100));
        assertThat(desk.table().isBound()).isFalse();
        assertThat(desk.table().chairs()).noneMatch(Chair::ready);
        assertThat(desk.table().shares().bySeat().values()).containsOnly(Share.NONE);
        assertThat(why(desk.rule("p0", Bound.reveal(0), 1100))).isEqualTo("server.reveal.early");
        desk = Bound.all(Seated.open(2, PLAIN), log);
        Seated.line(desk.rule("p0", Bound.reveal(0), 1100));
        for (Command command :
                List.of(
                        new Command.Ready(Seat.of(1), false, ""),
                        new Command.Ready(Seat.of(1), true, ""),
                        new Command.Leave(Seat.of(1)))) {
            assertThat(why(desk.rule("p1", command, 1200))).isEqualTo("server.table.bound");
        }
        assertThat(why(desk.rule("p0", new Command.Close("closed"), 1200)))
                .isEqualTo("server.table.bound");
        assertThat(why(desk.rule("p0", new Command.Dismiss(Seat.of(1)), 1200)))
                .isEqualTo("server.table.bound");
        assertThat(desk.table().chairs()).allMatch(Chair::ready);
    }

    @Test
    void one_person_among_bots_begins_with_one_press() {
        Seated.line(desk.rule("p0", new Command.Sit(Optional.empty(), "P0", false), 0));
        var both =
                new Command.Ready(
                        Seat.of(0),
                        true,
                        Bound.nonce(0),
                        Bound.commitment(desk, 0, Bound.nonce(0)));
        assertThat(why(desk.rule("p0", both, 0))).isEqualTo("server.reveal.early");
        Seated.line(desk.rule("p0", new Command.Invite(Optional.empty(), Level.RANDOM), 0));
        var wrong = new Command.Ready(Seat.of(0), true, Bound.nonce(1), both.commitment());
        assertThat(why(desk.rule("p0", wrong, 0))).isEqualTo("server.reveal.differs");
        Seated.line(desk.rule("p0", both, 0));
        assertThat(desk.isComplete()).isTrue();
        var started = Seated.line(desk.rule("", new Command.Start(), 0)).entry();
        assertThat(((Entry.Started) started).shares().bySeat())
                .containsExactly(java.util.Map.entry("A", share(0)));
    }

    @Test
    void who_hides_nothing_is_given_a_nonce_which_is_bound_before_others_reveal() {
        Seated.line(desk.rule("p0", new Command.Sit(Optional.empty(), "P0", false), 0));
        Seated.line(desk.rule("p1", new Command.Sit(Optional.empty(), "P1", false), 0));
        Seated.line(desk.rule("p0", new Command.Ready(Seat.of(0), true, ""), 0));
        Seated.line(desk.rule("p1", Bound.ready(desk, 1), 0));
        var bound = (Entry.Bound) Seated.line(desk.rule("", new Command.Start(), 0)).entry();
        Share given = desk.table().chairs().getFirst().share();
        assertThat(given.open()).isTrue();
        assertThat(bound.commitments())
                .containsEntry("A", Bound.commitment(desk, 0, given.nonce()))
                .containsEntry("B", share(1).commitment());
        Seated.line(desk.rule("p1", Bound.reveal(1), 0));
        assertThat(desk.isComplete()).isTrue();
    }

    /// The log is the truth: whoever reads it goes on, wherever a server was killed.
    @Test
    void a_log_cut_anywhere_between_ready_and_the_first_card_goes_on() {
        Bound.all(desk, log);
        Bound.keep(desk.rule("p0", Bound.reveal(0), 1100), log);
        Bound.keep(desk.rule("p1", Bound.reveal(1), 1200), log);
        Bound.keep(desk.rule("", new Command.Start(), 1200), log);
        var dealt = Bound.dealt(desk.table());
        for (int lines = 5; lines < log.size(); lines++) {
            var game = Games.find("cabo").house();
            var again =
                    new Desk<>(History.of("t", game, log.subList(0, lines)).table(), "5a"::repeat);
            for (int turn = 0; turn < 4 && !again.table().hasBegun(); turn++) {
                if (again.isComplete()) {
                    Seated.line(again.overdue(1300));
                } else {
                    Seat next =
                            again.table().chairs().get(0).share().isHidden()
                                    ? Seat.of(0)
                                    : Seat.of(1);
                    Seated.line(again.rule("p" + next.index(), Bound.reveal(next.index()), 1300));
                }
            }
            assertThat(Bound.dealt(again.table())).isEqualTo(dealt);
        }
    }

    @Test
    void a_table_of_former_times_goes_on_as_it_was_opened() {
        desk = Seated.open(2, PLAIN, Algorithm.COUNTER_1);
        Seated.line(desk.rule("p0", new Command.Sit(Optional.empty(), "P0", false), 0));
        Seated.line(desk.rule("p1", new Command.Sit(Optional.empty(), "P1", false), 0));
        assertThat(why(desk.rule("p0", Bound.ready(desk, 0), 0))).isEqualTo("server.ready.counter");
        Seated.line(desk.rule("p0", new Command.Ready(Seat.of(0), true, "n0"), 0));
        Seated.line(desk.rule("p1", new Command.Ready(Seat.of(1), true, "n1"), 0));
        var started = (Entry.Started) Seated.line(desk.rule("", new Command.Start(), 0)).entry();
        assertThat(started.shares().nonces().print()).isEqualTo("{\"A\":\"n0\",\"B\":\"n1\"}");
    }
}
