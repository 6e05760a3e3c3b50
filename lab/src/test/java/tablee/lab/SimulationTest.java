package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Message;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.State;
import tablee.engine.View;

class SimulationTest {

    private static final Game<?, ?, ?> CABO = Games.find("cabo").house();

    private static GameRunner random(int seats) {
        return GameRunner.random(CABO, CABO.options().standard(seats));
    }

    private static <S extends State, V extends View, A extends Action> GameRunner bots(
            Game<S, V, A> game, Level... levels) {
        return GameRunner.bots(
                game,
                game.options().standard(levels.length),
                List.of(levels).stream().map(level -> Bots.of(game, level)).toList(),
                () -> Budget.iterations(20));
    }

    private static SimulationResult timeless(SimulationResult result) {
        return new SimulationResult(
                result.games(),
                result.unfinished(),
                result.actions(),
                result.draws(),
                result.fewestActions(),
                result.mostActions(),
                result.winsBySeat(),
                result.scoresBySeat(),
                result.resultHash(),
                0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void threads_do_not_change_the_result(int threads) throws Exception {
        var alone = new Simulation(random(4), 4, 7, 333, 1).run();
        var together = new Simulation(random(4), 4, 7, 333, threads).run();
        assertThat(timeless(together)).isEqualTo(timeless(alone));
        assertThat(alone.games()).isEqualTo(333);
        assertThat(alone.seconds()).isPositive();
    }

    @Test
    void threads_do_not_change_what_bots_do() throws Exception {
        GameRunner play = bots(CABO, Level.HABITUE, Level.DEBUTANT, Level.RANDOM);
        var alone = new Simulation(play, 3, 7, 40, 1).run();
        var together = new Simulation(play, 3, 7, 40, 2).run();
        assertThat(timeless(together)).isEqualTo(timeless(alone));
    }

    @Test
    void the_seed_and_every_single_game_count() throws Exception {
        long hash = new Simulation(random(3), 3, 1, 100, 1).run().resultHash();
        assertThat(new Simulation(random(3), 3, 2, 100, 1).run().resultHash()).isNotEqualTo(hash);
        assertThat(new Simulation(random(3), 3, 1, 99, 1).run().resultHash()).isNotEqualTo(hash);
    }

    @Test
    void a_shared_win_is_divided() throws Exception {
        var sheet =
                new ScoreSheet(List.of(new ScoreSheet.Row(Message.of("score"), List.of(5, 9, 5))));
        GameRunner tied =
                streams ->
                        new Played(
                                Optional.of(
                                        new Outcome(List.of(1, 3, 1), sheet, Message.of("end"))),
                                11,
                                2,
                                42);
        var result = new Simulation(tied, 3, 1, 10, 2).run();
        assertThat(result.winsBySeat()).containsExactly(5.0, 0.0, 5.0);
        assertThat(result.scoresBySeat()).containsExactly(5.0, 9.0, 5.0);
        assertThat(result.averageActions()).isEqualTo(11);
        assertThat(result.actions()).isEqualTo(110);
        assertThat(result.draws()).isEqualTo(20);
        assertThat(result.fewestActions()).isEqualTo(11);
    }

    @Test
    void a_broken_game_stops_everything_and_is_named() {
        long bad = new tablee.engine.Streams(9).game(57).seed();
        GameRunner broken =
                streams -> {
                    if (streams.seed() == bad) {
                        throw new IllegalStateException("two aces");
                    }
                    return random(2).play(streams);
                };
        assertThatThrownBy(() -> new Simulation(broken, 2, 9, 1_000_000_000, 2).run())
                .hasMessageContaining("game 57 of seed 9")
                .hasMessageContaining("two aces");
    }

    @Test
    void progress_ends_with_all_games() throws Exception {
        var heard = new ArrayList<Long>();
        new Simulation(random(2), 2, 1, 50, 2).run(heard::add);
        assertThat(heard).isSorted().endsWith(50L);
    }

    @Test
    void nonsense_is_refused() {
        assertThatThrownBy(() -> new Simulation(random(2), 2, 1, 0, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> bots(Games.find("cabo").house(), Level.RANDOM))
                .isInstanceOf(RuntimeException.class);
    }

    @Test
    void speed_counts_what_it_measured() {
        var speed = PlayoutSpeed.measure(random(4), 1, 0, 50);
        assertThat(speed.games()).isPositive();
        assertThat(speed.nanos()).isGreaterThanOrEqualTo(50_000_000);
        assertThat(speed.actionsPerSecond()).isGreaterThan(speed.gamesPerSecond());
        assertThat(speed.bytesPerAction()).isPositive();
        assertThat(speed.actionsPerCpuSecond()).isPositive();
    }

    @Test
    void a_game_that_takes_too_long_is_stopped_and_counts_for_nobody() throws Exception {
        int usual = (int) new Simulation(random(4), 4, 7, 200, 2).run().averageActions();
        GameRunner capped = GameRunner.random(CABO, CABO.options().standard(4), usual);
        var some = new Simulation(capped, 4, 7, 200, 2).run();
        assertThat(some.unfinished()).isBetween(1L, 199L);
        assertThat(some.mostActions()).isEqualTo(usual);
        double wins = some.winsBySeat().stream().mapToDouble(Double::doubleValue).sum();
        assertThat(Math.abs(wins - some.finished())).isLessThan(1e-6);
    }

    @Test
    void a_limit_that_is_never_reached_changes_nothing() throws Exception {
        GameRunner capped = GameRunner.random(CABO, CABO.options().standard(4), 1_000_000);
        var result = new Simulation(capped, 4, 7, 100, 2).run();
        assertThat(timeless(result))
                .isEqualTo(timeless(new Simulation(random(4), 4, 7, 100, 2).run()));
    }
}
