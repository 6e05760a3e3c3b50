package tablee.server.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.table.Skeleton;

/// Words that an owner does not want to read here, in names or in chat: a file with one word a line, `#` before remarks, `*` behind a
/// beginning. Letters that look alike are one letter. The file may be changed while the server runs.
public final class WordList {

    private record Words(long stamp, Set<String> whole, List<String> beginnings) {}

    private final Optional<Path> file;
    private volatile Words words = new Words(0, Set.of(), List.of());

    /// @param file empty for no words at all; one that cannot be read is refused
    public WordList(String file) {
        this.file = file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
        this.file.ifPresent(this::read);
    }

    private void read(Path path) {
        try {
            long stamp = Files.getLastModifiedTime(path).toMillis();
            var whole = new HashSet<String>();
            var beginnings = new java.util.ArrayList<String>();
            for (String line : Files.readAllLines(path)) {
                String word = line.replaceAll("#.*", "").trim();
                if (word.endsWith("*") && word.length() > 1) {
                    beginnings.add(folded(word.substring(0, word.length() - 1)));
                } else if (!word.isEmpty()) {
                    whole.add(folded(word));
                }
            }
            words = new Words(stamp, Set.copyOf(whole), List.copyOf(beginnings));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Here an l and an i are one letter, too: both are written as a stroke.
    private static String folded(String word) {
        return Skeleton.of(word).replace('l', 'i');
    }

    /// Reads the file again if it has changed; the old words count while it cannot be read.
    void refresh() {
        file.ifPresent(
                path -> {
                    try {
                        if (Files.getLastModifiedTime(path).toMillis() != words.stamp()) {
                            read(path);
                        }
                    } catch (IOException | UncheckedIOException e) {
                        org.slf4j.LoggerFactory.getLogger(WordList.class)
                                .warn("the word list cannot be read: {}", e.toString());
                    }
                });
    }

    public boolean objectsTo(String text) {
        Words now = words;
        if (now.whole().isEmpty() && now.beginnings().isEmpty()) {
            return false;
        }
        for (String part : text.split("[^\\p{L}\\p{M}\\p{N}|@$]+", -1)) {
            String word = folded(part);
            if (now.whole().contains(word)
                    || now.beginnings().stream().anyMatch(word::startsWith)) {
                return true;
            }
        }
        return false;
    }
}
