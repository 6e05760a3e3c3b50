package tablee.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/// Small drawings in SVG, made of lines, dots and words.
public final class Plot {

    private static final int WIDTH = 560;
    private static final int LABELS = 170;
    private static final int ROW = 16;

    private Plot() {}

    /// One value with its interval.
    public record Whisker(String label, double value, double low, double high) {}

    /// Dots with whiskers, one below the other, and a line where `even` lies.
    public static String whiskers(List<Whisker> rows, double even, String unit) {
        double least = even;
        double most = even;
        for (Whisker row : rows) {
            least = Math.min(least, row.low);
            most = Math.max(most, row.high);
        }
        double margin = Math.max(1e-6, (most - least) * 0.05);
        double from = least - margin;
        double scale = (WIDTH - LABELS - 60) / (most - least + 2 * margin);
        int height = rows.size() * ROW + 24;
        var svg = begin(WIDTH, height);
        double middle = LABELS + (even - from) * scale;
        line(svg, middle, 0, middle, height - 16.0, "line");
        text(svg, middle, height - 4.0, "middle", number(even) + unit);
        for (int i = 0; i < rows.size(); i++) {
            Whisker row = rows.get(i);
            double y = i * ROW + 10.0;
            text(svg, LABELS - 8.0, y + 4, "end", shortened(row.label));
            line(
                    svg,
                    LABELS + (row.low - from) * scale,
                    y,
                    LABELS + (row.high - from) * scale,
                    y,
                    "mark");
            dot(svg, LABELS + (row.value - from) * scale, y);
            text(svg, WIDTH - 52.0, y + 4, "start", number(row.value) + unit);
        }
        return svg.append("</svg>").toString();
    }

    /// Bars over numbers; many numbers are put together so that some forty bars are left.
    public static String histogram(SortedMap<Integer, Long> counts) {
        if (counts.isEmpty()) {
            return begin(WIDTH, 20).append("</svg>").toString();
        }
        int first = counts.firstKey();
        int step = Math.max(1, (counts.lastKey() - first + 40) / 40);
        long[] bars = new long[(counts.lastKey() - first) / step + 1];
        counts.forEach((value, count) -> bars[(value - first) / step] += count);
        long most = 1;
        for (long bar : bars) {
            most = Math.max(most, bar);
        }
        int height = 120;
        double width = (WIDTH - 20.0) / bars.length;
        var svg = begin(WIDTH, height + 20);
        for (int i = 0; i < bars.length; i++) {
            double tall = height * (double) bars[i] / most;
            svg.append("<rect class=\"mark\" x=\"").append(number(10 + i * width));
            svg.append("\" y=\"").append(number(height - tall));
            svg.append("\" width=\"").append(number(Math.max(0.5, width - 1)));
            svg.append("\" height=\"").append(number(tall)).append("\"/>");
        }
        line(svg, 10, height, WIDTH - 10.0, height, "line");
        text(svg, 10, height + 15.0, "start", Integer.toString(first));
        text(svg, WIDTH - 10.0, height + 15.0, "end", Integer.toString(counts.lastKey()));
        return svg.append("</svg>").toString();
    }

    /// Points `(x, y)` between 0 and 1 against the diagonal, each with a weight that is its size.
    public static String reliability(List<double[]> points) {
        int size = 260;
        var svg = begin(size + 40, size + 30);
        line(svg, 30, size, 30.0 + size, 0, "line");
        line(svg, 30, size, 30.0 + size, size, "line");
        line(svg, 30, 0, 30, size, "line");
        double most = points.stream().mapToDouble(point -> point[2]).max().orElse(1);
        for (double[] point : points) {
            svg.append("<circle class=\"mark\" fill-opacity=\".6\" cx=\"");
            svg.append(number(30 + size * point[0])).append("\" cy=\"");
            svg.append(number(size - size * point[1])).append("\" r=\"");
            svg.append(number(2 + 7 * Math.sqrt(point[2] / most))).append("\"/>");
        }
        text(svg, 30, size + 15.0, "middle", "0");
        text(svg, 30.0 + size, size + 15.0, "middle", "1");
        text(svg, 24, 10, "end", "1");
        return svg.append("</svg>").toString();
    }

    /// A drawing for a file of its own, with the colours that a page would give it.
    public static String standing(String svg) {
        int end = svg.indexOf('>') + 1;
        return svg.substring(0, end)
                + "<style>svg{background:#fff}text{font:11px sans-serif}.line{stroke:#bbb}"
                + ".mark{stroke:#2b6cb0;fill:#2b6cb0}</style>"
                + svg.substring(end);
    }

    private static StringBuilder begin(int width, int height) {
        return new StringBuilder("<svg role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                .append(width)
                .append("\" height=\"")
                .append(height)
                .append("\">");
    }

    private static void line(
            StringBuilder svg, double x1, double y1, double x2, double y2, String kind) {
        svg.append("<line class=\"").append(kind).append("\" x1=\"").append(number(x1));
        svg.append("\" y1=\"").append(number(y1)).append("\" x2=\"").append(number(x2));
        svg.append("\" y2=\"").append(number(y2)).append("\"/>");
    }

    private static void dot(StringBuilder svg, double x, double y) {
        svg.append("<circle class=\"mark\" cx=\"").append(number(x)).append("\" cy=\"");
        svg.append(number(y)).append("\" r=\"3.5\"/>");
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String words) {
        svg.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
        svg.append("\" text-anchor=\"").append(anchor).append("\">");
        svg.append(Page.escaped(words)).append("</text>");
    }

    private static String shortened(String label) {
        return label.length() <= 26 ? label : label.substring(0, 25) + "…";
    }

    private static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
