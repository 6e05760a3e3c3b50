package tablee.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.bots.search.Expert;
import tablee.bots.search.Guide;
import tablee.bots.search.Opinion;
import tablee.bots.toy.Endless;
import tablee.bots.toy.HiddenCoin;
import tablee.bots.toy.HighCard;
import tablee.bots.toy.Pennies;
import tablee.bots.toy.Promise;
import tablee.bots.toy.Toy;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Xoshiro;
import tablee.engine.play.Match;

/// The search on games that can be worked out by hand.
class ExpertTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private static Thinking thinking(long seed, int iterations) {
        return new Thinking(new Xoshiro(seed), 0, Budget.iterations(iterations));
    }

    private static Opinion<Toy.Say> opinion(Toy<?> game, Toy.Seen view, long seed, int iterations) {
        var expert = new Expert<Toy.Seen, Toy.Say>(game, Guide.none());
        return expert.consider(view, game.legal(view), thinking(seed, iterations));
    }

    private static String choice(Toy<?> game, Toy.Seen view, long seed, int iterations) {
        return opinion(game, view, seed, iterations).best().word();
    }

    private static double chance(Opinion<Toy.Say> opinion, String word) {
        return opinion.judged().stream()
                .filter(judged -> judged.action().word().equals(word))
                .findFirst()
                .orElseThrow()
                .chance();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 6, 7, 8, 9})
    void a_hidden_card_is_weighed_by_its_likelihood(int own) {
        var game = new HighCard();
        var view = game.view(HighCard.dealt(own, own == 0 ? 1 : 0), A);
        assertThat(choice(game, view, 5, 2000)).isEqualTo(own > 4 ? "bet" : "pass");
    }

    @Test
    void what_will_be_seen_can_be_answered_and_what_will_not_cannot() {
        var game = new HiddenCoin();
        var view = Match.seeded(game, game.settings(), 1).view(A);
        var opinion = opinion(game, view, 3, 6000);
        assertThat(opinion.best().word()).isEqualTo("peek");
        assertThat(chance(opinion, "safe")).isBetween(0.6, 0.8);
        assertThat(chance(opinion, "blind")).isBetween(0.4, 0.6);
        assertThat(chance(opinion, "peek")).isBetween(0.75, 0.95);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void who_decides_at_the_same_time_cannot_answer(int matcher) {
        var game = new Pennies(Seat.of(matcher));
        Seat other = Seat.of(1 - matcher);
        var view = Match.seeded(game, game.settings(), 1).view(other);
        var opinion = opinion(game, view, 3, 4000);
        assertThat(opinion.best().word()).isIn("x", "y");
        assertThat(chance(opinion, opinion.best().word())).isBetween(0.4, 0.65);
    }

    @Test
    void the_same_seed_thinks_the_same_and_another_one_does_not() {
        var game = new HiddenCoin();
        var view = Match.seeded(game, game.settings(), 1).view(A);
        assertThat(opinion(game, view, 7, 500)).isEqualTo(opinion(game, view, 7, 500));
        assertThat(opinion(game, view, 7, 500)).isNotEqualTo(opinion(game, view, 8, 500));
    }

    /// A and B hold the same cards in both worlds as far as A can tell.
    @Test
    void the_truth_behind_a_view_changes_nothing() {
        var game = new HighCard();
        var one = game.view(HighCard.dealt(5, 1), A);
        var two = game.view(HighCard.dealt(5, 9), A);
        assertThat(opinion(game, one, 7, 300)).isEqualTo(opinion(game, two, 7, 300));
    }

    @Test
    void a_single_legal_action_needs_no_thought() {
        var expert = new Expert<Toy.Seen, Toy.Say>(new HighCard(), Guide.none());
        var view = new HighCard().view(HighCard.dealt(5, 1), A);
        var only = List.of(new Toy.Say("bet"));
        Budget never =
                iterations -> {
                    throw new AssertionError("thought about it");
                };
        assertThat(expert.choose(view, only, new Thinking(new Xoshiro(1), 0, never)))
                .isEqualTo(only.getFirst());
    }

    @Test
    void no_time_at_all_still_gives_a_legal_action() {
        var game = new HighCard();
        var view = game.view(HighCard.dealt(5, 1), A);
        assertThat(opinion(game, view, 1, 0).iterations()).isZero();
        assertThat(game.legal(view)).contains(opinion(game, view, 1, 0).best());
    }

    /// The clock is asked at every step of an imagined game, not only between games.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 10, 1000})
    void thinking_stops_in_the_middle_of_a_long_game(int patience) {
        var game = new Endless();
        var view = game.view(new Endless.Table(0), A);
        int[] asked = {0};
        Budget clock = iterations -> ++asked[0] < patience;
        var expert = new Expert<Toy.Seen, Toy.Say>(game, Guide.none());
        var chosen = expert.choose(view, game.legal(view), new Thinking(new Xoshiro(1), 0, clock));
        assertThat(game.legal(view)).contains(chosen);
        assertThat(asked[0]).isEqualTo(patience);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void worlds_that_do_not_fit_the_view_do_no_harm(int kinds) {
        var game = new Promise(kinds);
        var view = game.view(game.start(game.settings()), A);
        for (int seed = 0; seed < 20; seed++) {
            assertThat(game.legal(view)).contains(opinion(game, view, seed, 200).best());
        }
    }

    @Test
    void a_spectator_decides_nothing() {
        var game = new HighCard();
        var view = game.view(HighCard.dealt(5, 1), Spectator.SPECTATOR);
        assertThatThrownBy(() -> opinion(game, view, 1, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_game_without_players_of_its_own_has_all_levels() {
        var game = new Pennies(A);
        for (Level level : Level.values()) {
            Bot<Toy.Seen, Toy.Say> bot = Bots.of(game, level);
            var view = game.view(game.start(game.settings()), B);
            assertThat(game.legal(view))
                    .contains(bot.choose(view, game.legal(view), thinking(1, 50)));
        }
    }

    /// Who plays on at random bets every other time: three wins out of four with the highest card, one with the lowest.
    @Test
    void chances_are_those_of_the_worlds_one_can_imagine() {
        var game = new HighCard();
        var expert = new Expert<Toy.Seen, Toy.Say>(game, Guide.none());
        var view = game.view(HighCard.dealt(9, 1), A);
        double[] high = expert.chances(view, 2, 2000, thinking(3, 0));
        double[] low = expert.chances(game.view(HighCard.dealt(0, 1), A), 2, 2000, thinking(3, 0));
        assertThat(high[0] + high[1]).isBetween(0.999, 1.001);
        assertThat(high[0]).isBetween(0.7, 0.8);
        assertThat(low[0]).isBetween(0.2, 0.3);
    }

    @Test
    void two_actions_are_compared_over_the_same_worlds() {
        var game = new HighCard();
        var expert = new Expert<Toy.Seen, Toy.Say>(game, Guide.none());
        var view = game.view(HighCard.dealt(8, 1), A);
        var bet = new Toy.Say("bet");
        var pass = new Toy.Say("pass");
        var better = expert.compare(view, bet, pass, 400, thinking(3, 10_000));
        var worse = expert.compare(view, pass, bet, 400, thinking(3, 10_000));
        assertThat(better.lead()).isGreaterThan(3 * better.error());
        assertThat(worse.lead()).isLessThan(-3 * worse.error());
    }
}
