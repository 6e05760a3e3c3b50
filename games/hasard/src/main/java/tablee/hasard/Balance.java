package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Figure;

/// Whether a set is fair and plays well (K-B1 to K-B17, but for the races of K-B16, which take dice and are run by the tests; [Portraits]
/// looks at single professions). The shipped set must keep all of it; for an owner's set it is advice.
final class Balance {

    private final CartonSet set;
    private final List<Career> careers = new ArrayList<>();
    private final Findings findings = new Findings();

    Balance(CartonSet set) {
        this.set = set;
        for (Profession profession : Profession.values()) {
            careers.add(Career.of(set, profession));
        }
        set.cartons().forEach(this::carton);
        careers.forEach(this::career);
        qualities();
        Portraits.look(careers, findings);
        equalCareers();
        childhood();
    }

    List<Findings.Finding> findings() {
        return findings.all();
    }

    /// The table of figures: T values and mark counts of every profession, then one line for each rule.
    List<Figure> figures() {
        var figures = new ArrayList<Figure>();
        for (Career career : careers) {
            figures.add(
                    new Figure(
                            "K-B15",
                            career.profession() + " T3 / T0",
                            "T3 within 12 % of the mean",
                            Findings.one(career.turns(career.usefulKit()))
                                    + " / "
                                    + Findings.one(career.turns(0)),
                            true));
        }
        figures.addAll(findings.byRule());
        return figures;
    }

    private void carton(Carton carton) {
        String card = carton.label();
        List<Obstacle> obstacles = carton.obstacles();
        findings.within("K-B1", card, "number of obstacles", obstacles.size(), 4, 6);
        findings.within(
                "K-B3",
                card,
                "sum of values",
                obstacles.stream().mapToInt(Obstacle::value).sum(),
                38,
                42);
        long values = obstacles.stream().mapToInt(Obstacle::value).distinct().count();
        findings.require(values >= 3, "K-B4", card, "has fewer than three different values");
        findings.require(
                any(obstacles, o -> o.value() >= 9), "K-B4", card, "has no value of 9 or more");
        findings.require(
                any(obstacles, o -> o.marks().of(Quality.RI) + o.marks().of(Quality.SA) > 0),
                "K-B14",
                card,
                "has no ring mark");
        for (int k = 1; k <= obstacles.size(); k++) {
            obstacle(card + "/" + k, obstacles.get(k - 1));
        }
        carton.tasks().forEach(task -> task(carton, task));
        findings.require(
                carton.tasks().size() <= (carton.rank() == Carton.RANKS ? 0 : 2),
                "K-B12",
                card,
                "has too many tasks");
    }

    static boolean any(List<Obstacle> obstacles, Predicate<Obstacle> test) {
        return obstacles.stream().anyMatch(test);
    }

    private void obstacle(String card, Obstacle obstacle) {
        String name = "“" + obstacle.name().in("en") + "”: ";
        if (obstacle.deadly()) {
            findings.within("K-B2", card, name + "value", obstacle.value(), 5, 7);
        } else {
            findings.within("K-B2", card, name + "value", obstacle.value(), 6, 10);
        }
        Map<Quality, Integer> counts = obstacle.marks().counts();
        findings.within("K-B5", card, name + "kinds of marks", counts.size(), 1, 3);
        counts.forEach(
                (quality, count) ->
                        findings.within("K-B5", card, name + "marks of " + quality, count, 1, 3));
        int beads = obstacle.marks().points(Quality.EVERYTHING_WORN);
        int rings = obstacle.marks().of(Quality.RI) + obstacle.marks().of(Quality.SA);
        findings.within(
                "K-B6",
                card,
                name + "value less beads",
                obstacle.value() - beads,
                obstacle.deadly() ? 3 : 4,
                12);
        findings.within(
                "K-B6",
                card,
                name + "value less all marks",
                obstacle.value() - beads - rings,
                2,
                12);
    }

    private void task(Carton carton, Task task) {
        String card = carton.label() + "/" + task.after() + " task";
        findings.within("K-B2", card, "value", task.value(), 7, 11);
        findings.within("K-B12", card, "place", task.after(), 1, carton.obstacles().size() - 1);
        if (task.reward().isRing()) {
            Career career = careers.get(carton.profession().number());
            int needed = task.value() - task.marks().points(career.usefulKit());
            findings.within("K-B12", card, "number needed with the useful three", needed, 5, 7);
        }
    }

