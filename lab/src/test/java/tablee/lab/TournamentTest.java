package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.State;
import tablee.engine.View;

class TournamentTest {

    private static Tournament<?, ?, ?> tournament(
            String game, int seats, int deals, int threads, Level... levels) {
        return tournament(Games.find(game).house(), seats, deals, threads, levels);
    }

    private static <S extends State, V extends View, A extends Action>
            Tournament<S, V, A> tournament(
                    Game<S, V, A> game, int seats, int deals, int threads, Level... levels) {
        List<Entrant<V, A>> entrants =
                List.of(levels).stream()
                        .map(
                                level ->
                                        new Entrant<V, A>(
                                                level.label(),
                                                Bots.of(game, level),
                                                () -> Budget.iterations(5)))
                        .toList();
        var settings = game.options().standard(seats);
        return new Tournament<>(game, settings, entrants, 3, deals, 20_000, threads);
    }

    @Test
    void threads_do_not_change_the_result() throws Exception {
        var levels = new Level[] {Level.RANDOM, Level.DEBUTANT, Level.EXPERT};
        var one = tournament("cabo", 2, 4, 1, levels).run();
        var three = tournament("cabo", 2, 4, 3, levels).run();
        assertThat(three.meetings()).isEqualTo(one.meetings());
        assertThat(three.resultHash()).isEqualTo(one.resultHash());
        assertThat(one.meetings()).hasSize(3).allMatch(meeting -> meeting.games() == 8);
    }

    @Test
    void the_better_one_wins_from_every_seat() throws Exception {
        var result = tournament("cabo", 4, 30, 2, Level.RANDOM, Level.HABITUE).run();
        var meeting = result.of("habitué", "random");
        assertThat(meeting.rate()).isGreaterThan(0.8);
        assertThat(result.of("random", "habitué").rate())
                .isCloseTo(1 - meeting.rate(), within(1e-9));
        assertThat(result.standings().getLast().rating().elo())
                .isGreaterThan(result.standings().getFirst().rating().elo());
    }

    /// Both play the same, so whoever wins a deal loses it with the places changed: exactly half, unless a bot were to see who it is.
    @Test
    void equals_share_every_deal() throws Exception {
        var result = tournament("cabo", 2, 20, 2, Level.HABITUE, Level.HABITUE).run();
        assertThat(result.meetings().getFirst().rate()).isEqualTo(0.5);
        assertThat(result.meetings().getFirst().paired().high()).isEqualTo(0.5);
    }

    @Test
    void a_search_is_counted_and_the_others_are_not() throws Exception {
        var result = tournament("cabo", 2, 1, 1, Level.HABITUE, Level.EXPERT).run();
        assertThat(result.standings().getFirst().searched()).isZero();
        assertThat(result.standings().getLast().searched()).isPositive();
        assertThat(result.standings().getLast().iterations())
                .isLessThanOrEqualTo(5 * result.standings().getLast().searched());
    }

    @Test
    void ratings_follow_the_odds() {
        // Ten to one is 400 points; half a win each way is a little less.
        var ratings = Ratings.of(new double[][] {{0, 1000}, {100, 0}});
        assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(400, within(1.0));
        assertThat(ratings.get(0).elo() + ratings.get(1).elo()).isCloseTo(3000, within(0.01));
        // 1 / sqrt(n p q) = 1 / sqrt(1101 · 10/121) in natural odds, of which each of two has half.
        assertThat(ratings.get(0).error()).isCloseTo(173.7 * 0.1048 / 2, within(0.1));
    }

    @Test
    void the_interval_is_that_of_wilson() {
        var interval = Interval.wilson(8, 10);
        assertThat(interval.low()).isCloseTo(0.4902, within(1e-3));
        assertThat(interval.high()).isCloseTo(0.9433, within(1e-3));
        assertThat(Interval.wilson(0, 10).low()).isZero();
        assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
    }
}
