package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.testkit.Rule;

/// Where the table may answer for somebody: never where an event in the hand could change the answer, and no throw is made for anybody.
class OnlyAnswerTest {

    @ParameterizedTest
    @Rule("CV-INFO-23")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            place 15 health   | 'phase': 'place', 'acquired': [{'card': 15}]
                              | 'phase': 'place', 'acquired': [{'card': 15}], 'seats': {'A': {'health': [22]}}
                              | 'phase': 'assist', 'eligible': ['A'], 'track': [13, 14, 15, 16, 17]
                              | 'phase': 'roll'
                              | 'phase': 'buy', 'dice': 'HHHH', 'track': [0, 0, 0, 0, 0]
                              | 'phase': 'upkeep', 'dice': 'MHHH', 'seats': {'A': {'relationship': [44]}}
                              | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBH', 'seats': {'A': {'work': [24]}}
            """)
    void only_where_no_hidden_card_can_matter(String answer, String position) {
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse("{" + position.replace('\'', '"') + "}"));
        CvView open = Decks.HOUSE.view(state, Spectator.SPECTATOR);
        assertThat(Decks.HOUSE.onlyAnswer(open, Seat.of(0)).map(Decks.HOUSE.formats()::write))
                .isEqualTo(Optional.ofNullable(answer));
        assertThat(Decks.HOUSE.onlyAnswer(open, Seat.of(1))).as("nobody asked B").isEmpty();
    }
}
