package tablee.cli.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;
import tablee.cli.Checkout;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.engine.BadInput;
import tablee.engine.Texts;

/// Hands its arguments to JMH, which comes in a jar of its own and starts JVMs of its own.
@CommandLine.Command(name = "jmh")
final class BenchJmh extends Command {

    @Unmatched List<String> arguments = new ArrayList<>();

    @Option(names = "--save")
    boolean save;

    BenchJmh(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException, InterruptedException {
        Path root = Checkout.root(Optional.empty());
        Path jar = root.resolve("bench/target/benchmarks.jar");
        if (!Files.isRegularFile(jar)) {
            throw BadInput.of("cli.bench.jar", jar.toString());
        }
        var line =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-jar",
                                jar.toString()));
        line.addAll(arguments);
        if (save) {
            line.addAll(List.of("-rf", "json", "-rff", BenchCommand.resultFile("jmh").toString()));
        }
        console.flush();
        return new ProcessBuilder(line).inheritIO().start().waitFor();
    }
}
