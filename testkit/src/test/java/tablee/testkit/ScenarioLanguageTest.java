package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The language refuses what it does not know, with its line, and twins live through everything that the first world does.
class ScenarioLanguageTest {

    private static final String HEAD =
            """
            name: test
            game: pips
            seats: 2
            """;

    private static List<String> run(String yaml) {
        var register =
                new Register("pips", Map.of("PIPS-TURN-1", 1, "PIPS-TURN-2", 2, "PIPS-END-1", 3));
        var house = new ScenarioHouse(game -> Optional.of(register), Optional.empty());
        return Scenarios.runText(house, "x.yaml", yaml).stream()
                .flatMap(result -> result.report().stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "position: {card: {A: 4}}\\nthen: {}|:4: test: expected a sound position, found There is no field \"card\" here, only: phase, cards",
                "position:\\n  turn: A\\n  hold: 3\\nthen: {}|:6: test: expected a sound position, found There is no field \"hold\" here",
                "position: {pile: [7, 7]}\\nthen: {}|:4: test: expected a sound position",
                "position: {cards: {A: 4}}\\nwhen: [arrange: {stod: [A]}]|:5: test: expected a sound position, found There is no field \"stod\" here",
                "position: {turn: A}\\nthen:\\n  views: {A: {absent: [now.pil]}}|:6: test: expected a path that views of pips have, found \"now.pil\"",
                "position: {turn: A}\\nthen:\\n  views: {A: {absent: [memory.own.x]}}|:6: test: expected a path that views",
                "position: {turn: A}\\nthen:\\n  views: {A: {absent: [now.cards.x]}}|:6: test: expected a path that views",
                "position: {turn: A}\\nthen:\\n  views: {A: {absent: [now.cards.1.x]}}|:6: test: expected a path that views",
                "position: {turn: A}\\nthen:\\n  views: {A: {absent: [cards.1]}}|:6: test: expected a path that views",
                // What is said not to be there would never be there if its name were misspelt.
                "position: {turn: A}\\nthen:\\n  state: {$absent: [turn2, hold]}|:6: test: expected a field that values of pips have, found \"turn2\"",
                "position: {turn: A}\\nthen:\\n  state: {turn: A, $not: {trun: A}}|:6: test: expected a field that values of pips have, found \"trun\"",
                "position: {turn: A}\\nthen:\\n  state: {cards: {$not: {$any: [{A: {valeu: 1}}]}}}|:6: test: expected a field that values of pips have, found \"valeu\"",
                "position: {turn: A}\\nthen:\\n  state:\\n    pile:\\n      $hasNot:\\n        - {crad: 9}|:9: test: expected a field that values of pips have, found \"crad\"",
                "position: {turn: A}\\nthen:\\n  views: {A: {now: {$absent: [pil]}}}|:6: test: expected a field that values of pips have, found \"pil\"",
                "position: {turn: A}\\nthen:\\n  events: {A: {not: [{kind: drew}, {kind: drew, crad: 3}]}}|:6: test: expected a field that values of pips have, found \"crad\"",
                "position: {turn: A}\\nthen:\\n  events: {A: {not: [{kind: drwe}]}}|:6: test: expected a field that values of pips have, found \"drwe\"",
                "position: {turn: A}\\nthen:\\n  state: {$not: {phase: ovre}}|:6: test: expected a field that values of pips have, found \"ovre\"",
                "position: {pile: [7]}\\ntwin:\\n  {positon: {pile: [8]}, same: [B]}\\nthen: {}|:6: test: expected a part of a twin: position, chance, same, when, found \"positon\"",
                "position: {turn: A}\\nwhen:\\n  - {A: draw, then: {events: {A: [{$not: {kin: drew}}]}}}|:6: test: expected a field that values of pips have, found \"kin\"",
                "position: {turn: A}\\nthen:\\n  views: {A: {nou: {}}}|:6: test: expected now, memory or absent, found \"nou\"",
                "position: {turn: A}\\nthen:\\n  views: {C: {now: {}}}|:6: test: expected a seat from A to B, found \"C\" at a table of 2",
                "position: {turn: A}\\nthen:\\n  legal: {C: []}|:6: test: expected a seat from A to B",
                "position: {turn: A}\\nthen:\\n  events: {C: []}|:6: test: expected a seat from A to B",
                "position: {turn: A}\\nthen:\\n  awaited: C|:6: test: expected a seat from A to B",
                "position: {turn: A}\\nwhen:\\n  - C: draw|:6: test: expected a seat from A to B",
                "position: {turn: A}\\nwhen:\\n  - absent: C|:6: test: expected a seat from A to B",
                "position: {turn: A}\\nwhen:\\n  - absent: B|:6: test: expected an awaited seat, found B",
                "position: {turn: A}\\nclauses: PIPS-TURN-9\\nthen: {}|:5: test: expected a clause of the register of pips, found \"PIPS-TURN-9\"",
                "position: {turn: A}\\nwhen:\\n  - {B: draw, refused: PIPS-TURN-9}|:6: test: expected a clause of the register of pips",
                "position: {turn: A}\\nthen:\\n  refused: {B: {draw: PIPS-TRUN-1}}|:6: test: expected a clause of the register of pips",
                "position: {turn: A}\\nwhen:\\n  - undo: A|:1: test: expected a server's table for this scenario, found none where it is run",
            })
    void what_is_not_known_is_refused_with_its_line(String yaml, String report) {
        assertThat(run(HEAD + yaml.replace("\\n", "\n")))
                .singleElement()
                .asString()
                .contains("x.yaml" + report);
    }

    /// What the forms know need not lie on the table.
    @Test
    void a_place_that_there_can_be_may_be_said_to_be_empty() {
        assertThat(run(HEAD + "position: {turn: A}\nthen: {views: {A: {absent: [now.cards.9]}}}\n"))
                .isEmpty();
    }

