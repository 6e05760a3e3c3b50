package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// A file that says how something looked when somebody last read it. Regenerated on purpose with `-Dgolden.update=true`.
public final class Golden {

    private Golden() {}

    public static void check(String name, List<String> lines) {
        Path file = Path.of("src/test/resources/golden/" + name);
        String now = String.join("\n", lines) + "\n";
        try {
            if (Boolean.getBoolean("golden.update")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, now);
            }
            assertThat(now).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
