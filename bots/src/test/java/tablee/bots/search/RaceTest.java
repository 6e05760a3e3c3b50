package tablee.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Xoshiro;

class RaceTest {

    /// Two arms; the second does better than the first inclination by `lead` in all worlds, give or take a little.
    private static Race<String> run(double lead, double caution, int worlds) {
        var first = new Arm<>("first", 1);
        var second = new Arm<>("second", 0.5);
        var race = new Race<>(List.of(first, second), caution);
        var random = new Xoshiro(8);
        for (int world = 0; world < worlds && !race.isDecided(); world++) {
            double luck = random.unit();
            double noise = 0.02 * (random.unit() - 0.5);
            for (Arm<String> arm : race.runners(world, random)) {
                arm.learn(world, arm == first ? luck : luck + lead + noise);
            }
            race.check(world + 1);
        }
        return race;
    }

    @ParameterizedTest
    @CsvSource({
        "0.01, 0, second",
        "0.01, 0.015, first",
        "0.03, 0.015, second",
        "0.03, 0.05, first",
        "-0.03, 0, first",
        "-0.03, 0.015, first"
    })
    void a_lead_is_believed_beyond_the_caution(double lead, double caution, String best) {
        assertThat(run(lead, caution, 500).best().action).isEqualTo(best);
    }

    /// What will not be preferred anyway needs no more thought.
    @ParameterizedTest
    @CsvSource({"0.01, 0.015, true", "0.0145, 0.015, false"})
    void a_cautious_race_ends_when_no_lead_is_to_be_expected(
            double lead, double caution, boolean decided) {
        assertThat(run(lead, caution, 64).isDecided()).isEqualTo(decided);
    }

    /// Time is up in the middle of a world, when the second has run in it and the first has not.
    @Test
    void a_world_cut_short_is_no_reason_to_leave_the_first_inclination() {
        var first = new Arm<>("first", 1);
        var second = new Arm<>("second", 0.5);
        var race = new Race<>(List.of(first, second), 0);
        for (int world = 0; world < 5; world++) {
            first.learn(world, 0.5);
            second.learn(world, 0.5);
        }
        second.learn(5, 0.5);
        assertThat(race.best()).isSameAs(first);
    }
}
