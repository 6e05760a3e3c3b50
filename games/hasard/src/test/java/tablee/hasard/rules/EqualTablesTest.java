package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;

/// Two tables are the same exactly when everything on them is.
class EqualTablesTest {

    private static final HasardGame GAME = HasardProvider.game();

    private static final String TABLE =
            "\"tracks\":{\"T1\":\"CLOWN 2\",\"T2\":\"GANGSTER 1\"},\"pawns\":{\"1\":{\"at\":\"T1:1/1\",\"Sa\":1},\"2\":{\"at\":\"T1:1/3\"},\"3\":{\"at\":\"T2:1/1\",\"Sa\":1}}";

    /// One position, and others that differ from it in one thing each.
    private static final String[] POSITIONS = {
        "{\"phase\":\"END\"," + TABLE + "}",
        "{\"phase\":\"THROW\"," + TABLE + "}",
        "{\"phase\":\"LUCK\",\"rolling\":true," + TABLE + "}",
        "{\"phase\":\"THROW\",\"rolling\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"active\":2," + TABLE + "}",
        "{\"phase\":\"END\",\"active\":3," + TABLE + "}",
        "{\"phase\":\"END\",\"drawRound\":11," + TABLE + "}",
        "{\"phase\":\"END\",\"turns\":1," + TABLE + "}",
        "{\"phase\":\"END\",\"turns\":2," + TABLE + "}",
        "{\"phase\":\"END\",\"window\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"atTask\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"track\":\"T1\"," + TABLE + "}",
        "{\"phase\":\"END\",\"track\":\"T2\"," + TABLE + "}",
        "{\"phase\":\"END\",\"sum\":5," + TABLE + "}",
        "{\"phase\":\"END\",\"sum\":6," + TABLE + "}",
        "{\"phase\":\"END\",\"gaveAtBegin\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"gaveAtEnd\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"givers\":1," + TABLE + "}",
        "{\"phase\":\"END\",\"givers\":256," + TABLE + "}",
        "{\"phase\":\"END\",\"receivers\":1," + TABLE + "}",
        "{\"phase\":\"END\",\"receivers\":256," + TABLE + "}",
        "{\"phase\":\"SOURCE\",\"owedHealth\":1," + TABLE + "}",
        "{\"phase\":\"SOURCE\",\"owedHealth\":2," + TABLE + "}",
        "{\"phase\":\"SOURCE\",\"owedHealth\":1,\"due\":\"LAY\"," + TABLE + "}",
        "{\"phase\":\"SOURCE\",\"owedHealth\":1,\"due\":\"LEAP\"," + TABLE + "}",
        "{\"phase\":\"SOURCE\",\"owedHealth\":1,\"due\":\"LEAP\",\"dueFor\":1," + TABLE + "}",
        "{\"phase\":\"SOURCE\",\"owedHealth\":1,\"due\":\"LEAP\",\"dueFor\":64," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"CRI\"," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"FAM\"," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"FAM\",\"thrower\":2," + TABLE + "}",
        "{\"phase\":\"END\",\"destinyPending\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"GUE\"," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"GUE\",\"mobilised\":false," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"GUE\",\"warCarton\":\"T1:1/1\"," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"GUE\",\"warCarton\":\"T3:1/1\"," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"REV\"," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"REV\",\"revolts\":1," + TABLE + "}",
        "{\"phase\":\"END\",\"destiny\":\"REV\",\"revolts\":2," + TABLE + "}",
        "{\"phase\":\"END\",\"freeChanges\":1," + TABLE + "}",
        "{\"phase\":\"END\",\"freeChanges\":4," + TABLE + "}",
        "{\"phase\":\"END\",\"freeNow\":true," + TABLE + "}",
        "{\"phase\":\"END\",\"ending\":\"SUCCESS\"," + TABLE + "}",
        "{\"phase\":\"END\",\"ending\":\"ALL_DEAD\"," + TABLE + "}",
        "{\"phase\":\"END\",\"winner\":1," + TABLE + "}",
        "{\"phase\":\"END\",\"winner\":2," + TABLE + "}",
        "{\"phase\":\"END\",\"birth\":\"1\"," + TABLE + "}",
        "{\"phase\":\"END\"," + TABLE.replace("CLOWN 2", "CLOWN 3") + "}",
        "{\"phase\":\"END\"," + TABLE.replace("T1:1/3", "T1:1/4") + "}",
        "{\"phase\":\"END\",\"cartons\":[\"CLOWN 3/1 = 9\"]," + TABLE + "}"
    };

    private static HasardState read(String position, Map<String, String> options) {
        return GAME.formats().position(GAME.options().settings(4, options), Json.parse(position));
    }

    @Test
    void tables_that_differ_in_one_thing_are_different() {
        Map<String, String> options = Map.of("level", "C", "camps", "true");
        var hashes = new HashSet<Long>();
        HasardState first = read(POSITIONS[0], options);
        for (String position : POSITIONS) {
            HasardState state = read(position, options);
            assertThat(hashes.add(state.hash())).as(position).isTrue();
            assertThat(state.equals(first)).as(position).isEqualTo(hashes.size() == 1);
            HasardState again = read(GAME.formats().position(state).print(), options);
            assertThat(again).isEqualTo(state).hasSameHashCodeAs(state);
            assertThat(again.hash()).isEqualTo(state.hash());
            assertThat(again.hashCode()).isNotZero();
        }
    }

    @Test
    void the_level_and_the_number_of_seats_count_too() {
        var hashes = new HashSet<Long>();
        for (Level level : Level.values()) {
            for (int seats = 3; seats <= 8; seats++) {
                var settings = GAME.options().settings(seats, Map.of("level", level.name()));
                assertThat(hashes.add(GAME.start(settings).hash())).isTrue();
            }
        }
        // Two players have four pawns, as four players have.
        assertThat(hashes.add(GAME.start(GAME.options().standard(2)).hash())).isTrue();
    }

    @Test
    void a_table_is_not_something_else() {
        HasardState state = read(POSITIONS[0], Map.of("level", "V"));
        assertThat(state).isNotEqualTo("a table");
        assertThat(state).isNotEqualTo(read(POSITIONS[0], Map.of("level", "C")));
        HasardView view = GAME.view(state, Seat.of(0));
        assertThat(view).isNotEqualTo("a view").isEqualTo(GAME.view(state, Seat.of(0)));
        assertThat(view).isNotEqualTo(GAME.view(state, Spectator.SPECTATOR));
        assertThat(view.hashCode()).isNotEqualTo(GAME.view(state, Seat.of(1)).hashCode());
    }
}
