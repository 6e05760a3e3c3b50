package tablee.cv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
    private final boolean converters;
    private final List<Integer> kinds = new ArrayList<>();
    private final int[] kindOf;
    private final int[] available;

    SourceKinds(int[] sources, boolean withEvents, boolean converters) {
        this.sources = sources;
        this.converters = converters;
        this.kindOf = new int[sources.length];
        for (int i = 0; i < sources.length; i++) {
            kindOf[i] = -1;
            if (Payment.usable(sources[i], withEvents)) {
                int kind = kind(sources[i]);
                if (!kinds.contains(kind)) {
                    kinds.add(kind);
                }
                kindOf[i] = kinds.indexOf(kind);
            }
        }
        available = new int[kinds.size()];
        for (int kind : kindOf) {
            if (kind >= 0) {
                available[kind]++;
            }
        }
    }

    /// Dice, tokens and borrowed symbols differ in nothing; an event symbol does (CV-R-20).
    static int kind(int source) {
        return Source.origin(source) == Source.EVENT
                ? source
                : (source & ~0x18) | Source.TOKEN << 3;
    }

    long have() {
        long have = 0;
        for (int i = 0; i < available.length; i++) {
            have += available[i] * Symbols.one(Source.symbol(kinds.get(i)));
        }
        return have;
    }

    /// Adds every payment of this cost, each use of the kinds once.
    void pay(long cost, long waived, List<Use> uses) {
        pay(cost, 0, 0, new int[kinds.size()], waived, uses);
    }

    private void pay(long cost, int symbol, int from, int[] used, long waived, List<Use> uses) {
        if (symbol > Symbol.STAR) {
            if (uses.stream().noneMatch(use -> Arrays.equals(use.counts(), used))) {
                uses.add(new Use(used.clone(), waived));
            }
            return;
        }
        if (Symbols.count(cost, symbol) == 0) {
            pay(cost, symbol + 1, 0, used, waived, uses);
            return;
        }
        for (int kind = from; kind < used.length; kind++) {
            if (used[kind] < available[kind]
                    && Payment.pays(Source.symbol(kinds.get(kind)), symbol)) {
                used[kind]++;
                long rest = cost - Symbols.one(symbol);
                boolean more = Symbols.count(rest, symbol) > 0;
                pay(rest, more ? symbol : symbol + 1, more ? kind : 0, used, waived, uses);
                used[kind]--;
            }
        }
    }

    int[] use(long indices) {
        int[] counts = new int[kinds.size()];
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

    /// Whether some other payment leaves something at least as good for everything this one leaves.
    boolean isWorse(Use use, List<Use> uses) {
        return uses.stream().anyMatch(other -> leavesMore(other.counts(), use.counts()));
    }

    /// What both leave cancels out; the rest of `b` must be matched by better things in the rest of `a`.
    boolean leavesMore(int[] a, int[] b) {
        var onlyA = new ArrayList<Integer>();
        var onlyB = new ArrayList<Integer>();
        for (int kind = 0; kind < a.length; kind++) {
            // Used less by a means left over by a.
            for (int n = a[kind]; n < b[kind]; n++) {
                onlyA.add(kind);
            }
            for (int n = b[kind]; n < a[kind]; n++) {
                onlyB.add(kind);
            }
        }
        return !onlyA.isEmpty() && onlyA.size() >= onlyB.size() && matches(onlyA, onlyB, 0, 0);
    }

    private boolean matches(List<Integer> better, List<Integer> worse, int at, int taken) {
        if (at == worse.size()) {
            return true;
        }
        for (int i = 0; i < better.size(); i++) {
            if ((taken >> i & 1) == 0
                    && isBetter(kinds.get(better.get(i)), kinds.get(worse.get(at)))
                    && matches(better, worse, at + 1, taken | 1 << i)) {
                return true;
            }
        }
        return false;
    }

    /// Whether `a` can do everything `b` can.
    private boolean isBetter(int a, int b) {
        if (Source.origin(a) == Source.EVENT && Source.origin(b) != Source.EVENT) {
            return false;
        }
        if (Source.symbol(a) == Source.symbol(b)) {
            return (Source.acted(a) & ~Source.acted(b)) == 0;
        }
        return Source.symbol(a) == Symbol.STAR && Symbol.isPlain(Source.symbol(b)) && !converters;
    }
}
