package tablee.offline.browser;

import org.jspecify.annotations.Nullable;

/// What an expression finds in a text: as much of Java's as our programs ask for. A group that may be left out has to be one that is empty then.
public final class Matcher {

    private final Pattern pattern;
    private final String text;
    private @Nullable Expression search;
    private @Nullable Found found;
    private int end;

    Matcher(Pattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    public boolean matches() {
        found = pattern.whole().exec(text);
        end = text.length();
        return found != null;
    }

    public boolean find() {
        if (search == null) {
            search = pattern.search();
        }
        found = search.exec(text);
        if (found == null) {
            return false;
        }
        end = search.getLastIndex();
        if (group().isEmpty()) {
            search.setLastIndex(
                    end < text.length()
                            ? end + Character.charCount(text.codePointAt(end))
                            : end + 1);
        }
        return true;
    }

    public String group() {
        return group(0);
    }

    public String group(int number) {
        if (found == null) {
            throw new IllegalStateException(text);
        }
        return found.get(number);
    }

    public int start() {
        return end - group().length();
    }

    public int end() {
        return end;
    }

    public String replaceAll(String replacement) {
        var made = new StringBuilder();
        int from = 0;
        while (find()) {
            made.append(text, from, start());
            append(made, replacement);
            from = end;
        }
        return made.append(text, from, text.length()).toString();
    }

    /// `$1` is what the first group found, `\$` a dollar.
    private void append(StringBuilder made, String replacement) {
        for (int i = 0; i < replacement.length(); i++) {
            char c = replacement.charAt(i);
            switch (c) {
                case '$' -> made.append(group(replacement.charAt(++i) - '0'));
                case '\\' -> made.append(replacement.charAt(++i));
                default -> made.append(c);
            }
        }
    }
}
