package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.CvGame;
import tablee.cv.CvProvider;
import tablee.cv.Decks;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentSource;
import tablee.testkit.Rule;

/// A deck file is judged by every rule of the register's section 8; each of these breaks one of them.
@Rule("CV-DECK-28")
class DeckRulesTest {

    private static final String FILE = Decks.FILE;

    /// The house deck with one text replaced; the text must be there.
    private static String with(String from, String to) {
        assertThat(FILE).contains(from);
        int at = FILE.indexOf(from);
        return FILE.substring(0, at) + to + FILE.substring(at + from.length());
    }

    /// The house deck with one text of one card replaced.
    private static String withCard(int number, String from, String to) {
        int start = FILE.indexOf("{\"number\": " + number + ",");
        int end = FILE.indexOf("{\"number\": " + (number + 1) + ",", start);
        String card = FILE.substring(start, end < 0 ? FILE.length() : end);
        assertThat(card).as("card %s", number).contains(from);
        int at = start + card.indexOf(from);
        return FILE.substring(0, at) + to + FILE.substring(at + from.length());
    }

    private static int lineOf(String deck, String text) {
        return (int) deck.substring(0, deck.indexOf(text)).lines().count();
    }

    @Test
    @Rule({"CV-DECK-1..28", "CV-COMP-1", "CV-COMP-7", "CV-COMP-9..13", "CV-COMP-15"})
    void the_house_deck_keeps_every_rule_without_a_warning() {
        ContentReport report = Decks.check(FILE);
        assertThat(report.faults()).isEmpty();
        assertThat(report.figures()).isNotEmpty().allMatch(ContentReport.Figure::holds);
    }

    @Test
    @Rule({"CV-DECK-1", "CV-DECK-28"})
    void a_missing_number_is_named() {
        String deck = FILE.replaceFirst("(?s)\\{\"number\": 17,.*?(?=\\{\"number\": 18,)", "");
        assertThat(Decks.check(deck).faults())
                .anyMatch(
                        fault ->
                                Decks.card(fault).equals("card 17")
                                        && fault.clause().equals("CV-DECK-1"))
                .anyMatch(fault -> Decks.text(fault).contains("25 young cards instead of 26"));
    }

    @Test
    @Rule("CV-DECK-1")
    void a_number_that_is_there_twice_is_named_with_its_line() {
        String deck = with("{\"number\": 14,", "{\"number\": 13,");
        Fault twice =
                Decks.check(deck).faults().stream()
                        .filter(fault -> Decks.text(fault).contains("twice"))
                        .findFirst()
                        .orElseThrow();
        assertThat(Decks.card(twice)).isEqualTo("card 13");
        assertThat(twice.line()).isGreaterThan(lineOf(deck, "{\"number\": 13,"));
    }

