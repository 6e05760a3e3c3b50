package tablee.hasard.content;

import java.util.List;

/// Two dice in closed form (section 5.6 of the register).
public final class Odds {

    /// 36ths of throws that reach n, by n.
    private static final int[] REACHING = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};

    private Odds() {}

    /// How likely two dice reach this number.
    public static double reaching(int number) {
        return outOf36(number) / 36.0;
    }

    /// How many of the 36 throws reach this number.
    public static int outOf36(int number) {
        return number < REACHING.length ? REACHING[Math.max(0, number)] : 0;
    }

    /// How likely a pawn with these beads and diplomas passes, without rings.
    public static double passing(Obstacle obstacle, int kit) {
        return reaching(obstacle.value() - obstacle.marks().points(kit));
    }

    /// Turns a pawn alone needs for a stretch of obstacles: one, and one more for every expected failure. An obstacle that
    /// the dice alone can never pass counts as a very long wait.
    public static double turns(List<Obstacle> obstacles, int kit) {
        return 1 + failures(obstacles, kit);
    }

    public static double failures(List<Obstacle> obstacles, int kit) {
        double failures = 0;
        for (Obstacle obstacle : obstacles) {
            double p = Math.max(passing(obstacle, kit), 1.0 / 72);
            failures += (1 - p) / p;
        }
        return failures;
    }

    /// How likely a pawn dies when it meets each deadly obstacle of the stretch once.
    public static double dying(List<Obstacle> obstacles, int kit) {
        double surviving = 1;
        for (Obstacle obstacle : obstacles) {
            surviving *= obstacle.deadly() ? passing(obstacle, kit) : 1;
        }
        return 1 - surviving;
    }
}
