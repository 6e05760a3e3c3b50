package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.engine.ContentReport;
import tablee.metro.Golden;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;
import tablee.testkit.SpokenReport;

/// Every constraint of the register, broken once.
class BrokenConstraintsTest {

    /// What to change in which file, and the clause that then complains.
    private record Break(String clause, String file, String from, String to) {
        ContentReport report() {
            return Owned.checked(file, from, to);
        }
    }

    private static final List<Break> BREAKS =
            List.of(
                    new Break(
                            "METRO-CONTENT-B1",
                            "life.json",
                            "'copies': 4, 'category': 'AMOUR'",
                            "'copies': 3, 'category': 'AMOUR'"),
                    new Break(
                            "METRO-CONTENT-B2",
                            "accrocs.json",
                            "'station': 'MAJORITE', 'copies': 1, 'category': 'SEXE'",
                            "'station': 'MATURITE', 'copies': 1, 'category': 'SEXE'"),
                    new Break(
                            "METRO-CONTENT-B3",
                            "patrimoine.json",
                            "'station': 'PUBERTE'",
                            "'station': 'MAJORITE'"),
                    new Break(
                            "METRO-CONTENT-B4",
                            "defis.json",
                            "'title': 'Défi des cœurs'",
                            "'station': 'MAJORITE', 'title': 'Défi des cœurs'"),
                    new Break(
                            "METRO-CONTENT-B5",
                            "personnages.json",
                            "  { 'names': ['Prune', 'Oscar']",
                            "  // { 'names': ['Prune', 'Oscar']"),
                    new Break(
                            "METRO-CONTENT-B6",
                            "life.json",
                            "'points': {'AMOUR': 1},\n    'flavour': 'Fianc",
                            "'points': {'AMOUR': 0},\n    'flavour': 'Fianc"),
                    new Break(
                            "METRO-CONTENT-B7",
                            "life.json",
                            "'category': 'SEXE'",
                            "'category': 'AMOUR'"),
                    new Break(
                            "METRO-CONTENT-B8",
                            "life.json",
                            "'connexions': [ ",
                            "'connexions': [ {'points': {'SOCIAL': 1}}, "),
                    new Break(
                            "METRO-CONTENT-B9",
                            "life.json",
                            "'noblesse':",
                            "'money': 0, 'noblesse':"),
                    new Break(
                            "METRO-CONTENT-B10",
                            "life.json",
                            "'title': 'Gilet jaune'",
                            "'title': 'Gilet vert'"),
                    new Break(
                            "METRO-CONTENT-B11",
                            "life.json",
                            "{'cards': ['Musicien en herbe'], 'points': {'SEXE': 3}}",
                            "{'cards': ['Musicien en herbe'], 'points': {'SEXE': 4}}"),
                    new Break(
                            "METRO-CONTENT-B12",
                            "life.json",
                            "'unit': 'ACCROCS'",
                            "'unit': 'MONEY'"),
                    new Break(
                            "METRO-CONTENT-B13",
                            "accrocs.json",
                            "{'do': 'SWAP_HANDS', 'when': 'IMMEDIATE', 'who': 'VICTIM'}",
                            "{'do': 'MOVE_ACCROC'}"),
                    new Break(
                            "METRO-CONTENT-B14",
                            "accrocs.json",
                            "'effects': [ {'do': 'SWAP_HANDS', 'when': 'IMMEDIATE', 'who': 'VICTIM'} ]",
                            "'effects': []"),
                    new Break(
                            "METRO-CONTENT-B15",
                            "personnages.json",
                            "'main': {'category': 'AMOUR', 'min': 10}, 'secondary': {'category': 'SOCIAL'",
                            "'main': {'category': 'AMOUR', 'min': 10}, 'secondary': {'category': 'AMOUR'"),
                    new Break(
                            "METRO-CONTENT-B16",
                            "life.json",
                            "{'cards': ['Sport du mercredi']}",
                            "{'cards': ['Sport du jeudi']}"),
                    new Break(
                            "METRO-CONTENT-B17",
                            "life.json",
                            "'title': 'Brevet', 'en'",
                            "'connexions': [{'cards': ['Premier de la classe']}], 'title': 'Brevet', 'en'"),
                    new Break(
                            "METRO-CONTENT-B18",
                            "life.json",
                            "'connexions': [ {'points': {'BOULOT': 5}} ]",
                            "'connexions': [ {'points': {'BOULOT': 500}} ]"),
                    new Break(
                            "METRO-CONTENT-B19",
                            "life.json",
                            "'station': 'MATURITE', 'copies': 2‖'station': 'MATURITE', 'copies': 1",
                            "'station': 'MAJORITE', 'copies': 2‖'station': 'MAJORITE', 'copies': 1"),
                    new Break("METRO-CONTENT-B20", "life.json", "'do': 'GUARD'", "'do': 'WATCH'"),
                    new Break(
                            "METRO-CONTENT-B21",
                            "accrocs.json",
                            "'who': 'OTHERS'‖'who': 'ALL'",
                            "'who': 'VICTIM'‖'who': 'VICTIM'"),
                    new Break(
                            "METRO-CONTENT-B22",
                            "patrimoine.json",
                            "'price': 1, 'points': 1",
                            "'price': 0, 'points': 1"),
                    new Break(
                            "METRO-CONTENT-B23",
                            "life.json",
                            "'station': 'PUBERTE', 'copies': 4, 'category': 'ETUDES'",
                            "'station': 'PUBERTE', 'copies': 1, 'category': 'ETUDES'"),
                    new Break(
                            "METRO-CONTENT-H1",
                            "life.json",
                            "'title': 'Colo', 'en': 'Summer Camp', 'station': 'PUBERTE', 'copies': 3, 'category': 'SOCIAL'",
                            "'title': 'Colo', 'en': 'Summer Camp', 'station': 'PUBERTE', 'copies': 3, 'category': 'AMOUR'"),
                    new Break(
                            "METRO-CONTENT-H2",
                            "patrimoine.json",
                            "'station': 'PUBERTE', 'copies': 1, 'price': 3",
                            "'station': 'MAJORITE', 'copies': 1, 'price': 3"),
                    new Break(
                            "METRO-CONTENT-H3",
                            "accrocs.json",
                            "'title': 'Stage non payé', 'en': 'Unpaid Internship', 'station': 'MAJORITE', 'copies': 1, 'category': 'BOULOT'",
                            "'title': 'Stage non payé', 'en': 'Unpaid Internship', 'station': 'MAJORITE', 'copies': 1, 'category': 'SOCIAL'"),
                    new Break(
                            "METRO-CONTENT-H4",
                            "life.json",
                            "'do': 'LAY_AGAIN', 'when': 'IMMEDIATE', 'who': 'SELF', 'count': 1",
                            "'do': 'LAY_AGAIN', 'when': 'IMMEDIATE', 'who': 'SELF', 'count': 9"),
                    new Break(
                            "METRO-CONTENT-H5",
                            "life.json",
                            "'station': 'PUBERTE', 'copies': 4, 'category': 'AMOUR'",
                            "'station': 'PUBERTE', 'copies': 5, 'category': 'AMOUR'"),
                    new Break(
                            "METRO-CONTENT-H6",
                            "life.json",
                            "'title': 'Speed dating', 'en'",
                            "'connexions': [{'points': {'SEXE': 1}}], 'title': 'Speed dating', 'en'"),
                    new Break(
                            "METRO-CONTENT-H7",
                            "life.json",
                            "'points': {'SOCIAL': 1},\n    'flavour'",
                            "'points': {'SOCIAL': 1}, 'connexions': [{'points': {'AMOUR': 1}}],\n    'flavour'"),
                    new Break(
                            "METRO-CONTENT-H8",
                            "life.json",
                            "'connexions': [ {'cards': ['Colo']}, {'cards': ['Sport du mercredi']} ]",
                            "'connexions': [ {'cards': ['Colo']}, {'cards': ['Erasmus']} ]"),
                    new Break(
                            "METRO-CONTENT-H9",
                            "life.json",
                            "'connexions': [ {'cards': ['Grande école']}, {'cards': ['Baccalauréat', 'Premier CDI']}, {'cards': ['Premier CDI'], 'points': {'ETUDES': 4}} ]",
                            "'connexions': [ {'cards': ['Grande école']} ]"),
                    new Break(
                            "METRO-CONTENT-H10",
                            "life.json",
                            "'points': {'AMOUR': 4}",
                            "'points': {'AMOUR': 5}"),
                    new Break("METRO-CONTENT-H11", "life.json", "'money': 4", "'money': 5"),
                    new Break(
                            "METRO-CONTENT-H12",
                            "life.json",
                            "'layWhenDrawn': true",
                            "'layWhenDrawn': false"),
                    new Break(
                            "METRO-CONTENT-H13",
                            "accrocs.json",
                            "'category': 'SEXE', 'turns': 3",
                            "'category': 'SEXE', 'turns': 4"),
                    new Break(
                            "METRO-CONTENT-H14",
                            "life.json",
                            "'title': 'Franc Maçon', 'en': 'Freemason', 'station': 'MATURITE', 'copies': 1",
                            "'title': 'Franc Maçon', 'en': 'Freemason', 'station': 'MATURITE', 'copies': 2"),
                    new Break(
                            "METRO-CONTENT-H15",
                            "defis.json",
                            "'metric': 'ACCROCS', 'direction': 'FEWER'",
                            "'metric': 'ACCROCS', 'direction': 'MORE'"),
                    new Break(
                            "METRO-CONTENT-H16",
                            "personnages.json",
                            "'main': {'category': 'SOCIAL', 'min': 10}",
                            "'main': {'category': 'SOCIAL', 'min': 11}"),
                    new Break(
                            "METRO-CONTENT-H17",
                            "personnages.json",
                            "'main': {'category': 'AMOUR', 'min': 10}",
                            "'main': {'category': 'AMOUR', 'min': 60}"),
                    new Break(
                            "METRO-CONTENT-H19",
                            "life.json",
                            "'points': {'AMOUR': 1}, 'money': 1,",
                            "'points': {'AMOUR': 1, 'SEXE': 1}, 'money': 1,"));

