package tablee.hasard.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Texts;
import tablee.hasard.Golden;
import tablee.hasard.HasardProvider;
import tablee.testkit.Rule;
import tablee.testkit.SpokenReport;

/// What the validator measures on the shipped set, and that each of its rules can be broken.
class CartonChecksTest {

    private static final ContentSource HOUSE = new HasardProvider().houseContent();
    private static final Texts ENGLISH = HasardProvider.game().wording().texts("en");

    /// All findings but those of single obstacles and tasks, of which two Cartons are shown.
    @Test
    @Rule({"K-B1", "K-B3", "K-B7", "K-B8", "K-B12", "K-B15", "K-B17"})
    void the_shipped_set_measured() throws IOException {
        var checks = new CartonChecks(HasardProvider.game().cartons());
        var lines = new ArrayList<String>();
        for (CartonFindings.Finding finding : checks.findings()) {
            boolean single = finding.card().contains("/");
            boolean shown = finding.card().matches("(GANGSTER 2|CHIRURGIEN 2)/.*");
            if (!single || shown) {
                lines.add(
                        (finding.holds() ? "ok " : "!! ")
                                + finding.clause()
                                + " "
                                + finding.card()
                                + ": "
                                + ENGLISH.say(finding.text()));
            }
        }
        for (ContentReport.Figure figure : checks.figures()) {
            lines.add(
                    figure.clause()
                            + " | "
                            + ENGLISH.say(figure.what())
                            + " | "
                            + ENGLISH.say(figure.found())
                            + " | "
                            + ENGLISH.say(figure.expected())
                            + " | "
                            + figure.holds());
        }
        Golden.compare("balance.txt", lines);
    }

