package tablee.testkit;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// What scenarios can lean on where they are run.
///
/// @param registers the register of a game by its id; without one, clauses are not looked up
/// @param tables real tables for the steps of people at a table (`undo`, `leave`, `overtime`); the rules alone cannot take them
public record ScenarioHouse(
        Function<String, Optional<Register>> registers, Optional<LiveTables> tables) {

    /// The registers of the repository around the working folder, or those that travel with the games; and no tables.
    public static ScenarioHouse ofRepository() {
        Map<String, Optional<Register>> known = new ConcurrentHashMap<>();
        return new ScenarioHouse(
                game -> known.computeIfAbsent(game, Register::of), Optional.empty());
    }

    public ScenarioHouse with(LiveTables live) {
        return new ScenarioHouse(registers, Optional.of(live));
    }
}
