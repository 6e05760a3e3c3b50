package tablee.cabo.forms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cabo.Tables;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.engine.Event;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Viewer;
import tablee.testkit.Positions;
import tablee.testkit.Rule;

/// One short game, with everything in it written and read, and imagined by everybody. The suites do the same over many games.
class WrittenAndReadTest {

    private static final int STEPS = 90;

    private static Settings table() {
        return Tables.of(3, "firstStarter", "A", "memory", "on", "decks", "2");
    }

    private static CaboState after(int step) {
        return Positions.random(Tables.CABO, table(), 4, step);
    }

    private static final Viewer[] VIEWERS = {
        Seat.of(0), Seat.of(1), Seat.of(2), Spectator.SPECTATOR
    };

    @Test
    void views() {
        for (int step = 0; step < STEPS; step++) {
            for (Viewer viewer : VIEWERS) {
                CaboView view = Tables.CABO.view(after(step), viewer);
                Json now = Json.parse(Tables.CABO.formats().now(view).print());
                Json memory = Json.parse(Tables.CABO.formats().memory(view).print());
                assertThat(Tables.CABO.formats().view(now, memory)).isEqualTo(view);
            }
        }
    }

    @Test
    void actions() {
        for (int step = 0; step < STEPS; step++) {
            for (Seat seat : Seats.all(3)) {
                CaboView view = Tables.CABO.view(after(step), seat);
                for (CaboAction action : Tables.CABO.legal(view)) {
                    String notation = Tables.CABO.formats().write(action);
                    assertThat(Tables.CABO.formats().read(notation)).isEqualTo(action);
                }
            }
        }
    }

    @Test
    void positions() {
        for (int step = 0; step < STEPS; step++) {
            Json json = Json.parse(Tables.CABO.formats().position(after(step)).print());
            assertThat(Tables.CABO.formats().position(table(), json)).isEqualTo(after(step));
        }
    }

    @Test
    void events() {
        var match = Positions.match(Tables.CABO, table(), 4, 200);
        for (int step = 0; step < match.steps(); step++) {
            for (Event event : match.events(step)) {
                Json json = Json.parse(Tables.CABO.formats().events().write(event).print());
                assertThat(Tables.CABO.formats().events().read(json)).isEqualTo(event);
            }
        }
    }

    @Test
    @Rule("CABO-INFO-15")
    void imagined_worlds_look_the_same_to_who_imagines_them() {
        for (int step = 0; step < STEPS; step++) {
            for (Viewer viewer : VIEWERS) {
                CaboView view = Tables.CABO.view(after(step), viewer);
                CaboState world = Tables.CABO.imagine(view, new Streams(step).stream("world"));
                Tables.CABO.check(world);
                assertThat(Tables.CABO.view(world, viewer)).isEqualTo(view);
            }
        }
    }

    @Test
    void the_quick_list_is_the_list() {
        for (int step = 0; step < STEPS; step++) {
            CaboState state = after(step);
            for (Seat seat : state.awaited()) {
                assertThat(Tables.CABO.quickLegal(state, seat))
                        .isEqualTo(Tables.CABO.legal(Tables.CABO.view(state, seat)));
            }
        }
    }

    /// Every position of a held card, from the lowest card on.
    @ParameterizedTest
    @ValueSource(ints = {0, 7, 13})
    void a_card_in_hand_is_imagined_by_the_others(int held) {
        CaboState state = Tables.position(2, "{'phase':'hold drawn','held':" + held + "}");
        for (Viewer viewer : new Viewer[] {Seat.of(0), Seat.of(1), Spectator.SPECTATOR}) {
            CaboView view = Tables.CABO.view(state, viewer);
            CaboState world = Tables.CABO.imagine(view, new Streams(1).stream("world"));
            Tables.CABO.check(world);
            assertThat(Tables.CABO.view(world, viewer)).isEqualTo(view);
        }
    }

    @Test
    void a_position_in_full() {
        assertThat(Tables.CABO.formats().position(Tables.position(2, "{'discard':[0]}")).print())
                .isEqualTo(
                        "{\"phase\":\"turn start\",\"round\":1,\"turns\":0,\"starter\":\"A\",\"dealer\":\"B\","
                                + "\"active\":\"A\",\"caller\":null,\"held\":null,\"ready\":[],"
                                + "\"tableaux\":{\"A\":[1,2,3,4],\"B\":[5,6,7,8]},\"looked\":[],"
                                + "\"known\":{\"A\":[],\"B\":[],\"public\":[]},"
                                + "\"draw\":[0,1,1,1,2,2,2,3,3,3,4,4,4,5,5,5,6,6,6,7,7,7,8,8,8,9,9,9,9,10,10,10,10,"
                                + "11,11,11,11,12,12,12,12,13,13],\"discard\":[0],"
                                + "\"scores\":[0,0],\"resets\":[0,0],\"points\":[]}");
    }
}
