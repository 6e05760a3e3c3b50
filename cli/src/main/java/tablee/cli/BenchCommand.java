package tablee.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import picocli.CommandLine;
import tablee.engine.Texts;

/// Measurements. A figure counts only with date, commit, JDK and machine.
@CommandLine.Command(name = "bench")
final class BenchCommand extends CommandGroup {

    static CommandLine line(Console console, Texts texts) {
        return new CommandLine(new BenchCommand())
                .addSubcommand(new BenchPlayouts(console, texts))
                .addSubcommand(new BenchThinking(console, texts))
                .addSubcommand(new BenchJmh(console, texts));
    }

    /// `bench/results/DATE-WHAT-COMMIT.json`.
    static Path resultFile(String what) throws IOException {
        Path folder = Checkout.root(Optional.empty()).resolve("bench/results");
        Files.createDirectories(folder);
        return folder.resolve(
                LocalDate.now(ZoneOffset.UTC) + "-" + what + "-" + Machine.commit() + ".json");
    }
}
