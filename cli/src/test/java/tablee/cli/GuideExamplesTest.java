package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tablee.cli.server.ScenarioTables;
import tablee.testkit.ScenarioHouse;
import tablee.testkit.ScenarioResult;
import tablee.testkit.Scenarios;

/// Every example of `docs/scenarios.md` is a scenario that holds.
class GuideExamplesTest {

    @Test
    void every_example_of_the_guide_holds() throws IOException {
        String guide = Files.readString(Path.of("../docs/scenarios.md"));
        List<String> examples =
                Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL)
                        .matcher(guide)
                        .results()
                        .map(match -> match.group(1))
                        .toList();
        assertThat(examples).hasSizeGreaterThan(5);
        ScenarioHouse house = ScenarioHouse.ofRepository().with(new ScenarioTables());
        for (String example : examples) {
            assertThat(Scenarios.runText(house, "guide", example))
                    .flatExtracting(ScenarioResult::report)
                    .as(example)
                    .isEmpty();
        }
    }
}
