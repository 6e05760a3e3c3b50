package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.content.Findings;
import tablee.metro.Golden;
import tablee.metro.MetroProvider;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;
import tablee.testkit.SpokenReport;

/// The validator: our set keeps every constraint, and a set that breaks one is told so, with file, line and card.
class ContentTest {

    private static final MetroProvider METRO = Owned.METRO;

    @Test
    @Rule({"METRO-CONTENT-H18", "METRO-CONTENT-B16", "METRO-OPT-8"})
    void the_house_set_is_sound() {
        ContentReport report = METRO.check(METRO.houseContent());
        assertThat(report.faults()).isEmpty();
        SpokenReport.check(report, Tables.METRO.wording());
        assertThat(report.figures()).hasSizeGreaterThan(200).allMatch(ContentReport.Figure::holds);
        for (Card card : Tables.METRO.set().cards()) {
            assertThat(card.words().in("fr")).isNotBlank();
            assertThat(card.words().in("en")).isNotBlank();
            assertThat(card.flavour().in("fr")).as(card.title()).isNotBlank();
            assertThat(card.flavour().in("en"))
                    .as(card.title())
                    .isNotBlank()
                    .isNotEqualTo(card.flavour().in("fr"));
        }
    }

    /// A title that asks for more points than there are stays out, and so does what is built on it.
    @Test
    @Rule("METRO-CONTENT-B18")
    void every_life_title_can_be_reached() {
        CardSet house = SetLoader.load(METRO.houseContent(), new Findings());
        assertThat(new LifeTrees(house).reachable(Card::copies))
                .containsExactlyInAnyOrderElementsOf(house.cards(Kind.LIFE));
        assertThat(new LifeTrees(house).reachable(card -> card.title().equals("Colo") ? 0 : 1))
                .isNotEmpty()
                .doesNotContain(house.named("colo"));
        CardSet set =
                house.with(
                        Json.parse(
                                """
                                [{"title": "far", "category": "SEXE", "points": {"SEXE": 1}, "connexions": [{"points": {"SEXE": 500}}]},
                                 {"title": "farther", "category": "SEXE", "points": {"SEXE": 1}, "connexions": [{"cards": ["far"]}]}]
                                """));
        assertThat(new LifeTrees(set).reachable(Card::copies))
                .hasSize(house.cards(Kind.LIFE).size())
                .doesNotContain(set.named("far"), set.named("farther"));
    }

    /// The table that `content check` prints: every figure behind every constraint, as somebody last read it.
    @Test
    void the_figures_of_the_house_set() {
        ContentReport report = METRO.check(METRO.houseContent());
        Golden.check(
                "figures.txt",
                report.figures().stream()
                        .map(
                                figure ->
                                        figure.clause()
                                                + " | "
                                                + Owned.ENGLISH.say(figure.what())
                                                + " | "
                                                + Owned.ENGLISH.say(figure.found())
                                                + " | "
                                                + Owned.ENGLISH.say(figure.expected())
                                                + (figure.holds() ? "" : " | broken"))
                        .toList());
    }

    @Test
    void a_house_constraint_is_a_warning_in_an_owners_set() {
        ContentSource owned =
                Owned.set("mine", "life.json", "'points': {'AMOUR': 4}", "'points': {'AMOUR': 5}");
        ContentReport report = METRO.check(owned);
        assertThat(report.isSound()).isTrue();
        SpokenReport.check(report, Tables.METRO.wording());
        assertThat(report.faults())
                .isNotEmpty()
                .allMatch(fault -> fault.severity() == Severity.WARNING);
        assertThat(METRO.with(owned).set().named("noces-d-argent").points(Category.AMOUR))
                .isEqualTo(5);
        assertThat(METRO.with(owned).info().content())
                .startsWith("mine/")
                .isNotEqualTo(METRO.house().info().content());
    }

    @Test
    void a_fault_names_file_line_and_card() {
        ContentReport report =
                Owned.checked(
                        "life.json",
                        "'do': 'GUARD', 'when': 'PERMANENT', 'who': 'SELF', 'filter': {'kind': 'PATRIMOINE'}",
                        "'do': 'GUARD', 'when': 'TEMPORARY', 'who': 'SELF', 'filter': {'kind': 'PATRIMOINE'}");
        assertThat(report.faults())
                .anySatisfy(
                        fault -> {
                            assertThat(fault.file()).isEqualTo("life.json");
                            assertThat(fault.line()).isGreaterThan(300);
                            assertThat(fault.card()).isEqualTo(Message.plain("Retraite anticipée"));
                            assertThat(fault.clause()).isEqualTo("METRO-CONTENT-B20");
                        });
    }

    @Test
    void unknown_fields_missing_files_and_broken_json_are_faults() {
        assertThat(Owned.checked("life.json", "'noblesse': 1", "'nobless': 1").isSound()).isFalse();
        assertThat(Owned.checked("life.json", "'cards': [\n", "'cards': {\n").isSound()).isFalse();
        ContentReport nothing = METRO.check(ContentSource.EMPTY);
        assertThat(nothing.isSound()).isFalse();
        SpokenReport.check(nothing, Tables.METRO.wording());
        assertThatThrownBy(
                        () ->
                                METRO.with(
                                        Owned.set(
                                                "mine",
                                                "life.json",
                                                "'do': 'GUARD'",
                                                "'do': 'WATCH'")))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad ->
                                assertThat(Owned.FRENCH.say(bad.sentence()))
                                        .contains(" : « WATCH » n’est pas parmi MONEY, "));
    }
}
