package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Hash;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;

/// Every byte of every game for every seat and for a spectator, recorded twice: as it is, and with everything this viewer cannot see
/// replaced by something else. The recordings are the same, until something is shown to the viewer that differs.
///
/// `-Dtablee.secrets.games=200` plays more of each game, `-Dtablee.secrets.first=15 -Dtablee.secrets.only=metro` a certain one, and
/// `-Dtablee.secrets.viewers=1` follows one viewer of each game, another one in the next, for runs of thousands. Three of each are played by
/// default because one of CV takes seconds.
class SecretsTest {

    private static final int GAMES = Integer.getInteger("tablee.secrets.games", 3);

    private static final int FIRST = Integer.getInteger("tablee.secrets.first", 0);
    private static final int VIEWERS = Integer.getInteger("tablee.secrets.viewers", 99);
    private static final String ONLY = System.getProperty("tablee.secrets.only", "");

    private long bytes;
    private int messages;

    /// Who would like whoever looks on to see the hands, at a table of so many seats.
    private IntFunction<Seats> showing = _ -> Seats.NONE;

    @Test
    void nothing_leaves_that_the_viewer_could_not_see() {
        everyGame();
    }

    @Test
    void nobody_who_sits_there_learns_anything_from_hands_that_whoever_looks_on_may_see() {
        showing = Seats::all;
        everyGame();
    }

    @Test
    void whoever_looks_on_sees_no_hand_while_one_of_all_has_not_agreed() {
        showing = seats -> Seats.all(seats - 1);
        everyGame();
    }

    private void everyGame() {
        for (GameProvider provider : Games.all()) {
            if (!ONLY.isEmpty() && !ONLY.equals(provider.id())) {
                continue;
            }
            long begun = System.nanoTime();
            int different = 0;
            for (int number = FIRST; number < FIRST + GAMES; number++) {
                different += check(provider.house(), number);
            }
            System.out.printf(
                    "SecretsTest: %s, %d games, %d messages, %d kB, %d of them in another world, %d s%n",
                    provider.id(),
                    GAMES,
                    messages,
                    bytes / 1000,
                    different,
                    (System.nanoTime() - begun) / 1_000_000_000);
            messages = 0;
            bytes = 0;
            // In Hasard everything lies open: there is no other world to dream of.
            assertThat(different > 0)
                    .as("%s: %d messages in another world", provider.id(), different)
                    .isEqualTo(!provider.id().equals("hasard"));
        }
    }

    /// How many messages were the same although the world behind them was another.
    private <S extends State, V extends View, A extends Action> int check(
            Game<S, V, A> game, int number) {
        int least = game.options().leastSeats();
        int seats = least + number % (Math.min(5, game.options().mostSeats()) - least + 1);
        List<Viewer> viewers = viewers(seats, number, showing.apply(seats));
        var truth = new Recording<>(game, seats, number, showing.apply(seats));
        truth.playFreely(viewers);
        int different = 0;
        for (Viewer viewer : viewers) {
            different += dreams(game, truth, viewer);
        }
        return different;
    }

    private static List<Viewer> viewers(int seats, int number, Seats showing) {
        var all = new ArrayList<Viewer>(Seats.all(seats).list());
        if (showing.size() < seats) {
            all.add(Spectator.SPECTATOR);
        }
        Collections.rotate(all, number);
        return all.subList(0, Math.min(VIEWERS, all.size()));
    }

    private <S extends State, V extends View, A extends Action> int dreams(
            Game<S, V, A> game, Recording<S, V, A> truth, Viewer viewer) {
        var dream = new Dreaming<>(game, viewer);
        var dreamt = new Recording<>(dream, truth.seats(), truth.number(), truth.showing());
        int same = dreamt.repeat(truth, viewer, () -> false);
        assertThat(same).as("lines of a dream").isEqualTo(truth.lines());
        int when =
                (int)
                        Long.remainderUnsigned(
                                Hash.mix(truth.number(), viewer.label()), truth.moves());
        var swap = new Swapping<>(game, viewer, when);
        var other = new Recording<>(swap, truth.seats(), truth.number(), truth.showing());
        int until = other.repeat(truth, viewer, swap::isDifferent);
        messages += dreamt.messages() + other.messages();
        bytes += dreamt.bytes() + other.bytes();
        assertThat(until).isPositive();
        return other.elsewhere();
    }
}
