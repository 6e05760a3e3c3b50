package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Texts;

/// Sets that somebody typed in: the shipped files with one text changed. Single quotes spare the reader the backslashes.
public final class Owned {

    public static final MetroProvider METRO = new MetroProvider();

    public static final Texts FRENCH = Tables.METRO.wording().texts("fr");
    public static final Texts ENGLISH = Tables.METRO.wording().texts("en");

    private Owned() {}

    private record Changed(String name, Map<String, String> texts) implements ContentSource {
        @Override
        public Optional<String> read(String file) {
            return Optional.ofNullable(texts.get(file)).or(() -> METRO.houseContent().read(file));
        }
    }

    /// A set of this name; several replacements are separated by `‖`.
    public static ContentSource set(String name, String file, String from, String to) {
        String text = METRO.houseContent().read(file).orElseThrow();
        String[] old = json(from).split("‖", -1);
        String[] fresh = json(to).split("‖", -1);
        for (int i = 0; i < old.length; i++) {
            assertThat(text).as("the text to replace").contains(old[i]);
            text = text.replace(old[i], fresh[i]);
        }
        return new Changed(name, Map.of(file, text));
    }

    /// What is told of such a set when it has to keep what ours keeps.
    public static ContentReport checked(String file, String from, String to) {
        return METRO.check(set("house", file, from, to));
    }

    private static String json(String quoted) {
        return quoted.replace('\'', '"');
    }
}
