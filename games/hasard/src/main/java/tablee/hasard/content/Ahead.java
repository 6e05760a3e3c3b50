package tablee.hasard.content;

import java.util.List;

/// What is still ahead on every Carton for whoever wears a certain kit, from each of its places on.
public final class Ahead {

    private final double[][] failures;
    private final double[][] dying;

    Ahead(Carton[] cartons, int kit) {
        failures = new double[cartons.length][];
        dying = new double[cartons.length][];
        for (int i = 0; i < cartons.length; i++) {
            List<Obstacle> all = cartons[i].obstacles();
            failures[i] = new double[all.size() + 1];
            dying[i] = new double[all.size() + 1];
            for (int passed = 0; passed <= all.size(); passed++) {
                List<Obstacle> left = all.subList(passed, all.size());
                failures[i][passed] = Odds.failures(left, kit);
                dying[i][passed] = Odds.dying(left, kit);
            }
        }
    }

    /// As [Odds#failures], behind the first `passed` obstacles.
    public double failures(Profession profession, int rank, int passed) {
        return failures[CartonSet.index(profession.number(), rank)][passed];
    }

    /// As [Odds#dying], behind the first `passed` obstacles.
    public double dying(Profession profession, int rank, int passed) {
        return dying[CartonSet.index(profession.number(), rank)][passed];
    }
}
