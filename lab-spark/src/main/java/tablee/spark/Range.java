package tablee.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/// Pieces of a job from `first` on, up to and without `end`.
record Range(long first, long end) implements Serializable {

    /// Cuts so many pieces into ranges that differ by one at most.
    static List<Range> cut(long pieces, int ranges) {
        int parts = (int) Math.max(1, Math.min(ranges, pieces));
        var cut = new ArrayList<Range>(parts);
        for (int i = 0; i < parts; i++) {
            cut.add(new Range(at(pieces, i, parts), at(pieces, i + 1, parts)));
        }
        return cut;
    }

    /// Without a product that could overflow.
    private static long at(long pieces, int part, int parts) {
        return pieces / parts * part + Math.min(part, pieces % parts);
    }
}