    @TestFactory
    @Rule({
        "METRO-CONTENT-B1",
        "METRO-CONTENT-B2",
        "METRO-CONTENT-B3",
        "METRO-CONTENT-B4",
        "METRO-CONTENT-B5",
        "METRO-CONTENT-B6",
        "METRO-CONTENT-B7",
        "METRO-CONTENT-B8",
        "METRO-CONTENT-B9",
        "METRO-CONTENT-B10",
        "METRO-CONTENT-B11",
        "METRO-CONTENT-B12",
        "METRO-CONTENT-B13",
        "METRO-CONTENT-B14",
        "METRO-CONTENT-B15",
        "METRO-CONTENT-B16",
        "METRO-CONTENT-B17",
        "METRO-CONTENT-B18",
        "METRO-CONTENT-B19",
        "METRO-CONTENT-B20",
        "METRO-CONTENT-B21",
        "METRO-CONTENT-B22",
        "METRO-CONTENT-B23",
        "METRO-CONTENT-H1",
        "METRO-CONTENT-H2",
        "METRO-CONTENT-H3",
        "METRO-CONTENT-H4",
        "METRO-CONTENT-H5",
        "METRO-CONTENT-H6",
        "METRO-CONTENT-H7",
        "METRO-CONTENT-H8",
        "METRO-CONTENT-H9",
        "METRO-CONTENT-H10",
        "METRO-CONTENT-H11",
        "METRO-CONTENT-H12",
        "METRO-CONTENT-H13",
        "METRO-CONTENT-H14",
        "METRO-CONTENT-H15",
        "METRO-CONTENT-H16",
        "METRO-CONTENT-H17",
        "METRO-CONTENT-H19",
        "METRO-LIFE-1",
        "METRO-LIFE-11",
        "METRO-MONEY-3",
        "METRO-ACCROC-1",
        "METRO-ACCROC-3",
        "METRO-ACCROC-5",
        "METRO-WEALTH-7"
    })
    Stream<DynamicTest> a_broken_constraint_is_told() {
        return BREAKS.stream()
                .map(broken -> DynamicTest.dynamicTest(broken.clause(), () -> told(broken)));
    }

