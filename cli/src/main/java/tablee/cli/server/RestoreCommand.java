package tablee.cli.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.engine.Texts;

/// Puts a back-up into an empty store, of either kind.
@CommandLine.Command(name = "restore")
final class RestoreCommand extends Command {

    @Parameters(paramLabel = "FILE")
    Path file = Path.of("");

    @Option(names = "--data", paramLabel = "DIR")
    String data = "data";

    @Mixin DatabaseOptions database = new DatabaseOptions();

    RestoreCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException {
        try (var reader =
                        new BufferedReader(
                                new InputStreamReader(
                                        new GZIPInputStream(Files.newInputStream(file)),
                                        StandardCharsets.UTF_8));
                var store = database.open(data)) {
            store.restore(reader.lines().toList());
        }
        say("cli.restore.done", file.toString());
        return 0;
    }
}
