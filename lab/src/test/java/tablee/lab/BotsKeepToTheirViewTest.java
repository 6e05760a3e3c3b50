package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// No bot uses what its seat could not know: in two states that differ only in hidden cards, the same randomness leads to the same choice.
class BotsKeepToTheirViewTest {

    private static final int POSITIONS = 40;

    @ParameterizedTest
    @CsvSource({
        "cabo, 2, true",
        "cabo, 4, true",
        "cv, 2, true",
        "cv, 4, true",
        "metro, 3, true",
        "metro, 4, true",
        // Nothing is hidden at this table: the two states are equal, and so must the choices be.
        "hasard, 2, false",
        "hasard, 4, false"
    })
    void hidden_cards_change_no_choice(String id, int seats, boolean hides) {
        check(Games.find(id).house(), seats, hides);
    }

    private static <S extends State, V extends View, A extends Action> void check(
            Game<S, V, A> game, int seats, boolean hides) {
        var minds = new Minds(new Streams(31));
        int differing = 0;
        for (S truth : positions(game, seats)) {
            Seat seat = ((Next.Decide) game.next(truth)).awaited().first();
            S other = game.imagine(game.view(truth, seat), new Xoshiro(truth.hash()));
            differing += truth.hash() == other.hash() ? 0 : 1;
            for (Level level : Level.values()) {
                assertThat(choice(game, level, other, seat, minds))
                        .as("%s as %s in %s", level, seat, Long.toHexString(truth.hash()))
                        .isEqualTo(choice(game, level, truth, seat, minds));
            }
        }
        if (hides) {
            // Otherwise the test would compare every state with itself.
            assertThat(differing).isGreaterThan(POSITIONS / 2);
        }
    }

    private static <S extends State, V extends View, A extends Action> A choice(
            Game<S, V, A> game, Level level, S state, Seat seat, Minds minds) {
        Bot<V, A> bot = Bots.of(game, level);
        V view = game.view(state, seat);
        return bot.choose(view, game.legal(view), minds.thinking(seat, 7, Budget.iterations(12)));
    }

    /// Positions with a choice, spread over the course of a game between habitués.
    private static <S extends State, V extends View, A extends Action> List<S> positions(
            Game<S, V, A> game, int seats) {
        var all = new ArrayList<S>();
        for (int number = 0; all.size() < 4 * POSITIONS; number++) {
            follow(game, seats, new Streams(number), all);
        }
        var spread = new ArrayList<S>();
        for (int i = 0; i < POSITIONS; i++) {
            spread.add(all.get(i * all.size() / POSITIONS));
        }
        return spread;
    }

    private static <S extends State, V extends View, A extends Action> void follow(
            Game<S, V, A> game, int seats, Streams streams, List<S> met) {
        var chance = streams.stream("chance");
        var minds = new Minds(streams);
        Bot<V, A> bot = Bots.of(game, Level.HABITUE);
        Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(game.options().standard(seats)));
        while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            V view = stepper.view(seat);
            List<A> legal = game.legal(view);
            if (legal.size() > 1) {
                met.add(stepper.state());
            }
            var thinking = minds.thinking(seat, stepper.steps(), Budget.iterations(0));
            stepper.act(seat, bot.choose(view, legal, thinking));
        }
    }
}
