package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.BadInput;

/// A scenario that does not hold says where and why; one that cannot be read gets one sentence.
class ScenariosTest {

    private static final String HEAD =
            """
            name: test
            game: pips
            seats: 2
            position: {cards: {A: 4, B: 2}, pile: [7]}
            """;

    private static List<String> run(String yaml) {
        return Scenarios.runText("x.yaml", yaml).stream()
                .flatMap(result -> result.report().stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "state: {cards: {A: 5}}|expected state cards.A 5, found 4",
                "state: {nothing: 1}|no such field; there are phase, cards",
                "state: {pile: [7]}|expected state pile [7], found [7,1,3,5,6,8,9]",
                "state: {pile: [7, …, 8]}|expected state pile",
                "state: {pile: {$size: 3}}|$size",
                "state: {pile: {$has: [7, 7]}}|$has",
                "state: {pile: {$hasNot: [9]}}|$hasNot",
                "state: {turn: {$not: A}}|$not",
                "state: {turn: {$any: [B, C]}}|$any",
                "state: {cards: {$exactly: {A: 4}}}|$exactly",
                "state: {cards: {$absent: [B]}}|$absent",
                "state: {held: {$least: 1}}|$least",
                "state: {held: {$most: -1}}|$most",
                "state: {held: {$more: 1}}|is not a question",
                "views: {A: {memory: {own: 4}}}|A's view memory own 4, found 0",
                "views: {A: {absent: [now.pile]}}|A's view without now.pile, found 7",
                "views: {Z: {now: {}}}|There is no seat",
                "legal: {A: [draw]}|no other legal move for A, found stand",
                "legal: {A: [draw, stand, keep]}|legal for A: keep, found draw, stand",
                "legal: {A: [keep, …]}|legal for A: keep, found draw, stand",
                "legal: {A: {excludes: [dr…]}}|",
                "legal: {A: {excludes: [draw …]}}|not legal for A: draw …, found draw, stand",
                "legal: {A: {count: 3}}|moves of A 3, found 2",
                "legal: {A: {some: [draw]}}|includes, excludes, exactly or count",
                "legal: {A: [fly]}|is not a move",
                "refused: {A: {draw: PIPS-TURN-2}}|A draw refused by PIPS-TURN-2, found legal",
                "refused: {B: {draw: PIPS-TURN-2}}|refused by PIPS-TURN-2, found refused by PIPS-TURN-1",
                "awaited: [A, B]|awaited A, B, found A",
                "awaited: []|awaited nobody, found A",
                "due: roll|due roll, found nothing",
                "probability: {of: {over: true}, is: 1}|a chance event, found nothing is due",
                "over: true|over true, found false",
                "scores: [4, 2]|the end of the game, found the game goes on",
                "events: {B: [{kind: drew}]}|B sees {\"kind\":\"drew\"}, found []",
                "colour: blue|something a scenario can check, found \"colour\"",
            })
    void what_does_not_hold_is_reported_with_its_line(String check, String report) {
        List<String> found = run(HEAD + "then:\n  " + check + "\n");
        if (report == null) {
            assertThat(found).isEmpty();
        } else {
            assertThat(found).singleElement().asString().startsWith("x.yaml:6: test: expected ");
            assertThat(found.getFirst()).contains(report);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "- B: draw|refused by PIPS-TURN-1: It is not your turn. Legal: []",
                "- {A: draw, refused: PIPS-TURN-1}|A draw refused by PIPS-TURN-1, found legal",
                "- {B: draw, refused: PIPS-TURN-2}|found refused by PIPS-TURN-1",
                "- {A: draw, unreadable: true}|to be unreadable, found a move",
                "- A: fly|\"fly\" is not a move",
                "- Z: draw|There is no seat \"Z\"",
                "- chance: roll 5|a draw \"roll 5\", found it never became due",
                "- {all: stand, then: {awaited: B}}|",
                "- A: [stand, stand]|refused by PIPS-TURN-1",
                "- {A: stand, then: {awaited: A}}|awaited A, found B",
                "- arrange: {held: 3}|a sound position",
                "- [A, draw]|Expected an object",
            })
    void a_step_that_fails_is_reported_with_its_line(String step, String report) {
        List<String> found = run(HEAD + "when:\n  " + step + "\n");
        if (report == null) {
            assertThat(found).isEmpty();
        } else {
            assertThat(found).singleElement().asString().startsWith("x.yaml:6: test: expected ");
            assertThat(found.getFirst()).contains(report);
        }
    }

