package tablee.table.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.form.Shape;

/// What the documents say may be asked is what is read.
class CommandShapesTest {

    private static final Commands.Sender ANA =
            new Commands.Sender("Ana", false, Seats.of(Seat.of(0)), UnaryOperator.identity());

    /// What texts of these names look like; any other text will do.
    private static final Map<String, String> TEXTS =
            Map.of("nonce", "0123456789abcdef0123456789abcdef", "id", "m1");

    @TestFactory
    Stream<DynamicTest> what_a_shape_demands_is_demanded_and_nothing_else() {
        return CommandShapes.all().entrySet().stream()
                .map(
                        command ->
                                DynamicTest.dynamicTest(
                                        command.getKey(),
                                        () ->
                                                demanded(
                                                        command.getKey(),
                                                        (Shape.Fields) command.getValue())));
    }

    private static void demanded(String name, Shape.Fields command) {
        boolean out = name.equals("keepOut") || name.equals("letIn");
        var whole = new LinkedHashMap<String, Json>();
        for (Shape.Part part : command.parts()) {
            // Whoever is kept out is named by seat or by badge; a shape cannot say that.
            if (part.presence() == Shape.Presence.ALWAYS || (out && part.name().equals("seat"))) {
                whole.put(part.name(), example(part));
            }
        }
        assertThatCode(() -> read(whole)).doesNotThrowAnyException();
        for (Shape.Part part : command.parts()) {
            var changed = new LinkedHashMap<>(whole);
            if (part.presence() == Shape.Presence.ALWAYS) {
                changed.remove(part.name());
                assertThatThrownBy(() -> read(changed)).as("without %s", part.name()).isNotNull();
            } else {
                changed.put(part.name(), example(part));
                assertThatCode(() -> read(changed))
                        .as("with %s", part.name())
                        .doesNotThrowAnyException();
            }
        }
    }

    private static void read(Map<String, Json> fields) {
        var json = Json.object();
        fields.forEach(json::put);
        Commands.read(json.build(), ANA);
    }

    private static Json example(Shape.Part part) {
        return switch (part.shape()) {
            case Shape.Word(List<String> words) -> Json.of(words.getFirst());
            case Shape.Flag _ -> Json.of(true);
            case Shape.Whole(var _, long most) -> Json.of(Math.min(60, most));
            case Shape.Text(String pattern) when pattern.equals("[0-9a-f]{64}") ->
                    Json.of("ab".repeat(32));
            default -> Json.of(TEXTS.getOrDefault(part.name(), "A"));
        };
    }

    @Test
    void whoever_asks_for_something_else_is_told_every_command() {
        assertThatThrownBy(() -> read(Map.of("cmd", Json.of("dance"))))
                .isInstanceOfSatisfying(
                        Declined.class,
                        declined ->
                                assertThat(declined.sentence().args())
                                        .contains(String.join(", ", CommandShapes.all().keySet())));
    }
}
