package tablee.bots.metro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import tablee.bots.Budget;
import tablee.bots.Thinking;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;
import tablee.metro.MetroGame;
import tablee.metro.rules.MetroState;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Question;

/// What the opinion of a search looks at. A hand is worth what can still be laid of it: the opinion before this one kept its best card for after the
/// end of the game.
class MetroFeaturesTest {

    private static final MetroGame METRO = MetroGame.house();

    private static final MetroFeatures FEATURES = new MetroFeatures();

    private static double feature(double[] row, String name) {
        return row[FEATURES.names().indexOf(name)];
    }

    /// Good players play; `seen` hears of every turn that begins, and whose it is.
    private static void play(Settings settings, long seed, BiConsumer<MetroState, Seat> seen) {
        var player = Player.EXACT;
        var random = new Xoshiro(seed);
        var thinking = new Thinking(random, 0, Budget.iterations(0));
        var stepper = Stepper.quiet(METRO, METRO.start(settings));
        while (stepper.settle(random) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            MetroView view = stepper.view(seat);
            if (view.now().question() == Question.TURN) {
                seen.accept(stepper.state(), seat);
            }
            stepper.act(seat, player.choose(view, METRO.legal(view), thinking));
        }
    }

    @Test
    void turns_left_are_the_turns_that_come() {
        // Without Accrocs nobody skips a turn.
        var calm =
                METRO.options()
                        .settings(
                                4,
                                Map.of(
                                        "intensity",
                                        "LIBRE",
                                        "accrocsMajorite",
                                        "0",
                                        "accrocsMaturite",
                                        "0"));
        var said = new ArrayList<int[]>();
        var turns = new ArrayList<Integer>();
        play(
                calm,
                3,
                (state, mover) -> {
                    int[] left = new int[4];
                    for (int i = 0; i < left.length; i++) {
                        left[i] = TurnsLeft.of(METRO.view(state, mover).now(), Seat.of(i)).all();
                    }
                    said.add(left);
                    turns.add(mover.index());
                });
        assertThat(turns).hasSize(84);
        int[] count = new int[4];
        for (int turn = turns.size() - 1; turn >= 0; turn--) {
            count[turns.get(turn)]++;
            assertThat(said.get(turn)).as("turn %d", turn).isEqualTo(count);
        }
    }

    @Test
    void a_hand_counts_as_long_as_it_can_be_laid() {
        var names = List.of("hand1", "hand2", "near", "chained", "saving", "dead", "stuck");
        int[] seen = new int[2];
        play(
                METRO.options().standard(4),
                5,
                (state, _) -> {
                    for (int i = 0; i < 4; i++) {
                        Seat seat = Seat.of(i);
                        MetroView view = METRO.view(state, seat);
                        boolean over = TurnsLeft.of(view.now(), seat).here() == 0;
                        double[] row = FEATURES.of(view, seat);
                        double sum = 0;
                        for (String name : names) {
                            sum += Math.abs(feature(row, name));
                        }
                        if (over) {
                            assertThat(sum).isZero();
                        } else {
                            assertThat(sum).isPositive();
                        }
                        seen[over ? 1 : 0]++;
                    }
                });
        assertThat(seen[0]).isGreaterThan(100);
        assertThat(seen[1]).isGreaterThan(5);
    }

    /// Before anything is laid, what needs no connexion can be laid: 34 of 67, 16 of 57 and 10 of 53 life cards of the house set.
    @Test
    void what_can_be_laid_of_a_pack_grows() {
        var first = new ArrayList<double[]>();
        var last = new ArrayList<double[]>();
        play(
                METRO.options().standard(4),
                6,
                (state, mover) -> {
                    var table = METRO.view(state, mover).now();
                    var prospects = new Prospects(table, mover, new Worth(table, mover, true));
                    double[] open = {prospects.open(0), prospects.open(1), prospects.open(2)};
                    (table.turn() == 1 ? first : last).add(open);
                });
        assertThat(first).hasSize(1);
        assertThat(first.getFirst())
                .containsExactly(new double[] {34 / 67.0, 16 / 57.0, 10 / 53.0}, within(1e-9));
        assertThat(last.getLast()[2]).isGreaterThan(first.getFirst()[2]);
    }
}
