package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.CvProvider;
import tablee.cv.Decks;
import tablee.engine.ContentReport;
import tablee.testkit.Rule;

/// What cannot be understood in a deck file is named with its card, its line and what was expected there.
@Rule("CV-DECK-28")
class UnreadableCardsTest {

    private static final String FILE = Decks.FILE;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '´',
            textBlock =
                    """
            1  | 15 | {"number": 15,            | {"number": 84,               | number: 84 is not between 1 and 83
            1  | 15 | {"number": 15,            | {                            | Field "number" is missing
            1  | 15 | {"number": 15,            | {"number": "x",              | number: Expected a whole number
            1  | 15 | "age": "young"            | "age": "old"                 | age: "old" is none of childhood
            2  | 15 | "categories": ["Health"]  | "categories": "Health"       | categories: Expected a list
            2  | 15 | "categories": ["Health"]  | "categories": ["Health", "Event"] | expected one category, or two different ones
            2  | 15 | "categories": ["Health"]  | "categories": ["Health", "Work", "Knowledge"] | expected one category
            2  | 15 | "categories": ["Health"]  | "categories": []             | expected one category
            2  | 15 | "categories": ["Health"]  | "categories": ["Sport"]      | "Sport" is none of Health, Knowledge
            20 | 15 | "gains": "H"              | "gains": "H", "event": {"symbols": "H"} | only events have `event`
            20 | 2  | "event": {"symbols": "M"} | "event": 3                   | Expected an object
            28 | 2  | "event": {"symbols": "M"} | "event": {"symbols": "M", "more": 1} | There is no field "more" here
            28 | 15 | "gains": "H"              | "gains": "H", "gain": "H"    | There is no field "gain" here
            28 | 15 | "from": "house"           | "from": "nowhere"            | from: "nowhere" is none of book, public, house
            28 | 16 | "role": "usedCar"         | "role": "clown"              | role: "clown" is none of usedCar, marriage
            19 | 15 | "gains": "H"              | "gains": 3                   | gains: Expected a text
            28 | 15 | "name": {"fr": "Course à pied", "en": "Running"} | "nome": 1 | Field "name" is missing
            28 | 15 | "en": "Running"           | "en": " "                    | name has no text in language "en"
            28 | 15 | "fr": "Course à pied"     | "fr": ""                     | name has no text in language "fr"
            28 | 5  | "insurance": true         | "insurance": "yes"           | insurance: Expected true or false
            19 | 15 | "gains": "H"              | "gains": "HX"                | gains: "HX" does not have the form
            19 | 23 | "from": "K", "to": "R"    | "from": "*", "to": "R"       | "*" is none of H, K, R, M, L, B
            19 | 23 | "from": "K", "to": "R"    | "from": "K", "to": "KK"      | "KK" is none of H, K, R
            19 | 23 | "from": "K", "to": "R"    | "from": "K", "to": "K"       | an arrow from a symbol to itself
            7  | 35 | "special": "CHANGE_ONE"   | "special": "DANCE"           | special: "DANCE" is none of
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"atLeast": {"category": "Work", "n": 21}} | 21 is not between 1 and 20
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"atLeast": {"category": "Work"}} | Field "n" is missing
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"atLeast": {"category": "Event", "n": 1}} | "Event" is none of Health
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"none": {"category": "Goal"}} | "Goal" is none of Health
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"owns": 1, "none": 2} | one of atLeast, none, owns, ownsActive, and
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"owns": "x"} | owns: Expected a whole number
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"ownsActive": "x"} | ownsActive: Expected a whole number
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"and": [{"sometimes": 1}]} | one of atLeast, none
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | 3            | condition: Expected an object
            21 | 79 | "points": 3               | "points": 21                 | 21 is not between 1 and 20
            21 | 79 | "points": 3               | "points": 0                  | 0 is not between 1 and 20
            21 | 79 | "category": "Work"        | "category": "Event"          | "Event" is none of Health
            21 | 79 | "perCard"                 | "perYear"                    | one of perCard, perToken, perSet
            21 | 80 | {"Knowledge": 1, "Health": 1} | {"Knowledge": 0, "Health": 1} | 0 is not between 1 and 20
            21 | 80 | {"Knowledge": 1, "Health": 1} | {}                       | a set of cards has at least one
            21 | 80 | {"Knowledge": 1, "Health": 1} | {"Event": 1}             | "Event" is none of Health
            21 | 82 | "wealth3"                 | "wealth4"                    | Field "wealth3" is missing
            """)
    void is_named_with_what_was_expected(
            int rule, int number, String from, String to, String text) {
        int start = FILE.indexOf("{\"number\": " + number + ",");
        int at = FILE.indexOf(from, start);
        assertThat(at).as("%s of card %s", from, number).isBetween(start, start + 500);
        String deck = FILE.substring(0, at) + to + FILE.substring(at + from.length());
        ContentReport report = Decks.check(deck);
        int line = (int) FILE.substring(0, start).lines().count();
        assertThat(report.faults())
                .as("%s", report.faults())
                .anyMatch(
                        fault ->
                                fault.clause().equals("CV-DECK-" + rule)
                                        && Decks.text(fault).contains(text)
                                        && fault.line() >= line
                                        && fault.line() <= line + 6);
        assertThat(report.isSound()).isFalse();
    }

    @ParameterizedTest
    @Rule("CV-R-32")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '´',
            textBlock =
                    """
            {"category": "Relationship", "n": 8}
            {"category": "Relationship", "n": 0}
            {"category": "Relationship"}
            {"category": "Event", "n": 1}
            {"n": 1}
            """)
    void a_discount_needs_a_category_and_a_number(String discount) {
        String deck = FILE.replace("{\"category\": \"Relationship\", \"n\": 1}", discount);
        assertThat(deck).isNotEqualTo(FILE);
        assertThat(Decks.check(deck).faults())
                .anyMatch(
                        fault ->
                                fault.clause().equals("CV-R-32")
                                        && Decks.text(fault).contains("discount"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '´',
            textBlock =
                    """
            "extraDice": 1, "role" | "extraDice": 4, "role" | CV-ICON-4 | extraDice: 4 is not between 0 and 3
            "extraThrows": 1       | "extraThrows": 4       | CV-ICON-6 | extraThrows: 4 is not between 0 and 3
            "extraThrows": 2       | "extraThrows": -1      | CV-ICON-6 | extraThrows: -1 is not between 0 and 3
            "points": 6            | "points": 21           | CV-DECK-16 | points: 21 is not between 0 and 20
            """)
    void a_number_out_of_range_is_named(String from, String to, String clause, String text) {
        assertThat(FILE).contains(from);
        assertThat(Decks.check(FILE.replace(from, to)).faults())
                .anyMatch(
                        fault -> fault.clause().equals(clause) && Decks.text(fault).contains(text));
    }

    @Test
    @Rule("CV-DECK-1")
    void what_is_no_card_is_named_as_such() {
        ContentReport report =
                Decks.check(
                        FILE.replace("{\"number\": 15,", "3, {\"numero\": 15,")
                                .replace("{\"number\": 16,", "{"));
        assertThat(report.faults())
                .filteredOn(fault -> Decks.text(fault).equals("Field \"number\" is missing."))
                .extracting(Decks::card)
                .hasSize(3)
                .containsOnly("card without a number");
    }

    @Test
    @Rule("CV-DECK-23")
    void a_card_that_does_not_say_where_it_is_from_is_ours() {
        String deck = FILE.replace("\"from\": \"public\",", "");
        Card card = CvProvider.game(new Decks.Folder(deck)).deck().card(22);
        assertThat(card.from()).isEqualTo("house");
        assertThat(Decks.HOUSE.deck().card(22).from()).isEqualTo("public");
    }
}
