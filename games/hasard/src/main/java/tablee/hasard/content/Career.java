package tablee.hasard.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// One profession in figures: what its obstacles ask for, and how long it takes (sections 6.3 and 6.5 of the register).
public record Career(Profession profession, List<Carton> cartons) {

    private static final int USEFUL = 3;
    private static final int HANDY = 3;

    public Career {
        cartons = List.copyOf(cartons);
    }

    public static Career of(CartonSet set, Profession profession) {
        var cartons = new ArrayList<Carton>();
        for (int rank = 1; rank <= Carton.RANKS; rank++) {
            cartons.add(set.carton(profession, rank));
        }
        return new Career(profession, cartons);
    }

    public List<Obstacle> obstacles() {
        return cartons.stream().flatMap(carton -> carton.obstacles().stream()).toList();
    }

    public List<Task> tasks() {
        return cartons.stream().flatMap(carton -> carton.tasks().stream()).toList();
    }

    /// Marks on all obstacles, by quality; qualities without any are there with 0.
    public Map<Quality, Integer> marks() {
        var marks = new EnumMap<Quality, Integer>(Quality.class);
        for (Quality quality : Quality.values()) {
            int count = obstacles().stream().mapToInt(o -> o.marks().of(quality)).sum();
            marks.put(quality, count);
        }
        return marks;
    }

    public int obstaclesMarked(Quality quality) {
        return (int) obstacles().stream().filter(o -> o.marks().of(quality) > 0).count();
    }

    /// HAS-4-11 The three permanent qualities with most marks.
    public List<Quality> mostUseful() {
        Map<Quality, Integer> marks = marks();
        return Quality.PERMANENT.stream()
                .sorted(
                        Comparator.comparingInt(
                                (Quality quality) -> -marks.getOrDefault(quality, 0)))
                .limit(USEFUL)
                .toList();
    }

    /// One line of the table of useful qualities: the three that matter most, and those marked three times or more.
    public record Demand(Profession profession, List<Quality> useful, List<Quality> handy) {}

    Demand demand() {
        Map<Quality, Integer> marks = marks();
        List<Quality> useful = mostUseful();
        List<Quality> handy =
                Quality.PERMANENT.stream()
                        .filter(quality -> !useful.contains(quality))
                        .filter(quality -> marks.getOrDefault(quality, 0) >= HANDY)
                        .toList();
        return new Demand(profession, useful, handy);
    }

    /// K-B16 What a pawn made for this profession wears: the T3 kit of the register, with which it races against the others.
    public int usefulKit() {
        return mostUseful().stream().mapToInt(Quality::bit).sum();
    }

    /// T of the register for a pawn with this kit.
    public double turns(int kit) {
        return Odds.turns(obstacles(), kit);
    }

    public int sum() {
        return obstacles().stream().mapToInt(Obstacle::value).sum();
    }
}
