package tablee.hasard.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Viewer;
import tablee.engine.play.Match;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Marks;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.hasard.rules.Cause;
import tablee.hasard.rules.Destiny;
import tablee.hasard.rules.Ending;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.HasardState;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Luck;
import tablee.hasard.rules.Phase;
import tablee.hasard.rules.Place;
import tablee.hasard.rules.Price;
import tablee.hasard.rules.ThrowKind;

/// Events, views and positions survive being written down.
public class WrittenAndReadTest {

    private static final HasardGame GAME = HasardProvider.game();

    private static final Place HERE = Place.of("T2:3/4");
    private static final Place THERE = Place.of("CR");

    public static List<HasardEvent> events() {
        return List.of(
                new HasardEvent.BirthThrown(2, 6, 1),
                new HasardEvent.Thrown(
                        3,
                        ThrowKind.OBSTACLE,
                        2,
                        5,
                        Marks.of(Map.of(Quality.CU, 2, Quality.DO, 1)),
                        9,
                        "CLOWN 1/2"),
                new HasardEvent.LuckShown(1, Luck.VEINE),
                new HasardEvent.DestinyShown(4, Destiny.EPU),
                new HasardEvent.Born(0, 8),
                new HasardEvent.DrawPassed(2, Quality.SF),
                new HasardEvent.BeadGained(2, Quality.DI),
                new HasardEvent.RingsGained(5, Quality.RI, 1),
                new HasardEvent.RingsLost(5, Quality.SA, 3),
                new HasardEvent.RingSpent(1, 3, Quality.RI),
                new HasardEvent.RingGiven(1, 3, Quality.SA),
                new HasardEvent.TurnBegan(7),
                new HasardEvent.Moved(1, THERE, HERE, Cause.CHANGE),
                new HasardEvent.Displaced(2, HERE, THERE),
                new HasardEvent.AmbushPlaced(1, 2, 9),
                new HasardEvent.AmbushInherited(1, 8),
                new HasardEvent.AmbushLowered(1, 7),
                new HasardEvent.AmbushLifted(1),
                new HasardEvent.AmbushRemoved(HERE),
                new HasardEvent.TrackNamed(1, 3),
                new HasardEvent.CartonLaid(1, Profession.DEPUTE, 4, 2, Price.SA_RI),
                new HasardEvent.HeldUp(6),
                new HasardEvent.TaskAnnounced(1, HERE),
                new HasardEvent.TaskWon(1, HERE, Quality.DO),
                new HasardEvent.TaskFailed(1, HERE),
                new HasardEvent.DestinyTriggered(1),
                new HasardEvent.DestinyRoundEnded(),
                new HasardEvent.Wounded(1),
                new HasardEvent.Died(1, Cause.PURGE),
                new HasardEvent.Exchanged(2, 5),
                new HasardEvent.Succeeded(1),
                new HasardEvent.Settled(List.of(12, -5, -7)),
                new HasardEvent.GameOver(Ending.ALL_DEAD));
    }

    @ParameterizedTest
    @MethodSource("events")
    void an_event_reads_back(HasardEvent event) {
        Json json = GAME.formats().events().write(event);
        assertThat(GAME.formats().events().read(Json.parse(json.print()))).isEqualTo(event);
    }

