package tablee.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import picocli.CommandLine;
import tablee.cli.Checkout;
import tablee.cli.CommandGroup;
import tablee.cli.Console;
import tablee.cli.Machine;
import tablee.engine.Texts;

/// Measurements. A figure counts only with date, commit, JDK and machine.
@CommandLine.Command(name = "bench")
public final class BenchCommand extends CommandGroup {

    public static CommandLine line(Console console, Texts texts) {
        return new CommandLine(new BenchCommand())
                .addSubcommand(new BenchPlayouts(console, texts))
                .addSubcommand(new BenchThinking(console, texts))
                .addSubcommand(new BenchJmh(console, texts));
    }

    /// `bench/results/DATE-WHAT-COMMIT.json`.
    public static Path resultFile(String what) throws IOException {
        Path folder = Checkout.root(Optional.empty()).resolve("bench/results");
        Files.createDirectories(folder);
        return folder.resolve(
                LocalDate.now(ZoneOffset.UTC) + "-" + what + "-" + Machine.commit() + ".json");
    }
}
