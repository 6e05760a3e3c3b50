package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;
import tablee.testkit.scenario.Yaml;

/// The schema describes what the runner accepts, and refuses what it refuses.
class SchemaTest {

    private static final String SCENARIOS = "src/test/resources/scenarios";

    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(Register.read(Path.of("../docs/scenario.schema.json")));

    private static Set<ValidationMessage> faults(Json document) {
        return SCHEMA.validate(document.print(), InputFormat.JSON);
    }

    /// Those of the testkit and of every game.
    @Test
    void scenarios_that_run_are_valid() throws IOException {
        var checked = 0;
        try (Stream<Path> below = Files.walk(Path.of(".."))) {
            for (Path file :
                    below.filter(Scenarios::isScenario)
                            .filter(path -> path.toString().contains(SCENARIOS))
                            .toList()) {
                assertThat(faults(Yaml.read(file.toString(), Register.read(file))))
                        .as("%s", file)
                        .isEmpty();
                checked++;
            }
        }
        assertThat(checked).isPositive();
    }

    /// Positions have a schema for each game, made from its forms, beside its scenarios.
    @Test
    void positions_of_scenarios_have_the_form_their_game_gives_them() throws IOException {
        try (Stream<Path> games = Files.list(Path.of("../games"))) {
            List<Path> schemas =
                    games.map(game -> game.resolve(SCENARIOS + "/position.schema.json"))
                            .filter(Files::exists)
                            .toList();
            assertThat(schemas).as("a game that is just begun has none").hasSizeGreaterThan(3);
            for (Path schema : schemas) {
                JsonSchema form =
                        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                                .getSchema(Register.read(schema));
                assertThat(positions(schema.resolveSibling(""), form))
                        .as("%s", schema)
                        .isPositive();
            }
        }
    }

    private static int positions(Path folder, JsonSchema form) throws IOException {
        var checked = 0;
        try (Stream<Path> below = Files.walk(folder)) {
            for (Path file : below.filter(Scenarios::isScenario).toList()) {
                Json document = Yaml.read(file.toString(), Register.read(file));
                for (Json scenario :
                        document instanceof Json.Arr ? document.items() : List.of(document)) {
                    Json position = scenario.find("position").orElse(Json.of("start"));
                    if (position instanceof Json.Obj) {
                        assertThat(form.validate(position.print(), InputFormat.JSON))
                                .as("%s, line %s", file, position.line())
                                .isEmpty();
                        checked++;
                    }
                }
            }
        }
        return checked;
    }

    @Test
    void the_examples_of_the_guide_are_valid() {
        String guide = Register.read(Path.of("../docs/scenarios.md"));
        List<String> examples =
                Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL)
                        .matcher(guide)
                        .results()
                        .map(match -> match.group(1))
                        .toList();
        assertThat(examples).hasSizeGreaterThan(4);
        for (String example : examples) {
            assertThat(faults(Yaml.read("guide", example))).as(example).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5",
                "{game: pips, then: {}}",
                "{name: x, then: {}}",
                "{name: x, game: pips}",
                "{name: x, game: pips, than: {}}",
                "{name: x, game: pips, seats: nine, then: {}}",
                "{name: x, game: pips, when: [[A, draw]]}",
                "{name: x, game: pips, when: [{Z: draw}]}",
                "{name: x, game: pips, then: {colour: blue}}",
                "{name: x, game: pips, then: {views: {Z: {}}}}",
                "{name: x, game: pips, then: {views: {A: {later: {}}}}}",
                "{name: x, game: pips, then: {legal: {A: {some: []}}}}",
                "{name: x, game: pips, then: {probability: {of: {}}}}",
                "{name: x, game: pips, twin: {position: {}}, then: {}}",
                "{name: x, game: pips, twin: {same: [A], when: draw}, then: {}}",
                "{name: x, game: pips, when: [{undo: Z}]}",
                "{name: x, game: pips, when: [{overtime: [A]}]}",
                "{name: x, game: pips, table: skip, then: {}}",
            })
    void what_the_runner_refuses_is_not_valid(String yaml) {
        assertThat(faults(Yaml.read("x", yaml))).isNotEmpty();
    }
}