    private void career(Career career) {
        String card = career.profession().name();
        Map<Quality, Integer> marks = career.marks();
        findings.within("K-B1", card, "number of obstacles", career.obstacles().size(), 25, 25);
        findings.within("K-B3", card, "sum of values", career.sum(), 195, 205);
        int useful = 0;
        for (Quality quality : Quality.PERMANENT) {
            int count = marks.getOrDefault(quality, 0);
            if (career.mostUseful().contains(quality)) {
                findings.within("K-B7", card, "marks of " + quality, count, 11, 60);
                findings.within(
                        "K-B7",
                        card,
                        "obstacles marked " + quality,
                        career.obstaclesMarked(quality),
                        7,
                        25);
                useful += count;
            } else {
                findings.within("K-B7", card, "marks of " + quality, count, 0, 8);
            }
        }
        findings.within("K-B7", card, "marks of the three most useful", useful, 48, 60);
        findings.within("K-B12", card, "number of tasks", career.tasks().size(), 4, 5);
        findings.within("K-B12", card, "health tasks", tasks(career, Quality.SA), 2, 5);
        findings.within("K-B12", card, "richness tasks", tasks(career, Quality.RI), 1, 5);
        findings.within("K-B14", card, "richness marks", marks.getOrDefault(Quality.RI, 0), 2, 99);
        findings.within("K-B14", card, "health marks", marks.getOrDefault(Quality.SA, 0), 2, 99);
    }

    static int tasks(Career career, Quality reward) {
        return (int) career.tasks().stream().filter(task -> task.reward() == reward).count();
    }

    private void qualities() {
        double mean =
                set.cartons().stream()
                                .flatMap(c -> c.obstacles().stream())
                                .mapToInt(Obstacle::value)
                                .sum()
                        / 40.0;
        findings.require(
                mean >= 39.5 && mean <= 40.5,
                "K-B3",
                "set",
                "mean of the Cartons is " + Findings.one(mean));
        for (Quality quality : Quality.PERMANENT) {
            int leading =
                    (int) careers.stream().filter(c -> c.mostUseful().contains(quality)).count();
            int marked = (int) careers.stream().filter(c -> c.obstaclesMarked(quality) > 0).count();
            findings.within("K-B8", "set", "professions led by " + quality, leading, 2, 8);
            findings.within("K-B8", "set", "professions that mark " + quality, marked, 5, 8);
        }
    }

    private void equalCareers() {
        double mean = careers.stream().mapToDouble(c -> c.turns(c.usefulKit())).average().orElse(0);
        findings.within("K-B15", "set", "mean T3", mean, 10, 12);
        for (Career career : careers) {
            double turns = career.turns(career.usefulKit());
            findings.within(
                    "K-B15", career.profession().name(), "T3", turns, 0.88 * mean, 1.12 * mean);
            findings.within(
                    "K-B15",
                    career.profession().name(),
                    "T0 over T3",
                    career.turns(0) / turns,
                    3.5,
                    4.5);
        }
    }

    private void childhood() {
        int difference = 0;
        int marked = 0;
        for (ChildhoodPath path : set.paths()) {
            String card = "CH-" + path.cradle();
            int sum = path.obstacles().stream().mapToInt(Obstacle::value).sum();
            difference = path.cradle() == Cradle.L ? sum : difference - sum;
            findings.within("K-B17", card, "T0", Odds.turns(path.obstacles(), 0), 3.5, 4.5);
            for (Obstacle obstacle : path.obstacles()) {
                findings.within("K-B2", card, "value", obstacle.value(), 5, 8);
                for (Quality quality : obstacle.marks().counts().keySet()) {
                    marked |= quality.bit();
                }
            }
            findings.require(
                    any(
                            path.obstacles(),
                            o -> o.marks().of(Quality.RI) + o.marks().of(Quality.SA) > 0),
                    "K-B17",
                    card,
                    "has no ring mark");
        }
        findings.within("K-B17", "childhood", "difference of the sums", Math.abs(difference), 0, 1);
        findings.require(
                (marked & Quality.BEADS) == Quality.BEADS,
                "K-B17",
                "childhood",
                "some quality is marked on neither path");
    }
}
