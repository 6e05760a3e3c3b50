package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.bots.search.Opinion;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Match;

class CouncilTest {

    private static final Seat A = Seat.of(0);

    private static Opinion<String> opinion(String best, double one, double other) {
        return new Opinion<>(
                best,
                List.of(
                        new Opinion.Judged<>("one", one, 10),
                        new Opinion.Judged<>("other", other, 30)),
                40);
    }

    @Test
    void most_votes_win_and_games_are_counted_together() {
        var merged =
                Opinion.merged(
                        List.of(
                                opinion("one", 0.6, 0.5),
                                opinion("other", 0.2, 0.5),
                                opinion("one", 0.4, 0.2)));
        assertThat(merged.best()).isEqualTo("one");
        assertThat(merged.iterations()).isEqualTo(120);
        assertThat(merged.judged().getFirst().tried()).isEqualTo(30);
        assertThat(merged.judged().getLast().chance()).isBetween(0.399, 0.401);
    }

    @Test
    void between_as_many_votes_the_games_decide() {
        assertThat(
                        Opinion.merged(
                                        List.of(
                                                opinion("one", 0.2, 0.5),
                                                opinion("other", 0.2, 0.5)))
                                .best())
                .isEqualTo("other");
    }

    private static <S extends State, V extends View, A extends Action> Opinion<A> asked(
            Game<S, V, A> game, int members, long seed) {
        Match<S, V, A> match = Match.seeded(game, game.options().standard(2), 4);
        var council = new Council<>(Bots.expert(game), members, () -> Budget.iterations(40));
        var thinking = new Thinking(new Xoshiro(seed), 0, Budget.iterations(0));
        return council.consider(match.view(A), match.legal(A), thinking);
    }

    @Test
    void who_is_quicker_does_not_matter() {
        var game = Games.find("cabo").house();
        assertThat(asked(game, 3, 5).judged()).isEqualTo(asked(game, 3, 5).judged());
        assertThat(asked(game, 3, 5).iterations()).isGreaterThan(asked(game, 1, 5).iterations());
    }

    @Test
    void a_failure_in_the_council_is_told() {
        var game = Games.find("cabo").house();
        assertThatThrownBy(() -> failing(game)).isInstanceOf(IllegalStateException.class);
    }

    private static <S extends State, V extends View, A extends Action> void failing(
            Game<S, V, A> game) {
        Match<S, V, A> match = Match.seeded(game, game.options().standard(2), 4);
        var council =
                new Council<>(
                        Bots.expert(game),
                        2,
                        () ->
                                _ -> {
                                    throw new IllegalArgumentException("no clock");
                                });
        council.consider(
                match.view(A),
                match.legal(A),
                new Thinking(new Xoshiro(1), 0, Budget.iterations(0)));
    }
}
