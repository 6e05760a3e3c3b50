package tablee.hasard.content;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// The coloured patches in front of a bar: how many points each quality gives there (HAS-7-6). Four bits a quality in one
/// word, because every throw asks for them.
public record Marks(long packed) {

    public static final Marks NONE = new Marks(0);

    private static final int BITS = 4;
    private static final int MOST = 15;
    private static final long PAIRS = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long ONES = 0x0101_0101_0101_0101L;

    /// For every kit, the marks it can count. A loop over its beads was a fifth of the time of a playout: nobody, the
    /// processor included, can guess how many a pawn has.
    private static final long[] COUNTED = new long[Quality.EVERYTHING_WORN + 1];

    static {
        for (int kit = 0; kit < COUNTED.length; kit++) {
            for (int left = kit; left != 0; left &= left - 1) {
                COUNTED[kit] |= (long) MOST << (BITS * Integer.numberOfTrailingZeros(left));
            }
        }
    }

    public static Marks of(Map<Quality, Integer> counts) {
        long packed = 0;
        for (var entry : counts.entrySet()) {
            int count = entry.getValue();
            if (count < 0 || count > MOST) {
                throw new IllegalArgumentException("marks of " + entry.getKey() + ": " + count);
            }
            packed |= (long) count << (BITS * entry.getKey().number());
        }
        return new Marks(packed);
    }

    public int of(Quality quality) {
        return (int) (packed >>> (BITS * quality.number())) & MOST;
    }

    /// Points of the beads and diplomas in this kit (HAS-7-7 to 7-9); rings are decided apart.
    public int points(int kit) {
        long counted = packed & COUNTED[kit];
        long pairs = (counted & PAIRS) + ((counted >>> BITS) & PAIRS);
        return (int) ((pairs * ONES) >>> 56);
    }

    /// Only the marks that this kit can count.
    public Marks counting(int kit) {
        return new Marks(packed & COUNTED[kit]);
    }

    /// Every quality that is marked, with its points.
    public SortedMap<Quality, Integer> counts() {
        var counts = new TreeMap<Quality, Integer>();
        for (Quality quality : Quality.values()) {
            if (of(quality) > 0) {
                counts.put(quality, of(quality));
            }
        }
        return counts;
    }

    /// `Cu2 Ch1`, as the register writes them.
    @Override
    public String toString() {
        var text = new StringBuilder();
        counts().forEach(
                        (quality, count) ->
                                text.append(text.isEmpty() ? "" : " ")
                                        .append(quality)
                                        .append(count));
        return text.toString();
    }
}
