package tablee.bots.hasard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.bots.RandomBot;
import tablee.bots.Thinking;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;
import tablee.testkit.Rule;

/// Players that come to an end, at every level and number of seats.
class HasardBotsTest {

    private static final HasardGame GAME = HasardProvider.game();
    private static final HasardBots BOTS = new HasardBots();
    private static final int MOST_TURNS = 10_000;
    private static final int GAMES = 101;

    /// Imagined games an expert may play for a decision: enough to be led astray, if it can be.
    private static final int THOUGHTS = 8;

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
                                    new Thinking(random, seed, Budget.iterations(THOUGHTS)));
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

    /// Every level of bot at every level of the game, two players with two pawns each included.
    @ParameterizedTest
    @Rule("HAS-R56")
    @CsvSource({
        "débutant, D, 8",
        "débutant, V, 8",
        "débutant, C, 8",
        "habitué, D, 8",
        "habitué, V, 8",
        "habitué, C, 8",
        "expert, D, 1",
        "expert, V, 1",
        "expert, C, 1",
        "random, D, 8",
        "random, C, 3"
    })
    void no_bot_holds_up_a_table(String bot, String level, int games) {
        var player = List.of(Bots.of(GAME, Level.of(bot)));
        // One game of an expert takes as long as a hundred of the others.
        for (int seats : games == 1 ? List.of(3) : List.of(2, 3, 4, 8)) {
            for (long seed = 0; seed < games; seed++) {
                var match = play(level, seats, seed, player, HasardBotsTest::noFreeChangeTwice);
                assertThat(match.isOver()).isTrue();
            }
        }
    }

    /// How often the first wins against the second, every deal with both in either place.
    private static double share(
            Bot<HasardView, HasardAction> one, Bot<HasardView, HasardAction> other) {
        int deals = 100;
        double won = 0;
        for (long deal = 0; deal < deals; deal++) {
            won += won(deal, List.of(one, other), Seat.of(0));
            won += won(deal, List.of(other, one), Seat.of(1));
        }
        return won / (2 * deals);
    }

    private static double won(long deal, List<Bot<HasardView, HasardAction>> bots, Seat seat) {
        return play("D", 2, deal, bots, (_, _) -> {}).outcome().orElseThrow().share(seat);
    }

    @Test
    void each_level_beats_the_one_below() {
        assertThat(share(BOTS.guide(), BOTS.habitue())).isGreaterThan(0.6);
        assertThat(share(BOTS.habitue(), BOTS.debutant())).isGreaterThan(0.6);
        assertThat(share(BOTS.debutant(), new RandomBot<>())).isGreaterThan(0.6);
    }

    private static void noFreeChangeTwice(HasardView view, HasardAction action) {
        if (view.now().phase() == Phase.CHANGE && isFreeChange(action)) {
            assertThat(view.memory().changedFreely(view.now().active())).isFalse();
        }
    }

    private static boolean isFreeChange(HasardAction action) {
        return action instanceof HasardAction.Change(Place _, Price price) && price == Price.FREE;
    }

    /// Random players at the higher levels have no aim and may wander for ever, which the book allows (HAS-R56); but not even they chain free
    /// changes, nor would the expert if it thought well of it.
    @ParameterizedTest
    @Rule("HAS-R56")
    @ValueSource(strings = {"V", "C"})
    void a_bot_is_not_even_shown_a_second_free_change(String level) {
        var json =
                Json.parse(
                        "{\"tracks\":{\"T1\":\"CLOWN 2\",\"T2\":\"DEPUTE 2\"},\"freeChanges\":1,\"pawns\":{\"1\":{\"at\":\"T1:2/1\",\"Ri\":1}}}");
        var settings = GAME.options().settings(3, Map.of("level", level));
        var view = GAME.view(GAME.formats().position(settings, json), Seat.of(0));
        var legal = GAME.legal(view);
        assertThat(legal).anyMatch(HasardBotsTest::isFreeChange);
        assertThat(BOTS.restrained(view, legal))
                .isNotEmpty()
                .noneMatch(HasardBotsTest::isFreeChange)
                .anyMatch(HasardAction.Change.class::isInstance);
        Randomness random = new Streams(7).stream("bots");
        var player = Bots.of(GAME, Level.RANDOM);
        for (int i = 0; i < 200; i++) {
            var thinking = new Thinking(random, i, Budget.iterations(0));
            assertThat(player.choose(view, legal, thinking))
                    .isNotNull()
                    .matches(a -> !isFreeChange(a));
        }
    }

    @Test
    @Rule("HAS-R56")
    void whoever_did_not_change_freely_may() {
        var json =
                Json.parse(
                        "{\"tracks\":{\"T1\":\"CLOWN 2\",\"T2\":\"DEPUTE 2\"},\"freeChanges\":2,\"pawns\":{\"1\":{\"at\":\"T1:2/1\"}}}");
        var settings = GAME.options().settings(3, Map.of("level", "V"));
        var view = GAME.view(GAME.formats().position(settings, json), Seat.of(0));
        assertThat(BOTS.restrained(view, GAME.legal(view))).isEqualTo(GAME.legal(view));
    }

    @Test
    void the_leader_is_believed_to_win() {
        var json =
                Json.parse(
                        "{\"tracks\":{\"T1\":\"CLOWN\"},\"pawns\":{\"1\":{\"at\":\"T1:5/4\",\"has\":\"Ch Cu In\"}}}");
        var state = GAME.formats().position(GAME.options().standard(3), json);
        var race = BOTS.evaluation();
        double leader = race.chance(GAME.view(state, Seat.of(0)), Seat.of(0));
        double other = race.chance(GAME.view(state, Seat.of(1)), Seat.of(1));
        assertThat(leader).isGreaterThan(0.9);
        assertThat(other).isLessThan(0.1);
    }
}
