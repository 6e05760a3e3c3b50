package tablee.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import tablee.cli.LogFile;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.play.GameLog;

/// A table in a file: the log of its game, which `verify` reads too, and in the field `table` who sits where.
public final class SavedTable {

    private SavedTable() {}

    static Json toJson(GameLog log, Sitting sitting) {
        var saved = Json.object();
        log.toJson().fields().forEach(saved::put);
        return saved.put(
                        "table",
                        Json.object()
                                .put("seats", sitting.toJson())
                                .put("steps", log.entries().size())
                                .build())
                .build();
    }

    /// Written whole or not at all. Another game of Tablée may be replaced; any other file is left alone.
    static void write(Path file, GameLog log, Sitting sitting) throws IOException {
        if (Files.exists(file) && !isGame(file)) {
            throw BadInput.of("cli.save.other", file.toString());
        }
        Path absolute = file.toAbsolutePath();
        Path part = absolute.resolveSibling(absolute.getFileName() + ".part");
        Files.writeString(part, toJson(log, sitting).pretty());
        Files.move(part, absolute, StandardCopyOption.REPLACE_EXISTING);
    }

    private static boolean isGame(Path file) throws IOException {
        try {
            return Files.isRegularFile(file) && !LogFile.read(file).game().isEmpty();
        } catch (BadInput _) {
            return false;
        }
    }

    /// Who sat there, if the file says so.
    public static Optional<Sitting> sitting(LogFile file, int seats) {
        try {
            Optional<Sitting> sitting =
                    file.json().find("table").map(table -> Sitting.read(table.at("seats")));
            if (sitting.isPresent() && sitting.get().sitters().size() != seats) {
                throw BadInput.of("cli.resume.seats", sitting.get().sitters().size(), seats);
            }
            return sitting;
        } catch (BadInput bad) {
            throw LogFile.inFile(file.path(), bad);
        }
    }
}
