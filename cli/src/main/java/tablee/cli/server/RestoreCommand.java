package tablee.cli.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Console;
import tablee.engine.Texts;
import tablee.server.Config;
import tablee.server.TableServer;

/// Puts a back-up into an empty store, of either kind.
@CommandLine.Command(name = "restore")
final class RestoreCommand extends ServerCommand {

    @Parameters(paramLabel = "FILE")
    Path file = Path.of("");

    @Option(names = "--data", paramLabel = "DIR")
    String data = "data";

    @Option(names = "--database", paramLabel = "URL")
    String database = "";

    @Option(names = "--database-user", paramLabel = "NAME")
    String user = "";

    @Option(names = "--database-password", paramLabel = "WORD")
    String password = "";

    RestoreCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    public Integer call() throws IOException {
        Config config =
                Config.standard()
                        .with("data", data)
                        .with("database", database)
                        .with("database-user", user)
                        .with("database-password", password);
        try (var reader =
                        new BufferedReader(
                                new InputStreamReader(
                                        new GZIPInputStream(Files.newInputStream(file)),
                                        StandardCharsets.UTF_8));
                var store = TableServer.openStore(config)) {
            store.restore(reader.lines().toList());
        }
        say("cli.restore.done", file.toString());
        return 0;
    }
}
