package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.play.Answers;

/// METRO-RULE-17 Ways to fill a hand from the piles. They depend on a few small numbers only, so every list is made when the class is
/// loaded (some 10,000 short lists, under a megabyte) and nobody writes to the tables afterwards.
final class Allocations {

    /// Hands larger than this are possible in arranged positions only and are not kept.
    private static final int LARGEST = 7;

    private static final int SIDE = LARGEST + 1;

    private static final Answers<MetroAction>[] TURNS = all(true);
    private static final Answers<MetroAction>[] RENEWALS = all(false);

    private Allocations() {}

    /// Draws, then changes of hand; `forced` is the only pile allowed, or −1 (METRO-FX-18).
    static List<MetroAction> turns(Open state, int hand, int forced) {
        return of(true, state, hand, forced);
    }

    static List<MetroAction> renewals(Open state, int hand, int forced) {
        return of(false, state, hand, forced);
    }

    private static List<MetroAction> of(boolean turn, Open state, int hand, int forced) {
        // More cards than the hand (or one, for the draw) make no difference.
        int cap = Math.max(1, hand);
        int p = Math.min(cap, state.pileSize(0));
        int m = Math.min(cap, state.pileSize(1));
        int t = Math.min(cap, state.pileSize(2));
        return hand > LARGEST
                ? build(turn, hand, p, m, t, forced)
                : (turn ? TURNS : RENEWALS)[key(hand, p, m, t, forced)];
    }

    private static int key(int hand, int p, int m, int t, int forced) {
        return (((hand * SIDE + p) * SIDE + m) * SIDE + t) * 4 + forced + 1;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays know no parameters
    private static Answers<MetroAction>[] all(boolean turn) {
        Answers<MetroAction>[] table = new Answers[SIDE * SIDE * SIDE * SIDE * 4];
        for (int hand = 0; hand <= LARGEST; hand++) {
            int cap = Math.max(1, hand);
            for (int p = 0; p <= cap; p++) {
                for (int m = 0; m <= cap; m++) {
                    for (int t = 0; t <= cap; t++) {
                        for (int forced = -1; forced < 3; forced++) {
                            table[key(hand, p, m, t, forced)] = build(turn, hand, p, m, t, forced);
                        }
                    }
                }
            }
        }
        return table;
    }

    private static Answers<MetroAction> build(
            boolean turn, int hand, int p, int m, int t, int forced) {
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
