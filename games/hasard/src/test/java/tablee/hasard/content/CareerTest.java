package tablee.hasard.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.testkit.Rule;

/// The closed form of section 5.6 and the figures of section 6.8, held to the same numbers.
class CareerTest {

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

    @Test
    @Rule("HAS-M-6")
    void forty_cartons_five_for_each_of_eight_professions() {
        List<String> labels = GAME.cartons().cartons().stream().map(Carton::label).toList();
        assertThat(labels)
                .hasSize(40)
                .doesNotHaveDuplicates()
                .startsWith("STARLET 1", "STARLET 2")
                .endsWith("CLOWN 4", "CLOWN 5");
        Carton first = GAME.cartons().carton(Profession.CLOWN, 1);
        assertThat(first.taskAfter(2)).map(Task::reward).contains(Quality.SA);
        assertThat(first.taskAfter(1)).isEmpty();
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
