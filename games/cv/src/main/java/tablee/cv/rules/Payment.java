package tablee.cv.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// Who pays what with which sources (register 5.4, CV-R-34). Exact: a cost is payable exactly when distinct unspent sources can be
/// matched to all its symbols.
///
/// Sources that no rule can tell apart form a *kind*: same symbol, event or not, changed by the same arrows. Payments that use the
/// same number of every kind leave the same behind and are one choice.
final class Payment {

    /// The sources to spend, a bit for each place in the row, and the cost symbols waived by a discount.
    record Choice(long sources, long waived) {}

    private Payment() {}

    /// The canonical payment of CV-R-34 as a set of places in the row; the cost is payable.
    static long canonical(int[] sources, long cost, boolean withEvents) {
        long used = 0;
        for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
            for (int n = Symbols.count(cost, symbol); n > 0; n--) {
                used |= 1L << cheapest(sources, symbol, used, withEvents);
            }
        }
        return used;
    }

    /// The least flexible source for this cost symbol: events, borrowed, tokens, dice, and last of all a `*`.
    private static int cheapest(int[] sources, int wanted, long used, boolean withEvents) {
        int best = -1;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < sources.length; i++) {
            int source = sources[i];
            if ((used >> i & 1) == 0
                    && usable(source, withEvents)
                    && pays(Source.symbol(source), wanted)) {
                int symbol = Source.symbol(source);
                int rank = (symbol == Symbol.STAR ? 64 : 0) | Source.origin(source) << 3 | symbol;
                if (rank < bestRank) {
                    best = i;
                    bestRank = rank;
                }
            }
        }
        if (best < 0) {
            throw new IllegalStateException("not payable");
        }
        return best;
    }

    static boolean usable(int source, boolean withEvents) {
        return !Source.isSpent(source)
                && Source.symbol(source) != Symbol.BLANK
                && (withEvents || Source.origin(source) != Source.EVENT);
    }

    /// CV-R-13 `*` pays one H, R, K or M, and is paid by one of them or by `*`.
    static boolean pays(int shown, int wanted) {
        return shown == wanted
                || (shown == Symbol.STAR && Symbol.isPlain(wanted))
                || (wanted == Symbol.STAR && Symbol.isPlain(shown));
    }

    /// Whether all sources that show the same are of one kind and none stands for another, as in most turns: then a cost without
    /// `*` can be paid in one way only.
    static boolean areAlike(int[] sources) {
        for (int source : sources) {
            if (!Source.isSpent(source)
                    && (Source.symbol(source) == Symbol.STAR
                            || Source.origin(source) == Source.EVENT
                            || Source.acted(source) != 0)) {
                return false;
            }
        }
        return true;
    }

    /// Whether there is one way to pay, as in most turns: the sources that compete for each symbol are all of one kind. A cost with
    /// a `*` is left to the comparison.
    static boolean isPlain(int[] sources, long cost, boolean withEvents, int telling) {
        if (Symbols.count(cost, Symbol.STAR) > 0) {
            return false;
        }
        for (int symbol = 0; symbol <= Symbol.B; symbol++) {
            if (Symbols.count(cost, symbol) > 0 && !isPlain(sources, symbol, withEvents, telling)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(int[] sources, int wanted, boolean withEvents, int telling) {
        int only = -1;
        for (int source : sources) {
            if (pays(Source.symbol(source), wanted) && usable(source, withEvents)) {
                int kind = SourceKinds.kind(source, telling);
                if (only >= 0 && kind != only) {
                    return false;
                }
                only = kind;
            }
        }
        return true;
    }

    /// The canonical waiver and payment: the first set of waived symbols, in the order H K R M L B `*`, that leaves a payable rest.
    static Choice canonical(int[] sources, long have, long cost, int discount, boolean withEvents) {
        if (discount == 0) {
            return new Choice(canonical(sources, cost, withEvents), 0);
        }
        for (long waived : waivers(cost, discount)) {
            if (Symbols.pays(have, cost - waived)) {
                return new Choice(canonical(sources, cost - waived, withEvents), waived);
            }
        }
        throw new IllegalStateException("not payable");
    }

    static boolean payable(long have, long cost, int discount) {
        if (discount == 0 || Symbols.pays(have, cost)) {
            return Symbols.pays(have, cost);
        }
        if (Symbols.count(have | cost, Symbol.STAR) == 0) {
            return Symbols.lacking(have, cost) <= discount;
        }
        for (long waived : waivers(cost, discount)) {
            if (Symbols.pays(have, cost - waived)) {
                return true;
            }
        }
        return false;
    }

    /// CV-R-32 All ways to leave out as many cost symbols as the discount allows. To leave out fewer would be overpaying.
    static List<Long> waivers(long cost, int discount) {
        var waivers = new ArrayList<Long>();
        waivers(cost, 0, Math.min(discount, Symbols.size(cost)), 0, waivers);
        return waivers;
    }

    private static void waivers(long cost, int symbol, int left, long waived, List<Long> all) {
        if (left == 0) {
            all.add(waived);
            return;
        }
        if (symbol > Symbol.STAR) {
            return;
        }
        for (int n = Math.min(left, Symbols.count(cost, symbol)); n >= 0; n--) {
            waivers(cost, symbol + 1, left - n, waived + n * Symbols.one(symbol), all);
        }
    }

    /// Payments that leave something else than the canonical one, each once. That another one leaves more is no reason to leave
    /// one out: what a player keeps is the player's business.
    ///
    /// @param telling the cards of the kit that tell sources apart by having changed them: [Kit#telling]
    static List<Choice> others(
            int[] sources, long cost, int discount, boolean withEvents, int telling) {
        var kinds = new SourceKinds(sources, withEvents, telling);
        List<SourceKinds.Use> uses = new ArrayList<>();
        if (discount == 0) {
            kinds.pay(cost, 0, uses);
        } else {
            for (long waived : waivers(cost, discount)) {
                kinds.pay(cost - waived, waived, uses);
            }
        }
        Choice canonical = canonical(sources, kinds.have(), cost, discount, withEvents);
        int[] canonicalUse = kinds.use(canonical.sources());
        var choices = new ArrayList<Choice>();
        for (SourceKinds.Use use : uses) {
            if (!Arrays.equals(use.counts(), canonicalUse)) {
                choices.add(new Choice(kinds.pick(use.counts()), use.waived()));
            }
        }
        return choices;
    }
}
