package tablee.testkit.scenario;

import tablee.testkit.ScenarioResult;

/// Something in a scenario that the game or the language does not know, with its line. Ends the scenario as a failure.
final class Unfit extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient ScenarioResult.Failure failure;

    Unfit(int line, String expected, String found) {
        super(expected + ", found " + found);
        this.failure = new ScenarioResult.Failure(line, expected, found);
    }

    ScenarioResult.Failure failure() {
        return failure;
    }
}
