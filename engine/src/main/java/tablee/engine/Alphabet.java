package tablee.engine;

import java.util.ArrayList;
import java.util.List;

/// How the values of a chance event are written. Values are indices into the symbols; without
/// symbols a value is written as its number. Symbols of one letter are written without spaces: `roll RGGHL`.
public record Alphabet(List<String> symbols) {

    public static final Alphabet NUMBERS = new Alphabet(List.of());

    /// An ordinary die: value 0 is the face 1.
    public static final Alphabet DIE = new Alphabet(List.of("1", "2", "3", "4", "5", "6"));

    public Alphabet {
        symbols = List.copyOf(symbols);
    }

    public static Alphabet of(String... symbols) {
        return new Alphabet(List.of(symbols));
    }

    private boolean isTight() {
        return !symbols.isEmpty() && symbols.stream().allMatch(symbol -> symbol.length() == 1);
    }

    String write(Drawn drawn) {
        var text = new StringBuilder();
        for (int i = 0; i < drawn.size(); i++) {
            if (i > 0 && !isTight()) {
                text.append(' ');
            }
            text.append(
                    symbols.isEmpty() ? Integer.toString(drawn.get(i)) : symbols.get(drawn.get(i)));
        }
        return text.toString();
    }

    List<Integer> read(String text) {
        var values = new ArrayList<Integer>();
        for (String word : text.trim().split(isTight() ? "\\s*" : "\\s+", -1)) {
            if (!word.isEmpty()) {
                values.add(value(word));
            }
        }
        return values;
    }

    private int value(String word) {
        int index = symbols.indexOf(word);
        if (index >= 0) {
            return index;
        }
        if (symbols.isEmpty() && word.matches("\\d{1,4}")) {
            return Integer.parseInt(word);
        }
        throw BadInput.of(
                "engine.chance.symbol",
                word,
                symbols.isEmpty() ? "0, 1, 2 …" : String.join(", ", symbols));
    }
}
