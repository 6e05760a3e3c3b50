package tablee.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.regex.Pattern;

/// A recursive-descent reader that knows its line. Depth is limited, so that a hostile text cannot exhaust the stack.
final class JsonReader {

    private static final int DEEPEST = 64;

    private static final Pattern NUMBER =
            Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    /// Digits of a whole number that every reader of JSON knows exactly.
    private static final int WHOLE = 15;

    private final String text;
    private int at;
    private int line = 1;
    private int depth;

    JsonReader(String text) {
        this.text = text;
    }

    Json document() {
        Json value = value();
        space();
        if (at < text.length()) {
            throw fault("engine.json.end");
        }
        return value;
    }

    private Json value() {
        space();
        if (++depth > DEEPEST) {
            throw fault("engine.json.deep");
        }
        Json value =
                switch (peek()) {
                    case '{' -> object();
                    case '[' -> array();
                    case '"' -> new Json.Text(string(), line);
                    case 't' -> word("true", new Json.Bool(true, line));
                    case 'f' -> word("false", new Json.Bool(false, line));
                    case 'n' -> word("null", new Json.Null(line));
                    default -> number();
                };
        depth--;
        return value;
    }

    private Json object() {
        int start = line;
        var entries = new LinkedHashMap<String, Json>();
        at++;
        space();
        while (peek() != '}') {
            String name = string();
            space();
            take(':');
            if (entries.put(name, value()) != null) {
                throw BadInput.of("engine.json.twice", name, line);
            }
            separator('}');
        }
        at++;
        return new Json.Obj(entries, start);
    }

    private Json array() {
        int start = line;
        var values = new ArrayList<Json>();
        at++;
        space();
        while (peek() != ']') {
            values.add(value());
            separator(']');
        }
        at++;
        return new Json.Arr(values, start);
    }

    private void separator(char close) {
        space();
        if (peek() != close) {
            take(',');
            space();
            if (peek() == close) {
                throw fault("engine.json.value");
            }
        }
    }

    private String string() {
        take('"');
        var value = new StringBuilder();
        while (true) {
            char c = peek();
            at++;
            if (c == '"') {
                return value.toString();
            }
            if (c < ' ') {
                throw fault("engine.json.string");
            }
            value.append(c == '\\' ? escape() : c);
        }
    }

    private char escape() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                String hex = text.substring(at, Math.min(at + 4, text.length()));
                if (!hex.matches("[0-9a-fA-F]{4}")) {
                    throw fault("engine.json.string");
                }
                at += 4;
                yield (char) Integer.parseInt(hex, 16);
            }
            default -> throw fault("engine.json.string");
        };
    }

    private Json number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(start, at);
        if (isShort(digits)) {
            return new Json.Num(Long.parseLong(digits), line);
        }
        if (!NUMBER.matcher(digits).matches()) {
            throw fault("engine.json.value");
        }
        return new Json.Num(Double.parseDouble(digits), line);
    }

    /// Most numbers are whole and short: it takes neither an expression nor a fraction to read them.
    private static boolean isShort(String digits) {
        int first = digits.startsWith("-") ? 1 : 0;
        if (digits.length() == first || digits.length() > WHOLE) {
            return false;
        }
        // Nothing is put before another digit, and less than nothing is a fraction's business.
        if (digits.charAt(first) == '0' && digits.length() > 1) {
            return false;
        }
        return digits.chars().skip(first).allMatch(c -> c >= '0' && c <= '9');
    }

    private Json word(String word, Json value) {
        if (!text.startsWith(word, at)) {
            throw fault("engine.json.value");
        }
        at += word.length();
        return value;
    }

    private void take(char expected) {
        if (peek() != expected) {
            throw BadInput.of("engine.json.sign", String.valueOf(expected), line);
        }
        at++;
    }

    private char peek() {
        if (at >= text.length()) {
            throw fault("engine.json.short");
        }
        return text.charAt(at);
    }

    private void space() {
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
            } else if (c == '/' && text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = (end < 0 ? text.length() : end) - 1;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return;
            }
        }
    }

    private BadInput fault(String key) {
        return BadInput.of(key, line);
    }
}