    @Test
    void every_kind_of_event_is_in_the_list_above() {
        assertThat(events().stream().<Class<?>>map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(kinds(HasardEvent.class).toList());
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .flatMap(WrittenAndReadTest::kinds)
                        .distinct()
                : Stream.of(type);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"kind\":\"jumped\",\"pawn\":1} | There is no kind \"jumped\"",
                "{\"kind\":\"luck\",\"pawn\":1,\"face\":\"bad\"} | face: \"bad\" is none of",
                "{\"kind\":\"birth\",\"seat\":\"B\",\"dice\":[1]} | [3, 5]",
                "{\"kind\":\"birth\",\"seat\":\"B\",\"dice\":[1,7]} | dice.2: 7 is not between 1 and 6"
            })
    void an_unknown_event_is_refused(String json, String why) {
        assertThatThrownBy(() -> GAME.formats().events().read(Json.parse(json)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(why);
    }

    @Test
    void an_event_of_another_game_is_refused() {
        Event stranger =
                new Event() {
                    @Override
                    public Optional<Event> seenBy(Viewer viewer) {
                        return Optional.of(this);
                    }

                    @Override
                    public boolean reveals() {
                        return false;
                    }
                };
        assertThatThrownBy(() -> GAME.formats().events().write(stranger))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /// Dice cannot be unrolled, everything else can.
    @Test
    void only_dice_reveal_something() {
        assertThat(events().stream().filter(Event::reveals).map(Object::getClass))
                .containsExactly(
                        HasardEvent.BirthThrown.class,
                        HasardEvent.Thrown.class,
                        HasardEvent.LuckShown.class,
                        HasardEvent.DestinyShown.class);
        assertThat(events()).allMatch(e -> e.seenBy(Spectator.SPECTATOR).orElseThrow().equals(e));
    }

    @ParameterizedTest
    @CsvSource({"D, 3, false, 1", "V, 4, false, 2", "C, 4, true, 3", "C, 2, false, 4"})
    void views_and_positions_of_a_whole_game_read_back(
            String level, int seats, boolean camps, long seed) {
        var settings =
                GAME.options()
                        .settings(seats, Map.of("level", level, "camps", Boolean.toString(camps)));
        var match = Match.seeded(GAME, settings, seed);
        Randomness choice = new Streams(seed).stream("choice");
        for (int step = 0; !match.isOver(); step++) {
            Seat seat = match.awaited().first();
            HasardView view = match.view(seat);
            if (step % 5 == 0) {
                readsBack(view, match.state());
            }
            List<HasardAction> legal = match.legal(seat);
            boolean whim = choice.below(3) == 0 && view.now().phase() != Phase.CHANGE;
            match.act(seat, whim ? legal.get(choice.below(legal.size())) : GAME.whenAbsent(view));
        }
        readsBack(match.view(Seat.of(0)), match.state());
    }

    private static void readsBack(HasardView view, HasardState state) {
        HasardView again =
                GAME.formats()
                        .view(
                                Json.parse(GAME.formats().now(view).print()),
                                Json.parse(GAME.formats().memory(view).print()));
        assertThat(again).isEqualTo(view).hasSameHashCodeAs(view);
        assertThat(again.viewer()).isEqualTo(view.viewer());
        HasardState read =
                GAME.formats()
                        .position(
                                view.now().options().settings(),
                                Json.parse(GAME.formats().position(state).print()));
        assertThat(read).isEqualTo(state).hasSameHashCodeAs(state);
        assertThat(read.hash()).isEqualTo(state.hash());
    }

    /// Printed numbers never change, so that they are sent once; a view is only the table.
    @Test
    void a_view_leaves_the_printed_numbers_to_the_faces() {
        HasardState state = table("{\"tracks\":{\"T2\":\"GANGSTER 2\"}}");
        Json now = GAME.formats().now(GAME.view(state, Seat.of(1)));
        assertThat(now.find("board")).isEmpty();
        var faces = GAME.wording().faces();
        assertThat(faces).hasSize(2 + 40).containsKeys("CH-L", "CH-R", "GANGSTER 1", "CLOWN 5");
        Json gangster = Objects.requireNonNull(faces.get("GANGSTER 2"));
        assertThat(gangster.at("obstacles").items()).map(Json::asText).contains("6 Sf2 Ru1 deadly");
        assertThat(gangster.at("tasks").print()).isEqualTo("{\"2\":\"9 Ru2 Ri2 -> Di\"}");
        Json path = Objects.requireNonNull(faces.get("CH-L"));
        assertThat(path.at("obstacles").items()).hasSize(5).map(Json::asText).contains("6 Sa2");
    }

    /// A position may alter Cartons; only then their numbers come along.
    @Test
    void altered_cartons_come_along_with_a_view() {
        HasardState state =
                table("{\"cartons\":[\"CLOWN 1/2 = 10 Ho3\"],\"tracks\":{\"T1\":\"CLOWN 2\"}}");
        HasardView view = GAME.view(state, Seat.of(0));
        Json board = GAME.formats().now(view).at("board");
        assertThat(board.at("CLOWN 1").at("obstacles").items())
                .map(Json::asText)
                .contains("10 Ho3");
        assertThat(GAME.view(state, Seat.of(0))).isEqualTo(view);
        readsBack(view, state);
    }

    private static HasardState table(String position) {
        return GAME.formats().position(GAME.options().standard(3), Json.parse(position));
    }

    /// What a position does not know is refused with its place, not passed over.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"pawns\":{\"1\":{\"Rii\":1}}} | pawns.1",
                "{\"pawns\":{\"1\":{\"Ri\":-1}}} | pawns.1.Ri",
                "{\"pawns\":{\"1\":{\"has\":\"Be Ri\"}}} | pawns.1.has",
                "{\"tracks\":{\"T5\":\"CLOWN\"}} | tracks",
                "{\"active\":4} | active",
                "{\"phase\":\"NOWHERE\"} | phase",
                "{\"sum\":13} | sum"
            })
    void a_position_is_read_strictly(String position, String where) {
        assertThatThrownBy(() -> table(position))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith(where);
    }
}
