package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.BadInput;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.content.Findings;
import tablee.metro.Golden;
import tablee.metro.Owned;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// Records as owners and scenarios write them: what cannot be a card is told by its own sentence, and what names nothing too.
class RecordsOfCardsTest {

    private static final List<String> BROKEN =
            List.of(
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'nobless': 1}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'price': 1}",
                    "{'title': 'x', 'points': {'AMOUR': 1}}",
                    "{'title': 'x', 'category': 'HEAVEN', 'points': {'AMOUR': 1}}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'HEAVEN': 1}}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1, 'SEXE': -1}}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 0}}",
                    "{'title': 'x', 'category': 'AMOUR'}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'money': -1}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'noblesse': -1}",
                    "{'title': '!?', 'category': 'AMOUR', 'points': {'AMOUR': 1}}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'connexions': [{}]}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'connexions': [{'card': ['Colo']}]}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': [{'do': 'STEAL_MONEY', 'amount': 1}]}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': [{'do': 'GUARD', 'filter': {'knd': 'LIFE'}}]}",
                    "{'title': 'x', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': [{'do': 'POINTS_PER', 'unit': 'MONEY:AMOUR', 'amount': 1}]}",
                    "{'kind': 'ACCROC', 'title': 'x', 'effects': [{'do': 'SKIP_TURN', 'turns': 1}]}",
                    "{'kind': 'ACCROC', 'title': 'x', 'category': 'AMOUR'}",
                    "{'kind': 'ACCROC', 'title': 'x', 'category': 'AMOUR', 'points': {}, 'effects': [{'do': 'SKIP_TURN'}]}",
                    "{'kind': 'ACCROC', 'title': 'x', 'category': 'AMOUR', 'against': [{'metric': {}}], 'effects': [{'do': 'SKIP_TURN'}]}",
                    "{'kind': 'ACCROC', 'title': 'x', 'category': 'AMOUR', 'against': [{'metrics': {'LUCK': 1}}], 'effects': [{'do': 'SKIP_TURN'}]}",
                    "{'kind': 'PATRIMOINE', 'title': 'x', 'price': 1, 'points': 1, 'money': 1}",
                    "{'kind': 'DEFI', 'title': 'x', 'metric': 'TITLE:', 'direction': 'MORE'}",
                    "{'kind': 'DEFI', 'title': 'x', 'metric': ':AMOUR', 'direction': 'MORE'}",
                    "{'kind': 'DEFI', 'title': 'x', 'metric': 'POINTS', 'direction': 'MORE'}",
                    "{'kind': 'DEFI', 'title': 'x', 'metric': 'MONEY', 'direction': 'LESS'}",
                    "{'kind': 'DEFI', 'title': 'x', 'metric': 'MONEY', 'direction': 'MORE', 'points': 1}",
                    "{'kind': 'PERSONNAGE', 'names': ['x'], 'main': {'category': 'AMOUR', 'min': 1}, 'secondary': {'category': 'SEXE', 'min': 1}, 'immunity': 'SEXE'}",
                    "{'kind': 'PERSONNAGE', 'names': ['x', 'y'], 'main': {'category': 'AMOUR', 'min': 1}, 'secondary': {'category': 'AMOUR', 'min': 1}, 'immunity': 'SEXE'}",
                    "{'kind': 'PERSONNAGE', 'names': ['x', 'y'], 'main': {'category': 'AMOUR', 'min': 0}, 'secondary': {'category': 'SEXE', 'min': 1}, 'immunity': 'SEXE'}",
                    "{'kind': 'PERSONNAGE', 'names': ['x', 'y'], 'main': {'category': 'AMOUR', 'min': 1}, 'secondary': {'category': 'SEXE', 'min': 0}, 'immunity': 'SEXE'}",
                    "{'kind': 'PERSONNAGE', 'names': ['x', 'y'], 'title': 'z', 'age': 3}",
                    "{'kind': 'PERSONNAGE', 'age': 3}",
                    "{'kind': 'PARKING', 'title': 'x'}");

    /// Each with the sentence that refuses it; regenerated on purpose with `-Dgolden.update=true`.
    @Test
    @Rule({"METRO-CONTENT-B6", "METRO-CONTENT-B14", "METRO-CONTENT-B15", "METRO-CONTENT-B20"})
    void records_that_are_no_cards() {
        var lines = new ArrayList<String>();
        for (String record : BROKEN) {
            lines.add(record);
            assertThatThrownBy(() -> with(record))
                    .isInstanceOfSatisfying(
                            BadInput.class,
                            bad -> lines.add("  " + Owned.ENGLISH.say(bad.sentence())));
        }
        Golden.check("records.txt", lines);
    }

    private static CardSet with(String... records) {
        return Tables.METRO.set().with(json("[" + String.join(", ", records) + "]"));
    }

    private static Json json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    private static final String PEOPLE =
            "{'kind': 'PERSONNAGE', 'names': ['x', 'y'], 'main': {'category': 'AMOUR', 'min': 1}, 'secondary': {'category': 'SEXE',"
                    + " 'min': 1}, 'immunity': 'SOCIAL'}";

    @Test
    @Rule({"METRO-FLOW-10", "METRO-FX-WHO"})
    void records_that_are() {
        CardSet set =
                with(
                        "{'title': 'New', 'category': 'AMOUR', 'points': {'AMOUR': 1}, 'effects': [{'do': 'SWAP_CARDS'}]}",
                        "{'title': 'Colo', 'category': 'SEXE', 'points': {'SEXE': 1}, 'noblesse': 0, 'money': 0}",
                        "{'kind': 'ACCROC', 'title': 'Trip', 'category': 'AMOUR', 'effects': [{'do': 'POINTS_PER', 'unit': 'TITLE:Colo', 'amount': 1}]}",
                        PEOPLE);
        CardSet house = Tables.METRO.set();
        assertThat(set.cards().size()).isEqualTo(house.cards().size() + 2);
        assertThat(set.named("new").effects().getFirst().who())
                .as("the only one it can be about")
                .isEqualTo(Effect.Who.CHOSEN);
        assertThat(set.named("colo").category()).contains(Category.SEXE);
        assertThat(set.named("trip").station()).isEqualTo(Station.MAJORITE);
        assertThat(set.named("trip").effects().getFirst())
                .isInstanceOfSatisfying(
                        Effect.PointsPer.class,
                        per -> assertThat(per.unit().title()).isEqualTo("Colo"));
        assertThat(set.characters()).hasSize(house.characters().size() + 1);
        Personnage last = set.characters().getLast();
        assertThat(List.of(last.mainMin(), last.secondaryMin(), last.index()))
                .containsExactly(1, 1, house.characters().size());
        assertThat(set.name()).isEqualTo("house+");
        assertThat(set.label(Category.AMOUR)).isEqualTo(house.label(Category.AMOUR));
        assertThat(set.inline()).isPresent();
        assertThat(set.removals()).isEqualTo(house.removals());
        assertThat(set.identity()).isNotEqualTo(with(PEOPLE).identity());
    }

    /// Shields and Accrocs cost nothing and hold no points: a filter by value leaves them out.
    @Test
    @Rule("METRO-FX-FILTER")
    void only_what_has_a_value_is_cheap() {
        Filter cheap =
                new Filter(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        java.util.OptionalInt.of(3));
        CardSet set = Tables.METRO.set();
        assertThat(cheap.fits(set.named("colo"))).isTrue();
        assertThat(cheap.fits(set.named("cave-a-vin"))).as("worth 3").isTrue();
        assertThat(cheap.fits(set.named("chalet"))).isFalse();
        assertThat(cheap.fits(set.named("panne-de-metro"))).isFalse();
        assertThat(cheap.fits(set.named("defi-des-coeurs"))).isFalse();
    }

    // ---- whole sets ----

    private record Written(String name, Map<String, String> files) implements ContentSource {
        @Override
        public Optional<String> read(String file) {
            return Optional.ofNullable(files.get(file));
        }
    }

    private static String lives(int count) {
        var cards = new ArrayList<String>();
        for (int i = 0; i < count; i++) {
            cards.add("{'title': 'card " + i + "', 'category': 'AMOUR', 'points': {'AMOUR': 1}}");
        }
        return "{'cards': ["
                + String.join(",\n", cards).replace('\'', '"')
                + "]}".replace('\'', '"');
    }

    /// What was understood, and what was not.
    private record Loaded(CardSet set, List<Fault> faults) {}

    private static Loaded load(String file, String text) {
        var findings = new Findings();
        var written = new Written("mine", Map.of(file, text.replace('\'', '"')));
        CardSet set = SetLoader.load(written, findings);
        return new Loaded(set, findings.report().faults());
    }

    private static List<String> told(Loaded loaded) {
        return loaded.faults().stream().map(fault -> Owned.ENGLISH.say(fault.sentence())).toList();
    }

    @Test
    @Rule("METRO-CONTENT-B20")
    void a_file_that_is_missing_or_cannot_be_read_is_one_fault() {
        var loaded = load("life.json", "{'cards': 3}");
        assertThat(loaded.faults())
                .hasSize(6)
                .allMatch(fault -> fault.severity() == Severity.ERROR);
        assertThat(loaded.faults().stream().map(Fault::file))
                .containsExactlyElementsOf(SetLoader.FILES);
        assertThat(loaded.faults().stream().map(Fault::line)).containsExactly(0, 1, 0, 0, 0, 0);
        assertThat(told(loaded)).filteredOn(told -> told.contains("missing")).hasSize(5);
        assertThat(loaded.set().cards()).isEmpty();
        assertThat(loaded.set().name()).isEqualTo("mine");
        assertThat(loaded.set().label(Category.SEXE).in("fr")).isEqualTo("SEXE");
    }

    @Test
    @Rule("METRO-CONTENT-B1")
    void there_is_a_most_of_titles() {
        assertThat(told(load("life.json", lives(250)))).noneMatch(told -> told.contains("250"));
        var loaded = load("life.json", lives(251));
        assertThat(told(loaded)).contains("life.json: more than 250 titles (METRO-CONTENT-B1)");
        assertThat(loaded.set().cards().size()).isEqualTo(250);
        int room = 250 - Tables.METRO.set().cards().size();
        assertThat(Tables.METRO.set().with(json(lives(room)).at("cards")).cards().size())
                .isEqualTo(250);
        assertThatThrownBy(() -> Tables.METRO.set().with(json(lives(room + 1)).at("cards")))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad ->
                                assertThat(Owned.ENGLISH.say(bad.sentence()))
                                        .isEqualTo("More than 250 titles are too many."));
    }

    @Test
    @Rule("METRO-CONTENT-B16")
    void a_title_stands_once_and_every_fault_names_its_line() {
        var loaded =
                load(
                        "life.json",
                        """
                        {'cards': [
                        {'title': 'one', 'category': 'AMOUR', 'points': {'AMOUR': 1}},
                        {'title': 'One', 'category': 'SEXE', 'points': {'SEXE': 1}},
                        {'title': 'two', 'points': {'SEXE': 1}},
                        {'title': 'three', 'category': 'SEXE',
                         'points': {'SEXE': -1}},
                        {'title': 'four', 'category': 'SEXE', 'points': {'SEXE': 'x'}},
                        {'names': ['five', 'six']}]}
                        """);
        assertThat(told(loaded))
                .filteredOn(told -> told.startsWith("life.json:"))
                .satisfiesExactly(
                        told ->
                                assertThat(told)
                                        .isEqualTo(
                                                "life.json:3: One: the title stands twice (METRO-CONTENT-B16)"),
                        told ->
                                assertThat(told)
                                        .startsWith("life.json:4: two: ")
                                        .endsWith("(METRO-CONTENT-B6)"),
                        told ->
                                assertThat(told)
                                        .startsWith("life.json:6: three: ")
                                        .endsWith("(METRO-CONTENT-B6)"),
                        told ->
                                assertThat(told)
                                        .startsWith("life.json:7: four: ")
                                        .endsWith("(METRO-CONTENT-B6)"),
                        told -> assertThat(told).startsWith("life.json:8: five & six: "),
                        told ->
                                assertThat(told)
                                        .isEqualTo(
                                                "life.json:8: five & six: Field \"title\" is missing. (METRO-CONTENT-B20)"));
        assertThat(loaded.set().cards()).extracting(Card::slug).containsExactly("one");
        assertThat(loaded.set().named("one").category()).contains(Category.AMOUR);
    }

    // ---- titles that nothing has ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "defis.json | 'metric': 'NOBLESSE' | 'metric': 'TITLE:Colos' | Défi du grand cœur: names what does not exist: Colos (METRO-CONTENT-B16)",
                "defis.json | 'metric': 'NOBLESSE' | 'metric': 'TITLE:Colo' |",
                "accrocs.json | 'metrics': {'PATRIMOINE_CARDS': 1} | 'metrics': {'TITLE:Chalets': 1} | names what does not exist: Chalets",
                "accrocs.json | 'metrics': {'PATRIMOINE_CARDS': 1} | 'cards': ['Chalets'] | names what does not exist: Chalets",
                "accrocs.json | 'metrics': {'PATRIMOINE_CARDS': 1} | 'cards': ['Chalet'] |",
                "patrimoine.json | 'TITLE:Musicien en herbe' | 'TITLE:Musicien' | names what does not exist: Musicien",
                "life.json | 'filter': {'kind': 'PATRIMOINE'} | 'filter': {'titles': ['Chalets']} | names what does not exist: Chalets",
                "life.json | 'filter': {'kind': 'PATRIMOINE'} | 'filter': {'titles': ['Chalet']} |",
                "life.json | {'cards': ['Sport du mercredi']} | {'cards': ['Chalet']} | names what does not exist: Chalet",
                "set.json | 'title': 'Gilet jaune' | 'title': 'Chalet' | Chalet: no such life card: nothing is removed for it (METRO-RULE-8)",
                "set.json | 'title': 'Gilet jaune' | 'title': 'Gilet vert' | Gilet vert: no such life card: nothing is removed for it (METRO-RULE-8)",
                "set.json | 'title': 'Gilet jaune' | 'title': 'Colo' |"
            })
    @Rule({"METRO-CONTENT-B16", "METRO-RULE-8"})
    void what_a_set_names_is_there(String file, String from, String to, String sentence) {
        List<String> told =
                Owned.checked(file, from, to).faults().stream()
                        .filter(fault -> fault.clause().matches("METRO-CONTENT-B16|METRO-RULE-8"))
                        .map(fault -> Owned.ENGLISH.say(fault.sentence()))
                        .toList();
        if (sentence == null) {
            assertThat(told).isEmpty();
        } else {
            assertThat(told).isNotEmpty().allMatch(one -> one.contains(sentence));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "life.json | 'title': 'Gilet jaune', | 'title': 'Gilet jaune', | 0",
                "life.json | 'title': 'Compagnon du devoir', 'en': 'Journeyman Craftsman', 'station': 'MAJORITE' | 'title': 'Compagnon du devoir', 'en': 'Journeyman Craftsman', 'station': 'MATURITE' | 1",
                "life.json | 'title': 'Influenceur' | 'title': 'Influenceuse' | 1",
                "accrocs.json | 'title': 'Retour de bâton' | 'title': 'Boomerang' | 1",
                "life.json | {'cards': ['Influenceur']}, {'cards': ['Musicien en herbe'], 'points': {'SEXE': 3}} | {'cards': ['Influenceur']} | 1",
                "life.json | {'cards': ['Influenceur']}, {'cards': ['Musicien en herbe'], 'points': {'SEXE': 3}} | {'points': {'SEXE': 1}}, {'cards': ['Influenceur']}, {'cards': ['Musicien en herbe'], 'points': {'SEXE': 3}} | 1",
                "life.json | {'cards': ['Influenceur']}, {'cards': ['Musicien en herbe'], 'points': {'SEXE': 3}} | {'cards': ['Musicien en herbe'], 'points': {'SEXE': 3}}, {'cards': ['Influenceur']} | 0"
            })
    @Rule({"METRO-CONTENT-B10", "METRO-CONTENT-B11"})
    void what_the_book_names_is_there(String file, String from, String to, int faults) {
        assertThat(Owned.checked(file, from, to).faults())
                .filteredOn(fault -> fault.clause().matches("METRO-CONTENT-B1[01]"))
                .hasSize(faults);
    }
}
