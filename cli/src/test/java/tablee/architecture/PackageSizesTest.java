package tablee.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageSizesTest {

    /// What is still too large. Nothing may be added; what has been divided has to be taken out.
    private static final Set<String> STILL =
            Set.of(
                    "engine/src/main/java/tablee/engine",
                    "games/cv/src/main/java/tablee/cv",
                    "games/hasard/src/main/java/tablee/hasard",
                    "games/metro/src/main/java/tablee/metro",
                    "games/metro/src/test/java/tablee/metro");

    @Test
    void no_package_holds_more_files_than_somebody_looks_through() throws IOException {
        assertThat(PackageSizes.tooLarge(Path.of("..")).keySet()).isEqualTo(STILL);
    }

    @Test
    void a_package_that_holds_too_many_is_found(@TempDir Path root) throws IOException {
        Path large = Files.createDirectories(root.resolve("games/large/src/main/java/large"));
        Path full = Files.createDirectories(root.resolve("games/full/src/main/java/full"));
        Path made = Files.createDirectories(root.resolve("games/full/target/made"));
        for (int i = 0; i <= PackageSizes.MOST; i++) {
            Files.createFile(large.resolve("Class" + i + ".java"));
            Files.createFile(made.resolve("Class" + i + ".java"));
            if (i > 0) {
                Files.createFile(full.resolve("Class" + i + ".java"));
            }
        }

        assertThat(PackageSizes.tooLarge(root)).containsOnlyKeys("games/large/src/main/java/large");
    }
}
