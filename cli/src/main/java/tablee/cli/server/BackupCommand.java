package tablee.cli.server;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.engine.Texts;
import tablee.server.store.OwnerOnly;
import tablee.server.store.SqliteStore;

/// Writes everything of a store into one file, also while a server runs on it.
@CommandLine.Command(name = "backup")
final class BackupCommand extends Command {

    @Parameters(paramLabel = "FILE")
    Path file = Path.of("");

    @Option(names = "--data", paramLabel = "DIR")
    Path data = Path.of("data");

    @Mixin DatabaseOptions database = new DatabaseOptions();

    BackupCommand(Console console, Texts texts) {
        super(console, texts);
    }

    /// The file appears only when it is whole.
    @Override
    protected int run() throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        var lines = new AtomicLong();
        try (OutputStream out = new GZIPOutputStream(OwnerOnly.write(unfinished));
                var writer =
                        new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8))) {
            dump(
                    line -> {
                        try {
                            writer.write(line);
                            writer.newLine();
                            lines.incrementAndGet();
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
        Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        say("cli.backup.done", file.toString(), (int) lines.get());
        return 0;
    }

    private void dump(Consumer<String> line) {
        if (database.isGiven()) {
            try (var store = database.open(data.toString())) {
                store.dump(line);
            }
        } else {
            // Without opening it: a server may be running on it.
            SqliteStore.dump(data, line);
        }
    }
}
