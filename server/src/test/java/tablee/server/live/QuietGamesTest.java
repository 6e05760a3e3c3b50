package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.lab.Minds;
import tablee.table.QuietGames;
import tablee.table.QuietTally;
import tablee.testkit.Disguised;
import tablee.testkit.Rule;

/// A short run of `bench quiet`, and one with a table that speaks out of turn.
class QuietGamesTest {

    private static <S extends State, V extends View, A extends Action> QuietTally play(
            Game<S, V, A> game, int games) {
        Bot<V, A> habitue = Bots.of(game, Level.HABITUE);
        var quiet =
                new QuietGames<>(
                        game,
                        (view, legal, streams, seat, move) ->
                                habitue.choose(
                                        view,
                                        legal,
                                        new Minds(streams)
                                                .thinking(seat, move, Budget.iterations(1))),
                        4,
                        1);
        var tally = new QuietTally();
        for (int number = 0; number < games; number++) {
            quiet.play(tally, number);
        }
        return tally;
    }

    @Test
    @Rule({"METRO-FLOW-7", "METRO-HIDE-5", "CV-INFO-23"})
    void nobody_learns_from_what_a_table_answers() {
        for (GameProvider provider : Games.all()) {
            QuietTally tally = play(provider.house(), 10);
            assertThat(tally.leaks()).as("%s: %s", provider.id(), tally.rows()).isZero();
            assertThat(tally.games()).isEqualTo(10);
            assertThat(tally.cut()).as(provider.id()).isZero();
        }
    }

    /// A game that answers wherever the seat has one answer, whoever can tell; or, if it is rash, anything.
    private static final class Hasty<S extends State, V extends View, A extends Action>
            extends Disguised<S, V, A> {
        private final boolean rash;
        private @Nullable S last;

        Hasty(Game<S, V, A> truth, boolean rash) {
            super(truth);
            this.rash = rash;
        }

        @Override
        public V view(S state, Viewer viewer) {
            last = viewer == Spectator.SPECTATOR ? state : last;
            return truth.view(state, viewer);
        }

        @Override
        public Optional<A> onlyAnswer(V open, Seat seat) {
            S state = last;
            List<A> legal = state == null ? List.of() : truth.legal(truth.view(state, seat));
            boolean answers = legal.size() == 1 || (rash && !legal.isEmpty());
            return answers ? Optional.of(legal.getFirst()) : Optional.empty();
        }
    }

    @Test
    void a_table_that_answers_out_of_turn_is_found_out() {
        Game<?, ?, ?> metro = Games.find("metro").house();
        QuietTally tally = play(hasty(metro, false), 6);
        assertThat(tally.leaks()).isPositive();
        assertThat(tally.rows().get("metro.asked.REACT.only")).isNotNull();
    }

    private static <S extends State, V extends View, A extends Action> Game<S, V, A> hasty(
            Game<S, V, A> game, boolean rash) {
        return new Hasty<>(game, rash);
    }

    /// A card lies on the screen of whoever drew it until they have answered, even at a table that answers everything else.
    @Test
    void what_somebody_was_shown_alone_is_never_answered_away() {
        QuietTally tally = play(hasty(Games.find("cabo").house(), true), 4);
        assertThat(tally.rows()).containsKey("cabo.asked.turn");
        assertThat(tally.rows()).doesNotContainKeys("cabo.asked.drawn", "cabo.asked.special");
    }
}
