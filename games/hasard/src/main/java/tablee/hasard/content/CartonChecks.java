package tablee.hasard.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Figure;
import tablee.engine.Message;
import tablee.engine.Words;

/// Whether a set is fair and plays well (K-B1 to K-B15 and K-B17; the races between them take dice and are run by the tests; [Portraits]
/// looks at single professions). The shipped set must keep all of it; for an owner's set it is advice.
final class CartonChecks {

    private final CartonSet set;
    private final List<Career> careers = new ArrayList<>();
    private final CartonFindings findings = new CartonFindings();

    CartonChecks(CartonSet set) {
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

    List<CartonFindings.Finding> findings() {
        return findings.all();
    }

    /// The table of figures: T values and mark counts of every profession, then one line for each rule.
    List<Figure> figures() {
        var figures = new ArrayList<Figure>();
        for (Career career : careers) {
            figures.add(
                    new Figure(
                            "K-B15",
                            Message.of("hasard.check.career", career.profession().spoken()),
                            Message.of("hasard.check.career.near"),
                            Message.of(
                                    "hasard.check.career.turns",
                                    CartonFindings.one(career.turns(career.usefulKit())),
                                    CartonFindings.one(career.turns(0))),
                            true));
        }
        figures.addAll(findings.byRule());
        return figures;
    }

    private void carton(Carton carton) {
        String card = carton.label();
        List<Obstacle> obstacles = carton.obstacles();
        findings.within("K-B1", card, "hasard.check.obstacles", obstacles.size(), 4, 6);
        findings.within(
                "K-B3",
                card,
                "hasard.check.sum",
                obstacles.stream().mapToInt(Obstacle::value).sum(),
                38,
                42);
        long values = obstacles.stream().mapToInt(Obstacle::value).distinct().count();
        findings.require(values >= 3, "K-B4", card, "hasard.check.values");
        findings.require(
                any(obstacles, o -> o.value() >= 9), "K-B4", card, "hasard.check.values.nine");
        findings.require(
                any(obstacles, o -> o.marks().of(Quality.RI) + o.marks().of(Quality.SA) > 0),
                "K-B14",
                card,
                "hasard.check.rings");
        for (int k = 1; k <= obstacles.size(); k++) {
            obstacle(card + "/" + k, obstacles.get(k - 1));
        }
        carton.tasks().forEach(task -> task(carton, task));
        findings.require(
                carton.tasks().size() <= (carton.rank() == Carton.RANKS ? 0 : 2),
                "K-B12",
                card,
                "hasard.check.tasks.many");
    }

    static boolean any(List<Obstacle> obstacles, Predicate<Obstacle> test) {
        return obstacles.stream().anyMatch(test);
    }

    private void obstacle(String card, Obstacle obstacle) {
        Words name = obstacle.name();
        findings.within(
                "K-B2",
                card,
                CartonFindings.of(name, Message.of("hasard.check.value")),
                obstacle.value(),
                obstacle.deadly() ? 5 : 6,
                obstacle.deadly() ? 7 : 10);
        Map<Quality, Integer> counts = obstacle.marks().counts();
        findings.within(
                "K-B5",
                card,
                CartonFindings.of(name, Message.of("hasard.check.kinds")),
                counts.size(),
                1,
                3);
        counts.forEach(
                (quality, count) ->
                        findings.within(
                                "K-B5",
                                card,
                                CartonFindings.of(
                                        name, CartonFindings.of("hasard.check.marks", quality)),
                                count,
                                1,
                                3));
        int beads = obstacle.marks().points(Quality.EVERYTHING_WORN);
        int rings = obstacle.marks().of(Quality.RI) + obstacle.marks().of(Quality.SA);
        findings.within(
                "K-B6",
                card,
                CartonFindings.of(name, Message.of("hasard.check.value.beads")),
                obstacle.value() - beads,
                obstacle.deadly() ? 3 : 4,
                12);
        findings.within(
                "K-B6",
                card,
                CartonFindings.of(name, Message.of("hasard.check.value.marks")),
                obstacle.value() - beads - rings,
                2,
                12);
    }

    private void task(Carton carton, Task task) {
        String card = carton.label() + "/" + task.after() + " task";
        findings.within("K-B2", card, "hasard.check.value", task.value(), 7, 11);
        findings.within(
                "K-B12",
                card,
                "hasard.check.place",
                task.after(),
                1,
                carton.obstacles().size() - 1);
        if (task.reward().isRing()) {
            Career career = careers.get(carton.profession().number());
            int needed = task.value() - task.marks().points(career.usefulKit());
            findings.within("K-B12", card, "hasard.check.needed", needed, 5, 7);
        }
    }

    private void career(Career career) {
        String card = career.profession().name();
        Map<Quality, Integer> marks = career.marks();
        findings.within("K-B1", card, "hasard.check.obstacles", career.obstacles().size(), 25, 25);
        findings.within("K-B3", card, "hasard.check.sum", career.sum(), 195, 205);
        int useful = 0;
        for (Quality quality : Quality.PERMANENT) {
            int count = marks.getOrDefault(quality, 0);
            if (career.mostUseful().contains(quality)) {
                findings.within("K-B7", card, "hasard.check.marks", quality, count, 11, 60);
                findings.within(
                        "K-B7",
                        card,
                        "hasard.check.marked",
                        quality,
                        career.obstaclesMarked(quality),
                        7,
                        25);
                useful += count;
            } else {
                findings.within("K-B7", card, "hasard.check.marks", quality, count, 0, 8);
            }
        }
        findings.within("K-B7", card, "hasard.check.marks.three", useful, 48, 60);
        findings.within("K-B12", card, "hasard.check.tasks", career.tasks().size(), 4, 5);
        findings.within(
                "K-B12",
                card,
                "hasard.check.tasks.of",
                Quality.SA,
                tasks(career, Quality.SA),
                2,
                5);
        findings.within(
                "K-B12",
                card,
                "hasard.check.tasks.of",
                Quality.RI,
                tasks(career, Quality.RI),
                1,
                5);
        findings.within(
                "K-B14",
                card,
                "hasard.check.marks",
                Quality.RI,
                marks.getOrDefault(Quality.RI, 0),
                2,
                99);
        findings.within(
                "K-B14",
                card,
                "hasard.check.marks",
                Quality.SA,
                marks.getOrDefault(Quality.SA, 0),
                2,
                99);
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
        findings.within("K-B3", "set", "hasard.check.mean", mean, 39.5, 40.5);
        for (Quality quality : Quality.PERMANENT) {
            int leading =
                    (int) careers.stream().filter(c -> c.mostUseful().contains(quality)).count();
            int marked = (int) careers.stream().filter(c -> c.obstaclesMarked(quality) > 0).count();
            findings.within("K-B8", "set", "hasard.check.led", quality, leading, 2, 8);
            findings.within("K-B8", "set", "hasard.check.marking", quality, marked, 5, 8);
        }
    }

    private void equalCareers() {
        double mean = careers.stream().mapToDouble(c -> c.turns(c.usefulKit())).average().orElse(0);
        findings.within("K-B15", "set", "hasard.check.turns.mean", mean, 10, 12);
        for (Career career : careers) {
            double turns = career.turns(career.usefulKit());
            findings.within(
                    "K-B15",
                    career.profession().name(),
                    "hasard.check.turns.three",
                    turns,
                    0.88 * mean,
                    1.12 * mean);
            findings.within(
                    "K-B15",
                    career.profession().name(),
                    "hasard.check.turns.ratio",
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
            findings.within(
                    "K-B17",
                    card,
                    "hasard.check.turns.none",
                    Odds.turns(path.obstacles(), 0),
                    3.5,
                    4.5);
            for (Obstacle obstacle : path.obstacles()) {
                findings.within("K-B2", card, "hasard.check.value", obstacle.value(), 5, 8);
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
                    "hasard.check.rings");
        }
        findings.within(
                "K-B17", "childhood", "hasard.check.childhood.sums", Math.abs(difference), 0, 1);
        findings.require(
                (marked & Quality.BEADS) == Quality.BEADS,
                "K-B17",
                "childhood",
                "hasard.check.childhood.marks");
    }
}
