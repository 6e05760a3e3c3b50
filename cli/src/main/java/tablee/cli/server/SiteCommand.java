package tablee.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.cli.ExitCode;
import tablee.engine.BadInput;
import tablee.engine.Texts;
import tablee.server.Config;
import tablee.server.TableServer;

/// Writes a folder that any web host can show: the table without a server (ADR 0165).
@CommandLine.Command(name = "site")
final class SiteCommand extends Command {

    @Parameters(paramLabel = "OUT")
    Path folder = Path.of("");

    SiteCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException, InterruptedException {
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw BadInput.of("cli.file.exists", folder.toString());
        }
        Path data = Files.createTempDirectory("tablee-site");
        var settings =
                Map.of(
                        "host",
                        "127.0.0.1",
                        "port",
                        "0",
                        "data",
                        data.toString(),
                        "limit-rate",
                        "100000");
        try (TableServer server = TableServer.start(Config.of(settings, Map.of(), ""));
                var site = new Site("http://127.0.0.1:" + server.port(), folder)) {
            site.write();
            say("cli.site.done", folder.toString(), site.files(), (int) (site.bytes() / 1_000));
        } finally {
            delete(data);
        }
        return ExitCode.OK;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