    @Test
    void missing_draws_are_failures() {
        String scenario =
                """
                name: test
                game: pips
                seats: 2
                %s
                then: {over: true}
                """;
        assertThat(run(scenario.formatted("chance: []")))
                .singleElement()
                .asString()
                .contains("\"deal\" is due and the scenario gives no draw for it");
        assertThat(run(scenario.formatted("chance: deal 4 4 …")))
                .singleElement()
                .asString()
                .contains("is not among the cards to shuffle");
        assertThat(run(scenario.formatted("chance: roll 5")))
                .singleElement()
                .asString()
                .contains("is not what is due now");
        assertThat(run(scenario.formatted("when: [A: look]")))
                .singleElement()
                .asString()
                .contains("a draw \"deal …\" in the scenario");
    }

    @Test
    void odds_are_exact() {
        String scenario =
                HEAD.replace("pile: [7]", "stood: [A], turn: B")
                        + """
                        when: [B: stand]
                        then:
                          probability:
                            - {of: {ranks: [1, 2]}, is: 15/36}
                            - {draw: roll 6, is: 1/7}
                            - {draw: roll 6, is: often}
                        """;
        assertThat(run(scenario).getFirst()).contains("is not a probability");
        assertThat(run(scenario.replace("often", "1/6")))
                .hasSize(2)
                .anySatisfy(
                        line ->
                                assertThat(line)
                                        .contains("x.yaml:8", "probability 15/36, found 0.5"))
                .anySatisfy(line -> assertThat(line).contains("x.yaml:9", "probability 1/7"));
    }

    @Test
    void a_twin_that_can_be_told_apart_is_a_failure() {
        String twin = "twin: {position: {pile: [8]}, same: [A, B]}\nwhen: [A: draw]\n";
        assertThat(run(HEAD + twin))
                .singleElement()
                .asString()
                .contains("x.yaml:5", "the same for A in both worlds");
        assertThat(run(HEAD + twin.replace("[8]", "[7]")))
                .singleElement()
                .asString()
                .contains("a twin that differs from the position, found the same state");
        assertThat(run(HEAD + twin.replace("A, B", "B"))).isEmpty();
    }

    @Test
    void a_table_that_can_be_opened_is_not_impossible() {
        assertThat(run("name: x\ngame: pips\nseats: 4\nimpossible: deck\n").getFirst())
                .contains("x.yaml:4", "a table that cannot be opened, found it can");
        assertThat(
                        run("name: x\ngame: pips\nseats: 4\noptions: {deck: 6}\nimpossible: ending\n")
                                .getFirst())
                .contains("x.yaml:5", "a refusal that names ending");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "game: chess\\nname: x\\nseats: 2\\nthen: {}|There is no game \"chess\"",
                "game: pips\\nname: x\\nthen: {}|the scenario has no field \"seats\"",
                "game: pips\\nname: x\\nseats: 9\\nthen: {}|9 seats cannot play",
                "game: pips\\nname: x\\nseats: 2\\noptions: {deck: 99}\\nthen: {}|Option deck cannot be \"99\"",
                "game: pips\\nname: x\\nseats: 2\\npreset: huge\\nthen: {}|there is no preset \"huge\"",
                "game: pips\\nname: x\\nseats: 2|no \"when\" and no \"then\"",
                "game: pips\\nname: x\\nseats: 2\\nposition: {cards: 3}\\nthen: {}|Expected an object",
                "game: pips\\nname: x\\nseats: 2\\ncontent: house\\nthen: {}|has no content to replace",
            })
    void a_scenario_that_makes_no_sense_is_reported(String yaml, String report) {
        assertThat(run(yaml.replace("\\n", "\n"))).singleElement().asString().contains(report);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "name: [|x.yaml:1: this is not YAML",
                "name: x\\nname: y|x.yaml:2: \"name\" stands twice",
                "game: pips|x.yaml:1: the scenario has no field \"name\"",
                "name: x|x.yaml:1: the scenario has no field \"game\"",
                "name: x\\ngame: pips\\nthan: {}|x.yaml:3: a scenario has no field \"than\"",
                "- 5|x.yaml:1: a scenario is expected",
                "5|x.yaml:1: a scenario is expected",
                "``|x.yaml:1: the file is empty",
            })
    void a_file_that_cannot_be_read_gets_one_sentence(String yaml, String sentence) {
        String text = yaml.replace("\\n", "\n");
        assertThatThrownBy(() -> run(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void a_file_that_is_not_there() {
        assertThatThrownBy(() -> Scenarios.run(Path.of("nowhere.yaml")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("There is no file or folder nowhere.yaml");
    }

    @Test
    void results_are_data_too() {
        ScenarioResult result =
                Scenarios.runText("x.yaml", HEAD + "then: {over: true}\n").getFirst();
        assertThat(result.toJson().print())
                .contains("\"passed\":false", "\"line\":5", "\"expected\":\"over true\"");
    }
}
