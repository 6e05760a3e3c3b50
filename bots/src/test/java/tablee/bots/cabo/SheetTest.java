package tablee.bots.cabo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SheetTest {

    private static double duel(double own, double other) {
        return Sheet.chance(new double[] {own, other}, 0);
    }

    @Test
    void two_seats_share_one_game() {
        assertThat(duel(0, 0)).isCloseTo(0.5, within(1e-9));
        for (int own = 0; own <= 100; own += 10) {
            for (int other = 0; other <= 100; other += 10) {
                assertThat(duel(own, other) + duel(other, own)).isCloseTo(1, within(1e-3));
            }
        }
    }

    /// But for the drop: 76 is a good place to lose 24 points from.
    @Test
    void fewer_points_are_better_and_a_drop_is_a_gift() {
        assertThat(duel(10, 40)).isGreaterThan(duel(20, 40));
        assertThat(duel(30, 90)).isGreaterThan(0.9);
        assertThat(duel(Sheet.after(76, 24, true), 60)).isGreaterThan(duel(76 + 13, 60) + 0.2);
    }

    @Test
    void only_points_that_are_known_and_made_in_this_round_drop() {
        assertThat(Sheet.after(91, 9, true)).isEqualTo(50);
        assertThat(Sheet.after(91, 9, false)).isEqualTo(100);
        assertThat(Sheet.after(100, 0, true)).isEqualTo(100);
    }

    @Test
    void above_a_hundred_the_game_is_over() {
        assertThat(duel(40, 101)).isEqualTo(1);
        assertThat(duel(101, 40)).isZero();
        assertThat(Sheet.chance(new double[] {20, 120, 20}, 0)).isEqualTo(0.5);
    }

    @Test
    void several_seats_share_one_game() {
        double[] scores = {10, 40, 40, 99};
        double all = 0;
        for (int seat = 0; seat < scores.length; seat++) {
            all += Sheet.chance(scores, seat);
        }
        assertThat(all).isCloseTo(1, within(1e-9));
        assertThat(Sheet.chance(scores, 0)).isGreaterThan(Sheet.chance(scores, 1));
    }
}
