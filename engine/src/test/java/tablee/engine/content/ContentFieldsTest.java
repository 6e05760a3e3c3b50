package tablee.engine.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.Words;
import tablee.engine.form.Form;

class ContentFieldsTest {

    private static final Texts ENGLISH = Texts.of(Texts.class, "en");

    private record Plant(Words name, int price, String soil) {}

    private final Findings findings = new Findings();

    private static ContentSource source(Map<String, String> files) {
        return new ContentSource() {
            @Override
            public String name() {
                return "test";
            }

            @Override
            public Optional<String> read(String file) {
                return Optional.ofNullable(files.get(file));
            }
        };
    }

    /// A record stands on the second line, its price on the third.
    private Plant plant(String record) {
        Json json = Json.parse("\n" + record.replace('\'', '"'));
        var fields =
                ContentFields.of(findings, "plants.json", json, "GARDEN-1")
                        .named(Message.plain("Fern"));
        fields.only(List.of("name", "price", "soil"));
        return new Plant(
                fields.words("name", true),
                fields.field("price", Form.whole(1, 9), 1, "GARDEN-2"),
                fields.field("soil", Form.word(List.of("sand", "clay"), soil -> soil), "sand"));
    }

    private List<String> said() {
        return findings.report().faults().stream()
                .map(fault -> ENGLISH.say(fault.sentence()))
                .toList();
    }

    @Test
    void a_sound_record_is_read() {
        assertThat(plant("{'name':{'fr':'Fougère','en':'Fern'},\n'price':3,'soil':'clay'}"))
                .isEqualTo(new Plant(Words.of("Fougère", "Fern"), 3, "clay"));
        assertThat(findings.isSound()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'price':3   | 'price':10    | plants.json:3: Fern: price: 10 is not between 1 and 9 (line 3). (GARDEN-2)",
                "'soil':'clay'| 'soil':'mud' | plants.json:3: Fern: soil: \"mud\" is none of sand, clay (line 3). (GARDEN-1)",
                ",'soil':'clay'|             | plants.json:2: Fern: Field \"soil\" is missing. (GARDEN-1)",
                "'price':3   | 'prize':3     | plants.json:3: Fern: There is no field \"prize\" here, only: name, price, soil. (GARDEN-1)",
                "'en':'Fern' | 'en':''       | plants.json:2: Fern: name has no text in language \"en\". (GARDEN-1)",
            })
    void a_fault_names_file_line_card_and_clause(String sound, String broken, String sentence) {
        String record =
                "{'name':{'fr':'Fougère','en':'Fern'},\n'price':3,'soil':'clay'}"
                        .replace(sound, broken == null ? "" : broken);
        plant(record);
        assertThat(said()).containsExactly(sentence);
        assertThat(findings.isSound()).isFalse();
    }

    @Test
    void reading_goes_on_behind_a_fault() {
        Plant read = plant("{'name':{},\n'price':0,'soil':4}");
        assertThat(said()).hasSize(4);
        assertThat(read.price()).isEqualTo(1);
        assertThat(read.soil()).isEqualTo("sand");
    }

    @Test
    void an_owner_may_speak_one_language() {
        Json json = Json.parse("{\"name\": {\"fr\": \"Fougère\"}, \"text\": {}}");
        var fields = ContentFields.of(findings, "plants.json", json, "GARDEN-1");
        assertThat(fields.words("name", false).in("en")).isEqualTo("Fougère");
        assertThat(findings.isSound()).isTrue();
        fields.words("text", false);
        assertThat(said())
                .containsExactly("plants.json:1: text has no text in any language. (GARDEN-1)");
    }

    @Test
    void a_file_that_is_missing_or_broken_is_a_fault() {
        var files = source(Map.of("a.json", "{", "b.json", "[1]"));
        assertThat(findings.file(files, "a.json", "GARDEN-1")).isEmpty();
        assertThat(findings.file(files, "b.json", "GARDEN-1")).contains(Json.numbers(1));
        assertThat(findings.file(files, "c.json", "GARDEN-1")).isEmpty();
        assertThat(said())
                .containsExactly(
                        "a.json:1: The document ends too early (line 1). (GARDEN-1)",
                        "c.json: the file is missing (GARDEN-1)");
    }

    @Test
    void a_record_by_one_form_has_one_fault() {
        Json json = Json.parse("[4, \"x\", \"y\"]");
        var fields = ContentFields.of(findings, "plants.json", json, "GARDEN-1");
        assertThat(fields.whole(Form.count().list())).isEmpty();
        assertThat(said()).hasSize(1);
        assertThat(
                        fields.whole(
                                Form.of(
                                        new tablee.engine.form.Shape.Any(),
                                        value -> value,
                                        value -> value)))
                .contains(json);
    }

    @Test
    void what_should_hold_refuses_nothing_and_figures_are_kept() {
        var spot = Findings.Spot.of("plants.json").at(json()).about(Message.plain("Fern"));
        findings.should(false, spot, "GARDEN-3", Message.plain("rather dry"));
        findings.must(true, spot, "GARDEN-3", Message.plain("never said"));
        assertThat(findings.isSound()).isTrue();
        assertThat(said()).containsExactly("plants.json:2: Fern: rather dry (GARDEN-3)");
        findings.figure(
                "GARDEN-4", Message.plain("ferns"), Message.plain(3), Message.plain(2), false);
        assertThat(findings.report().figures()).hasSize(1);
        assertThat(findings.isSound()).isTrue();
    }

    private static Json json() {
        return Json.parse("\n5");
    }
}
