package tablee.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Warnings that somebody switched off without saying why. The reason stands behind the annotation, also on the lines a formatter made of it, or is the
/// comment right above it.
final class Suppressions {

    private static final String ANNOTATION = "@SuppressWarnings(";

    private Suppressions() {}

    /// `file:line` of every suppression below `root` that names no reason.
    static List<String> withoutReason(Path root) throws IOException {
        var found = new ArrayList<String>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
                Path name = root.relativize(file);
                if (PackageSizes.isWritten(name)) {
                    List<String> lines = Files.readAllLines(file);
                    for (int i = 0; i < lines.size(); i++) {
                        if (lines.get(i).strip().startsWith(ANNOTATION) && !hasReason(lines, i)) {
                            found.add(name.toString().replace('\\', '/') + ":" + (i + 1));
                        }
                    }
                }
            }
        }
        return found;
    }

    private static boolean hasReason(List<String> lines, int at) {
        if (at > 0 && lines.get(at - 1).strip().startsWith("//")) {
            return true;
        }
        int end = at;
        while (end < lines.size() - 1 && !lines.get(end).contains(")")) {
            end++;
        }
        return lines.get(end).replaceFirst("^.*\\)", "").strip().startsWith("//");
    }
}
