package tablee.bots.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.bots.Arena;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.bots.Tally;
import tablee.bots.Thinking;
import tablee.cabo.CaboGame;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Streams;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// Every level of Cabo in whole games.
class CaboBotsTest {

    private static final CaboGame GAME = new CaboGame();

    private static Bot<CaboView, CaboAction> bot(Level level) {
        return Bots.of(GAME, level);
    }

    /// The arena refuses what is not legal, and a round that nobody ends would never return.
    @ParameterizedTest
    @EnumSource(Level.class)
    void plays_legally_to_the_end_under_any_options(Level level) {
        var tables =
                List.of(
                        GAME.options().standard(2),
                        GAME.options().standard(5),
                        GAME.options().settings(2, Map.of("startCards", "6", "startPeeks", "3")),
                        GAME.options()
                                .settings(
                                        3,
                                        Map.of(
                                                "swapOpponents", "true",
                                                "callerProtection", "all",
                                                "kamikazeMatch", "contains")),
                        GAME.options()
                                .settings(8, Map.of("decks", "2", "callerProtection", "swap")));
        for (Settings settings : tables) {
            var arena = new Arena<>(GAME, settings);
            var bots = Collections.nCopies(settings.seats(), bot(level));
            var outcome = arena.play(bots, 3, () -> Budget.iterations(3));
            assertThat(outcome).isEqualTo(arena.play(bots, 3, () -> Budget.iterations(3)));
            assertThat(outcome.winners().isEmpty()).isFalse();
        }
    }

    /// Two worlds that differ only in what a seat cannot see: the same choice, with the same randomness.
    @ParameterizedTest
    @EnumSource(Level.class)
    void uses_nothing_its_seat_could_not_know(Level level) {
        var bot = bot(level);
        int different = 0;
        for (Position position : positions(40)) {
            CaboView truth = GAME.view(position.state(), position.seat());
            CaboState other = GAME.imagine(truth, new Xoshiro(position.step()));
            CaboView imagined = GAME.view(other, position.seat());
            different += other.equals(position.state()) ? 0 : 1;
            assertThat(choice(bot, imagined)).isEqualTo(choice(bot, truth));
        }
        assertThat(different).isGreaterThan(30);
    }

    private static CaboAction choice(Bot<CaboView, CaboAction> bot, CaboView view) {
        return bot.choose(
                view, GAME.legal(view), new Thinking(new Xoshiro(9), 4, Budget.iterations(40)));
    }

    private record Position(CaboState state, Seat seat, int step) {}

    /// Moments out of a game between habitués.
    private static List<Position> positions(int count) {
        var positions = new ArrayList<Position>();
        var random = new Streams(11).stream("chance");
        var habitue = bot(Level.HABITUE);
        var stepper = Stepper.quiet(GAME, GAME.start(GAME.options().standard(4)));
        while (positions.size() < count) {
            assertThat(stepper.settle(random)).isInstanceOf(Next.Decide.class);
            Seat seat = stepper.awaited().first();
            CaboView view = stepper.view(seat);
            if (GAME.legal(view).size() > 1) {
                positions.add(new Position(stepper.state(), seat, stepper.steps()));
            }
            stepper.act(seat, choice(habitue, view));
        }
        return positions;
    }

    /// Won by this level out of games with rotated seats, each deal once for every rotation.
    private static double rate(Level level, List<Level> seated, int deals) {
        var arena = new Arena<>(GAME, GAME.options().standard(seated.size()));
        var tally = new Tally();
        for (int deal = 0; deal < deals; deal++) {
            var levels = new ArrayList<>(seated);
            for (int turn = 0; turn < seated.size(); turn++) {
                Collections.rotate(levels, 1);
                var outcome =
                        arena.play(
                                levels.stream().map(CaboBotsTest::bot).toList(),
                                new Streams(5).game(deal).seed(),
                                () -> Budget.iterations(0));
                double share = 0;
                for (int i = 0; i < levels.size(); i++) {
                    share += levels.get(i) == level ? outcome.share(Seat.of(i)) : 0;
                }
                tally.add(share);
            }
        }
        return tally.rate();
    }

    @Test
    void the_habitue_beats_random_players() {
        var one = List.of(Level.HABITUE, Level.RANDOM, Level.RANDOM, Level.RANDOM);
        assertThat(rate(Level.HABITUE, one, 100)).isGreaterThan(0.8);
        var two = List.of(Level.HABITUE, Level.RANDOM, Level.HABITUE, Level.RANDOM);
        assertThat(rate(Level.HABITUE, two, 100)).isGreaterThan(0.9);
    }

    @Test
    void the_habitue_beats_the_debutant_and_the_debutant_beats_chance() {
        assertThat(rate(Level.HABITUE, List.of(Level.HABITUE, Level.DEBUTANT), 60))
                .isGreaterThan(0.65);
        assertThat(rate(Level.DEBUTANT, List.of(Level.DEBUTANT, Level.RANDOM), 60))
                .isGreaterThan(0.65);
    }
}
