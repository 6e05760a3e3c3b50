package tablee.bots.hasard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Match;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.hasard.HasardAction;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.HasardState;
import tablee.hasard.HasardView;
import tablee.hasard.Phase;
import tablee.hasard.Place;
import tablee.hasard.Price;
import tablee.testkit.Rule;

/// Players that come to an end, at every level and number of seats.
class HasardBotsTest {

    private static final HasardGame GAME = HasardProvider.game();
    private static final HasardBots BOTS = new HasardBots();
    private static final int MOST_TURNS = 10_000;
    private static final int GAMES = 21;

    private interface Watcher {
        void see(HasardView view, HasardAction action);
    }

    private static Match<HasardState, HasardView, HasardAction> play(
            String level,
            int seats,
            long seed,
            List<Bot<HasardView, HasardAction>> bots,
            Watcher watcher) {
        var match =
                Match.seeded(GAME, GAME.options().settings(seats, Map.of("level", level)), seed);
        Randomness random = new Streams(seed).stream("bots");
        while (!match.isOver()) {
            Seat seat = match.awaited().first();
            HasardView view = match.view(seat);
            assertThat(view.now().turns()).as("turns").isLessThan(MOST_TURNS);
            HasardAction action =
                    bots.get(seat.index() % bots.size())
                            .choose(
                                    view,
                                    match.legal(seat),
                                    new Thinking(random, seed, Budget.iterations(1)));
            watcher.see(view, action);
            assertThat(match.act(seat, action)).isEmpty();
        }
        return match;
    }

    @ParameterizedTest
    @Rule({"K-B18", "HAS-R56"})
    @ValueSource(strings = {"D", "V", "C"})
    void a_game_takes_nine_to_twenty_rounds(String level) {
        for (int seats = 3; seats <= 8; seats++) {
            var rounds = new ArrayList<Integer>();
            for (int game = 0; game < GAMES; game++) {
                var match = play(level, seats, game, List.of(BOTS.habitue()), (_, _) -> {});
                rounds.add(match.view(Seat.of(0)).now().turns() / seats + 1);
            }
            Collections.sort(rounds);
            assertThat(rounds.get(GAMES / 2))
                    .as("median rounds at level %s with %s", level, seats)
                    .isBetween(9, 20);
        }
    }

    @ParameterizedTest
    @Rule("HAS-R56")
    @ValueSource(strings = {"V", "C"})
    void no_free_change_follows_another(String level) {
        for (long seed = 0; seed < 15; seed++) {
            play(
                    level,
                    4,
                    seed,
                    List.of(BOTS.habitue(), BOTS.debutant()),
                    (view, action) -> {
                        if (view.now().phase() == Phase.CHANGE
                                && action instanceof HasardAction.Change(Place _, Price price)
                                && price == Price.FREE) {
                            assertThat(view.memory().changedFreely(view.now().active())).isFalse();
                        }
                    });
        }
    }

    @Test
    void camps_and_two_players_come_to_an_end_too() {
        for (long seed = 0; seed < 10; seed++) {
            assertThat(play("C", 2, seed, List.of(BOTS.debutant()), (_, _) -> {}).isOver())
                    .isTrue();
        }
    }

    @Test
    void the_leader_is_believed_to_win() {
        var json =
                tablee.engine.Json.parse(
                        "{\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"1\":{\"at\":\"T1:5/4\",\"has\":\"Ch Cu In\"}}}");
        var state = GAME.formats().position(GAME.options().standard(3), json);
        var race = BOTS.evaluation();
        double leader = race.chance(GAME.view(state, Seat.of(0)), Seat.of(0));
        double other = race.chance(GAME.view(state, Seat.of(1)), Seat.of(1));
        assertThat(leader).isGreaterThan(0.9);
        assertThat(other).isLessThan(0.1);
    }
}
