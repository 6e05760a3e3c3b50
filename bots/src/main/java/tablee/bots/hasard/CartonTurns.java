package tablee.bots.hasard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tablee.hasard.content.Carton;
import tablee.hasard.content.CartonSet;
import tablee.hasard.content.Obstacle;
import tablee.hasard.content.Odds;
import tablee.hasard.content.Profession;
import tablee.hasard.content.Quality;

/// What is left of a Carton in turns, worked out once for each kit: a search asks for all forty at the end of every imagined game, which
/// took more than half of its time. Follows from the numbers of the set alone, so that nothing is remembered that could change a choice. Threads
/// may share it: rows never change, and a lost one is only worked out again.
final class CartonTurns {

    /// A life is worth about as many turns as a long career.
    private static final double DEATH = 25;

    private static final int ROOM = 8;

    private static final @Nullable CartonTurns[] LATELY = new CartonTurns[ROOM];

    /// Complete before anybody else can see it.
    private static final class Row {
        private final double[] turns;

        Row(double[] turns) {
            this.turns = turns;
        }
    }

    private final CartonSet set;
    private final int[] starts;
    private final @Nullable Row[] rows = new Row[Quality.EVERYTHING_WORN + 1];

    private CartonTurns(CartonSet set) {
        this.set = set;
        List<Carton> cartons = set.cartons();
        starts = new int[cartons.size() + 1];
        for (int i = 0; i < cartons.size(); i++) {
            starts[i + 1] = starts[i] + cartons.get(i).obstacles().size() + 1;
        }
    }

    static CartonTurns of(CartonSet set) {
        int place = set.hashCode() & (ROOM - 1);
        CartonTurns found = LATELY[place];
        if (found == null || !found.set.equals(set)) {
            found = new CartonTurns(set);
            LATELY[place] = found;
        }
        return found;
    }

    /// Failures to expect behind the first `passed` obstacles, and what death would cost.
    double left(Profession profession, int rank, int passed, int kit) {
        Row row = rows[kit];
        if (row == null) {
            row = worked(kit);
            rows[kit] = row;
        }
        return row.turns[starts[profession.number() * Carton.RANKS + rank - 1] + passed];
    }

    private Row worked(int kit) {
        double[] turns = new double[starts[starts.length - 1]];
        int next = 0;
        for (Carton carton : set.cartons()) {
            List<Obstacle> all = carton.obstacles();
            for (int passed = 0; passed <= all.size(); passed++) {
                List<Obstacle> left = all.subList(passed, all.size());
                turns[next++] = Odds.failures(left, kit) + DEATH * Odds.dying(left, kit);
            }
        }
        return new Row(turns);
    }
}
