package tablee.hasard;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Whether a set draws its professions as the book does: the surgeon's examinations (K-B9), the deputy who need not work (K-B10), the
/// gangster's skulls (K-B11), diplomas that pay later (K-B13).
final class Portraits {

    private final List<Career> careers;
    private final Findings findings;

    private Portraits(List<Career> careers, Findings findings) {
        this.careers = careers;
        this.findings = findings;
    }

    static void look(List<Career> careers, Findings findings) {
        var portraits = new Portraits(careers, findings);
        portraits.surgeon(careers.get(Profession.CHIRURGIEN.number()));
        portraits.deputy(careers.get(Profession.DEPUTE.number()));
        portraits.gangster(careers.get(Profession.GANGSTER.number()));
        portraits.diplomas();
    }

    private void surgeon(Career career) {
        String card = "CHIRURGIEN 1";
        Carton first = career.cartons().getFirst();
        int expected = Quality.IN.bit() | Quality.TR.bit() | Quality.HO.bit();
        findings.require(
                career.usefulKit() == expected,
                "K-B9",
                card,
                "most useful are " + career.mostUseful());
        for (Obstacle examination : first.obstacles().subList(0, 2)) {
            boolean hard = examination.value() >= 9;
            boolean marked =
                    examination.marks().of(Quality.IN) > 0
                            && examination.marks().of(Quality.TR) > 0;
            findings.require(
                    hard && marked,
                    "K-B9",
                    card,
                    "the first two are examinations of 9 or more, In and Tr");
        }
        double own = Odds.turns(first.obstacles(), 0);
        for (Career other : careers) {
            double turns = Odds.turns(other.cartons().getFirst().obstacles(), 0);
            findings.require(
                    other.equals(career) || turns < own,
                    "K-B9",
                    card,
                    "no first Carton is harder, " + other.profession() + " is");
        }
        findings.require(rewards(first, Quality.DI), "K-B9", card, "has no Diploma task");
        boolean doctorate =
                rewards(first, Quality.DO) || rewards(career.cartons().get(1), Quality.DO);
        findings.require(doctorate, "K-B9", card, "has no early Doctorate task");
    }

    private static boolean rewards(Carton carton, Quality reward) {
        return carton.tasks().stream().anyMatch(task -> task.reward() == reward);
    }

    private void deputy(Career career) {
        String card = "DEPUTE";
        Map<Quality, Integer> marks = career.marks();
        List<Quality> two = career.mostUseful().subList(0, 2);
        findings.require(
                two.contains(Quality.RU) && two.contains(Quality.CU),
                "K-B10",
                card,
                "Ru and Cu lead, not " + two);
        findings.require(
                marks.getOrDefault(Quality.TR, 0) == 0,
                "K-B10",
                card,
                "work is superfluous and yet marked");
        for (Task task : career.tasks()) {
            findings.require(
                    task.marks().of(Quality.TR) + task.marks().of(Quality.IN) == 0,
                    "K-B10",
                    card,
                    "a task asks for work or wit");
        }
        findings.within(
                "K-B10", card, "obstacles marked In", career.obstaclesMarked(Quality.IN), 1, 1);
        findings.within(
                "K-B10", card, "obstacles marked Ho", career.obstaclesMarked(Quality.HO), 0, 2);
        findings.within("K-B10", card, "marks of Ho", marks.getOrDefault(Quality.HO, 0), 0, 3);
    }

    private void gangster(Career career) {
        String card = "GANGSTER";
        var skulls = career.obstacles().stream().filter(Obstacle::deadly).toList();
        int on =
                (int)
                        career.cartons().stream()
                                .filter(c -> Balance.any(c.obstacles(), Obstacle::deadly))
                                .count();
        findings.within("K-B11", card, "deadly obstacles", skulls.size(), 3, 3);
        findings.within("K-B11", card, "Cartons with a skull", on, 3, 3);
        findings.require(
                !Balance.any(career.cartons().getFirst().obstacles(), Obstacle::deadly),
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
            findings.require(
                    named && skull.marks().of(Quality.SF) > 0,
                    "K-B11",
                    card,
                    "a skull is a settling of scores marked Sf");
        }
        findings.within(
                "K-B11",
                card,
                "risk of dying with the useful three, in %",
                100 * Odds.dying(career.obstacles(), career.usefulKit()),
                5,
                15);
        findings.within(
                "K-B11",
                card,
                "risk of dying with nothing, in %",
                100 * Odds.dying(career.obstacles(), 0),
                0,
                80);
    }

    private void diplomas() {
        for (Quality diploma : List.of(Quality.DI, Quality.DO)) {
            int offering =
                    (int) careers.stream().filter(c -> Balance.tasks(c, diploma) > 0).count();
            findings.within(
                    "K-B13",
                    "set",
                    "professions with a " + diploma + " task",
                    offering,
                    diploma == Quality.DI ? 3 : 2,
                    8);
            for (Career career : careers) {
                if (Balance.tasks(career, diploma) > 0) {
                    findings.require(
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
            if (won && Balance.any(carton.obstacles(), o -> o.marks().of(diploma) > 0)) {
                return true;
            }
            won |= rewards(carton, diploma);
        }
        return false;
    }
}