    private static void told(Break broken) {
        ContentReport report = broken.report();
        assertThat(report.isSound()).isFalse();
        assertThat(report.faults())
                .as("%s", report.faults())
                .anyMatch(fault -> fault.clause().equals(broken.clause()));
    }

    /// Owners who read French are told in French, and nothing is left without words in either language.
    @Test
    void the_faults_have_words_in_both_languages() throws IOException {
        SpokenReport.keys("metro.check.", Tables.METRO.wording());
        var french = new ArrayList<String>();
        for (Break broken : BREAKS) {
            ContentReport report = broken.report();
            SpokenReport.check(report, Tables.METRO.wording());
            report.faults().forEach(fault -> french.add(Owned.FRENCH.say(fault.sentence())));
        }
        assertThat(french)
                .contains(
                        "life.json: cartes de Vie : 176, attendu 177 (METRO-CONTENT-B1)",
                        "life.json: cartes de Vie de Puberté sans connexion : 30, attendu 32 à 36 (METRO-CONTENT-H6)")
                .anyMatch(
                        told ->
                                told.endsWith(
                                        ": Beaux-parents : nomme ce qui n’existe pas : Amour d’enfance (METRO-CONTENT-B16)"));
    }

    /// What an owner is told of each broken set: all faults, with file, card and words.
    @Test
    void the_faults_of_broken_sets() {
        var lines = new ArrayList<String>();
        for (Break broken : BREAKS) {
            lines.add(broken.clause() + ":");
            for (ContentReport.Fault fault : broken.report().faults()) {
                // Lines move with every edit; that a fault names its line is tested elsewhere.
                String told = Owned.ENGLISH.say(fault.sentence()).replaceFirst(":\\d+: ", ": ");
                lines.add("  " + told.replaceAll("line \\d+", "line n"));
            }
        }
        Golden.check("faults.txt", lines);
    }
}
