package tablee.lab.balance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.State;
import tablee.engine.View;

class BalanceTest {

    private static <S extends State, V extends View, A extends Action> BalanceResult run(
            Game<S, V, A> game, int seats, int games, int threads) throws InterruptedException {
        var settings = game.options().standard(seats);
        return new Balance<>(game, settings, Level.HABITUE, 5, games, 20_000, threads).run(_ -> {});
    }

    @ParameterizedTest
    @CsvSource({
        "cabo, 2, deed",
        "cv, 2, card childhood goal",
        "hasard, 2, cradle order profession quality",
        "metro, 3, card character mishapDone mishapSuffered"
    })
    void every_game_has_its_factors(String id, int seats, String kinds) throws Exception {
        BalanceResult result = run(Games.find(id).house(), seats, 12, 2);
        assertThat(new TreeSet<>(result.kinds()))
                .isEqualTo(new TreeSet<>(java.util.List.of(kinds.split(" ", -1))));
        double shares = result.seats().stream().mapToDouble(BalanceResult.SeatShare::winRate).sum();
        assertThat(shares).isCloseTo(1, within(1e-9));
        assertThat(result.games()).isEqualTo(12);
        assertThat(result.lengths().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(12);
        assertThat(BalanceResult.mean(result.branching())).isGreaterThan(1);
        assertThat(result.factors()).allMatch(one -> Double.isFinite(one.worth()));
    }

    @Test
    void threads_do_not_change_the_result() throws Exception {
        var game = Games.find("cv").house();
        assertThat(run(game, 2, 12, 3)).isEqualTo(run(game, 2, 12, 1));
    }

    /// Seat 0 holds the good card in every game and wins; a card both hold explains nothing.
    @Test
    void the_regression_tells_what_wins_from_what_is_only_there() {
        var ledger = new Ledger(2);
        var good = Factor.named("card", "good");
        var common = Factor.named("card", "common");
        var noise = Factor.named("card", "noise");
        for (int i = 0; i < 200; i++) {
            ledger.games++;
            long sign = i % 20 == 0 || i % 20 == 11 ? -1 : 1;
            ledger.entry(good);
            ledger.entry(common);
            ledger.entry(noise);
            // Beyond the average, times two: +1 and −1 for who has it alone, 0 for what both have.
            ledger.multiply(good, good, 2);
            ledger.multiply(common, common, 0);
            ledger.multiply(noise, noise, 2);
            long with = i % 2 == 0 ? 2 : -2;
            ledger.multiply(good, noise, with);
            ledger.effect(good, sign * 2 * Ledger.WHOLE);
            ledger.effect(noise, sign * with * Ledger.WHOLE);
            ledger.squares += 2 * Ledger.WHOLE * Ledger.WHOLE;
        }
        var regression = new Regression(ledger, 2);
        // Nine wins out of ten: 80 points between having and not having it.
        assertThat(regression.worth(good)).isCloseTo(0.8, within(0.02));
        assertThat(Math.abs(regression.worth(common))).isLessThan(1e-9);
        assertThat(Math.abs(regression.worth(noise))).isLessThan(0.1);
        assertThat(regression.error(good)).isBetween(0.01, 0.1);
    }

    /// One of two things in every hand, whoever has the first wins six times out of ten: what they are worth together cannot be known and must
    /// not blur what they are worth against each other.
    @Test
    void things_that_exclude_each_other_are_weighed_against_each_other() {
        var ledger = new Ledger(2);
        var one = Factor.named("cradle", "one");
        var other = Factor.named("cradle", "other");
        for (int i = 0; i < 500; i++) {
            ledger.games++;
            ledger.entry(one);
            ledger.entry(other);
            ledger.multiply(one, one, 2);
            ledger.multiply(other, other, 2);
            ledger.multiply(one, other, -2);
            long sign = i % 5 < 3 ? 1 : -1;
            ledger.effect(one, sign * 2 * Ledger.WHOLE);
            ledger.effect(other, -sign * 2 * Ledger.WHOLE);
            ledger.squares += 2 * Ledger.WHOLE * Ledger.WHOLE;
        }
        var regression = new Regression(ledger, 2);
        assertThat(regression.worth(one) - regression.worth(other)).isCloseTo(0.2, within(0.01));
        assertThat(regression.error(one)).isBetween(0.01, 0.05);
    }
}
