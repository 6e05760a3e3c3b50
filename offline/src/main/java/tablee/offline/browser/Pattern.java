package tablee.offline.browser;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// A regular expression as the browser has it, in place of `java.util.regex`. What Java writes otherwise is translated; what the browser does not know
/// at all fails when it is compiled.
public final class Pattern {

    /// What Java's `\s` stands for; a browser's knows more.
    private static final String SPACES = " \\t\\n\\v\\f\\r";

    private final String expression;
    private @Nullable Expression whole;

    private Pattern(String regex) {
        this.expression = translated(regex);
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex);
    }

    public static boolean matches(String regex, CharSequence text) {
        return compile(regex).matcher(text).matches();
    }

    public Matcher matcher(CharSequence text) {
        return new Matcher(this, text.toString());
    }

    /// For a text that is found from end to end.
    Expression whole() {
        if (whole == null) {
            whole = new Expression("^(?:" + expression + ")$", "u");
        }
        return whole;
    }

    /// For what is found in a text, one after the other: it knows how far it came.
    Expression search() {
        return new Expression(expression, "gu");
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    public String[] split(CharSequence text, int limit) {
        String whole = text.toString();
        Matcher matcher = matcher(whole);
        var parts = new ArrayList<String>();
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            // Nothing at all, found at the beginning, is no part.
            if (matcher.end() > 0) {
                parts.add(whole.substring(from, matcher.start()));
                from = matcher.end();
            }
        }
        parts.add(whole.substring(from));
        if (limit == 0 && parts.size() > 1) {
            while (!parts.isEmpty() && parts.getLast().isEmpty()) {
                parts.removeLast();
            }
        }
        return parts.toArray(new String[0]);
    }

    private static String translated(String regex) {
        var made = new StringBuilder();
        int open = 0;
        for (int i = 0; i < regex.length(); i++) {
            char c = regex.charAt(i);
            if (c == '\\' && i + 1 < regex.length()) {
                char next = regex.charAt(++i);
                switch (next) {
                    case 's' -> made.append(open > 0 ? SPACES : "[" + SPACES + "]");
                    case 'x' -> made.append(regex.charAt(i + 1) == '{' ? "\\u" : "\\x");
                    default -> made.append(c).append(next);
                }
            } else {
                open += c == '[' ? 1 : c == ']' ? -1 : 0;
                made.append(c);
            }
        }
        return made.toString();
    }
}
