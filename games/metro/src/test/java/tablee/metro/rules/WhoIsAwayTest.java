package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Seat;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// METRO-RULE-58, table 7.2: what is answered for somebody whose clock has run out.
@Rule("METRO-RULE-58")
class WhoIsAwayTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The current Station's pile, else the next older one with cards, else the newest.
                "draw T | {'station': 'MATURITE', 'piles': {'P': ['Colo'], 'M': ['Erasmus'], 'T': ['Chalet']}}",
                "draw M | {'station': 'MATURITE', 'piles': {'P': ['Colo'], 'M': ['Erasmus']}}",
                "draw P | {'station': 'MATURITE', 'piles': {'P': ['Colo']}}",
                "draw M | {'station': 'MAJORITE', 'piles': {'P': ['Colo'], 'M': ['Erasmus'], 'T': ['Chalet']}}",
                "draw T | {'station': 'PUBERTE', 'piles': {'M': ['Erasmus'], 'T': ['Chalet']}}",
                "draw M | {'station': 'PUBERTE', 'piles': {'M': ['Erasmus']}}",
                "draw | {'station': 'MATURITE'}",
                // The card drawn is passed where passing is legal, else the first card that can be
                // laid is.
                "pass erasmus | {'question': 'LAY', 'drawn': 'Erasmus', 'players': {'A': {'hand': ['Chalet', 'Erasmus']}}}",
                "lay colo | {'question': 'LAY', 'drawn': 'Erasmus', 'players': {'A': {'hand': ['Chalet', 'Colo', 'Brevet', 'Erasmus']}}}",
                "pass | {'question': 'LAY', 'drawn': 'nothing', 'players': {'A': {'hand': ['Erasmus']}}}",
                // Also the first card of the set, and where a card could be laid that only a sale
                // would pay.
                "pass amour-d-enfance | {'question': 'LAY', 'drawn': 'Amour d`enfance', 'players': {'A': {'hand': ['Chalet', 'Amour d`enfance'], 'front': ['Amour d`enfance']}}}",
                "pass | {'question': 'LAY', 'drawn': 'nothing', 'players': {'A': {'hand': ['Chalet'], 'money': 10, 'front': [{'card': 'Cave à vin', 'paid': 5}]}}}",
                "decline | {'question': 'REACT', 'awaited': ['B'], 'flow': {'card': 'Panne de métro', 'victim': 'B'}}",
                "return brevet | {'question': 'RETURN', 'players': {'A': {'hand': ['Colo', 'Brevet'], 'noted': 1}}}",
                "pile M | {'question': 'PILE_SETTLE', 'piles': {'P': ['Colo'], 'M': ['Erasmus']}, 'players': {'A': {'hand': ['Colo'], 'noted': 2}}}",
                // Immune or not.
                "decline | {'question': 'REACT', 'awaited': ['B'], 'players': {'B': {'character': 'carmen-ulysse'}}, 'flow': {'card': 'Panne de métro', 'victim': 'B'}}",
                // Nothing more is laid, although it could be.
                "stop | {'question': 'EXTRA', 'queue': [{'card': 'Colo'}], 'players': {'A': {'hand': ['Cocon familial']}}}",
                "pile M | {'question': 'PILE_DRAW', 'piles': {'P': ['Colo'], 'M': ['Erasmus']}, 'flow': {'card': 'Doctorat', 'effect': 0, 'left': 2}}",
                "pile M | {'question': 'PILE_PEEK', 'piles': {'P': ['Colo'], 'M': ['Erasmus']}, 'flow': {'card': 'Club de sciences', 'effect': 0}}",
                // What a sale would pay for is left alone.
                "lay colo | {'question': 'LAY', 'drawn': 'Erasmus', 'players': {'A': {'hand': ['Cave à vin', 'Colo', 'Erasmus'], 'front': [{'card': 'Chalet', 'paid': 7}], 'money': 7}}}",
                "lay colo | {'question': 'LAY', 'drawn': 'nothing', 'players': {'A': {'hand': ['Erasmus', 'Colo']}}}",
                // The first in canonical order.
                "sell baskets-stylees | {'question': 'SALE', 'flow': {'card': 'Canapé convertible'}, 'players': {'A': {'front': [{'card': 'Baskets stylées', 'paid': 2}, {'card': 'Chalet', 'paid': 7}], 'money': 9}}}",
                "against C | {'question': 'TARGET', 'active': 'B', 'awaited': ['B'], 'flow': {'card': 'Photo de soirée'}}",
                "duel C | {'question': 'DUEL', 'active': 'B', 'awaited': ['B'], 'flow': {'card': 'Défi du coffre-fort'}}",
                "choose B | {'question': 'OPPONENT', 'flow': {'card': 'Colocation', 'effect': 0}}",
                "move photo-de-soiree | {'question': 'MOVE', 'flow': {'card': 'Retour de bâton', 'victim': 'B'}, 'players': {'A': {'accrocs': ['Photo de soirée', 'Panne de métro']}}}",
                "take brevet | {'question': 'CARD', 'flow': {'card': 'Rattrapages de septembre', 'victim': 'B', 'placed': true, 'effect': 0}, 'players': {'B': {'front': ['Colo', 'Brevet', 'Option latin']}}}",
                // Where the usual pile is not open, the first one that is.
                "draw P | {'station': 'MATURITE', 'piles': {'P': ['Colo'], 'M': ['Erasmus'], 'T': ['Chalet']}, 'players': {'A': {'running': [{'card': 'Grève des trains'}]}}}",
                "renew P1 | {'question': 'ALLOC', 'piles': {'P': ['Colo', 'Colo'], 'M': ['Erasmus', 'Erasmus']}, 'players': {'A': {'hand': ['Colo'], 'running': [{'card': 'Grève des trains'}]}}, 'flow': {'card': 'Vide-grenier', 'effect': 0}}",
                "renew P1 M1 T1 | {'station': 'MATURITE', 'question': 'ALLOC', 'piles': {'P': ['Colo'], 'M': ['Erasmus'], 'T': ['Chalet']}, 'players': {'A': {'hand': ['Colo', 'Colo', 'Colo']}}, 'flow': {'card': 'Vide-grenier', 'effect': 0}}",
                // As many as possible of the current Station.
                "renew P1 M2 | {'question': 'ALLOC', 'piles': {'P': ['Colo', 'Colo'], 'M': ['Erasmus', 'Erasmus']}, 'players': {'A': {'hand': ['Colo', 'Colo', 'Colo']}}, 'flow': {'card': 'Vide-grenier', 'effect': 0}}"
            })
    void the_usual_answer(String answer, String position) {
        MetroState state = Tables.position(3, position);
        Seat seat = state.awaitedSeats().first();
        MetroView view = Tables.METRO.view(state, seat);
        assertThat(Tables.METRO.formats().write(Tables.METRO.whenAbsent(view))).isEqualTo(answer);
    }
}
