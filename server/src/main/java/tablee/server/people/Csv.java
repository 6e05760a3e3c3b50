package tablee.server.people;

import java.util.Arrays;
import java.util.stream.Collectors;

/// A table for a spreadsheet: commas, quotes where they are needed.
public final class Csv {

    private final StringBuilder text = new StringBuilder();

    public Csv(String... heads) {
        row((Object[]) heads);
    }

    public void row(Object... cells) {
        text.append(
                        Arrays.stream(cells)
                                .map(cell -> cell(String.valueOf(cell)))
                                .collect(Collectors.joining(",")))
                .append("\r\n");
    }

    /// A name that begins like a formula must not become one.
    private static String cell(String value) {
        boolean formula = value.matches("(?s)[=+@\\t\\r].*|-(?!\\d+$).*");
        String safe = formula ? "'" + value : value;
        return safe.matches("(?s).*[\",\\r\\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    public String text() {
        return text.toString();
    }
}
