package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.testkit.Rule;

/// CV-R-80 What is done for a seat whose time has run out.
class AbsenceTest {

    @ParameterizedTest
    @Rule({"CV-R-80", "CV-UPKEEP-3", "CV-R-24", "CV-R-57"})
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            throw 1 2 3 4      | 'phase': 'roll'
            stop               | 'phase': 'roll', 'dice': 'HHHH'
            throw 5 6          | 'phase': 'roll', 'dice': 'HHHH..', 'throws': {'made': 1}
            done               | 'phase': 'buy', 'dice': 'HHHH'
            pay 44             | 'phase': 'upkeep', 'dice': 'MMHH', 'seats': {'A': {'relationship': [44]}}
            letgo 44           | 'phase': 'upkeep', 'dice': 'MHHH', 'seats': {'A': {'relationship': [44]}}
            pay 56             | 'phase': 'upkeep', 'dice': 'KHHH', 'seats': {'A': {'health': [15], 'relationship': [14, 44], 'work': [56]}}
            letgo 56           | 'phase': 'upkeep', 'dice': 'MMKK', 'paid': [44], 'seats': {'A': {'relationship': [44], 'work': [56]}}
            letgo 27           | 'phase': 'upkeep', 'dice': 'HHHH', 'cards': [{'number': 27, 'categories': ['Knowledge', 'Relationship'], 'cost': 'K', 'upkeep': 'MM'}], 'seats': {'A': {'undecided': [20, 27]}}
            discard 15         | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBH', 'seats': {'A': {'health': [15, 22], 'work': [24]}}
            discard 24         | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBH', 'seats': {'A': {'work': [24]}}
            discard 16         | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBH', 'seats': {'A': {'health': [15], 'possession': [16]}}
            discard 20         | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBH', 'seats': {'A': {'undecided': [20, 27]}}
            decline            | 'phase': 'assist', 'eligible': ['A']
            """)
    void the_cautious_move_is_made(String move, String position) {
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse("{" + position.replace('\'', '"') + "}"));
        CvAction made = Absence.of(Decks.HOUSE.view(state, Seat.of(0)));
        assertThat(Decks.HOUSE.formats().write(made)).isEqualTo(move);
        assertThat(Decks.HOUSE.quickLegal(state, Seat.of(0))).contains(made);
    }
}
