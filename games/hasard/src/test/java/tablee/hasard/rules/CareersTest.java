package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Career;
import tablee.hasard.content.Carton;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;
import tablee.testkit.Rule;

/// Careers on the board: the rules themselves, held to the closed form of section 5.6; and where the army comes in.
class CareersTest {

    private static final HasardGame GAME = HasardProvider.game();

    /// All 36 throws at every obstacle of every Carton, with nothing and with the useful three: as many pass as the closed form says.
    @Test
    @Rule({"HAS-7-3", "HAS-7-7"})
    void every_obstacle_is_as_hard_as_it_looks() {
        for (Profession profession : Profession.values()) {
            Career career = Career.of(GAME.cartons(), profession);
            for (Carton carton : career.cartons()) {
                for (int k = 1; k <= carton.obstacles().size(); k++) {
                    for (int kit : new int[] {0, career.usefulKit(), Quality.EVERYTHING_WORN}) {
                        Obstacle obstacle = carton.obstacles().get(k - 1);
                        assertThat(passing(profession, carton.rank(), k, kit & 0x3FF))
                                .as("%s/%s with %s", carton.label(), k, Quality.worn(kit))
                                .isCloseTo(Odds.passing(obstacle, kit), within(1e-9));
                    }
                }
            }
        }
    }

    private static double passing(Profession profession, int rank, int k, int kit) {
        Json json =
                Json.parse(
                        "{\"phase\":\"THROW\",\"track\":\"T1\",\"tracks\":{\"T1\":\""
                                + profession
                                + "\"}}");
        HasardState state = GAME.formats().position(GAME.options().standard(3), json).fork();
        int from =
                k > 1
                        ? Place.on(0, rank, k - 1)
                        : rank > 1
                                ? Place.on(
                                        0,
                                        rank - 1,
                                        state.cartons().length(profession.number(), rank - 1))
                                : Place.CROSSROADS;
        state.wear(0, kit);
        state.put(0, from);
        HasardState rolling = GAME.act(state, Seat.of(0), Actions.THROW, Events.NONE);
        Chance dice = ((Next.Draw) GAME.next(rolling)).chance();
        double[] passing = {0};
        dice.forEach(
                drawn -> {
                    HasardState after = GAME.draw(rolling, drawn, Events.NONE);
                    boolean moved = after.place(0) != from && after.place(0) != Place.DEAD;
                    passing[0] += moved ? dice.probability(drawn) : 0;
                });
        return passing[0];
    }

    /// HAS-R68: tracks with Cartons count, and the lowest empty ones up to one fewer than pawns; four at most.
    @ParameterizedTest
    @Rule({"HAS-R68", "HAS-22-GUE-A2"})
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | \"T1\":\"CLOWN 2\" | T2",
                "3 | \"T1\":\"CLOWN 2\",\"T3\":\"DEPUTE 1\" | T3",
                "3 | \"T4\":\"CLOWN 5\",\"T3\":\"DEPUTE 5\" | ''",
                "4 | \"T1\":\"CLOWN 2\" | T2 T3",
                "4 | \"T1\":\"CLOWN 2\",\"T2\":\"DEPUTE 5\",\"T3\":\"STARLET 2\" | T1 T3",
                "8 | \"T2\":\"CLOWN 2\" | T1 T3 T4"
            })
    void where_the_army_may_come_in(int seats, String tracks, String expected) {
        var settings = GAME.options().settings(seats, Map.of("level", "C"));
        var json = Json.parse("{\"tracks\":{" + tracks + "}}");
        int found = War.shortest(GAME.formats().position(settings, json));
        var names = new ArrayList<String>();
        for (int track = 0; track < HasardState.TRACKS; track++) {
            if ((found >> track & 1) != 0) {
                names.add("T" + (track + 1));
            }
        }
        assertThat(String.join(" ", names)).isEqualTo(expected);
    }
}
