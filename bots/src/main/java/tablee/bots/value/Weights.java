package tablee.bots.value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A file of weights: a line `name number` for each feature, in order; `#` starts a remark, the first of which is the command that made
/// the file. A file that does not fit the features is refused: it was made for others.
public final class Weights {

    private Weights() {}

    /// The file `value.txt` beside this class.
    public static double[] beside(Class<?> owner, List<String> names) {
        try (InputStream file = owner.getResourceAsStream("value.txt")) {
            if (file == null) {
                throw new IllegalStateException("no value.txt beside " + owner.getName());
            }
            return read(new String(file.readAllBytes(), StandardCharsets.UTF_8), names);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static double[] read(String text, List<String> names) {
        double[] weights = new double[names.size()];
        int count = 0;
        for (String line : text.split("\n", -1)) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int space = line.indexOf(' ');
            if (space < 0
                    || count == weights.length
                    || !line.substring(0, space).equals(names.get(count))) {
                throw new IllegalArgumentException("weights for other features: " + line);
            }
            weights[count++] = Double.parseDouble(line.substring(space + 1).trim());
        }
        if (count != weights.length) {
            throw new IllegalArgumentException(count + " weights for " + names.size());
        }
        return weights;
    }
}
