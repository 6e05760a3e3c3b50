package tablee.bots.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tablee.cabo.CaboGame;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Json;
import tablee.engine.Seat;

/// A memory like a person's, although nothing is kept between two calls.
class DebutantTest {

    private static final Seat A = Seat.of(0);
    private static final Place OWN = new Place(A, 1);
    private static final Place THEIRS = new Place(Seat.of(1), 1);
    private static final int BOTS = 4000;

    private static CaboView inTurn(int turns) {
        var game = new CaboGame();
        var position = Json.parse("{\"turns\": " + turns + "}");
        return game.view(game.formats().position(game.options().standard(4), position), A);
    }

    private static double forgetful(int circuit, Place place) {
        int forgotten = 0;
        CaboView view = inTurn(4 * circuit);
        for (long temper = 0; temper < BOTS; temper++) {
            forgotten += Debutant.forgets(view, A, place, 5, temper) ? 1 : 0;
        }
        return (double) forgotten / BOTS;
    }

    @Test
    void nothing_is_forgotten_in_the_first_circuit() {
        assertThat(forgetful(0, OWN)).isZero();
        assertThat(forgetful(0, THEIRS)).isZero();
    }

    @Test
    void the_longer_the_round_the_more_is_forgotten_but_never_all() {
        assertThat(forgetful(2, OWN)).isBetween(0.05, 0.11);
        assertThat(forgetful(6, OWN)).isBetween(0.20, 0.28);
        assertThat(forgetful(40, OWN)).isBetween(0.46, 0.54);
    }

    @Test
    void cards_of_others_are_forgotten_sooner() {
        assertThat(forgetful(2, THEIRS)).isGreaterThan(2 * forgetful(2, OWN));
    }

    /// Whoever asks, and how often: any node can play any bot's turn.
    @Test
    void the_same_bot_forgets_the_same_cards() {
        for (long temper = 0; temper < 100; temper++) {
            assertThat(Debutant.forgets(inTurn(20), A, OWN, 5, temper))
                    .isEqualTo(Debutant.forgets(inTurn(21), A, OWN, 5, temper));
        }
    }
}