    @Test
    void scores_and_ranks_take_seats() {
        String over = HEAD + "position: {cards: {A: 4, B: 2}, phase: over, roll: 5}\nthen:\n";
        assertThat(run(over + "  scores: {B: 2}\n  ranks: {A: 1, B: 2}\n")).isEmpty();
        assertThat(run(over + "  scores: {B: 3}\n"))
                .singleElement()
                .asString()
                .contains("x.yaml:6", "outcome B 3, found 2");
        assertThat(run(over + "  ranks: {C: 3}\n"))
                .singleElement()
                .asString()
                .contains("x.yaml:6", "a seat from A to B");
        assertThat(run(over + "  scores: [4, 2]\n  ranks: [1, 2]\n")).isEmpty();
    }

    @Test
    void only_a_look_at_the_events_ends_their_time() {
        String steps =
                HEAD
                        + """
                        position: {cards: {A: 4, B: 2}, pile: [7]}
                        when:
                          - {A: draw, then: {awaited: A}}
                          - {A: toss, then: {events: {A: [{kind: drew}, {kind: tossed}]}}}
                          - {B: stand, then: {events: {A: {not: [{kind: drew}]}}}}
                        """;
        assertThat(run(steps)).isEmpty();
    }

    @Test
    void one_unreadable_file_does_not_stop_the_folder(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.yaml"), "name: [\n");
        Files.write(folder.resolve("b.yaml"), "name: é".getBytes(StandardCharsets.ISO_8859_1));
        Files.writeString(folder.resolve("c.yaml"), HEAD + "than: {}\n");
        Files.writeString(
                folder.resolve("d.yaml"), HEAD + "position: {turn: A}\nthen: {awaited: A}\n");
        List<ScenarioResult> results = Scenarios.run(folder);
        assertThat(results)
                .extracting(ScenarioResult::passed)
                .containsExactly(false, false, false, true);
        assertThat(results.get(0).report().getFirst()).contains("a.yaml:", "this is not YAML");
        assertThat(results.get(1).report().getFirst()).contains("b.yaml:1", "UTF-8");
        assertThat(results.get(2).report().getFirst()).contains("c.yaml:4", "no field \"than\"");
    }

    @Test
    void a_failing_twin_shows_the_first_difference_only() {
        assertThat(
                        run(
                                HEAD
                                        + """
                                        position: {cards: {A: 4, B: 2}, pile: [7]}
                                        twin: {position: {pile: [8]}, same: [A]}
                                        when: [A: draw]
                                        """))
                .singleElement()
                .asString()
                .endsWith(
                        "expected the same for A in both worlds, found now.held 7 in the first and 8 in the twin");
    }

    /// `absent`, `arrange` and `refused` act in both worlds: without, the twin stays behind or is never asked.
    @Test
    void every_step_is_taken_in_both_worlds() {
        String twin =
                HEAD
                        + """
                        position: {cards: {A: 4, B: 2}, pile: [7, 8]}
                        twin: {position: {cards: {B: 3}}, same: [A, spectator]}
                        when:
                          - absent: A
                          - arrange: {turn: A, stood: []}
                          - {B: draw, refused: PIPS-TURN-1}
                          - A: draw
                        then: {awaited: A}
                        """;
        assertThat(run(twin)).isEmpty();
        assertThat(run(twin.replace("same: [A, spectator]", "same: [A, B, spectator]"))).isEmpty();
    }

    @Test
    void refusal_sentences_are_compared() {
        String twin =
                HEAD
                        + """
                        position: {cards: {A: 4, B: 2}, pile: [7], turn: B}
                        twin: {when: [{A: %s, refused: PIPS-TURN-1}], position: {pile: [8]}, same: [A]}
                        when: [{A: stand, refused: PIPS-TURN-1}]
                        then: {awaited: B}
                        """;
        assertThat(run(twin.formatted("stand"))).isEmpty();
        String waiting = HEAD + "position: {cards: {A: 4, B: 2}, pile: [7]}\n";
        assertThat(
                        run(
                                waiting
                                        + """
                                        twin: {when: [{A: toss, refused: PIPS-TURN-2}], position: {pile: [8]}, same: [A]}
                                        when: [{A: keep, refused: PIPS-TURN-2}]
                                        then: {awaited: A}
                                        """))
                .singleElement()
                .asString()
                .contains("x.yaml:5", "refusals.1.fr \"keep est impossible maintenant.\"", "toss");
    }

    @Test
    void a_twin_may_take_other_steps() {
        String twin =
                HEAD
                        + """
                        position: {phase: look, cards: {A: 4, B: 2}}
                        twin: {when: [A: ready], same: [B, spectator]}
                        when: [A: look]
                        then: {awaited: B}
                        """;
        assertThat(run(twin)).isEmpty();
        assertThat(run(twin.replace("[B, spectator]", "[A]")))
                .singleElement()
                .asString()
                .contains("now.looking true in the first and false in the twin");
        assertThat(run(twin.replace("[A: ready]", "[A: ready, B: ready]")))
                .singleElement()
                .asString()
                .contains("x.yaml:5", "as many steps in the twin as in \"when\", 1, found 2");
    }

    @Test
    void a_twin_may_differ_by_chance_alone() {
        String twin =
                HEAD
                        + """
                        chance: deal 4 2 …
                        twin: {chance: deal 4 3 …, same: [A, B, spectator]}
                        when: [{A: ready, then: {awaited: B}}]
                        """;
        assertThat(run(twin)).isEmpty();
        assertThat(run(twin.replace("4 3", "4 2")))
                .singleElement()
                .asString()
                .contains("a twin that differs from the position, found the same state");
    }
}
