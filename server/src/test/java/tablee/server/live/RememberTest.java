package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.table.Command;
import tablee.table.Desk;
import tablee.table.Entry;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.replay.ScenarioFile;
import tablee.table.replay.Story;
import tablee.table.tell.Telling;
import tablee.table.tell.Update;
import tablee.testkit.Rule;

/// The same moves of Cabo with other cards: whatever is told later than in its moment is the same to the last byte, so that it holds no card. At a
/// table with a memory aid it is not.
@Rule({"CABO-INFO-14", "CABO-SETUP-8"})
class RememberTest {

    private static final Telling TALKATIVE = new Telling("en", false, false);
    private static final Telling LEAN = new Telling("fr", true, false);

    /// Looks, and one turn of each kind that does not depend on the card.
    private static final List<String> MOVES =
            List.of(
                    "A look 1",
                    "A look 3",
                    "B look 2",
                    "A ready",
                    "B ready",
                    "A draw",
                    "A discard",
                    "B take",
                    "B exchange 2",
                    "A draw",
                    "A exchange 1",
                    "B draw",
                    "B discard",
                    "A take",
                    "A exchange 4",
                    "B draw");

    private record Told<S extends State, V extends View, A extends Action>(
            Table<S, V, A> table,
            List<History.Told> story,
            ArrayDeque<Update.Recent> recent,
            Map<String, String> moves) {

        List<String> later(Viewer viewer) {
            var later = new ArrayList<String>();
            for (Telling telling : List.of(TALKATIVE, LEAN)) {
                var told = new Story<>(table, story);
                later.add(told.lines(viewer, telling, 0).print());
                later.add(told.lines(viewer, telling, told.lastDecision(viewer)).print());
                String snapshot =
                        Update.look(table, recent).snapshot("p", List.of(viewer), telling, 1);
                later.add(Json.parse(snapshot).at("views").items().getFirst().at("missed").print());
            }
            return later;
        }
    }

    private static <S extends State, V extends View, A extends Action> Told<S, V, A> play(
            Game<S, V, A> game, String memory, int seed) {
        String secret = "%064x".formatted(seed);
        var settings = game.options().settings(2, Map.of("firstStarter", "A", "memory", memory));
        var opened =
                Entry.Opened.of(
                        "t",
                        "p0",
                        game,
                        settings,
                        secret,
                        Terms.USUAL,
                        Optional.empty(),
                        Optional.empty());
        var desk = new Desk<>(Table.open("t", game, opened, 0), "5a"::repeat);
        var told = new Told<>(desk.table(), new ArrayList<>(), new ArrayDeque<>(), new TreeMap<>());
        for (int i = 0; i < 2; i++) {
            rule(desk, "p" + i, new Command.Sit(Optional.empty(), "P" + i, false), told);
            rule(desk, "p" + i, new Command.Ready(Seat.of(i), true, "n" + i), told);
        }
        rule(desk, "", new Command.Start(), told);
        for (String move : MOVES) {
            Seat seat = Seat.of(move.substring(0, 1));
            long seq = desk.table().seq();
            var act = new Command.Act(seat, "m" + seq, seq, move.substring(2));
            rule(desk, "p" + seat.index(), act, told);
        }
        return told;
    }

    private static <S extends State, V extends View, A extends Action> void rule(
            Desk<S, V, A> desk, String person, Command command, Told<S, V, A> told) {
        if (!(desk.rule(person, command, 1) instanceof Ruling.Line line)) {
            throw new AssertionError(person + " " + command);
        }
        told.recent().addLast(new Update.Recent(line.seq(), line.applied()));
        told.story()
                .add(
                        new History.Told(
                                line.seq(), line.at(), line.entry(), line.applied().events(), 0));
        for (Seat seat : desk.table().awaited()) {
            Json seen =
                    Json.parse(
                            Update.of(desk.table(), line.applied(), told.recent())
                                    .message(seat, TALKATIVE));
            for (Json move : seen.at("legal").items()) {
                Json say = move.find("kept").orElse(move.at("say"));
                told.moves().put(line.seq() + " " + move.at("do").asText(), say.asText());
            }
        }
    }

    /// The sentences a page may keep of the moves that could be made in both.
    private static Map<String, String> keptOf(Told<?, ?, ?> told, Told<?, ?, ?> other) {
        var kept = new TreeMap<>(told.moves());
        kept.keySet().retainAll(other.moves().keySet());
        return kept;
    }

    /// A move that was offered may be planned or chosen beforehand, so that its words stay on the page.
    @Test
    void what_a_page_may_keep_of_a_move_names_no_card() {
        Game<?, ?, ?> cabo = Games.find("cabo").house();
        for (int seed = 2; seed < 12; seed++) {
            var one = play(cabo, "off", 1);
            var other = play(cabo, "off", seed);
            assertThat(keptOf(other, one)).hasSizeGreaterThan(40).isEqualTo(keptOf(one, other));
        }
        var one = play(cabo, "on", 1);
        var other = play(cabo, "on", 2);
        assertThat(keptOf(other, one)).isNotEqualTo(keptOf(one, other));
    }

    private static List<Viewer> viewers() {
        return List.of(Seat.of(0), Seat.of(1), Spectator.SPECTATOR);
    }

    @Test
    void what_is_told_later_holds_no_card() {
        Game<?, ?, ?> cabo = Games.find("cabo").house();
        var one = play(cabo, "off", 1);
        for (int seed = 2; seed < 12; seed++) {
            var other = play(cabo, "off", seed);
            for (Viewer viewer : viewers()) {
                assertThat(other.later(viewer)).as(viewer.label()).isEqualTo(one.later(viewer));
            }
        }
    }

    @Test
    void with_a_memory_aid_it_does() {
        Game<?, ?, ?> cabo = Games.find("cabo").house();
        var one = play(cabo, "on", 1);
        var other = play(cabo, "on", 2);
        for (Viewer viewer : viewers()) {
            assertThat(other.later(viewer).getFirst()).isNotEqualTo(one.later(viewer).getFirst());
        }
    }

    /// In its moment a value is told, and what a log may keep of it stands beside it.
    @Test
    void the_moment_itself_is_told() {
        var told = play(Games.find("cabo").house(), "off", 1);
        var last = told.recent().getLast();
        String seen =
                Update.of(told.table(), last.applied(), told.recent())
                        .message(Seat.of(1), TALKATIVE);
        Json event = Json.parse(seen).at("events").items().getFirst();
        assertThat(event.at("kind").asText()).isEqualTo("drew");
        assertThat(event.at("value").isNull()).isFalse();
        assertThat(event.at("kept").at("value").isNull()).isTrue();
        assertThat(event.at("kept").at("say").asText()).isEqualTo("P1 draws a card.");
        assertThat(Json.parse(seen).at("now").at("held").isNull()).isFalse();
    }

    /// Whoever copies the position gets what lies before their eyes, and not what they could remember.
    @Test
    void a_copied_position_remembers_nothing() {
        assertThat(copied(play(Games.find("cabo").house(), "off", 1)))
                .contains("\"known\":{\"A\":[],\"B\":[],\"public\":[]}");
    }

    private static <S extends State, V extends View, A extends Action> String copied(
            Told<S, V, A> told) {
        Table<S, V, A> table = told.table();
        return ScenarioFile.view(
                table.game(), table.opened().settings(), table.view(Seat.of(0)), Seat.of(0));
    }
}
