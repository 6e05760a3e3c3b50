package tablee.hasard.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.hasard.Golden;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.testkit.Rule;

/// What stands on the screen at every kind of moment: the board, the question, the buttons, and what an absent player would do.
class TheTableTest {

    private static final HasardGame GAME = HasardProvider.game();

    /// A moment of a game: how many sit there, at which level, and the position.
    private record Moment(String name, int seats, Map<String, String> options, String position) {

        static Moment of(String name, int seats, String level, String position) {
            return new Moment(name, seats, Map.of("level", level), position);
        }
    }

    private static final String TRACKS = "\"tracks\":{\"T1\":\"CLOWN 2\",\"T2\":\"GANGSTER 2\"}";

    private static final List<Moment> MOMENTS =
            List.of(
                    Moment.of("birth", 3, "D", "{\"phase\":\"BIRTH\"}"),
                    Moment.of(
                            "a quality",
                            3,
                            "D",
                            "{\"phase\":\"QUALITY\",\"drawRound\":3,\"active\":2,\"pawns\":{\"1\":{\"at\":\"UNBORN\"},\"2\":{\"at\":\"UNBORN\",\"has\":\"Be Cu\"},\"3\":{\"at\":\"UNBORN\"}}}"),
                    Moment.of(
                            "a ring",
                            3,
                            "D",
                            "{\"phase\":\"RING_DRAW\",\"drawRound\":9,\"active\":1,\"pawns\":{\"1\":{\"at\":\"UNBORN\",\"Ri\":1},\"2\":{\"at\":\"UNBORN\"},\"3\":{\"at\":\"UNBORN\"}}}"),
                    Moment.of("a cradle", 3, "D", "{\"pawns\":{\"1\":{\"at\":\"UNBORN\"}}}"),
                    Moment.of(
                            "childhood",
                            3,
                            "D",
                            "{\"pawns\":{\"1\":{\"at\":\"CH-R/4\",\"has\":\"Sf\"},\"2\":{\"at\":\"CH-R/4\"},\"3\":{\"at\":\"CH-L/0\"}}}"),
                    Moment.of(
                            "the crossroads", 4, "D", "{" + "\"tracks\":{\"T1\":\"CLOWN\"}" + "}"),
                    Moment.of(
                            "everybody somewhere",
                            4,
                            "D",
                            "{\"tracks\":{\"T1\":\"CLOWN\",\"T2\":\"GANGSTER\"},\"pawns\":{\"1\":{\"at\":\"T2:2/3\",\"has\":\"Be Cu Tr Ch Di Do\",\"Ri\":2,\"Sa\":1,\"ambush\":9},\"2\":{\"at\":\"T1:5/4\",\"ambush\":7},\"3\":{\"at\":\"DEAD\"},\"4\":{\"at\":\"T1:1/2\"}}}"),
                    Moment.of(
                            "a change of profession",
                            3,
                            "V",
                            "{" + TRACKS + ",\"pawns\":{\"1\":{\"at\":\"T1:2/3\",\"Ri\":1}}}"),
                    Moment.of(
                            "an open end",
                            3,
                            "C",
                            "{\"tracks\":{\"T1\":\"CLOWN 2\"},\"pawns\":{\"1\":{\"at\":\"T1:2/5\",\"Ri\":1,\"Sa\":2}}}"),
                    Moment.of(
                            "held up",
                            3,
                            "V",
                            "{\"phase\":\"END\",\"tracks\":{\"T1\":\"CLOWN 2\"},\"pawns\":{\"1\":{\"at\":\"T1:2/5\"}}}"),
                    Moment.of(
                            "a task",
                            3,
                            "D",
                            "{\"phase\":\"TASK\",\"window\":true,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/2\",\"has\":\"Cu\"}}}"),
                    Moment.of(
                            "at the task",
                            3,
                            "D",
                            "{\"phase\":\"THROW\",\"atTask\":true,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/2\",\"has\":\"Cu\"}}}"),
                    Moment.of(
                            "rings for an obstacle",
                            3,
                            "D",
                            "{\"phase\":\"RINGS\",\"sum\":6,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/3\",\"has\":\"Be\",\"Sa\":1},\"2\":{\"at\":\"CR\"}},\"cartons\":[\"CLOWN 1/4 = 8 Sa2 Ri1\"]}"),
                    Moment.of(
                            "rings for a life",
                            3,
                            "D",
                            "{\"phase\":\"RINGS\",\"sum\":5,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T2:2/3\",\"Ri\":1,\"Sa\":1}},\"cartons\":[\"GANGSTER 2/4 = 7 Sa1 Ri1 deadly\"]}"),
                    Moment.of(
                            "before passing the dice",
                            3,
                            "V",
                            "{\"phase\":\"END\","
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/3\",\"Ri\":2},\"2\":{\"at\":\"T2:1/1\"},\"3\":{\"at\":\"T2:1/2\",\"ambush\":8}}}"),
                    Moment.of(
                            "an illness",
                            3,
                            "V",
                            "{\"phase\":\"MALADIE\","
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/3\",\"Sa\":1}}}"),
                    Moment.of(
                            "the Luck die in the air",
                            3,
                            "V",
                            "{\"phase\":\"LUCK\",\"rolling\":true,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/3\"}}}"),
                    Moment.of("Destiny", 3, "C", "{\"destinyPending\":true," + TRACKS + "}"),
                    Moment.of(
                            "where the army comes in",
                            4,
                            "C",
                            "{\"phase\":\"WAR_TRACK\",\"destiny\":\"GUE\"," + TRACKS + "}"),
                    Moment.of(
                            "a call to arms",
                            3,
                            "C",
                            "{\"destiny\":\"GUE\",\"tracks\":{\"T1\":\"CLOWN 2\",\"T2\":\"MILITAIRE 2\"},\"pawns\":{\"1\":{\"at\":\"T1:2/2\",\"Sa\":1}}}"),
                    Moment.of(
                            "the barricades",
                            3,
                            "C",
                            "{\"destiny\":\"REV\","
                                    + TRACKS
                                    + ",\"pawns\":{\"2\":{\"at\":\"T1:1/2\"}}}"),
                    Moment.of(
                            "a victim",
                            3,
                            "C",
                            "{\"phase\":\"VICTIM\",\"sum\":11,\"destiny\":\"REV\","
                                    + TRACKS
                                    + ",\"pawns\":{\"2\":{\"at\":\"T1:1/2\"},\"3\":{\"at\":\"T2:1/1\"}}}"),
                    new Moment(
                            "rings inside a camp",
                            4,
                            Map.of("level", "V", "camps", "true"),
                            "{"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/3\"},\"3\":{\"at\":\"T2:1/2\",\"Ri\":1}}}"),
                    new Moment(
                            "whose ring",
                            4,
                            Map.of("level", "V", "camps", "true"),
                            "{\"phase\":\"SOURCE\",\"due\":\"LAY\",\"dueFor\":23,\"owedHealth\":1,\"gaveAtBegin\":true,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:2/5\",\"Sa\":1},\"3\":{\"at\":\"T2:1/2\",\"Sa\":2}}}"),
                    Moment.of(
                            "the end",
                            3,
                            "D",
                            "{\"phase\":\"OVER\",\"ending\":\"SUCCESS\",\"winner\":2,"
                                    + TRACKS
                                    + ",\"pawns\":{\"1\":{\"at\":\"T1:1/3\"},\"2\":{\"at\":\"SUCCESS\"},\"3\":{\"at\":\"DEAD\"}}}"));

