package tablee.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import tablee.engine.BadInput;

/// A series of games between bots: how many, from which seed, on how many threads. The commands differ in what is usual.
final class Series {

    @Option(names = "--games", paramLabel = "N")
    long games;

    @Option(names = "--seed", paramLabel = "N")
    long seed;

    @Option(names = "--threads", paramLabel = "N")
    Optional<Integer> threads = Optional.empty();

    Series(long games, long seed) {
        this.games = games;
        this.seed = seed;
    }

    void check() {
        Command.requirePositive("--games", games);
        Command.requirePositive("--threads", threads.orElse(1));
    }

    /// The games, for what cannot count beyond an `int`.
    int count() {
        if (games > Integer.MAX_VALUE) {
            throw BadInput.of("cli.usage.value", "--games", Long.toString(games));
        }
        return (int) games;
    }

    /// As many threads as asked for, or one for each core.
    int workers() {
        return threads.orElse(Runtime.getRuntime().availableProcessors());
    }
}
