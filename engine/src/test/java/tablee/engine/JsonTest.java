package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "-12",
                "0.5",
                "1.0E-7",
                "\"é \\\"x\\\" \\\\ \\n\\t\\u0001\"",
                "[]",
                "{}",
                "[1,[2,{\"a\":[]}],\"b\"]",
                "{\"b\":1,\"a\":{\"c\":false}}"
            })
    void what_is_printed_is_read_again(String text) {
        Json json = Json.parse(text);
        assertThat(json.print()).isEqualTo(text);
        assertThat(Json.parse(json.pretty())).isEqualTo(json).hasSameHashCodeAs(json);
    }

    @Test
    void long_documents_are_indented() {
        Json json = Json.object().put("cards", Json.numbers(new int[60])).put("x", 1).build();
        assertThat(json.pretty().lines().count()).isGreaterThan(50);
        assertThat(Json.parse(json.pretty())).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1,|too early",
                "{\"a\" 1}|Expected \":\"",
                "[1 2]|Expected \",\"",
                "[1,]|Not a value",
                "nul|Not a value",
                "01x|Not a value",
                "{\"a\":1,\"a\":2}|Field \"a\" stands twice",
                "\"abc|too early",
                "\"\\q\"|Not a well-formed text",
                "[] []|Something stands after the end",
            })
    void broken_text_is_refused_with_its_line(String text, String sentence) {
        assertThatThrownBy(() -> Json.parse("\n" + text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence)
                .hasMessageContaining("line 2");
    }

    @Test
    void a_hostile_text_does_not_exhaust_the_stack() {
        String deep = "[".repeat(100_000);
        assertThatThrownBy(() -> Json.parse(deep)).hasMessageContaining("Nested too deeply");
    }

    @Test
    void comments_are_for_people() {
        Json json = Json.parse("// cards\n{ // one\n  \"a\": \"// not one\"\n}\n");
        assertThat(json.at("a").asText()).isEqualTo("// not one");
        assertThat(json.at("a").line()).isEqualTo(3);
    }

    @Test
    void the_line_is_no_part_of_a_value() {
        assertThat(Json.parse("\n\n[1]")).isEqualTo(Json.of(List.of(Json.of(1))));
    }

    @Test
    void readers_ask_for_what_they_expect() {
        Json json = Json.parse("{\"n\": 3, \"t\": \"x\", \"b\": true, \"h\": 0.5, \"z\": null}");
        assertThat(json.at("n").asInt()).isEqualTo(3);
        assertThat(json.at("n").asLong()).isEqualTo(3L);
        assertThat(json.at("h").asDouble()).isEqualTo(0.5);
        assertThat(json.at("b").asBool()).isTrue();
        assertThat(json.at("z").isNull()).isTrue();
        assertThat(json.at("n").plain()).isEqualTo("3");
        assertThat(json.at("t").plain()).isEqualTo("x");
        assertThat(json.find("q")).isEmpty();
        assertThat(json.at("n").find("q")).isEmpty();
        assertThatThrownBy(() -> json.at("q")).hasMessage("Field \"q\" is missing (line 1).");
        assertThatThrownBy(() -> json.at("t").asInt())
                .hasMessage("Expected a whole number, found \"x\" (line 1).");
        assertThatThrownBy(() -> json.at("h").asInt()).hasMessageContaining("a whole number");
        assertThatThrownBy(() -> Json.of(3e9).asInt()).hasMessageContaining("a whole number");
        assertThatThrownBy(() -> Json.of(1e300).asLong()).hasMessageContaining("a whole number");
        assertThatThrownBy(() -> json.at("n").asText()).hasMessageContaining("a text");
        assertThatThrownBy(() -> json.at("n").asBool()).hasMessageContaining("true or false");
        assertThatThrownBy(() -> json.at("t").asDouble()).hasMessageContaining("a whole number");
        assertThatThrownBy(() -> json.at("n").items()).hasMessageContaining("a list");
        assertThatThrownBy(() -> json.at("n").fields()).hasMessageContaining("an object");
    }
}