    @Test
    void every_moment_looks_like_this() throws IOException {
        var lines = new ArrayList<String>();
        for (Moment moment : MOMENTS) {
            lines.add("==== " + moment.name());
            HasardState state = state(moment);
            HasardView view = asked(state);
            for (String language : List.of("fr", "en")) {
                var texts =
                        GAME.wording()
                                .texts(language)
                                .withNames(List.of("Ana", "Ben", "Chloé", "Dan"));
                if (language.equals("fr")) {
                    lines.addAll(GAME.wording().board(view, texts));
                }
                lines.add("? " + texts.say(GAME.wording().asked(view)));
                for (HasardAction action : GAME.legal(view)) {
                    lines.add(
                            "  "
                                    + GAME.formats().write(action)
                                    + "  "
                                    + texts.say(GAME.wording().said(view, action)));
                }
            }
            if (!GAME.legal(view).isEmpty()) {
                lines.add("absent: " + GAME.formats().write(GAME.whenAbsent(view)));
            }
        }
        Golden.compare("table.txt", lines);
        assertThat(lines).allMatch(line -> line.length() <= 150);
    }

    private static HasardState state(Moment moment) {
        return GAME.formats()
                .position(
                        GAME.options().settings(moment.seats(), moment.options()),
                        Json.parse(moment.position()));
    }

    @Test
    void whoever_waits_is_told_for_whom() {
        HasardState state = state(MOMENTS.getFirst());
        assertThat(
                        GAME.wording()
                                .texts("en")
                                .say(GAME.wording().asked(GAME.view(state, Seat.of(2)))))
                .isEqualTo("It is A’s turn.");
    }

    @Test
    @Rule("HAS-4-11")
    void while_qualities_are_drawn_everybody_sees_what_professions_ask_for() {
        HasardState state = state(MOMENTS.get(1));
        assertThat(GAME.wording().board(GAME.view(state, Seat.of(0)), GAME.wording().texts("en")))
                .anyMatch(line -> line.matches("Clown +Nerve, Charm and Intelligence"))
                .anyMatch(line -> line.matches("Surgeon +Intelligence, Work and Honesty"));
    }

    /// The table as whoever plays sees it, dice in the air or not.
    private static HasardView asked(HasardState state) {
        HasardView.Now now = GAME.view(state, Spectator.SPECTATOR).now();
        return GAME.view(state, now.pawn(now.active()).seat());
    }
}
