package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomnessTest {

    /// Known answers for seed 0 through SplitMix64, as other implementations of the published algorithm give them.
    @Test
    void xoshiro_gives_the_published_numbers() {
        Randomness random = new Xoshiro(0);
        for (String known :
                List.of(
                        "5987356902031041503",
                        "7051070477665621255",
                        "6633766593972829180",
                        "211316841551650330",
                        "9136120204379184874",
                        "379361710973160858")) {
            assertThat(Long.toUnsignedString(random.next())).isEqualTo(known);
        }
        assertThat(Long.toUnsignedString(new Xoshiro(42).next())).isEqualTo("15021278609987233951");
        assertThat(Xoshiro.splitMix(Xoshiro.GOLDEN)).isEqualTo(0xE220A8397B1DCDAFL);
    }

    private static Randomness giving(long... words) {
        return new Randomness() {
            private int at;

            @Override
            public long next() {
                return words[at++] << 32;
            }
        };
    }

    /// 2^32 = 3 · 1431655765 + 1: of all words exactly one must be thrown away, and it is the first.
    @Test
    void below_throws_away_what_would_be_a_bias() {
        assertThat(giving(0, 0xFFFF_FFFFL).below(3)).isEqualTo(2);
        assertThat(giving(1).below(3)).isZero();
        assertThat(giving(0x5555_5556L).below(3)).isEqualTo(1);
        assertThat(giving(0x5555_5555L).below(3)).isZero();
        assertThat(giving(0).below(4)).isZero();
        assertThatThrownBy(() -> giving(1).below(0)).hasMessageContaining("bound 0");
    }

    @Test
    void every_number_below_is_about_as_frequent() {
        Randomness random = new Xoshiro(9);
        for (int bound : new int[] {1, 2, 3, 7, 10, 52}) {
            int[] counts = new int[bound];
            for (int i = 0; i < 10_000 * bound; i++) {
                counts[random.below(bound)]++;
            }
            for (int count : counts) {
                assertThat(count).as("below %s", bound).isBetween(9_500, 10_500);
            }
        }
    }

    @Test
    void unit_stays_below_one() {
        Randomness most = giving(0xFFFF_FFFFL, 0);
        assertThat(most.unit()).isLessThan(1).isGreaterThan(0.999);
        assertThat(most.unit()).isZero();
    }

    @Test
    void streams_are_split_by_purpose_number_and_game() {
        Set<Long> firsts = new HashSet<>();
        int streams = 0;
        for (long seed = 0; seed < 20; seed++) {
            for (String purpose : List.of("chance", "choice", "bot", "tob")) {
                for (int number = 0; number < 5; number++) {
                    firsts.add(new Streams(seed).stream(purpose, number).next());
                    firsts.add(new Streams(seed).game(number).stream(purpose).next());
                    streams += 2;
                }
            }
        }
        assertThat(firsts).hasSize(streams);
        assertThat(new Streams(7).stream("chance").next())
                .isEqualTo(new Streams(7).stream("chance", 0).next());
    }
}
