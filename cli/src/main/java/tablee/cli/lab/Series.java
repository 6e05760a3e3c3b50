package tablee.cli.lab;

import java.util.Optional;
import picocli.CommandLine.Option;
import tablee.cli.Command;
import tablee.engine.BadInput;

/// A series of games between bots: how many, from which seed, on how many threads. The commands differ in what is usual.
public final class Series {

    @Option(names = "--games", paramLabel = "N")
    long games;

    @Option(names = "--seed", paramLabel = "N")
    long seed;

    @Option(names = "--threads", paramLabel = "N")
    Optional<Integer> threads = Optional.empty();

    public Series(long games, long seed) {
        this.games = games;
        this.seed = seed;
    }

    public void check() {
        Command.requirePositive("--games", games);
        Command.requirePositive("--threads", threads.orElse(1));
    }

    /// The games, for what cannot count beyond an `int`.
    public int count() {
        if (games > Integer.MAX_VALUE) {
            throw BadInput.of("cli.usage.value", "--games", Long.toString(games));
        }
        return (int) games;
    }

    /// As many threads as asked for, or one for each core.
    public int workers() {
        return threads.orElse(Runtime.getRuntime().availableProcessors());
    }
}
