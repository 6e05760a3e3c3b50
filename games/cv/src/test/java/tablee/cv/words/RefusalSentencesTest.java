package tablee.cv.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cv.Decks;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvView;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Texts;
import tablee.testkit.Rule;

/// One move of every kind at every moment of a turn, with the sentence that refuses it: a list to be read by people. A sentence names
/// what stands in the way at that moment. Written again on purpose with `-Dgolden.update=true`.
class RefusalSentencesTest {

    private static final List<String> MOMENTS =
            List.of(
                    "'phase': 'draft 1'",
                    "'phase': 'draft 1', 'chosen': ['A']",
                    "'phase': 'roll', 'turn': 'B'",
                    "'phase': 'roll'",
                    "'phase': 'roll', 'dice': 'HKLB', 'throws': {'made': 1, 'allowed': 3}",
                    "'phase': 'roll', 'dice': 'HKLB', 'throws': {'made': 3, 'allowed': 3}",
                    "'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBK', 'throws': {'made': 1, 'allowed': 3}",
                    "'phase': 'misfortune', 'resume': 'buy', 'dice': 'BBBK'",
                    "'phase': 'buy', 'dice': 'HKLB'",
                    "'phase': 'buy', 'dice': 'HKLB', 'bought': 2",
                    "'phase': 'upkeep', 'dice': 'HKLB'",
                    "'phase': 'place', 'acquired': [{'card': 20}]",
                    "'phase': 'decide'",
                    "'phase': 'assist', 'eligible': ['A'], 'decks': {'young': []}",
                    "'phase': 'over'");

    private static final List<String> MOVES =
            List.of(
                    "keep 3",
                    "throw 4",
                    "stop",
                    "play 2",
                    "play 3",
                    "play 5",
                    "play 6",
                    "play 11",
                    "play 29",
                    "play 67",
                    "convert 35 d3 K",
                    "borrow B M",
                    "buy 4",
                    "buy 4 luck",
                    "buy 1 with d1 d2 d3",
                    "done",
                    "discard 24",
                    "pay 44",
                    "letgo 44",
                    "place 15 health",
                    "place 20 health 3",
                    "aside 20",
                    "decide 47 work",
                    "take 4",
                    "decline");

    /// A friend at work, twins to pay for, a hand with every kind of event.
    private static final String REST =
            """
            , 'track': [15, 22, 23, 16, 14], 'seats': {
              'A': {'hand': [2, 5, 6, 11], 'events': [29, 67], 'relationship': [44], 'knowledge': [35],
                    'undecided': [47], 'health': [32]},
              'B': {'work': [24]}}
            """;

    private static List<String> sentences(Texts texts) {
        var lines = new ArrayList<String>();
        for (String moment : MOMENTS) {
            lines.add("");
            lines.add("== " + moment.replace("'", ""));
            String rest = moment.contains("draft") ? "" : REST;
            var state =
                    Decks.HOUSE
                            .formats()
                            .position(
                                    Decks.HOUSE.options().standard(2),
                                    Json.parse(("{" + moment + rest + "}").replace('\'', '"')));
            CvView view = Decks.HOUSE.view(state, Seat.of(0));
            for (String move : MOVES) {
                CvAction action = Decks.HOUSE.formats().read(move);
                lines.add(
                        move
                                + " : "
                                + Decks.HOUSE
                                        .refusal(view, action)
                                        .map(no -> no.clause() + " " + texts.say(no.reason()))
                                        .orElse("ok"));
            }
        }
        return lines;
    }

    @ParameterizedTest
    @Rule({"CV-R-79", "CV-INFO-24"})
    @ValueSource(strings = {"en", "fr"})
    void every_move_at_every_moment(String language) throws IOException {
        var file = Path.of("src/test/resources/golden/refusals-" + language + ".txt");
        List<String> sentences = sentences(Decks.HOUSE.wording().texts(language));
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.write(file, sentences);
        }
        assertThat(sentences).isEqualTo(Files.readAllLines(file));
    }
}
