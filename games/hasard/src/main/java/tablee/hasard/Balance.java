package tablee.hasard;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Figure;

/// Whether a set is fair and plays well (K-B1 to K-B17, but for the races of K-B16, which take dice and are run by the tests). The shipped
/// set must keep all of it; for an owner's set it is advice.
final class Balance {

    /// @param card the Carton or profession meant
    /// @param text what was found and what was expected
    record Finding(String clause, String card, String text, boolean holds) {}

    private final CartonSet set;
    private final List<Career> careers = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    Balance(CartonSet set) {
        this.set = set;
        for (Profession profession : Profession.values()) {
            careers.add(Career.of(set, profession));
        }
        set.cartons().forEach(this::carton);
        careers.forEach(this::career);
        qualities();
        surgeon(careers.get(Profession.CHIRURGIEN.number()));
        deputy(careers.get(Profession.DEPUTE.number()));
        gangster(careers.get(Profession.GANGSTER.number()));
        diplomas();
        equalCareers();
        childhood();
    }

    List<Finding> findings() {
        return List.copyOf(findings);
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
                            one(career.turns(career.usefulKit())) + " / " + one(career.turns(0)),
                            true));
        }
        for (String clause : findings.stream().map(Finding::clause).distinct().sorted().toList()) {
            var all = findings.stream().filter(f -> f.clause().equals(clause)).toList();
            long broken = all.stream().filter(f -> !f.holds()).count();
            figures.add(
                    new Figure(
                            clause,
                            all.size() + " checks",
                            "all hold",
                            all.size() - broken + " hold",
                            broken == 0));
        }
        return figures;
    }

    /// One decimal if it needs one, without a formatter: this also runs in the browser.
    private static String one(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? Long.toString(tenths / 10) : tenths / 10 + "." + tenths % 10;
    }

    private void require(boolean holds, String clause, String card, String text) {
        findings.add(new Finding(clause, card, text, holds));
    }

    private void within(
            String clause, String card, String what, double found, double low, double high) {
        require(
                found >= low && found <= high,
                clause,
                card,
                what + " is " + one(found) + ", expected " + one(low) + " to " + one(high));
    }

    private void carton(Carton carton) {
        String card = carton.label();
        List<Obstacle> obstacles = carton.obstacles();
        within("K-B1", card, "number of obstacles", obstacles.size(), 4, 6);
        within(
                "K-B3",
                card,
                "sum of values",
                obstacles.stream().mapToInt(Obstacle::value).sum(),
                38,
                42);
        long values = obstacles.stream().mapToInt(Obstacle::value).distinct().count();
        require(values >= 3, "K-B4", card, "has fewer than three different values");
        require(any(obstacles, o -> o.value() >= 9), "K-B4", card, "has no value of 9 or more");
        require(
                any(obstacles, o -> o.marks().of(Quality.RI) + o.marks().of(Quality.SA) > 0),
                "K-B14",
                card,
                "has no ring mark");
        for (int k = 1; k <= obstacles.size(); k++) {
            obstacle(card + "/" + k, obstacles.get(k - 1));
        }
        carton.tasks().forEach(task -> task(carton, task));
        require(
                carton.tasks().size() <= (carton.rank() == Carton.RANKS ? 0 : 2),
                "K-B12",
                card,
                "has too many tasks");
    }

    private static boolean any(List<Obstacle> obstacles, Predicate<Obstacle> test) {
        return obstacles.stream().anyMatch(test);
    }

    private void obstacle(String card, Obstacle obstacle) {
        String name = "“" + obstacle.name().in("en") + "”: ";
        if (obstacle.deadly()) {
            within("K-B2", card, name + "value", obstacle.value(), 5, 7);
        } else {
            within("K-B2", card, name + "value", obstacle.value(), 6, 10);
        }
        Map<Quality, Integer> counts = obstacle.marks().counts();
        within("K-B5", card, name + "kinds of marks", counts.size(), 1, 3);
        counts.forEach(
                (quality, count) ->
                        within("K-B5", card, name + "marks of " + quality, count, 1, 3));
        int beads = obstacle.marks().points(Quality.EVERYTHING_WORN);
        int rings = obstacle.marks().of(Quality.RI) + obstacle.marks().of(Quality.SA);
        within(
                "K-B6",
                card,
                name + "value less beads",
                obstacle.value() - beads,
                obstacle.deadly() ? 3 : 4,
                12);
        within(
                "K-B6",
                card,
                name + "value less all marks",
                obstacle.value() - beads - rings,
                2,
                12);
    }

    private void task(Carton carton, Task task) {
        String card = carton.label() + "/" + task.after() + " task";
        within("K-B2", card, "value", task.value(), 7, 11);
        within("K-B12", card, "place", task.after(), 1, carton.obstacles().size() - 1);
        if (task.reward().isRing()) {
            Career career = careers.get(carton.profession().number());
            int needed = task.value() - task.marks().points(career.usefulKit());
            within("K-B12", card, "number needed with the useful three", needed, 5, 7);
        }
    }

    private void career(Career career) {
        String card = career.profession().name();
        Map<Quality, Integer> marks = career.marks();
        within("K-B1", card, "number of obstacles", career.obstacles().size(), 25, 25);
        within("K-B3", card, "sum of values", career.sum(), 195, 205);
        int useful = 0;
        for (Quality quality : Quality.PERMANENT) {
            int count = marks.getOrDefault(quality, 0);
            if (career.mostUseful().contains(quality)) {
                within("K-B7", card, "marks of " + quality, count, 11, 60);
                within(
                        "K-B7",
                        card,
                        "obstacles marked " + quality,
                        career.obstaclesMarked(quality),
                        7,
                        25);
                useful += count;
            } else {
                within("K-B7", card, "marks of " + quality, count, 0, 8);
            }
        }
        within("K-B7", card, "marks of the three most useful", useful, 48, 60);
        within("K-B12", card, "number of tasks", career.tasks().size(), 4, 5);
        within("K-B12", card, "health tasks", tasks(career, Quality.SA), 2, 5);
        within("K-B12", card, "richness tasks", tasks(career, Quality.RI), 1, 5);
        within("K-B14", card, "richness marks", marks.getOrDefault(Quality.RI, 0), 2, 99);
        within("K-B14", card, "health marks", marks.getOrDefault(Quality.SA, 0), 2, 99);
    }

    private static int tasks(Career career, Quality reward) {
        return (int) career.tasks().stream().filter(task -> task.reward() == reward).count();
    }

    private void qualities() {
        double mean =
                set.cartons().stream()
                                .flatMap(c -> c.obstacles().stream())
                                .mapToInt(Obstacle::value)
                                .sum()
                        / 40.0;
        require(mean >= 39.5 && mean <= 40.5, "K-B3", "set", "mean of the Cartons is " + one(mean));
        for (Quality quality : Quality.PERMANENT) {
            int leading =
                    (int) careers.stream().filter(c -> c.mostUseful().contains(quality)).count();
            int marked = (int) careers.stream().filter(c -> c.obstaclesMarked(quality) > 0).count();
            within("K-B8", "set", "professions led by " + quality, leading, 2, 8);
            within("K-B8", "set", "professions that mark " + quality, marked, 5, 8);
        }
    }

    private void surgeon(Career career) {
        String card = "CHIRURGIEN 1";
        Carton first = career.cartons().getFirst();
        int expected = Quality.IN.bit() | Quality.TR.bit() | Quality.HO.bit();
        require(
                career.usefulKit() == expected,
                "K-B9",
                card,
                "most useful are " + career.mostUseful());
        for (Obstacle examination : first.obstacles().subList(0, 2)) {
            boolean hard = examination.value() >= 9;
            boolean marked =
                    examination.marks().of(Quality.IN) > 0
                            && examination.marks().of(Quality.TR) > 0;
            require(
                    hard && marked,
                    "K-B9",
                    card,
                    "the first two are examinations of 9 or more, In and Tr");
        }
        double own = Odds.turns(first.obstacles(), 0);
        for (Career other : careers) {
            double turns = Odds.turns(other.cartons().getFirst().obstacles(), 0);
            require(
                    other.equals(career) || turns < own,
                    "K-B9",
                    card,
                    "no first Carton is harder, " + other.profession() + " is");
        }
        require(rewards(first, Quality.DI), "K-B9", card, "has no Diploma task");
        boolean doctorate =
                rewards(first, Quality.DO) || rewards(career.cartons().get(1), Quality.DO);
        require(doctorate, "K-B9", card, "has no early Doctorate task");
    }

    private static boolean rewards(Carton carton, Quality reward) {
        return carton.tasks().stream().anyMatch(task -> task.reward() == reward);
    }

    private void deputy(Career career) {
        String card = "DEPUTE";
        Map<Quality, Integer> marks = career.marks();
        List<Quality> two = career.mostUseful().subList(0, 2);
        require(
                two.contains(Quality.RU) && two.contains(Quality.CU),
                "K-B10",
                card,
                "Ru and Cu lead, not " + two);
        require(
                marks.getOrDefault(Quality.TR, 0) == 0,
                "K-B10",
                card,
                "work is superfluous and yet marked");
        for (Task task : career.tasks()) {
            require(
                    task.marks().of(Quality.TR) + task.marks().of(Quality.IN) == 0,
                    "K-B10",
                    card,
                    "a task asks for work or wit");
        }
        within("K-B10", card, "obstacles marked In", career.obstaclesMarked(Quality.IN), 1, 1);
        within("K-B10", card, "obstacles marked Ho", career.obstaclesMarked(Quality.HO), 0, 2);
        within("K-B10", card, "marks of Ho", marks.getOrDefault(Quality.HO, 0), 0, 3);
    }

    private void gangster(Career career) {
        String card = "GANGSTER";
        var skulls = career.obstacles().stream().filter(Obstacle::deadly).toList();
        int on =
                (int)
                        career.cartons().stream()
                                .filter(c -> any(c.obstacles(), Obstacle::deadly))
                                .count();
        within("K-B11", card, "deadly obstacles", skulls.size(), 3, 3);
        within("K-B11", card, "Cartons with a skull", on, 3, 3);
        require(
                !any(career.cartons().getFirst().obstacles(), Obstacle::deadly),
                "K-B11",
                card,
                "a skull on Carton 1");
        for (Obstacle skull : skulls) {
            boolean named =
                    skull.name().in("fr").toLowerCase(Locale.ROOT).contains("règlement de compte")
                            || skull.name()
                                    .in("en")
                                    .toLowerCase(Locale.ROOT)
                                    .contains("settling of scores");
            require(
                    named && skull.marks().of(Quality.SF) > 0,
                    "K-B11",
                    card,
                    "a skull is a settling of scores marked Sf");
        }
        within(
                "K-B11",
                card,
                "risk of dying with the useful three, in %",
                100 * Odds.dying(career.obstacles(), career.usefulKit()),
                5,
                15);
        within(
                "K-B11",
                card,
                "risk of dying with nothing, in %",
                100 * Odds.dying(career.obstacles(), 0),
                0,
                80);
    }

    private void diplomas() {
        for (Quality diploma : List.of(Quality.DI, Quality.DO)) {
            int offering = (int) careers.stream().filter(c -> tasks(c, diploma) > 0).count();
            within(
                    "K-B13",
                    "set",
                    "professions with a " + diploma + " task",
                    offering,
                    diploma == Quality.DI ? 3 : 2,
                    8);
            for (Career career : careers) {
                if (tasks(career, diploma) > 0) {
                    require(
                            paysLater(career, diploma),
                            "K-B13",
                            career.profession().name(),
                            diploma + " is never marked after its task");
                }
            }
        }
    }

    private static boolean paysLater(Career career, Quality diploma) {
        boolean won = false;
        for (Carton carton : career.cartons()) {
            if (won && any(carton.obstacles(), o -> o.marks().of(diploma) > 0)) {
                return true;
            }
            won |= rewards(carton, diploma);
        }
        return false;
    }

    private void equalCareers() {
        double mean = careers.stream().mapToDouble(c -> c.turns(c.usefulKit())).average().orElse(0);
        within("K-B15", "set", "mean T3", mean, 10, 12);
        for (Career career : careers) {
            double turns = career.turns(career.usefulKit());
            within("K-B15", career.profession().name(), "T3", turns, 0.88 * mean, 1.12 * mean);
            within(
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
            within("K-B17", card, "T0", Odds.turns(path.obstacles(), 0), 3.5, 4.5);
            for (Obstacle obstacle : path.obstacles()) {
                within("K-B2", card, "value", obstacle.value(), 5, 8);
                for (Quality quality : obstacle.marks().counts().keySet()) {
                    marked |= quality.bit();
                }
            }
            require(
                    any(
                            path.obstacles(),
                            o -> o.marks().of(Quality.RI) + o.marks().of(Quality.SA) > 0),
                    "K-B17",
                    card,
                    "has no ring mark");
        }
        within("K-B17", "childhood", "difference of the sums", Math.abs(difference), 0, 1);
        require(
                (marked & Quality.BEADS) == Quality.BEADS,
                "K-B17",
                "childhood",
                "some quality is marked on neither path");
    }
}
