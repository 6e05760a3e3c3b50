package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cabo.Tables;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.play.Match;
import tablee.testkit.Rule;

/// The table of sizes in section 1 of the register.
@Rule({"CABO-SETUP-2", "CABO-SETUP-3", "CABO-SETUP-4", "CABO-COMP-5", "CABO-R-1", "CABO-R-2"})
class HowManyCardsAreLeftToDrawTest {

    @ParameterizedTest(name = "{0} players, {1} decks, {2} cards: {3}")
    @CsvSource({
        "2,1,4,43",
        "3,1,4,39",
        "4,1,4,35",
        "5,1,4,31",
        "2,1,6,39",
        "5,1,8,11",
        "8,2,4,71",
        "8,2,8,39"
    })
    void at_the_start_of_a_round(int players, int decks, int cards, int draw) {
        var settings =
                Tables.of(
                        players,
                        "decks",
                        Integer.toString(decks),
                        "startCards",
                        Integer.toString(cards));
        var match = Match.seeded(Tables.CABO, settings, 1);
        CaboView view = match.view(Spectator.SPECTATOR);
        assertThat(view.now().drawCount()).isEqualTo(draw);
        assertThat(view.now().discardCount()).isEqualTo(1);
        assertThat(view.topDiscard()).isPresent();
        assertThat(view.startCards()).isEqualTo(cards);
        assertThat(view.players()).isEqualTo(players);
        for (int seat = 0; seat < players; seat++) {
            assertThat(Integer.bitCount(view.slots(Seat.of(seat)))).isEqualTo(cards);
        }
        assertThat(view.memory().faces().places()).isEmpty();
    }

    /// CABO-R-6 fixes an order for reproducible games; every place is as likely to get any card.
    @Test
    @Rule({"CABO-SETUP-1", "CABO-R-6", "CABO-R-7"})
    void every_place_is_dealt_the_same_cards_in_the_long_run() {
        int deals = 4_000;
        long[] sums = new long[4 * Layout.SLOTS];
        var firstCards = new HashSet<Long>();
        for (int seed = 0; seed < deals; seed++) {
            CaboState state = Match.seeded(Tables.CABO, Tables.of(4), seed).state();
            for (int cell = 0; cell < sums.length; cell++) {
                sums[cell] += state.tableaux[cell];
            }
            firstCards.add(state.hash());
        }
        assertThat(firstCards).as("different deals").hasSize(deals);
        // A card is worth 6.5 on average with a deviation of 3.65, so a place's mean lies within 4
        // × 3.65/√4000 = 0.23.
        for (int seat = 0; seat < 4; seat++) {
            for (int slot = 0; slot < 4; slot++) {
                double mean = (double) sums[seat * Layout.SLOTS + slot] / deals;
                assertThat(mean).as("seat %d slot %d", seat, slot).isBetween(6.27, 6.73);
            }
        }
    }
}
