package tablee.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// How many files stand in one package: whoever looks for something reads the names of a folder, and seventy of them are no help.
final class PackageSizes {

    static final int MOST = 45;

    private PackageSizes() {}

    /// The folders of Java files below `root` that hold too many, with how many they hold.
    static Map<String, Integer> tooLarge(Path root) throws IOException {
        var sizes = new TreeMap<String, Integer>();
        try (Stream<Path> files = Files.walk(root)) {
            files.filter(file -> file.toString().endsWith(".java"))
                    .map(root::relativize)
                    .filter(PackageSizes::isWritten)
                    .forEach(file -> sizes.merge(folder(file), 1, Integer::sum));
        }
        sizes.values().removeIf(size -> size <= MOST);
        return sizes;
    }

    /// Not made by a build.
    static boolean isWritten(Path file) {
        for (Path part : file) {
            String name = part.toString();
            if (name.equals("target") || name.equals("node_modules") || name.startsWith(".")) {
                return false;
            }
        }
        return true;
    }

    private static String folder(Path file) {
        Path folder = file.getParent();
        return folder == null ? "" : folder.toString().replace('\\', '/');
    }
}
