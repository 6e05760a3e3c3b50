package tablee.testkit;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/// What scenarios can lean on where they are run.
///
/// @param registers the register of a game by its id; without one, clauses are not looked up
/// @param tables real tables for the steps of people at a table (`undo`, `leave`, `overtime`); the rules alone cannot take them
public record ScenarioHouse(
        Function<String, Optional<Register>> registers, Optional<LiveTables> tables) {

    /// The registers of the repository around the working folder, and no tables.
    public static ScenarioHouse ofRepository() {
        Map<String, Register> all = Register.root(Path.of("")).map(Register::all).orElse(Map.of());
        return new ScenarioHouse(game -> Optional.ofNullable(all.get(game)), Optional.empty());
    }

    public ScenarioHouse with(LiveTables live) {
        return new ScenarioHouse(registers, Optional.of(live));
    }
}
