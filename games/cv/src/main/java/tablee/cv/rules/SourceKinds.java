package tablee.cv.rules;

import java.util.Arrays;
import java.util.List;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// The unspent sources of a turn sorted into kinds that no rule tells apart, and the payments that can be made with them.
final class SourceKinds {

    /// How many of each kind a payment uses.
    static final class Use {
        private final int[] counts;
        private final long waived;

        private Use(int[] counts, long waived) {
            this.counts = counts;
            this.waived = waived;
        }

        int[] counts() {
            return counts;
        }

        long waived() {
            return waived;
        }
    }

    private final int[] sources;
    private final int[] kinds;
    private final int[] kindOf;
    private final int[] available;

    SourceKinds(int[] sources, boolean withEvents, int telling) {
        this.sources = sources;
        this.kindOf = new int[sources.length];
        int[] found = new int[sources.length];
        int[] counts = new int[sources.length];
        int size = 0;
        for (int i = 0; i < sources.length; i++) {
            kindOf[i] = -1;
            if (Payment.usable(sources[i], withEvents)) {
                int kind = kind(sources[i], telling);
                int at = 0;
                while (at < size && found[at] != kind) {
                    at++;
                }
                found[at] = kind;
                size = Math.max(size, at + 1);
                kindOf[i] = at;
                counts[at]++;
            }
        }
        kinds = Arrays.copyOf(found, size);
        available = Arrays.copyOf(counts, size);
    }

    /// Dice, tokens and borrowed symbols differ in nothing; an event symbol does (CV-R-20), and what an arrow has changed, because
    /// the same arrow does not change it again (CV-R-14).
    static int kind(int source, int telling) {
        boolean event = Source.origin(source) == Source.EVENT;
        int shown = Source.of(event ? Source.EVENT : Source.TOKEN, Source.symbol(source));
        return Source.withActed(shown, Source.acted(source) & telling);
    }

    long have() {
        long have = 0;
        for (int i = 0; i < available.length; i++) {
            have += available[i] * Symbols.one(Source.symbol(kinds[i]));
        }
        return have;
    }

    /// Adds every payment of this cost, each use of the kinds once.
    void pay(long cost, long waived, List<Use> uses) {
        pay(cost, 0, 0, new int[kinds.length], waived, uses);
    }

    private void pay(long cost, int symbol, int from, int[] used, long waived, List<Use> uses) {
        if (symbol > Symbol.STAR) {
            if (isNew(used, uses)) {
                uses.add(new Use(used.clone(), waived));
            }
            return;
        }
        if (Symbols.count(cost, symbol) == 0) {
            pay(cost, symbol + 1, 0, used, waived, uses);
            return;
        }
        for (int kind = from; kind < used.length; kind++) {
            if (used[kind] < available[kind] && Payment.pays(Source.symbol(kinds[kind]), symbol)) {
                used[kind]++;
                long rest = cost - Symbols.one(symbol);
                boolean more = Symbols.count(rest, symbol) > 0;
                pay(rest, more ? symbol : symbol + 1, more ? kind : 0, used, waived, uses);
                used[kind]--;
            }
        }
    }

    private static boolean isNew(int[] used, List<Use> uses) {
        for (Use use : uses) {
            if (Arrays.equals(use.counts(), used)) {
                return false;
            }
        }
        return true;
    }

    int[] use(long indices) {
        int[] counts = new int[kinds.length];
        for (long left = indices; left != 0; left &= left - 1) {
            counts[kindOf[Long.numberOfTrailingZeros(left)]]++;
        }
        return counts;
    }

    /// The lowest sources of each kind.
    long pick(int[] counts) {
        int[] left = counts.clone();
        long picked = 0;
        for (int i = 0; i < sources.length; i++) {
            if (kindOf[i] >= 0 && left[kindOf[i]] > 0) {
                left[kindOf[i]]--;
                picked |= 1L << i;
            }
        }
        return picked;
    }
}
