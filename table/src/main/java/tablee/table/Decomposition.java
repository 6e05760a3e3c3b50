package tablee.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/// Letters taken apart: accents from their letters, ligatures, and forms of one letter (wide, bold, in a circle) made that letter. Unicode
/// calls it NFKD; the JDK's is not there in a browser. `decompositions.txt` has what people can type after their text was composed (NFC), without
/// the ideographs: each line what it comes to, a tab, and what comes to it.
final class Decomposition {

    private static final Map<Integer, String> PARTS = read();

    private Decomposition() {}

    static String of(String text) {
        var apart = new StringBuilder();
        text.codePoints()
                .forEach(
                        letter ->
                                apart.append(
                                        PARTS.getOrDefault(
                                                letter, new String(Character.toChars(letter)))));
        return apart.toString();
    }

    /// What each letter of the file comes to.
    static Map<Integer, String> read() {
        var parts = new HashMap<Integer, String>();
        for (String line : file().split("\n", -1)) {
            int tab = line.indexOf('\t');
            if (tab > 0) {
                String apart = line.substring(0, tab);
                line.substring(tab + 1).codePoints().forEach(letter -> parts.put(letter, apart));
            }
        }
        return Map.copyOf(parts);
    }

    private static String file() {
        try (InputStream in = Decomposition.class.getResourceAsStream("decompositions.txt")) {
            if (in == null) {
                throw new IllegalStateException("decompositions.txt is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
