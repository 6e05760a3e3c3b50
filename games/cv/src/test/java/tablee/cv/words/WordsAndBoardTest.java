package tablee.cv.words;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.cv.WholeGame;
import tablee.cv.content.Deck;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Texts;

/// What people read: every sentence has words in both languages, and the table fits a terminal.
class WordsAndBoardTest {

    private static final List<WholeGame> GAMES =
            List.of(WholeGame.random("fr", 4, 31), WholeGame.random("en", 2, 32));

    private static void assertWorded(String sentence) {
        // A missing text shows as its key, a missing argument in braces.
        assertThat(sentence).isNotBlank().doesNotContain("cv.").doesNotContain("{");
    }

    @Test
    void every_sentence_has_words_in_both_languages() {
        for (String language : Texts.COMPLETE) {
            Texts texts = Decks.HOUSE.wording().texts(language);
            for (WholeGame game : GAMES) {
                CvView open =
                        Decks.HOUSE.view(game.moments().getLast().state(), Spectator.SPECTATOR);
                for (Event event : game.events()) {
                    assertWorded(texts.say(Decks.HOUSE.wording().told(open, event)));
                    event.seenBy(Spectator.SPECTATOR)
                            .ifPresent(
                                    seen ->
                                            assertWorded(
                                                    texts.say(
                                                            Decks.HOUSE
                                                                    .wording()
                                                                    .told(open, seen))));
                    assertThat(Decks.HOUSE.wording().clauses(event)).isNotEmpty();
                }
                for (WholeGame.Moment moment : game.moments()) {
                    CvView view = Decks.HOUSE.view(moment.state(), moment.seat());
                    assertWorded(texts.say(Decks.HOUSE.wording().asked(view)));
                    for (CvAction action : Decks.HOUSE.legal(view)) {
                        assertWorded(texts.say(Decks.HOUSE.wording().said(view, action)));
                    }
                }
            }
        }
    }

    @Test
    void the_board_fits_eighty_columns() {
        for (String language : Texts.COMPLETE) {
            Texts texts = Decks.HOUSE.wording().texts(language);
            for (WholeGame game : GAMES) {
                for (CvState state : game.states(7)) {
                    for (var viewer : List.of(Seat.of(0), Spectator.SPECTATOR)) {
                        var lines =
                                Decks.HOUSE.wording().board(Decks.HOUSE.view(state, viewer), texts);
                        assertThat(lines)
                                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
                        lines.forEach(WordsAndBoardTest::assertWorded);
                    }
                }
            }
        }
    }

