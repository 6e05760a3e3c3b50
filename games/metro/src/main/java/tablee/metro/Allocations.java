package tablee.metro;

import java.util.ArrayList;
import java.util.List;

/// METRO-RULE-17 Ways to fill a hand from the piles. They depend on a few small numbers only, so each list is made once and
/// shared; the tables are filled on first use, with equal values whoever comes first. No lock: a list has final fields only, so
/// another thread finds it whole or not at all.
final class Allocations {

    /// Hands larger than this are possible in arranged positions only and are not kept.
    private static final int LARGEST = 7;

    private static final int SIDE = LARGEST + 1;

    private static final Answers[] TURNS = new Answers[SIDE * SIDE * SIDE * SIDE * 4];
    private static final Answers[] RENEWALS = new Answers[SIDE * SIDE * SIDE * SIDE * 4];

    private Allocations() {}

    /// Draws, then changes of hand; `forced` is the only pile allowed, or −1 (METRO-FX-18).
    static List<MetroAction> turns(Open state, int hand, int forced) {
        return cached(true, state, hand, forced);
    }

    static List<MetroAction> renewals(Open state, int hand, int forced) {
        return cached(false, state, hand, forced);
    }

    private static List<MetroAction> cached(boolean turn, Open state, int hand, int forced) {
        // More cards than the hand (or one, for the draw) make no difference.
        int cap = Math.max(1, hand);
        int p = Math.min(cap, state.pileSize(0));
        int m = Math.min(cap, state.pileSize(1));
        int t = Math.min(cap, state.pileSize(2));
        if (hand > LARGEST) {
            return build(turn, hand, p, m, t, forced);
        }
        Answers[] table = turn ? TURNS : RENEWALS;
        int key = ((((hand * SIDE + p) * SIDE + m) * SIDE + t) << 2) + forced + 1;
        Answers list = table[key];
        if (list == null) {
            list = build(turn, hand, p, m, t, forced);
            table[key] = list;
        }
        return list;
    }

    private static Answers build(boolean turn, int hand, int p, int m, int t, int forced) {
        int puberte = forced <= 0 ? p : 0;
        int majorite = forced < 0 || forced == 1 ? m : 0;
        int maturite = forced < 0 || forced == 2 ? t : 0;
        var actions = new ArrayList<MetroAction>();
        if (turn) {
            int[] sizes = {puberte, majorite, maturite};
            for (int pile = 0; pile < 3; pile++) {
                if (sizes[pile] > 0) {
                    actions.add(LegalActions.draw(pile));
                }
            }
        }
        // METRO-RULE-18 No change of an empty hand, none without enough cards.
        for (int i = Math.min(hand, puberte); hand > 0 && i >= 0; i--) {
            for (int j = Math.min(hand - i, majorite); j >= 0; j--) {
                int k = hand - i - j;
                if (k <= maturite) {
                    actions.add(
                            turn
                                    ? new MetroAction.Change(i, j, k)
                                    : new MetroAction.Renew(i, j, k));
                }
            }
        }
        return Answers.of(actions.toArray(MetroAction[]::new));
    }
}
