package tablee.cv;

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
    private final int[] kinds;
    private final int[] kindOf;
    private final int[] available;

    SourceKinds(int[] sources, boolean withEvents, boolean converters) {
        this.sources = sources;
        this.converters = converters;
        this.kindOf = new int[sources.length];
        int[] found = new int[sources.length];
        int[] counts = new int[sources.length];
        int size = 0;
        for (int i = 0; i < sources.length; i++) {
            kindOf[i] = -1;
            if (Payment.usable(sources[i], withEvents)) {
                int kind = kind(sources[i]);
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

    /// Dice, tokens and borrowed symbols differ in nothing; an event symbol does (CV-R-20).
    static int kind(int source) {
        return Source.origin(source) == Source.EVENT
                ? source
                : (source & ~0x18) | Source.TOKEN << 3;
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

    /// Whether some other payment leaves something at least as good for everything this one leaves.
    boolean isWorse(Use use, List<Use> uses) {
        for (Use other : uses) {
            if (leavesMore(other.counts(), use.counts())) {
                return true;
            }
        }
        return false;
    }

    /// What both leave cancels out; the rest of `b` must be matched by better things in the rest of `a`. Used less by one means left
    /// over by it.
    boolean leavesMore(int[] a, int[] b) {
        int[] better = surplus(a, b);
        int[] worse = surplus(b, a);
        return better.length > 0 && better.length >= worse.length && matches(better, worse, 0, 0);
    }

    /// The kinds that `less` leaves over and `more` does not, each as often.
    private static int[] surplus(int[] less, int[] more) {
        int size = 0;
        for (int kind = 0; kind < less.length; kind++) {
            size += Math.max(0, more[kind] - less[kind]);
        }
        int[] surplus = new int[size];
        int at = 0;
        for (int kind = 0; kind < less.length; kind++) {
            for (int n = less[kind]; n < more[kind]; n++) {
                surplus[at++] = kind;
            }
        }
        return surplus;
    }

    private boolean matches(int[] better, int[] worse, int at, int taken) {
        if (at == worse.length) {
            return true;
        }
        for (int i = 0; i < better.length; i++) {
            if ((taken >> i & 1) == 0
                    && isBetter(kinds[better[i]], kinds[worse[at]])
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
