package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.testkit.ScenarioResult;
import tablee.testkit.Scenarios;

/// A position that no game understands as it was meant is refused in every game, with its line: misspelt fields, numbers out of range, things
/// there is one of and that stand twice, seats that are not at the table. It stands here because this module knows all games.
class PositionsRefusedTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "cabo   | 2 | {tableau: {A: [1, 2, 3, 4]}}                  | tableau",
                "cabo   | 2 | {turns: -1}                                   | ",
                "cabo   | 2 | {active: C}                                   | C",
                "cv     | 2 | {dices: HHHH}                                 | dices",
                "cv     | 2 | {seats: {A: {helth: [15]}}}                   | seats.A: There is no field \"helth\"",
                "cv     | 2 | {seats: {C: {health: [15]}}}                  | C",
                "cv     | 2 | {turn: C}                                     | C",
                "cv     | 2 | {bought: 300}                                 | bought",
                "hasard | 2 | {pawns: {1: {Ri: -1}}}                        | pawns.1.Ri: -1",
                "hasard | 2 | {pawns: {1: {Rii: 1}}}                        | pawns.1: There is no field \"Rii\"",
                "hasard | 2 | {pawns: {9: {Ri: 1}}}                         | 9",
                "hasard | 2 | {pawns: {1: {slot: 1}, 2: {slot: 1}}}         | two pawns of one slot",
                "hasard | 2 | {phase: NOWHERE}                              | NOWHERE",
                "metro  | 3 | {players: {A: {mony: 3}}}                     | players.A: There is no field \"mony\"",
                "metro  | 3 | {players: {A: {character: lucie-amar}, B: {character: lucie-amar}}} | only one character",
                "metro  | 3 | {players: {D: {money: 3}}}                    | D",
            })
    void with_its_line(String game, int seats, String position, String named) {
        ScenarioResult result =
                Scenarios.runText(
                                "x.yaml",
                                "name: x\ngame: %s\nseats: %d\nposition:\n  %s\nthen: {over: false}\n"
                                        .formatted(game, seats, position))
                        .getFirst();
        assertThat(result.passed()).isFalse();
        assertThat(result.report())
                .singleElement()
                .asString()
                .startsWith("x.yaml:5: x: expected ")
                .contains(named == null ? "" : named);
    }
}
