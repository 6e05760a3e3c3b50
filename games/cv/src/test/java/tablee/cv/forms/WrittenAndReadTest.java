package tablee.cv.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cv.Decks;
import tablee.cv.WholeGame;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Viewer;
import tablee.testkit.Rule;

/// Two games with everything in them written and read, and imagined by everybody. The suites do the same over many games.
class WrittenAndReadTest {

    private static final List<WholeGame> GAMES =
            List.of(WholeGame.random("fr", 3, 21), WholeGame.random("en", 2, 22));

    private static final List<Viewer> VIEWERS =
            List.of(Seat.of(0), Seat.of(1), Spectator.SPECTATOR);

    private static Json again(Json json) {
        return Json.parse(json.print());
    }

    @Test
    void positions() {
        for (WholeGame game : GAMES) {
            for (CvState state : game.states(3)) {
                Json json = again(Decks.HOUSE.formats().position(state));
                CvState read = Decks.HOUSE.formats().position(game.settings(), json);
                assertThat(read).isEqualTo(state).hasSameHashCodeAs(state);
                assertThat(read.hash()).isEqualTo(state.hash());
            }
        }
    }

    @Test
    void different_positions_differ() {
        var states = GAMES.getFirst().states(1);
        for (int i = 1; i < states.size(); i++) {
            assertThat(states.get(i)).isNotEqualTo(states.get(i - 1));
            assertThat(states.get(i).hash()).isNotEqualTo(states.get(i - 1).hash());
        }
    }

    @Test
    void views() {
        for (WholeGame game : GAMES) {
            for (CvState state : game.states(4)) {
                for (Viewer viewer : VIEWERS) {
                    CvView view = Decks.HOUSE.view(state, viewer);
                    Json now = again(Decks.HOUSE.formats().now(view));
                    Json memory = again(Decks.HOUSE.formats().memory(view));
                    assertThat(Decks.HOUSE.formats().view(now, memory)).isEqualTo(view);
                }
            }
        }
    }

    @Test
    void events() {
        for (WholeGame game : GAMES) {
            for (Event event : game.events()) {
                Json json = again(Decks.HOUSE.formats().events().write(event));
                assertThat(Decks.HOUSE.formats().events().read(json)).isEqualTo(event);
            }
        }
    }

    @Test
    void actions() {
        for (WholeGame game : GAMES) {
            for (WholeGame.Moment moment : game.moments()) {
                for (CvAction action : Decks.HOUSE.quickLegal(moment.state(), moment.seat())) {
                    var formats = Decks.HOUSE.formats();
                    assertThat(formats.read(formats.write(action))).isEqualTo(action);
                }
            }
        }
    }

    @Test
    @Rule("CV-INFO-19")
    void imagined_worlds_look_the_same_to_who_imagines_them() {
        for (WholeGame game : GAMES) {
            for (CvState state : game.states(5)) {
                for (Viewer viewer : VIEWERS) {
                    CvView view = Decks.HOUSE.view(state, viewer);
                    CvState world = Decks.HOUSE.imagine(view, new Streams(3).stream("world"));
                    Decks.HOUSE.check(world);
                    assertThat(Decks.HOUSE.view(world, viewer)).isEqualTo(view);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "fly",
                "buy",
                "buy 6",
                "buy 0",
                "buy 1 with",
                "buy 1 with d1 d1",
                "buy 1 with x3",
                "throw",
                "throw 8",
                "throw 1 1",
                "convert 35 d1",
                "convert 35 d1 Q",
                "borrow B",
                "place 14",
                "keep 84",
                "keep one"
            })
    void what_cannot_be_read_is_refused(String notation) {
        assertThatThrownBy(() -> Decks.HOUSE.formats().read(notation)).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\": \"fly\"}",
                "{\"kind\":\"converted\",\"seat\":\"A\",\"card\":35,\"source\":\"x1\",\"from\":\"K\",\"to\":\"H\"}",
                "{\"kind\":\"converted\",\"seat\":\"A\",\"card\":35,\"source\":\"d99\",\"from\":\"K\",\"to\":\"H\"}",
                "{\"kind\":\"converted\",\"seat\":\"A\",\"card\":35,\"source\":\"d1\",\"from\":\"K\",\"to\":\"Q\"}",
                "{\"kind\":\"placed\",\"seat\":\"A\",\"card\":14,\"category\":\"goat\",\"depth\":0}"
            })
    void neither_is_json_that_means_nothing(String json) {
        assertThatThrownBy(() -> Decks.HOUSE.formats().events().read(Json.parse(json)))
                .isInstanceOf(BadInput.class);
    }
}
