package tablee.engine;

import java.util.Iterator;

/// Prints a value in one canonical way: fields in their order, whole numbers without a point.
final class JsonPrinter {

    private static final int SHORT_ENOUGH = 100;

    private final StringBuilder out;

    private JsonPrinter(StringBuilder out) {
        this.out = out;
    }

    static String compact(Json json) {
        var text = new StringBuilder();
        compact(json, text);
        return text.toString();
    }

    static void compact(Json json, StringBuilder text) {
        new JsonPrinter(text).print(json);
    }

    static String pretty(Json json) {
        var printer = new JsonPrinter(new StringBuilder());
        printer.indented(json, 0);
        return printer.out.append('\n').toString();
    }

    private void print(Json json) {
        switch (json) {
            case Json.Text text -> quote(text.value());
            case Json.Num num -> number(num.value());
            case Json.Bool bool -> out.append(bool.value());
            case Json.Null ignored -> out.append("null");
            case Json.Arr arr -> {
                out.append('[');
                for (int i = 0; i < arr.values().size(); i++) {
                    if (i > 0) {
                        out.append(',');
                    }
                    print(arr.values().get(i));
                }
                out.append(']');
            }
            case Json.Obj obj -> {
                out.append('{');
                int start = out.length();
                obj.entries()
                        .forEach(
                                (name, value) -> {
                                    if (out.length() > start) {
                                        out.append(',');
                                    }
                                    quote(name);
                                    out.append(':');
                                    print(value);
                                });
                out.append('}');
            }
        }
    }

    /// Short values stay on their line; long ones get a line for each part.
    private void indented(Json json, int depth) {
        String line = compact(json);
        if (line.length() + 2 * depth <= SHORT_ENOUGH) {
            out.append(line);
            return;
        }
        switch (json) {
            case Json.Arr arr -> {
                out.append('[');
                for (Iterator<Json> values = arr.values().iterator(); values.hasNext(); ) {
                    newLine(depth + 1);
                    indented(values.next(), depth + 1);
                    out.append(values.hasNext() ? "," : "");
                }
                newLine(depth);
                out.append(']');
            }
            case Json.Obj obj -> {
                out.append('{');
                for (var entries = obj.entries().entrySet().iterator(); entries.hasNext(); ) {
                    var entry = entries.next();
                    newLine(depth + 1);
                    quote(entry.getKey());
                    out.append(": ");
                    indented(entry.getValue(), depth + 1);
                    out.append(entries.hasNext() ? "," : "");
                }
                newLine(depth);
                out.append('}');
            }
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ -> out.append(line);
        }
    }

    private void newLine(int depth) {
        out.append('\n').append("  ".repeat(depth));
    }

    private void number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 0x1p53) {
            out.append((long) value);
        } else {
            out.append(value);
        }
    }

    /// Most texts have nothing to escape and are copied as a whole.
    private void quote(String text) {
        out.append('"');
        int plain = 0;
        while (plain < text.length() && isPlain(text.charAt(plain))) {
            plain++;
        }
        if (plain == text.length()) {
            out.append(text).append('"');
            return;
        }
        out.append(text, 0, plain);
        for (int i = plain; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || c == '\u2028' || c == '\u2029') {
                        String hex = Integer.toHexString(c);
                        out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c != '"' && c != '\\' && c != '\u2028' && c != '\u2029';
    }
}
