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
                "cv     | 2 | {seats: {A: {health: [24]}}}                  | found card 24 lies in the wrong stack",
                "cv     | 2 | {seats: {A: {health: [15]}, B: {health: [15]}}} | found Running is there twice",
                "hasard | 3 | {tracks: {T1: CLOWN}, pawns: {1: {at: T1:1/1}, 2: {at: T1:1/1}}} | HAS-10-3: two pawns on one place",
                "hasard | 3 | {tracks: {T1: CLOWN}, pawns: {1: {at: T1:1/1, ambush: 5}}} | HAS-M-13: no such face",
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
                .contains(named == null ? "" : named)
                // What was wrong, not the whole position around it, which its reader has written.
                .doesNotContain("Exception", "Arrangement[", " in {");
    }

    /// The sentence of the game, not the name that the program has for it.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cabo | exchange 1 2 3 4 5 | one to four different slots",
                "cv   | fling 3            | Known forms: keep 5",
            })
    void a_move_that_cannot_be_read_is_answered_in_words(String game, String move, String said) {
        ScenarioResult result =
                Scenarios.runText(
                                "x.yaml",
                                "name: x\ngame: %s\nseats: 2\nposition: {}\nwhen: [{A: %s}]\n"
                                        .formatted(game, move))
                        .getFirst();
        assertThat(result.report()).singleElement().asString().contains(said);
    }
}
