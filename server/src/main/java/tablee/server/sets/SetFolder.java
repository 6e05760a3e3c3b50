package tablee.server.sets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.Comparator;
import java.util.TreeSet;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.GameProvider;
import tablee.engine.Json;
import tablee.server.art.ArtFile;

/// Sets on disk, `GAME/NAME/` each: those that ship and those of a host, to be copied, and new ones to be kept.
public final class SetFolder {

    /// Of one game. A set has about 100 kB.
    private static final int MOST = 200;

    private SetFolder() {}

    /// The files of a set, as [SetDraft#read] takes them.
    public static Json.Builder files(GameProvider provider, ContentSource source) {
        var files = Json.object();
        var pictures = Json.object();
        for (String file : new TreeSet<>(SetDraft.filesOf(provider))) {
            source.read(file).ifPresent(text -> files.put(file, text));
        }
        source.read(ArtFile.NAME)
                .ifPresent(
                        text ->
                                ArtFile.ownFiles(text)
                                        .forEach(
                                                path ->
                                                        source.bytes(path)
                                                                .ifPresent(
                                                                        bytes ->
                                                                                pictures.put(
                                                                                        path,
                                                                                        coded(
                                                                                                bytes)))));
        return Json.object().put("files", files.build()).put("pictures", pictures.build());
    }

    private static String coded(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /// Writes a set beside the others, whole or not at all. A name is given once: tables are played with the set they were opened with.
    ///
    /// @param sets the folder of the sets of one game
    public static Path keep(Path sets, SetDraft draft) {
        try {
            Files.createDirectories(sets);
            Path target = sets.resolve(draft.name());
            try (var there = Files.list(sets)) {
                if (there.count() >= MOST) {
                    throw BadInput.of("server.sets.many", MOST);
                }
            }
            Path made = Files.createTempDirectory(sets, ".");
            try {
                for (var file : draft.files().entrySet()) {
                    Files.writeString(made.resolve(file.getKey()), file.getValue());
                }
                for (var picture : draft.pictures().entrySet()) {
                    Path path = made.resolve(picture.getKey());
                    Files.createDirectories(path.toAbsolutePath().getParent());
                    Files.write(path, picture.getValue());
                }
                if (Files.exists(target)) {
                    throw BadInput.of("server.sets.taken", draft.name());
                }
                return Files.move(made, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException | BadInput failed) {
                clear(made);
                throw failed;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void clear(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
