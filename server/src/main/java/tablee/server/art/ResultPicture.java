package tablee.server.art;

import java.util.List;
import java.util.stream.IntStream;

/// How a game ended, as a picture for messengers: the box of the game, and upon it a bar of points for each seat, with the sign of the seat
/// below and gold for whoever won. Made of the pad alone, which everybody saw; names stand in the words beside it.
public final class ResultPicture {

    /// What the pad says of one seat.
    ///
    /// @param seat its number, 0 for A
    public record Bar(int seat, int points, boolean won) {}

    private static final int PAPER = 0xfffaf0;
    private static final int INK = 0x2a2433;
    private static final int GOLD = 0xf2b705;
    private static final int[] COLOURS = {
        0x7a2e4d, 0x0f6b66, 0x1f4e99, 0x8a5200, 0x5b3f8c, 0x2f6b2f, 0x8c3b1f, 0x4a4a58
    };

    /// The outlines of the signs in a square of 32, in the order of the seats: letter and shape tell a seat, never its colour alone.
    private static final double[][] SIGNS = {
        round(),
        {4, 4, 28, 4, 28, 28, 4, 28},
        {16, 1, 31, 29, 1, 29},
        {16, 1, 31, 16, 16, 31, 1, 16},
        {8, 3, 24, 3, 31, 16, 24, 29, 8, 29, 1, 16},
        {16, 1, 20, 10, 31, 11, 23, 18, 26, 30, 16, 24, 6, 30, 9, 18, 1, 11, 12, 10},
        {
            10, 2, 22, 2, 22, 10, 30, 10, 30, 22, 22, 22, 22, 30, 10, 30, 10, 22, 2, 22, 2, 10, 10,
            10
        },
        {16, 1, 24, 12, 28, 21, 24, 29, 16, 31, 8, 29, 4, 21, 8, 12},
    };

    /// A star for the winner, in the same square.
    private static final double[] STAR = SIGNS[5];

    /// The strokes of a digit: above, upper right, lower right, below, lower left, upper left, middle.
    private static final double[][] STROKES = {
        {0, 0, 1, 0},
        {1, 0, 1, 1},
        {1, 1, 1, 2},
        {0, 2, 1, 2},
        {0, 1, 0, 2},
        {0, 0, 0, 1},
        {0, 1, 1, 1}
    };

    private static final int[] DIGITS = {
        0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111,
        0b1111111, 0b1101111
    };
    private static final int MINUS = 0b1000000;

    private static final double TALLEST = 190;
    private static final double DIGIT = 17;
    private static final double STROKE = 6;

    private final Raster raster;

    private ResultPicture(Raster raster) {
        this.raster = raster;
    }

    /// The cover of a game with how it ended drawn upon it.
    ///
    /// @param cover the box of the game, a PNG of 1200 × 630
    public static byte[] of(byte[] cover, List<Bar> bars) {
        var picture = new ResultPicture(Raster.of(cover));
        picture.draw(bars);
        return picture.raster.png();
    }

    private void draw(List<Bar> bars) {
        double foot = raster.height - 40;
        double width = Math.min(raster.width - 80.0, 150.0 * bars.size() + 40);
        double left = (raster.width - width) / 2;
        rect(left, foot - 390, width, 390, PAPER, 0.93);
        int most = bars.stream().mapToInt(Bar::points).max().orElse(0);
        int least = Math.min(0, bars.stream().mapToInt(Bar::points).min().orElse(0));
        double room = (width - 40) / Math.max(1, bars.size());
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            double middle = left + 20 + room * (i + 0.5);
            double tall = 8 + TALLEST * (bar.points() - least) / Math.max(1, most - least);
            double base = foot - 88;
            rect(middle - 34, base - tall, 68, tall, bar.won() ? GOLD : COLOURS[bar.seat() % 8], 1);
            sign(SIGNS[bar.seat() % 8], middle, foot - 46, 62, COLOURS[bar.seat() % 8]);
            number(bar.points(), middle, base - tall - 2 * DIGIT - 16);
            if (bar.won()) {
                sign(STAR, middle, base - tall - 2 * DIGIT - 50, 44, GOLD);
            }
        }
    }

    private void rect(
            double x, double y, double width, double height, int colour, double strength) {
        raster.rect((int) x, (int) y, (int) (x + width), (int) (y + height), colour, strength);
    }

    private void sign(double[] outline, double x, double y, double size, int colour) {
        double[] corners =
                IntStream.range(0, outline.length)
                        .mapToDouble(i -> (outline[i] - 16) * size / 32 + (i % 2 == 0 ? x : y))
                        .toArray();
        raster.fill(corners, colour);
    }

    private void number(int value, double middle, double top) {
        String digits = Integer.toString(value);
        double step = DIGIT + 2 * STROKE;
        double x = middle - step * (digits.length() - 1) / 2 - DIGIT / 2;
        for (int place = 0; place < digits.length(); place++) {
            char digit = digits.charAt(place);
            int strokes = digit == '-' ? MINUS : DIGITS[digit - '0'];
            for (int i = 0; i < STROKES.length; i++) {
                if (((strokes >> i) & 1) == 1) {
                    double[] s = STROKES[i];
                    stroke(
                            x + s[0] * DIGIT,
                            top + s[1] * DIGIT,
                            x + s[2] * DIGIT,
                            top + s[3] * DIGIT);
                }
            }
            x += step;
        }
    }

    /// A line with pointed ends, along an axis.
    private void stroke(double x1, double y1, double x2, double y2) {
        double half = STROKE / 2;
        double[] corners =
                y1 == y2
                        ? new double[] {
                            x1 - half, y1, x1, y1 - half, x2, y1 - half, x2 + half, y1, x2,
                            y1 + half, x1, y1 + half
                        }
                        : new double[] {
                            x1, y1 - half, x1 + half, y1, x1 + half, y2, x1, y2 + half, x1 - half,
                            y2, x1 - half, y1
                        };
        raster.fill(corners, INK);
    }

    private static double[] round() {
        int corners = 48;
        return IntStream.range(0, 2 * corners)
                .mapToDouble(
                        i -> {
                            double angle = 2 * Math.PI * Math.floorDiv(i, 2) / corners;
                            return 16 + 14 * (i % 2 == 0 ? Math.cos(angle) : Math.sin(angle));
                        })
                .toArray();
    }
}