    /// One change of one file (in an owner's set), the rule it breaks, and where.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "K-B2 | CLOWN 1/1 | clown.json | {\"value\": 7, \"marks\": {\"Cu\": 2} | {\"value\": 5, \"marks\": {\"Cu\": 2}",
                "K-B2 | CLOWN 2/1 task | clown.json | {\"after\": 1, \"value\": 8 | {\"after\": 1, \"value\": 12",
                "K-B2 | CH-L | childhood.json | {\"value\": 6, \"marks\": {\"Sa\": 2} | {\"value\": 4, \"marks\": {\"Sa\": 2}",
                "K-B4 | CLOWN 1 | clown.json | {\"value\": 9, \"marks\": {\"Cu\": 3 | {\"value\": 8, \"marks\": {\"Cu\": 3",
                "K-B5 | CLOWN 1/1 | clown.json | {\"value\": 7, \"marks\": {\"Cu\": 2} | {\"value\": 7, \"marks\": {}",
                "K-B7 | DEPUTE | depute.json | {\"value\": 8, \"marks\": {\"Ru\": 2} | {\"value\": 8, \"marks\": {\"Ru\": 2, \"Ch\": 6}",
                "K-B9 | CHIRURGIEN 1 | chirurgien.json | \"reward\": \"Di\" | \"reward\": \"Sa\"",
                "K-B9 | CHIRURGIEN 1 | chirurgien.json | \"reward\": \"Do\" | \"reward\": \"Sa\"",
                "K-B10 | DEPUTE | depute.json | {\"after\": 2, \"value\": 8, \"marks\": {\"Cu\": 2} | {\"after\": 2, \"value\": 8, \"marks\": {\"Tr\": 2}",
                "K-B10 | DEPUTE | depute.json | {\"In\": 2, \"Do\": 1} | {\"Ru\": 2, \"Do\": 1}",
                "K-B11 | GANGSTER | gangster.json | \"Règlement de compte sur les docks\", \"en\": \"Settling of scores at the docks\" | \"Les docks\", \"en\": \"The docks\"",
                "K-B12 | CLOWN 1/2 task | clown.json | {\"after\": 2, \"value\": 8, \"marks\": {\"Tr\": 1, \"Cu\": 1} | {\"after\": 2, \"value\": 11, \"marks\": {\"Tr\": 1, \"Cu\": 1}",
                "K-B12 | CLOWN 1/5 task | clown.json | {\"after\": 2, \"value\": 8, \"marks\": {\"Tr\": 1, \"Cu\": 1} | {\"after\": 5, \"value\": 8, \"marks\": {\"Tr\": 1, \"Cu\": 1}",
                "K-B12 | CLOWN | clown.json | \"reward\": \"Sa\" | \"reward\": \"Ri\"",
                "K-B13 | set | chirurgien.json | \"reward\": \"Do\" | \"reward\": \"Sa\"",
                "K-B13 | GANGSTER | gangster.json | {\"In\": 2, \"Di\": 1} | {\"In\": 2}",
                "K-B14 | CLOWN 1 | clown.json | {\"Cu\": 3, \"Sa\": 2} | {\"Cu\": 3}",
                "K-B17 | CH-L | childhood.json | {\"value\": 7, \"marks\": {\"Tr\": 2} | {\"value\": 8, \"marks\": {\"Tr\": 2}",
                "K-B17 | childhood | childhood.json | {\"Be\": 2} | {\"Cu\": 2}"
            })
    void each_rule_can_be_broken(
            String clause, String card, String file, String printed, String typed) {
        ContentReport report = new HasardProvider().check(changed(file, printed, typed));
        assertThat(report.isSound()).isTrue();
        SpokenReport.check(report, HasardProvider.game().wording());
        assertThat(report.faults())
                .as("%s", report.faults())
                .anyMatch(
                        fault ->
                                fault.clause().equals(clause)
                                        && ENGLISH.say(fault.card()).equals(card)
                                        && fault.severity() == Severity.WARNING
                                        && fault.line() > 0);
        assertThat(report.figures()).anyMatch(f -> f.clause().equals(clause) && !f.holds());
    }

    /// What the rules of reading allow and no more: values from 2 to 12, up to eight obstacles.
    @ParameterizedTest
    @Rule({"K-E2", "K-E3"})
    @CsvSource({
        "2, 0, true",
        "12, 0, true",
        "1, 0, false",
        "13, 0, false",
        "7, 3, true",
        "7, 4, false"
    })
    void an_owner_may_use_the_whole_range(int value, int more, boolean sound) {
        String first = "{\"value\": 7, \"marks\": {\"Cu\": 2},";
        String bar =
                "{\"value\": 7, \"marks\": {\"Cu\": 2}, \"name\": {\"fr\": \"un\", \"en\": \"one\"}},";
        String typed = bar.repeat(more) + first.replace("7", Integer.toString(value));
        ContentReport report = new HasardProvider().check(changed("clown.json", first, typed));
        SpokenReport.check(report, HasardProvider.game().wording());
        assertThat(report.isSound()).as("%s", report.faults()).isEqualTo(sound);
    }

    /// Owners who read French are told in French, and nothing is left without words in either language.
    @Test
    void the_check_speaks_the_language_of_its_reader() throws IOException {
        SpokenReport.keys("hasard.check.", HasardProvider.game().wording());
        var broken =
                changed(
                        "clown.json",
                        "{\"after\": 1, \"value\": 8",
                        "{\"after\": 1, \"value\": 12");
        Texts french = HasardProvider.game().wording().texts("fr");
        assertThat(new HasardProvider().check(broken).faults())
                .extracting(fault -> french.say(fault.sentence()))
                .anyMatch(
                        told ->
                                told.startsWith("clown.json:")
                                        && told.endsWith(
                                                ": CLOWN 2/1, tâche : valeur : 12, attendu 7 à 11 (K-B2)"));
    }

    /// The fingerprint under which a game is logged tells apart any two sets of numbers.
    @Test
    @Rule("OPT-CARTONS")
    void no_two_sets_have_one_fingerprint() {
        CartonSet house = HasardProvider.game().cartons();
        var prints = new TreeSet<Long>();
        var changes =
                List.of(
                        "plain",
                        "CLOWN 1/1 = 6",
                        "CLOWN 1/1 = 7",
                        "CLOWN 1/1 = 7 Cu1",
                        "GANGSTER 1/1 = 7",
                        "GANGSTER 1/1 = 7 deadly",
                        "CLOWN 1/6 = 7",
                        "CLOWN 1/1 task = 8 Cu1 -> Ri",
                        "CLOWN 1/1 task = 8 Cu1 -> Sa",
                        "CLOWN 1/1 task = 8 Cu2 -> Sa",
                        "CLOWN 1/1 task = 9 Cu1 -> Ri",
                        "CLOWN 1/3 task = 8 Cu1 -> Ri");
        for (String change : changes) {
            prints.add(CartonChanges.apply(house, List.of(change)).hash());
        }
        assertThat(prints).hasSize(changes.size()).doesNotContain(house.hash(), 0L);
        CartonSet again = CartonChanges.apply(house, List.of());
        assertThat(again.hash()).isEqualTo(house.hash());
    }

    private static ContentSource changed(String changed, String printed, String typed) {
        return new ContentSource() {
            @Override
            public String name() {
                return "mine";
            }

            @Override
            public Optional<String> read(String file) {
                String text = HOUSE.read(file).orElseThrow();
                if (file.equals(changed)) {
                    assertThat(text).contains(printed);
                    return Optional.of(
                            text.replaceFirst(
                                    java.util.regex.Pattern.quote(printed),
                                    java.util.regex.Matcher.quoteReplacement(typed)));
                }
                return Optional.of(text.replace("\"shipped\": true", "\"shipped\": false"));
            }
        };
    }

    /// The aim of the house set: no matched profession takes a tenth more or less than the others.
    @Test
    @Rule("K-B15")
    void matched_professions_are_within_a_tenth_of_each_other() {
        var turns = new TreeSet<Double>();
        for (Profession profession : Profession.values()) {
            Career career = Career.of(HasardProvider.game().cartons(), profession);
            turns.add(career.turns(career.usefulKit()));
        }
        double mean = turns.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        assertThat(List.of(turns.first() / mean, turns.last() / mean))
                .allSatisfy(ratio -> assertThat(ratio).isBetween(0.9, 1.1));
    }
}
