package tablee.hasard.content;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tablee.engine.Message;

/// Whether a set draws its professions as the book does: the surgeon's examinations (K-B9), the deputy who need not work (K-B10), the
/// gangster's skulls (K-B11), diplomas that pay later (K-B13).
final class Portraits {

    private final List<Career> careers;
    private final CartonFindings findings;

    private Portraits(List<Career> careers, CartonFindings findings) {
        this.careers = careers;
        this.findings = findings;
    }

    static void look(List<Career> careers, CartonFindings findings) {
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
                Message.of("hasard.check.surgeon.useful", codes(career.mostUseful())));
        for (Obstacle examination : first.obstacles().subList(0, 2)) {
            boolean hard = examination.value() >= 9;
            boolean marked =
                    examination.marks().of(Quality.IN) > 0
                            && examination.marks().of(Quality.TR) > 0;
            findings.require(hard && marked, "K-B9", card, "hasard.check.surgeon.exams");
        }
        double own = Odds.turns(first.obstacles(), 0);
        for (Career other : careers) {
            double turns = Odds.turns(other.cartons().getFirst().obstacles(), 0);
            findings.require(
                    other.equals(career) || turns < own,
                    "K-B9",
                    card,
                    Message.of("hasard.check.surgeon.hardest", other.profession().spoken()));
        }
        findings.require(rewards(first, Quality.DI), "K-B9", card, "hasard.check.surgeon.diploma");
        boolean doctorate =
                rewards(first, Quality.DO) || rewards(career.cartons().get(1), Quality.DO);
        findings.require(doctorate, "K-B9", card, "hasard.check.surgeon.doctorate");
    }

    private static String codes(List<Quality> qualities) {
        return String.join(", ", qualities.stream().map(Quality::code).toList());
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
                Message.of("hasard.check.deputy.lead", codes(two)));
        findings.require(
                marks.getOrDefault(Quality.TR, 0) == 0, "K-B10", card, "hasard.check.deputy.work");
        for (Task task : career.tasks()) {
            findings.require(
                    task.marks().of(Quality.TR) + task.marks().of(Quality.IN) == 0,
                    "K-B10",
                    card,
                    "hasard.check.deputy.task");
        }
        findings.within(
                "K-B10",
                card,
                "hasard.check.marked",
                Quality.IN,
                career.obstaclesMarked(Quality.IN),
                1,
                1);
        findings.within(
                "K-B10",
                card,
                "hasard.check.marked",
                Quality.HO,
                career.obstaclesMarked(Quality.HO),
                0,
                2);
        findings.within(
                "K-B10",
                card,
                "hasard.check.marks",
                Quality.HO,
                marks.getOrDefault(Quality.HO, 0),
                0,
                3);
    }

    private void gangster(Career career) {
        String card = "GANGSTER";
        var skulls = career.obstacles().stream().filter(Obstacle::deadly).toList();
        int on =
                (int)
                        career.cartons().stream()
                                .filter(c -> CartonChecks.any(c.obstacles(), Obstacle::deadly))
                                .count();
        findings.within("K-B11", card, "hasard.check.skulls", skulls.size(), 3, 3);
        findings.within("K-B11", card, "hasard.check.skulls.cartons", on, 3, 3);
        findings.require(
                !CartonChecks.any(career.cartons().getFirst().obstacles(), Obstacle::deadly),
                "K-B11",
                card,
                "hasard.check.skulls.first");
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
                    "hasard.check.skulls.named");
        }
        findings.within(
                "K-B11",
                card,
                "hasard.check.risk.three",
                100 * Odds.dying(career.obstacles(), career.usefulKit()),
                5,
                15);
        findings.within(
                "K-B11",
                card,
                "hasard.check.risk.none",
                100 * Odds.dying(career.obstacles(), 0),
                0,
                80);
    }

    private void diplomas() {
        for (Quality diploma : List.of(Quality.DI, Quality.DO)) {
            int offering =
                    (int) careers.stream().filter(c -> CartonChecks.tasks(c, diploma) > 0).count();
            findings.within(
                    "K-B13",
                    "set",
                    "hasard.check.diploma.tasks",
                    diploma,
                    offering,
                    diploma == Quality.DI ? 3 : 2,
                    8);
            for (Career career : careers) {
                if (CartonChecks.tasks(career, diploma) > 0) {
                    findings.require(
                            paysLater(career, diploma),
                            "K-B13",
                            career.profession().name(),
                            CartonFindings.of("hasard.check.diploma.later", diploma));
                }
            }
        }
    }

    private static boolean paysLater(Career career, Quality diploma) {
        boolean won = false;
        for (Carton carton : career.cartons()) {
            if (won && CartonChecks.any(carton.obstacles(), o -> o.marks().of(diploma) > 0)) {
                return true;
            }
            won |= rewards(carton, diploma);
        }
        return false;
    }
}
