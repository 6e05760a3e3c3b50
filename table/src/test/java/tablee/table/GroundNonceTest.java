package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;
import tablee.table.replay.Replay;

/// The operator, who knows the seed, lends a friend the last word. Seat A is honest, seat B is the friend.
class GroundNonceTest {

    private static final Terms PLAIN = Seated.terms(Clock.NONE, Terms.Overtime.BOT);
    private static final int TRIES = 500;

    private record Deal(List<History.Line> log, int honest, int friend) {
        int gain() {
            return honest - friend;
        }
    }

    /// What it comes to under the old way when the friend is ready last, with this nonce.
    private static Deal deal(String last) {
        var log = new ArrayList<History.Line>();
        var desk = Seated.open(2, PLAIN, Algorithm.COUNTER_1);
        log.add(new History.Line(1, 0, EntryCodec.line(desk.table().opened())));
        List<String> nonces = List.of("honest", last);
        for (int i = 0; i < 2; i++) {
            var sit = new Command.Sit(Optional.empty(), "P" + i, false);
            Bound.keep(desk.rule("p" + i, sit, 0), log);
            var ready = new Command.Ready(Seat.of(i), true, nonces.get(i));
            Bound.keep(desk.rule("p" + i, ready, 0), log);
        }
        Bound.keep(desk.rule("", new Command.Start(), 0), log);
        Json rows = Bound.dealt(desk.table()).at("tableaux");
        return new Deal(log, sum(rows.at("A")), sum(rows.at("B")));
    }

    private static int sum(Json row) {
        return row.items().stream().mapToInt(Json::asInt).sum();
    }

    @Test
    void under_the_old_way_the_last_nonce_chooses_the_cards_and_nothing_shows_it() {
        Deal best = deal("0");
        for (int i = 1; i < TRIES; i++) {
            Deal tried = deal("" + i);
            best = tried.gain() > best.gain() ? tried : best;
        }
        assertThat(best.gain()).isGreaterThan(25);
        var game = Games.find("cabo").house();
        best.log()
                .add(
                        new History.Line(
                                best.log().size() + 1,
                                0,
                                EntryCodec.line(new Entry.Closed("", "closed"))));
        var proof = Replay.read(game, Replay.file(History.of("t", game, best.log()))).verify();
        assertThat(proof.draws()).isPositive();
        assertThat(proof.isBound()).isFalse();
    }

    /// They know everything there is to know, and are left with two deals: with their own nonce, or without.
    @Test
    void bound_before_anything_is_known_the_last_one_chooses_between_two_deals() {
        var dealt = new HashSet<Json>();
        for (boolean withholds : List.of(false, true)) {
            var desk = Bound.all(Seated.open(2, PLAIN), new ArrayList<>());
            Seated.line(desk.rule("p0", Bound.reveal(0), 1100));
            for (int i = 0; i < TRIES; i++) {
                var ground = new Command.Reveal(Seat.of(1), "a-nonce-that-was-ground-" + i);
                assertThat(desk.rule("p1", ground, 1100)).isInstanceOf(Ruling.No.class);
            }
            String commitment = Bound.commitment(desk, 1, "a-nonce-that-was-ground-7");
            for (Command attempt :
                    List.of(
                            new Command.Ready(Seat.of(1), true, "", commitment),
                            new Command.Ready(Seat.of(1), true, "open"),
                            new Command.Ready(Seat.of(1), false, ""),
                            new Command.Leave(Seat.of(1)),
                            new Command.Start())) {
                assertThat(desk.rule("p1", attempt, 1100)).isInstanceOf(Ruling.No.class);
            }
            if (!withholds) {
                Seated.line(desk.rule("p1", Bound.reveal(1), 1200));
            }
            Seated.line(desk.overdue(1100 + Fairness.REVEAL_MILLIS));
            dealt.add(Bound.dealt(desk.table()).at("tableaux"));
        }
        assertThat(dealt).hasSize(2);
    }
}
