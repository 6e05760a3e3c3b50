package tablee.bots.cabo;

import static tablee.bots.cabo.Reading.EMPTY;
import static tablee.bots.cabo.Reading.HIGHEST;
import static tablee.bots.cabo.Reading.SLOTS;
import static tablee.bots.cabo.Reading.UNKNOWN;

import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;

/// What an action is worth when somebody has called: the round is scored after it, so that it can be told what the sheet will say and
/// what that makes of the chances to win the game. Few points are not always best: exactly 100 drops to 50 (CABO-END-3).
final class LastTurn {

    /// In hundredths of the game, which is about what a point of a round is worth.
    private static final double SCALE = 100;

    /// Against an action that changes nothing.
    private static final double EFFORT = 0.01;

    private final CaboView view;
    private final Reading table;
    private final Outlook outlook;

    LastTurn(CaboView view, Reading table, Style style) {
        this.view = view;
        this.table = table;
        this.outlook = new Outlook(view, table, style);
    }

    double worth(CaboAction action) {
        return SCALE * chance(action);
    }

    private double chance(CaboAction action) {
        return switch (action) {
            case CaboAction.Draw _ -> drawing();
            case CaboAction.Take _ -> placing(view.topDiscard().orElseThrow());
            case CaboAction.Exchange(Slots slots) ->
                    exchanging(slots.mask(), view.held().orElseThrow());
            case CaboAction.Swap(int own, Place theirs) ->
                    swapping(own - 1, theirs.seat().index(), theirs.slot() - 1);
            case CaboAction.UsePower _ -> power(view.held().orElseThrow());
            case CaboAction.Discard _ -> outlook.asItIs();
            case CaboAction.Look _,
                    CaboAction.Ready _,
                    CaboAction.Call _,
                    CaboAction.Peek _,
                    CaboAction.Spy _,
                    CaboAction.SwapOthers _,
                    CaboAction.Forgo _,
                    CaboAction.Continue _ ->
                    outlook.asItIs() - EFFORT / SCALE;
        };
    }

    private double exchanging(int mask, int incoming) {
        int[] cards = table.hand();
        int first = cards[Integer.numberOfTrailingZeros(mask)];
        if (Integer.bitCount(mask) == 1) {
            return outlook.with(first, 1, incoming);
        }
        for (int left = mask; left != 0; left &= left - 1) {
            int card = cards[Integer.numberOfTrailingZeros(left)];
            if (card == UNKNOWN || card != first) {
                return outlook.asItIs() - 2 * EFFORT / SCALE;
            }
        }
        return outlook.with(first, Integer.bitCount(mask), incoming);
    }

    /// The best place for this card.
    private double placing(int incoming) {
        int[] cards = table.hand();
        double best = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            if (cards[slot] == EMPTY) {
                continue;
            }
            best = Math.max(best, outlook.with(cards[slot], 1, incoming));
            int alike = 1;
            for (int other = slot + 1; other < SLOTS && cards[slot] != UNKNOWN; other++) {
                if (cards[other] == cards[slot] && alike < Reading.MOST_TRADED) {
                    alike++;
                    best = Math.max(best, outlook.with(cards[slot], alike, incoming));
                }
            }
        }
        return best;
    }

    /// The average over all cards that may come, each put to its best use.
    private double drawing() {
        double asItIs = outlook.asItIs();
        if (table.unseenCards == 0) {
            return asItIs;
        }
        double swap = Math.max(asItIs, table.bestSwap(this::swapping));
        double sum = 0;
        for (int card = 0; card <= HIGHEST; card++) {
            if (table.unseen[card] > 0) {
                double used = card == 11 || card == 12 ? swap : asItIs;
                sum += table.unseen[card] * Math.max(used, placing(card));
            }
        }
        return sum / table.unseenCards;
    }

    private double power(int card) {
        double asItIs = outlook.asItIs() - EFFORT / SCALE;
        return card == 11 || card == 12 ? Math.max(asItIs, table.bestSwap(this::swapping)) : asItIs;
    }

    private double swapping(int own, int seat, int slot) {
        return outlook.swapped(table.hand()[own], seat, slot);
    }
}