    @ParameterizedTest
    @Rule({"CV-DECK-1..27", "CV-CARD-42"})
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            1  | 15 | "age": "young"              | "age": "adult"
            2  | 15 | "categories": ["Health"]    | "categories": ["Sport"]
            2  | 20 | ["Health", "Relationship"]  | ["Health", "Health"]
            2  | 15 | "categories": ["Health"]    | "categories": ["Goal"]
            4  | 12 | "points": 1                 | "points": 0
            4  | 12 | "special": "FIRST_PLAYER"   | "special": "NONE"
            4  | 2  | "event": {"symbols": "M"}   | "cost": "M", "event": {"symbols": "M"}
            4  | 2  | "event": {"symbols": "M"}   | "condition": {"none": {"category": "Work"}}, "event": {"symbols": "M"}
            4  | 12 | "points": 1                 | "cost": "M", "points": 1
            4  | 12 | ["Possession"]              | ["Health"]
            4  | 15 | "gains": "H"                | "gains": "H", "special": "FIRST_PLAYER"
            5  | 5  | "insurance": true           | "symbols": "H"
            5  | 30 | "insurance": true           | "symbols": "H"
            5  | 11 | "extraDice": 2              | "extraDice": 1
            5  | 29 | "MMMM", "oldAgeOnly": true  | "MMMM"
            5  | 49 | "symbols": "MMMM"           | "symbols": "MMMM", "oldAgeOnly": true
            6  | 28 | "gains": "MMB"              | "gains": "MM"
            6  | 28 | "gains": "MMB"              | "gains": "B"
            6  | 28 | ["Work"]                    | ["Relationship"]
            7  | 36 | "special": "BORROW_WORK"    | "extraDice": 1
            7  | 41 | "special": "NO_MORE_WORK"   | "extraDice": 1
            7  | 45 | "special": "BAD_LUCK_TO_ANY" | "extraDice": 1
            7  | 53 | "special": "REROLL_BAD_LUCK" | "extraDice": 1
            8  | 46 | "gains": "H"                | "gains": "HH"
            9  | 74 | ["Relationship"]            | ["Health"]
            9  | 74 | "special": "COUNT_DOUBLE"   | "extraDice": 1
            5  | 29 | "symbols": "MMMM"           | "symbols": "MMM"
            10 | 60 | "cost": "BB"                | "cost": "BB", "condition": {"none": {"category": "Work"}}
            11 | 41 | "n": 1                      | "n": 2
            11 | 57 | "gains": "M"                | "gains": "M", "cost": "M"
            14 | 16 | ["Possession"]              | ["Possession", "Health"]
            15 | 18 | ["Relationship"]            | ["Health"]
            15 | 18 | "extraDice": 1              | "extraDice": 1, "gains": "M"
            15 | 18 | "extraDice": 1              | "extraDice": 1, "gains": "B"
            15 | 17 | "gains": "R"                | "gains": "R", "role": "marriage"
            16 | 26 | "points": 3                 | "points": 0
            20 | 2  | "event": {"symbols": "M"}   | "event": {"symbols": "M"}, "points": 1
            20 | 2  | "event": {"symbols": "M"}   | "event": {"symbols": "M"}, "extraDice": 1
            20 | 2  | "event": {"symbols": "M"}   | "event": {"symbols": "M"}, "extraThrows": 1
            20 | 2  | "event": {"symbols": "M"}   | "event": {"symbols": "M"}, "upkeep": "M"
            20 | 39 | "upkeep": "M"               | "upkeep": "B"
            21 | 76 | "points": 1                 | "points": 2
            21 | 77 | "points": 1                 | "points": 2
            21 | 78 | "points": 7                 | "points": 8
            21 | 80 | "points": 2                 | "points": 1
            21 | 81 | "points": 2                 | "points": 1
            21 | 83 | "points": 2                 | "points": 1
            25 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"owns": 42}
            25 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"owns": 59}
            25 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"owns": 30}
            25 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"ownsActive": 59}
            25 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"and": [{"owns": 18}, {"owns": 59}]}
            7  | 35 | "special": "CHANGE_ONE"     | "extraDice": 1
            7  | 19 | "gains": "K"                | "gains": "K", "special": "BORROW_WORK"
            8  | 43 | "gains": "*"                | "gains": "*K"
            8  | 46 | "extraThrows": 1            | "extraThrows": 2
            9  | 73 | "categories": ["Health"]    | "categories": ["Knowledge"]
            9  | 75 | "categories": ["Knowledge"] | "categories": ["Health"]
            9  | 15 | "gains": "H"                | "gains": "H", "special": "COUNT_DOUBLE"
            10 | 60 | "cost": "BB"                | "cost": "BBB"
            11 | 41 | "special": "NO_MORE_WORK"   | "special": "NO_MORE_WORK", "cost": "H"
            11 | 57 | {"none": {"category": "Work"}} | {"none": {"category": "Health"}}
            12 | 42 | "condition": {"atLeast": {"category": "Work", "n": 1}}, | @
            12 | 15 | "gains": "H"                | "gains": "H", "condition": {"none": {"category": "Work"}}
            12 | 42 | {"atLeast": {"category": "Work", "n": 1}} | {"sometimes": true}
            13 | 15 | "cost": "HH",               | @
            14 | 16 | "cost": "MMM"               | "cost": "MM"
            15 | 18 | "extraDice": 1              | "extraDice": 2
            16 | 26 | "cost": "MM"                | "cost": "KK"
            16 | 15 | "gains": "H"                | "gains": "H", "points": 2
            19 | 15 | "gains": "H"                | "gains": "X"
            20 | 2  | "event": {"symbols": "M"}   | "event": {"symbols": "M"}, "gains": "M"
            20 | 39 | "upkeep": "M"               | "upkeep": "L"
            20 | 39 | "upkeep": "M"               | "upkeep": "MMMM"
            20 | 9  | "event": {"symbols": "L"}   | "event": {}
            21 | 79 | "points": 3                 | "points": 4
            21 | 82 | "wealth3"                   | "wealth4"
            24 | 28 | "gains": "MMB"              | "gains": "MBB"
            25 | 15 | "cost": "HH"                | "cost": "HHHHHHHH"
            25 | 42 | "n": 1                      | "n": 19
            26 | 75 | ["Knowledge"]               | ["Knowledge", "Health"]
            """)
    void each_broken_rule_is_an_error(int rule, int number, String from, String to) {
        String deck = withCard(number, from, to.equals("@") ? "" : to);
        ContentReport report = Decks.check(deck);
        assertThat(report.isSound()).isFalse();
        assertThat(report.faults())
                .anyMatch(
                        fault ->
                                fault.clause().equals("CV-DECK-" + rule)
                                        && fault.severity() == ContentReport.Severity.ERROR
                                        && fault.file().equals("deck.json"));
        assertThat(report.faults())
                .filteredOn(fault -> Decks.card(fault).equals("card " + number))
                .isNotEmpty()
                .allMatch(fault -> fault.line() >= lineOf(FILE, "{\"number\": " + number + ","));
        assertThatThrownBy(() -> new CvProvider().with(new Decks.Folder(deck)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("CV-DECK-" + rule);
    }

    @ParameterizedTest
    @Rule({"CV-DECK-4", "CV-DECK-10", "CV-DECK-13", "CV-DECK-23", "CV-DECK-24", "CV-DECK-27"})
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            4  | 12 | "points": 1     | "points": 2
            10 | 15 | "cost": "HH"    | "cost": "HHB"
            13 | 15 | "cost": "HH"    | "cost": "HHHHHH"
            23 | 22 | "cost": "HH"    | "cost": "HHH"
            23 | 44 | "upkeep": "MM"  | "upkeep": "M"
            23 | 52 | "points": 3     | "points": 4
            23 | 3  | "symbols": "K"  | "symbols": "H"
            23 | 22 | "gains": "R"    | "gains": "H"
            23 | 13 | "cost": "LKH"   | "cost": "LKK"
            23 | 13 | "gains": "RM"   | "gains": "MM"
            23 | 37 | "cost": "HM"    | "cost": "HH"
            23 | 37 | "extraDice": 1  | "extraThrows": 1
            23 | 59 | "cost": "LLRM"  | "cost": "LLRR"
            23 | 59 | "gains": "LRH"  | "gains": "LRR"
            23 | 40 | "extraDice": 1  | "extraDice": 2
            26 | 52 | ["Possession"]  | ["Possession", "Work"]
            24 | 15 | "gains": "H"    | "gains": "HB"
            27 | 26 | ["Possession"] | ["Health"]
            """)
    void what_should_hold_is_a_warning(int rule, int number, String from, String to) {
        String deck = rule == 24 && number == 15 ? withBadLuckOnMany() : withCard(number, from, to);
        assertThat(Decks.check(deck).faults())
                .anyMatch(
                        fault ->
                                fault.clause().equals("CV-DECK-" + rule)
                                        && fault.severity() == ContentReport.Severity.WARNING);
    }

    private static String withBadLuckOnMany() {
        return FILE.replace("\"gains\": \"HH\"", "\"gains\": \"HHB\"")
                .replace("\"gains\": \"KK\"", "\"gains\": \"KKB\"");
    }

    @Test
    @Rule({"CV-DECK-14", "CV-DECK-15"})
    void a_role_is_played_once() {
        for (String role :
                java.util.List.of(", \"role\": \"usedCar\"", ", \"role\": \"marriage\"")) {
            String rule =
                    role.contains("car") || role.contains("Car") ? "CV-DECK-14" : "CV-DECK-15";
            assertThat(Decks.check(with(role, "")).faults())
                    .extracting(Fault::clause)
                    .containsExactly(rule);
            String twice =
                    with(
                            "\"cost\": \"MM\", \"points\": 3",
                            "\"cost\": \"MM\", \"points\": 3" + role);
            assertThat(Decks.check(twice).faults()).extracting(Fault::clause).contains(rule);
        }
    }

    @Test
    @Rule("CV-DECK-19")
    void an_unknown_icon_is_named_with_file_line_and_card() {
        String deck = withCard(19, "\"cost\": \"KK\"", "\"cost\": \"KQ\"");
        Fault fault = Decks.check(deck).faults().getFirst();
        assertThat(Decks.ENGLISH.say(fault.sentence()))
                .isEqualTo(
                        "deck.json:"
                                + fault.line()
                                + ": card 19: cost: \"KQ\" does not have the form [HKRMLB*]* (line "
                                + fault.line()
                                + "). (CV-DECK-19)");
        assertThat(Decks.FRENCH.say(fault.sentence()))
                .isEqualTo(
                        "deck.json:"
                                + fault.line()
                                + ": carte 19 : cost : « KQ » n’a pas la forme [HKRMLB*]* (ligne "
                                + fault.line()
                                + "). (CV-DECK-19)");
        assertThat(fault.line()).isEqualTo(1 + lineOf(deck, "\"KQ\"") - 1);
    }

    @Test
    @Rule("CV-DECK-28")
    void a_missing_translation_is_named_and_refused() {
        ContentReport report = Decks.check(withCard(21, ", \"en\": \"Wall of board games\"", ""));
        assertThat(report.isSound()).isFalse();
        assertThat(report.faults())
                .anyMatch(
                        fault ->
                                Decks.card(fault).equals("card 21")
                                        && Decks.text(fault)
                                                .contains("name has no text in language \"en\""));
    }

    @Test
    @Rule("CV-DECK-28")
    void all_faults_are_reported_not_only_the_first() {
        String deck =
                withCard(43, "\"gains\": \"*\"", "\"gains\": \"K\"")
                        .replace("\"cost\": \"BB\"", "\"cost\": \"B\"");
        assertThat(Decks.check(deck).faults())
                .extracting(Fault::clause)
                .contains("CV-DECK-8", "CV-DECK-10");
        assertThat(Decks.check("{").isSound()).isFalse();
        assertThat(Decks.check("{\"cards\": 3, \"aids\": []}").isSound()).isFalse();
        assertThat(new CvProvider().check(ContentSource.EMPTY).isSound()).isFalse();
    }

    @Test
    @Rule({"CV-DECK-28", "CV-DECK-2"})
    void what_cannot_be_read_is_named_field_by_field() {
        String deck =
                withCard(19, "\"cost\": \"KK\"", "\"cots\": \"KK\"")
                        .replace("\"points\": 6", "\"points\": 60")
                        .replace("\"from\": \"K\", \"to\": \"M\"", "\"from\": \"K\", \"to\": \"K\"")
                        .replace("\"special\": \"REROLL_BAD_LUCK\"", "\"special\": \"SLEEP\"")
                        .replace("\"extraThrows\": 2", "\"extraThrows\": \"two\"");
        assertThat(Decks.check(deck).faults())
                .extracting(Decks::text)
                .anyMatch(text -> text.contains("There is no field \"cots\""))
                .anyMatch(text -> text.contains("points: 60 is not between"))
                .anyMatch(text -> text.contains("itself"))
                .anyMatch(text -> text.contains("SLEEP"))
                .anyMatch(text -> text.contains("extraThrows: Expected a whole number"));
    }

    @Test
    @Rule({"CV-DECK-9", "CV-DECK-13", "CV-DECK-16", "CV-DECK-28"})
    void printed_values_turn_inference_into_warnings() {
        String deck =
                withCard(73, "\"categories\": [\"Health\"]", "\"categories\": [\"Knowledge\"]")
                        .replace("\"source\": \"house\"", "\"source\": \"printed\"");
        ContentReport report = Decks.check(deck);
        assertThat(report.isSound()).isTrue();
        assertThat(report.faults()).extracting(Fault::clause).contains("CV-DECK-9");
        String oneLanguage = deck.replace(", \"en\": \"Wall of board games\"", "");
        assertThat(Decks.check(oneLanguage).isSound()).isTrue();
    }

    @Test
    @Rule("CV-DECK-28")
    void the_hash_of_the_file_is_shown_to_the_table() {
        CvGame other =
                CvProvider.game(
                        new Decks.Folder(withCard(15, "\"cost\": \"HH\"", "\"cost\": \"HK\"")));
        assertThat(other.info().content())
                .startsWith("mine/")
                .isNotEqualTo(Decks.HOUSE.info().content());
        assertThat(Decks.HOUSE.info().content())
                .isEqualTo("house/" + Decks.HOUSE.deck().fingerprint());
    }

    @ParameterizedTest
    @Rule({"CV-DECK-13", "CV-DECK-25"})
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            42 | {"atLeast": {"category": "Work", "n": 1}} | {"owns": 40}
            42 | {"atLeast": {"category": "Work", "n": 1}} | {"ownsActive": 18}
            42 | {"atLeast": {"category": "Work", "n": 1}} | {"and": [{"owns": 18}, {"none": {"category": "Health"}}]}
            15 | "cost": "HH"                              | "cost": "HHHHHHH"
            """)
    void what_can_still_be_met_or_paid_is_sound(int number, String from, String to) {
        assertThat(Decks.check(withCard(number, from, to)).isSound()).isTrue();
    }
}
