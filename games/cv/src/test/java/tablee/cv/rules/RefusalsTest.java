package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.testkit.Rule;

/// Why a move is refused: the clause for each way a move can be wrong (CV-INFO-24: only from what the seat knows).
@Rule("CV-INFO-24")
class RefusalsTest {

    private static final String TRACK = "'track': [15, 22, 23, 16, 14]";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            END-1     | stop               | 'phase': 'over'
            FLOW-2    | stop               | 'turn': 'B'
            FLOW-3    | keep 3             | 'phase': 'roll'
            FLOW-3    | throw 1            | 'phase': 'buy', 'dice': 'HHHH'
            R-23      | throw 1            | 'phase': 'roll'
            R-23      | stop               | 'phase': 'roll'
            DICE-4    | throw 1            | 'phase': 'roll', 'dice': 'HHHH', 'throws': {'made': 3}
            DICE-3    | throw 5            | 'phase': 'roll', 'dice': 'HHHH'
            DICE-6    | throw 1            | 'phase': 'roll', 'dice': 'BHHH'
            R-46      | throw 4            | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBK', 'throws': {'made': 1, 'allowed': 3}, 'seats': {'A': {'health': [53]}}
            R-46      | throw 1            | 'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBK', 'throws': {'made': 1, 'allowed': 3}
            R-19      | throw 1            | 'phase': 'roll', 'throws': {'made': 1, 'allowed': 3}, 'sources': [{'source': 'd1', 'shows': 'R', 'by': [23]}, {'source': 'd2', 'shows': 'H'}, {'source': 'd3', 'shows': 'H'}, {'source': 'd4', 'shows': 'H'}], 'seats': {'A': {'knowledge': [23]}}
            CARD-53   | throw 1 2          | 'phase': 'roll', 'dice': 'BBHH', 'seats': {'A': {'health': [53]}}
            R-24      | throw 1            | 'phase': 'roll', 'dice': 'HHHH..', 'throws': {'made': 1}
            R-24      | stop               | 'phase': 'roll', 'dice': 'HHHH..', 'throws': {'made': 1}
            FLOW-3    | stop               | 'phase': 'buy', 'dice': 'HHHH'
            BUY-5     | play 3             | 'phase': 'buy', 'dice': 'HHHH'
            CARD-29.2 | play 29            | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'events': [29]}}
            R-27      | play 5             | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'hand': [5]}}
            R-24      | play 11            | 'phase': 'roll', 'dice': 'HHHH', 'throws': {'made': 3}, 'seats': {'A': {'hand': [11]}}
            R-29      | play 2             | 'phase': 'upkeep', 'dice': 'HHHH', 'fresh': [2, 0], 'seats': {'A': {'hand': [2], 'relationship': [44]}}
            FLOW-3    | convert 35 d1 K    | 'phase': 'roll', 'dice': 'HHHH', 'seats': {'A': {'knowledge': [35]}}
            R-10      | convert 35 d1 K    | 'phase': 'buy', 'dice': 'HHHH'
            R-10      | convert 19 d1 R    | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'knowledge': [19]}}
            R-14      | convert 35 d5 K    | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'knowledge': [35]}}
            CARD-35.2 | convert 35 d1 K    | 'phase': 'buy', 'dice': 'LHHH', 'seats': {'A': {'knowledge': [35]}}
            CARD-35.1 | convert 35 d1 K    | 'phase': 'buy', 'dice': 'HHHH', 'flags': ['changeUsed'], 'seats': {'A': {'knowledge': [35]}}
            CARD-45   | convert 45 d1 K    | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'health': [45]}}
            R-16      | convert 45 d1 K    | 'phase': 'buy', 'dice': 'BHHH', 'flags': ['tripUsed'], 'seats': {'A': {'health': [45]}}
            R-17      | convert 23 d1 R    | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'knowledge': [23]}}
            R-46      | convert 23 d4 R    | 'phase': 'misfortune', 'resume': 'buy', 'dice': 'BBBK', 'seats': {'A': {'knowledge': [23]}}
            FLOW-3    | borrow B M         | 'phase': 'roll', 'dice': 'HHHH'
            CARD-36.1 | borrow B M         | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'B': {'work': [24]}}
            CARD-36.2 | borrow B M         | 'phase': 'buy', 'dice': 'HHHH', 'flags': ['borrowUsed'], 'seats': {'A': {'relationship': [36]}, 'B': {'work': [24]}}
            R-18      | borrow B H         | 'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'relationship': [36]}, 'B': {'work': [24]}}
            FLOW-3    | buy 1              | 'phase': 'roll', 'dice': 'HHHH'
            R-41      | buy 1              | 'phase': 'buy', 'dice': 'HHHH', 'bought': 2
            BUY-2     | buy 4              | 'phase': 'buy', 'dice': 'HHHH'
            LUCK-1    | buy 4 luck         | 'phase': 'buy', 'dice': 'LLHH'
            R-34      | buy 1 with d1 d3   | 'phase': 'buy', 'dice': 'HHKK'
            R-34      | buy 4 luck with d1 d2 d4 | 'phase': 'buy', 'dice': 'LLLH'
            FLOW-3    | done               | 'phase': 'roll', 'dice': 'HHHH'
            FLOW-3    | discard 15         | 'phase': 'buy', 'dice': 'HHHH'
            MISF-3    | discard 24         | 'phase': 'misfortune', 'resume': 'buy', 'dice': 'BBBK', 'seats': {'A': {'knowledge': [19]}}
            FLOW-3    | pay 44             | 'phase': 'buy', 'dice': 'HHHH'
            R-55      | pay 39             | 'phase': 'upkeep', 'dice': 'HHHH', 'seats': {'A': {'relationship': [44]}}
            UPKEEP-3  | pay 44             | 'phase': 'upkeep', 'dice': 'HHHH', 'seats': {'A': {'relationship': [44]}}
            R-34      | pay 44 with d1 d2  | 'phase': 'upkeep', 'dice': 'HHMM', 'seats': {'A': {'relationship': [44]}}
            FLOW-3    | letgo 44           | 'phase': 'buy', 'dice': 'HHHH'
            R-55      | letgo 39           | 'phase': 'upkeep', 'dice': 'HHMM', 'seats': {'A': {'relationship': [44]}}
            R-57      | letgo 44           | 'phase': 'upkeep', 'dice': 'HHMM', 'seats': {'A': {'relationship': [44]}}
            FLOW-3    | place 15 health    | 'phase': 'buy', 'dice': 'HHHH'
            PLACE-1   | place 24 work      | 'phase': 'place', 'acquired': [{'card': 20}], 'seats': {'A': {'health': [32], 'relationship': [17]}}
            PLACE-2   | place 20 work      | 'phase': 'place', 'acquired': [{'card': 20}], 'seats': {'A': {'health': [32], 'relationship': [17]}}
            R-52      | place 20 health 2  | 'phase': 'place', 'acquired': [{'card': 20}], 'seats': {'A': {'health': [32], 'relationship': [17]}}
            PLACE-8   | place 47 work 1    | 'phase': 'place', 'acquired': [{'card': 47}], 'seats': {'A': {'work': [24], 'knowledge': [19]}}
            R-37      | place 47 work      | 'phase': 'place', 'acquired': [{'card': 47, 'retired': true}, {'card': 38}], 'seats': {'A': {'retired': true, 'knowledge': [19]}}
            R-50      | place 20 health    | 'phase': 'place', 'acquired': [{'card': 20}, {'card': 32}]
            FLOW-3    | aside 20           | 'phase': 'buy', 'dice': 'HHHH'
            PLACE-1   | aside 47           | 'phase': 'place', 'acquired': [{'card': 20}], 'seats': {'A': {'health': [32], 'relationship': [17]}}
            BICO-3    | aside 20           | 'phase': 'place', 'acquired': [{'card': 20}], 'seats': {'A': {'health': [32], 'relationship': [17]}}
            FLOW-3    | decide 20 health   | 'phase': 'buy', 'dice': 'HHHH'
            R-51      | decide 47 work     | 'phase': 'decide', 'seats': {'A': {'undecided': [20, 47], 'health': [32]}}
            BICO-2    | decide 20 work     | 'phase': 'decide', 'seats': {'A': {'undecided': [20, 47], 'health': [32]}}
            R-52      | decide 20 health 2 | 'phase': 'decide', 'seats': {'A': {'undecided': [20, 47], 'health': [32]}}
            FLOW-3    | take 1             | 'phase': 'buy', 'dice': 'HHHH'
            FLOW-3    | decline            | 'phase': 'buy', 'dice': 'HHHH'
            """)
    void the_clause_says_why(String clause, String action, String fields) {
        String position = "{" + TRACK + ", " + fields + "}";
        var state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        var view = Decks.HOUSE.view(state, Seat.of(0));
        var refused = Decks.HOUSE.refusal(view, Decks.HOUSE.formats().read(action));
        assertThat(refused.map(no -> no.clause())).contains("CV-" + clause);
    }

    /// The same clause, and yet another obstacle.
    @ParameterizedTest
    @Rule({"CV-R-27", "CV-BUY-2", "CV-R-32", "CV-R-34"})
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            play 3 | 'bought': 2                       | It helps to buy cards, and you have taken two.
            play 2 | 'track': [0, 0, 0, 0, 0]          | It helps to buy cards, and the track is empty.
            buy 4  | 'discounts': {'relationship': 1}  | It costs
            buy 1 with d1 d2 d3 | 'bought': 0          | You offer three health, and that is too much
            buy 3 with d1 d2 d3 | 'bought': 0          | You offer three health, but it costs
            """)
    void the_sentence_says_why(String action, String fields, String said) {
        String position = "{'phase': 'buy', 'dice': 'HHHH', 'seats': {'A': {'hand': [2, 3]}}, ";
        position += fields.contains("track") ? fields + "}" : fields + ", " + TRACK + "}";
        var state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        var view = Decks.HOUSE.view(state, Seat.of(0));
        var refused = Decks.HOUSE.refusal(view, Decks.HOUSE.formats().read(action));
        assertThat(Decks.HOUSE.wording().texts("en").say(refused.orElseThrow().reason()))
                .startsWith(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
            BUY-1     | take 1 | 'track': [0, 41, 57, 42, 38]
            AID-4     | take 2 | 'track': [0, 41, 57, 42, 38]
            AID-4     | take 3 | 'track': [0, 41, 57, 42, 38], 'seats': {'A': {'work': [24]}}
            CARD-41.2 | take 4 | 'track': [0, 41, 57, 42, 38], 'seats': {'A': {'work': [24], 'retired': true}}
            """)
    void assistance_keeps_to_conditions(String clause, String action, String fields) {
        String position =
                "{'phase': 'assist', 'eligible': ['A'], 'decks': {'young': []}, " + fields + "}";
        var state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        var view = Decks.HOUSE.view(state, Seat.of(0));
        var refused = Decks.HOUSE.refusal(view, Decks.HOUSE.formats().read(action));
        assertThat(refused.map(no -> no.clause())).contains("CV-" + clause);
    }
}
