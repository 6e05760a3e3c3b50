package tablee.hasard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.testkit.Rule;

/// The closed form of section 5.6, the figures of section 6.8, and the rules themselves, held to the same numbers.
class CareersTest {

    private static final HasardGame GAME = HasardProvider.game();

    @ParameterizedTest
    @Rule({"K-B15", "K-B11"})
    @CsvSource({
        "STARLET, 200, 10.9, 43.4",
        "LAMPISTE, 200, 10.7, 43.0",
        "CHIRURGIEN, 200, 11.4, 43.4",
        "COMMERCANT, 200, 10.9, 44.1",
        "GANGSTER, 198, 9.8, 41.0",
        "MILITAIRE, 200, 10.4, 42.9",
        "DEPUTE, 200, 11.1, 43.7",
        "CLOWN, 200, 10.2, 44.1"
    })
    void careers_take_as_long_as_the_register_measured(
            Profession profession, int sum, double matched, double alone) {
        Career career = Career.of(GAME.cartons(), profession);
        assertThat(career.sum()).isEqualTo(sum);
        assertThat(career.turns(career.usefulKit())).isCloseTo(matched, within(0.05));
        assertThat(career.turns(0)).isCloseTo(alone, within(0.05));
    }

    @Test
    @Rule("K-B11")
    void the_life_of_a_gangster() {
        Career gangster = Career.of(GAME.cartons(), Profession.GANGSTER);
        assertThat(Odds.dying(gangster.obstacles(), gangster.usefulKit()))
                .isCloseTo(0.08, within(0.005));
        assertThat(Odds.dying(gangster.obstacles(), 0)).isCloseTo(0.75, within(0.005));
    }

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
                                .as("%s/%s with %s", carton.label(), k, PositionJson.kit(kit))
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
        state.pawn(0, Pawn.at(Pawn.wearing(state.pawn(0), kit), from));
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

    /// Three marks or more make a quality handy: strength to a surgeon, nothing more to a clown.
    @Test
    @Rule("HAS-4-11")
    void what_a_profession_asks_for() {
        Career surgeon = Career.of(GAME.cartons(), Profession.CHIRURGIEN);
        assertThat(surgeon.demand())
                .isEqualTo(
                        new Career.Demand(
                                Profession.CHIRURGIEN,
                                List.of(Quality.IN, Quality.TR, Quality.HO),
                                List.of(Quality.SF)));
        Career clown = Career.of(GAME.cartons(), Profession.CLOWN);
        assertThat(clown.demand().handy()).isEmpty();
        for (Profession profession : Profession.values()) {
            Career career = Career.of(GAME.cartons(), profession);
            Map<Quality, Integer> marks = career.marks();
            assertThat(career.demand().handy())
                    .containsExactlyElementsOf(
                            Quality.PERMANENT.stream()
                                    .filter(q -> !career.mostUseful().contains(q))
                                    .filter(q -> marks.getOrDefault(q, 0) > 2)
                                    .toList());
        }
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
                names.add(Notation.track(track));
            }
        }
        assertThat(String.join(" ", names)).isEqualTo(expected);
    }

    @Test
    void two_dice_in_thirty_sixths() {
        assertThat(Odds.reaching(2)).isEqualTo(1);
        assertThat(Odds.reaching(-3)).isEqualTo(1);
        assertThat(Odds.reaching(7)).isEqualTo(21 / 36.0);
        assertThat(Odds.reaching(12)).isEqualTo(1 / 36.0);
        assertThat(Odds.reaching(13)).isZero();
    }
}
