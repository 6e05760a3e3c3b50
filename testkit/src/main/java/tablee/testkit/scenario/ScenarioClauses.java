package tablee.testkit.scenario;

import java.util.List;
import tablee.engine.Json;
import tablee.testkit.Register;

/// Every clause that a scenario names is in the register of its game. A refusal by a clause that does not exist would otherwise be a scenario that
/// fails for a reason nobody sees, and a clause misspelt under `clauses` one that is covered by nothing.
final class ScenarioClauses {

    /// What a table refuses by itself cites no register.
    private static final String TABLE = "TABLE";

    private ScenarioClauses() {}

    static void check(Scenario scenario, Register register) {
        scenario.document()
                .find("clauses")
                .ifPresent(
                        said ->
                                Scenario.clauses(said)
                                        .forEach(
                                                clause ->
                                                        known(
                                                                register,
                                                                clause,
                                                                said.line() > 0
                                                                        ? said.line()
                                                                        : scenario.line())));
        for (String part : List.of("when", "then", "twin")) {
            scenario.document().find(part).ifPresent(said -> refusals(register, said));
        }
    }

    /// `refused: X` of a step, `refused: {A: {move: X}}` of a check, wherever they stand.
    private static void refusals(Register register, Json said) {
        switch (said) {
            case Json.Arr list -> list.values().forEach(item -> refusals(register, item));
            case Json.Obj object ->
                    object.entries()
                            .forEach(
                                    (name, value) -> {
                                        if (name.equals("refused")) {
                                            clauses(register, value);
                                        } else if (!name.equals("position")
                                                && !name.equals("state")
                                                && !name.equals("views")) {
                                            refusals(register, value);
                                        }
                                    });
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void clauses(Register register, Json said) {
        switch (said) {
            case Json.Obj object ->
                    object.entries().values().forEach(value -> clauses(register, value));
            case Json.Text text -> {
                if (!text.value().equals(PartialMatch.ANY) && !text.value().equals(TABLE)) {
                    known(register, text.value(), text.line());
                }
            }
            case Json.Arr _, Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void known(Register register, String clause, int line) {
        if (register.find(clause).isEmpty()) {
            throw new Unfit(
                    line, "a clause of the register of " + register.game(), "\"" + clause + "\"");
        }
    }
}