    @Test
    void the_board_shows_what_a_player_needs() {
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(
                                        """
                                        {"phase": "buy", "dice": "HHMB", "track": [15, 22, 23, 16, 14],
                                         "publicGoals": [80],
                                         "seats": {"A": {"knowledge": [35, 54], "health": [45],
                                                         "hand": [3, 11], "goal": 82},
                                                   "B": {"work": [28]}}}
                                        """));
        Texts texts = Decks.HOUSE.wording().texts("en");
        String board =
                String.join(
                        "\n",
                        Decks.HOUSE.wording().board(Decks.HOUSE.view(state, Seat.of(0)), texts));
        assertThat(board)
                .contains("Public goal: A sound mind in a sound body, 2 points per set of Health")
                .contains("1 +   Running (Health)\n       costs two health · gives one health")
                .contains("2 +   Blood donor")
                .contains("3 (2) Three and a half")
                .contains("4 (2) Used car")
                .contains("die 1: health · die 2: health · die 3: a coin · die 4: bad luck")
                .contains("▶ A")
                .contains("Secret goal: Successful person, 4 points per set of 2 Health + Work")
                .contains("In hand: Top of the class (gives one knowledge once), number 3")
                .contains("In hand: Zoo trip (+2 dice), number 11")
                .contains("Job at Dad");
        String other =
                String.join(
                        "\n",
                        Decks.HOUSE.wording().board(Decks.HOUSE.view(state, Seat.of(1)), texts));
        assertThat(other).doesNotContain("Zoo trip").doesNotContain("Successful person");
    }

    @Test
    void nobody_is_asked_for_what_is_used_up() {
        assertThat(asked("'phase': 'roll'")).contains("again");
        assertThat(asked("'phase': 'roll', 'throws': {'made': 3}"))
                .isEqualTo("No throw is left: keep this roll.");
        assertThat(asked("'phase': 'buy'")).contains("up to 2");
        assertThat(asked("'phase': 'buy', 'bought': 2")).startsWith("Two cards taken");
    }

    private static String asked(String fields) {
        String position = "{'dice': 'HKMM', " + fields + "}";
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        return Decks.HOUSE
                .wording()
                .texts("en")
                .say(Decks.HOUSE.wording().asked(Decks.HOUSE.view(state, Seat.of(0))));
    }

    /// One move of each shape, in the words of a button.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            throw 1 2 3 4            | roll        | Throw your four dice
            throw 2 3                | thrown      | Throw again: one knowledge and one coin (dice 2 and 3)
            throw 5                  | a new die   | Throw the new die
            throw 1 7                | seven dice  | Throw again: one health and one relationship (dice 1 and 7)
            buy 1                    | buy         | Take Running for two health
            buy 5                    | buy         | Take Offer from a job centre
            buy 2 luck               | buy         | Take Blood donor by a stroke of luck
            buy 1 with d1 d2         | buy         | Take Running for two health (dice 1 and 2)
            buy 1 with d1 e1 t1      | buy         | Take Running for one health (die 1), one good luck (token 1) and one coin (event symbol 1)
            buy 1 luck with d3 d4 t1 | buy         | Take Running by a stroke of luck, for two good luck (dice 3 and 4) and one good luck (token 1)
            buy 1 waive H            | buy         | Take Running for nothing, with one health off
            place 15 health          | buy         | Put Running on the Health stack
            place 15 health 1        | buy         | Slide Running into the Health stack, under 1 card
            decide 47 work           | buy         | Put Freelancer on the Work stack
            decide 47 knowledge 1    | buy         | Slide Freelancer into the Knowledge stack, under 1 card
            pay 44                   | buy         | Pay for Twins
            pay 44 with d1 d2        | buy         | Pay for Twins: two health (dice 1 and 2)
            """)
    void moves_in_words(String move, String moment, String words) {
        assertThat(said(move, moment)).isEqualTo(words);
    }

    private static String said(String move, String moment) {
        String position =
                switch (moment) {
                    case "roll" -> "{'phase': 'roll'}";
                    case "thrown" -> "{'phase': 'roll', 'dice': 'HKMM', 'throws': {'made': 1}}";
                    case "seven dice" ->
                            "{'phase': 'roll', 'dice': 'HKMMLLR', 'throws': {'made': 1}}";
                    case "a new die" -> "{'phase': 'roll', 'dice': 'HKMM.', 'throws': {'made': 1}}";
                    default ->
                            """
                            {'phase': 'buy', 'track': [15, 22, 23, 16, 57], 'seats': {'A': {'health': [32]}}, 'sources': [
                              {'source': 'd1', 'shows': 'H'}, {'source': 'd2', 'shows': 'H'}, {'source': 'd3', 'shows': 'L'},
                              {'source': 'd4', 'shows': 'L'}, {'source': 't1', 'shows': 'L'}, {'source': 'e1', 'shows': 'M'}]}
                            """;
                };
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        CvView view = Decks.HOUSE.view(state, Seat.of(0));
        return Decks.HOUSE
                .wording()
                .texts("en")
                .say(Decks.HOUSE.wording().said(view, Decks.HOUSE.formats().read(move)));
    }

    @Test
    void what_a_client_asks_for_by_name() {
        var wording = Decks.HOUSE.wording();
        assertThat(wording.names()).hasSize(2 * Deck.SIZE);
        assertThat(requireNonNull(wording.names().get("43")).in("en")).isEqualTo("Memory master");
        assertThat(requireNonNull(wording.names().get("43.text")).in("fr"))
                .isEqualTo("Sait tout expliquer, surtout après coup.");
        assertThat(wording.pictured()).hasSize(Deck.SIZE).isEqualTo(wording.faces().keySet());
        for (String language : Texts.COMPLETE) {
            assertThat(wording.book(language).sections()).hasSizeGreaterThan(20);
        }
    }
}
