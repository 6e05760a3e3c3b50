package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.cv.Decks;
import tablee.cv.WholeGame;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Texts;
import tablee.engine.Viewer;

/// Tables as a terminal and a program get them, held against `golden/tables`: the board, the question, every answer with its notation,
/// and the JSON of the view. Written again on purpose with `-Dgolden.update=true`.
class TablesAsShownTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden/tables");

    /// Each brings something to the board that the others lack.
    private static final Map<String, String> ARRANGED =
            Map.of(
                    "converters",
                    """
                    {'phase': 'buy', 'dice': 'HHMB', 'track': [15, 22, 23, 16, 14], 'publicGoals': [80],
                     'seats': {'A': {'knowledge': [35, 54], 'health': [45], 'hand': [3, 4], 'goal': 82},
                               'B': {'work': [28], 'possession': [12, 16]}}}
                    """,
                    "senior",
                    """
                    {'phase': 'buy', 'dice': 'LLLKM', 'track': [59, 60, 71, 73, 70], 'publicGoals': [77], 'bought': 1,
                     'seats': {'A': {'relationship': [36, 44], 'hand': [5, 9], 'events': [29, 30, 67], 'goal': 76},
                               'B': {'work': [56, 28], 'health': [46], 'retired': true}}}
                    """,
                    "misfortune",
                    """
                    {'phase': 'misfortune', 'resume': 'roll', 'dice': 'BBBH', 'track': [39, 42, 43, 57, 41], 'publicGoals': [78],
                     'seats': {'A': {'health': [53], 'work': [24], 'events': [30], 'hand': [5], 'goal': 79},
                               'B': {'knowledge': [40]}}}
                    """,
                    "upkeep",
                    """
                    {'phase': 'upkeep', 'dice': 'MMKR', 'throws': {'made': 2, 'allowed': 3}, 'track': [47, 48, 49, 50, 51],
                     'seats': {'A': {'relationship': [44], 'work': [56], 'hand': [2], 'goal': 83}}}
                    """,
                    "undecided",
                    """
                    {'phase': 'place', 'acquired': [{'card': 20}, {'card': 27}],
                     'seats': {'A': {'undecided': [47], 'goal': 81}, 'B': {'possession': [12, 21, 26], 'goal': 78}}}
                    """,
                    "assist",
                    """
                    {'phase': 'assist', 'eligible': ['A', 'B'], 'track': [0, 41, 33, 57, 38], 'decks': {'young': [], 'adult': 3},
                     'seats': {'A': {'work': [37], 'goal': 77}, 'B': {'goal': 80}}}
                    """,
                    "draft",
                    """
                    {'phase': 'draft 1', 'chosen': ['B'],
                     'draft': {'pool': [], 'dealt': [[1, 5, 12], [2, 3, 4]], 'kept1': [[], [3]], 'kept2': [[], []],
                               'shown': [[], []]}}
                    """,
                    "over",
                    """
                    {'phase': 'over', 'publicGoals': [83], 'seats':
                     {'A': {'health': [73, 15], 'knowledge': [75, 19, 38], 'possession': [12, 70], 'goal': 80},
                      'B': {'relationship': [74, 31], 'work': [13], 'possession': [48], 'goal': 76}}}
                    """);

    private static final WholeGame FRENCH = WholeGame.random("fr", 3, 43);
    private static final WholeGame ENGLISH = WholeGame.random("en", 4, 43);

    @TestFactory
    Stream<DynamicTest> arranged() {
        return ARRANGED.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(
                        arranged ->
                                DynamicTest.dynamicTest(
                                        arranged.getKey(),
                                        () -> {
                                            String json = arranged.getValue().replace('\'', '"');
                                            CvState state =
                                                    Decks.HOUSE
                                                            .formats()
                                                            .position(
                                                                    Decks.HOUSE
                                                                            .options()
                                                                            .standard(2),
                                                                    Json.parse(json));
                                            compare(arranged.getKey(), shown(state, Seat.of(0)));
                                        }));
    }

    @TestFactory
    Stream<DynamicTest> on_the_way() {
        return Stream.of("fr", "en")
                .flatMap(
                        edition -> {
                            var moments = (edition.equals("fr") ? FRENCH : ENGLISH).moments();
                            var tests = new ArrayList<DynamicTest>();
                            for (int i = 8; i < moments.size(); i += moments.size() / 7) {
                                String name = edition + "-" + i;
                                var moment = moments.get(i);
                                tests.add(
                                        DynamicTest.dynamicTest(
                                                name,
                                                () ->
                                                        compare(
                                                                name,
                                                                shown(
                                                                        moment.state(),
                                                                        moment.seat()))));
                            }
                            return tests.stream();
                        });
    }

    private static String shown(CvState state, Seat seat) {
        var lines = new ArrayList<String>();
        for (Viewer viewer : List.of(seat, Spectator.SPECTATOR)) {
            CvView view = Decks.HOUSE.view(state, viewer);
            for (String language : Texts.COMPLETE) {
                Texts texts = Decks.HOUSE.wording().texts(language);
                lines.add("== " + viewer.label() + ", " + language);
                lines.addAll(Decks.HOUSE.wording().board(view, texts));
                lines.add("? " + texts.say(Decks.HOUSE.wording().asked(view)));
                for (CvAction action : view.legal()) {
                    lines.add(
                            "> "
                                    + Decks.HOUSE.formats().write(action)
                                    + " | "
                                    + texts.say(Decks.HOUSE.wording().said(view, action)));
                }
            }
            lines.add("now " + Decks.HOUSE.formats().now(view).print());
            lines.add("memory " + Decks.HOUSE.formats().memory(view).print());
        }
        lines.add("position " + Decks.HOUSE.formats().position(state).print());
        return String.join("\n", lines) + "\n";
    }

    private static void compare(String name, String shown) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, shown);
        }
        assertThat(shown).isEqualTo(Files.readString(file));
    }
}
