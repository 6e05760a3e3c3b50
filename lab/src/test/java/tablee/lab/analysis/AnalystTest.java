package tablee.lab.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.lab.Minds;

class AnalystTest {

    private static <S extends State, V extends View, A extends Action> GameLog played(
            Game<S, V, A> game, long seed, Level... levels) {
        Match<S, V, A> match = Match.seeded(game, game.options().standard(levels.length), seed);
        var minds = new Minds(new Streams(seed));
        while (!match.isOver()) {
            Seat seat = match.awaited().first();
            var bot = Bots.of(game, levels[seat.index()]);
            var thinking = minds.thinking(seat, match.steps(), Budget.iterations(0));
            A chosen = bot.choose(match.view(seat), match.legal(seat), thinking);
            assertThat(match.act(seat, chosen)).isEmpty();
        }
        return match.log();
    }

    private static <S extends State, V extends View, A extends Action> Analysis analysis(
            Game<S, V, A> game, GameLog log, int threads) throws InterruptedException {
        return new Analyst<>(game, new Effort(6, 12, threads), 1).of(log, _ -> {});
    }

    @ParameterizedTest
    @CsvSource({"cabo, 2", "cv, 2", "hasard, 2", "metro, 3"})
    void chances_add_up_and_lead_to_the_result(String id, int seats) throws Exception {
        var game = Games.find(id).house();
        var levels = new Level[seats];
        java.util.Arrays.fill(levels, Level.HABITUE);
        GameLog log = played(game, 2, levels);
        Analysis analysis = analysis(game, log, 2);
        assertThat(analysis.moments().getLast().step()).isEqualTo(log.entries().size());
        for (Analysis.Moment moment : analysis.moments()) {
            double sum = moment.chances().stream().mapToDouble(Double::doubleValue).sum();
            assertThat(sum).isCloseTo(1, within(1e-9));
        }
        for (Analysis.Account one : analysis.seats()) {
            assertThat(analysis.moments().getLast().chances().get(one.seat().index()))
                    .isEqualTo(one.end());
            assertThat(one.start() + one.decisions() + one.luck() + one.others())
                    .isCloseTo(one.end(), within(1e-9));
        }
    }

    @Test
    void a_log_that_leads_elsewhere_is_not_analysed() {
        var game = Games.find("cabo").house();
        GameLog log = played(game, 4, Level.HABITUE, Level.DEBUTANT);
        var entries = new ArrayList<>(log.entries());
        GameLog.Entry last = entries.removeLast();
        entries.add(new GameLog.Entry(last.seat(), last.notation(), last.hash() ^ 1));
        var other =
                new GameLog(
                        log.game(),
                        log.rules(),
                        log.content(),
                        log.settings(),
                        log.random(),
                        entries);
        assertThatThrownBy(() -> analysis(game, other, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Step " + entries.size());
    }

    @Test
    void threads_do_not_change_an_analysis() throws Exception {
        var game = Games.find("cabo").house();
        GameLog log = played(game, 4, Level.HABITUE, Level.DEBUTANT);
        assertThat(analysis(game, log, 3)).isEqualTo(analysis(game, log, 1));
    }

    @Test
    void who_plays_at_random_pays_for_it() throws Exception {
        var game = Games.find("cabo").house();
        GameLog log = played(game, 4, Level.HABITUE, Level.RANDOM);
        Analysis analysis = new Analyst<>(game, new Effort(30, 60, 2), 1).of(log, _ -> {});
        List<Analysis.Account> seats = analysis.seats();
        assertThat(seats.get(1).decisions()).isLessThan(seats.get(0).decisions() - 0.2);
        assertThat(analysis.costly().getFirst().seat()).isEqualTo(Seat.of(1));
        assertThat(analysis.costly()).hasSizeLessThanOrEqualTo(3);
        var json = AnalysisJson.of(analysis, game.wording().texts("fr"));
        assertThat(json.at("costly").items().getFirst().at("playedSay").asText()).isNotBlank();
        assertThat(json.at("moments").items()).hasSameSizeAs(analysis.moments());
        assertThat(analysis.decisive())
                .hasSize(3)
                .isSortedAccordingTo(java.util.Comparator.comparingInt(Analysis.Turning::step));
        for (var turning : json.at("decisive").items()) {
            turning.find("choice")
                    .ifPresent(choice -> assertThat(choice.at("betterSay").asText()).isNotBlank());
        }
    }

    @Test
    void good_play_cannot_be_told_from_luck() throws Exception {
        var game = Games.find("cabo").house();
        GameLog log = played(game, 4, Level.HABITUE, Level.HABITUE);
        Analysis analysis = new Analyst<>(game, new Effort(8, 20, 2), 1).of(log, _ -> {});
        // Counted as measured, noise falls on both sides: only losses were counted once, and
        // everybody played badly.
        assertThat(analysis.moments().stream().flatMap(one -> one.choice().stream()))
                .anyMatch(choice -> choice.cost() < 0);
    }

    @Test
    void a_game_that_is_not_over_keeps_its_secrets() {
        var game = Games.find("cabo").house();
        GameLog log = played(game, 4, Level.HABITUE, Level.HABITUE);
        GameLog half = log.before(log.entries().size() / 2);
        assertThatThrownBy(() -> analysis(game, half, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_calibration_is_the_same_on_any_number_of_threads() throws Exception {
        var one = calibration(Games.find("cabo").house(), 1);
        assertThat(calibration(Games.find("cabo").house(), 3)).isEqualTo(one);
        assertThat(one.chances()).isEqualTo(4 * 3 * 2);
        assertThat(one.bins().stream().mapToInt(Calibration.Bin::count).sum())
                .isEqualTo(one.chances());
        assertThat(one.guess()).isCloseTo(0.25, within(1e-9));
    }

    private static <S extends State, V extends View, A extends Action>
            Calibration.Result calibration(Game<S, V, A> game, int threads)
                    throws InterruptedException {
        return new Calibration<>(game, game.options().standard(2), 8, 4, 3, 5, threads)
                .run(_ -> {});
    }
}
