package tablee.cli;

import java.util.ArrayList;
import java.util.List;

/// Text in columns for a terminal of 80.
public final class Columns {

    public static final int WIDTH = 80;

    private Columns() {}

    /// With spaces up to this width; a longer text keeps one space.
    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(1, width - text.length()));
    }

    public static String padLeft(String text, int width) {
        return " ".repeat(Math.max(0, width - text.length())) + text;
    }

    /// Broken at spaces; a word that is longer than a line is cut.
    public static List<String> wrap(String text, int width) {
        var lines = new ArrayList<String>();
        for (String paragraph : text.split("\n", -1)) {
            var line = new StringBuilder();
            for (String word : paragraph.split(" +", -1)) {
                String rest = word;
                if (!line.isEmpty() && line.length() + 1 + rest.length() > width) {
                    lines.add(line.toString());
                    line.setLength(0);
                }
                while (rest.length() > width) {
                    lines.add(rest.substring(0, width));
                    rest = rest.substring(width);
                }
                line.append(line.isEmpty() ? "" : " ").append(rest);
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
