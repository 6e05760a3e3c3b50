package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// When a bot answers says nothing about its cards: in worlds that differ only in what another seat cannot see, the answer is given at the
/// same moment, although the bot took another time to find it.
class BeatTest {

    private static final long SLOT = 1_000;

    private final AtomicLong nanos = new AtomicLong(5_000_000_000L);

    private void pass(long millis) {
        nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /// After how many milliseconds an answer is given that took `thought` to find, behind thoughts of others that took `waited`.
    private long given(long waited, long thought) {
        var at = new ArrayList<Long>();
        var beat =
                new Beat(
                        nanos::get,
                        (answer, millis) -> {
                            pass(millis);
                            answer.run();
                        },
                        SLOT);
        pass(waited);
        long begun = nanos.get();
        pass(beat.begun(() -> thought));
        beat.give(() -> at.add(nanos.get() - begun));
        return TimeUnit.NANOSECONDS.toMillis(at.getFirst());
    }

    @Test
    void an_answer_is_given_at_the_end_of_its_time_whatever_the_cards() {
        Set<Long> thoughts = thoughts(Games.find("metro").house());
        assertThat(thoughts).as("worlds that take a bot another time").hasSizeGreaterThan(2);
        for (long thought : thoughts) {
            assertThat(given(0, thought)).isEqualTo(SLOT);
        }
    }

    /// How many answers a bot has to weigh, in worlds that its neighbour cannot tell from each other; it takes a millisecond for each.
    private static <S extends State, V extends View, A extends Action> Set<Long> thoughts(
            Game<S, V, A> game) {
        var random = new Xoshiro(7);
        Stepper<S, V, A> stepper =
                Stepper.quiet(game, game.start(game.options().settings(3, Map.of())));
        Set<Long> thoughts = Set.of();
        while (stepper.steps() < 400 && thoughts.size() < 3) {
            assertThat(stepper.settle(random)).isInstanceOf(Next.Decide.class);
            Seat seat = stepper.awaited().first();
            thoughts = thoughts(game, stepper.state(), seat);
            List<A> legal = stepper.legal(seat);
            stepper.act(seat, legal.get(random.below(legal.size())));
        }
        return thoughts;
    }

    private static <S extends State, V extends View, A extends Action> Set<Long> thoughts(
            Game<S, V, A> game, S state, Seat bot) {
        V seen = game.view(state, Seat.of((bot.index() + 1) % 3));
        var thoughts = new HashSet<Long>();
        for (int world = 0; world < 20; world++) {
            S other = game.imagine(seen, new Xoshiro(world));
            thoughts.add((long) game.legal(game.view(other, bot)).size());
        }
        return thoughts;
    }

    @Test
    void what_others_took_before_it_does_not_shorten_it() {
        assertThat(given(700, 10)).isEqualTo(SLOT);
    }

    @Test
    void a_thought_that_overran_is_not_kept_any_longer() {
        assertThat(given(0, SLOT + 30)).isEqualTo(SLOT + 30);
    }
}
