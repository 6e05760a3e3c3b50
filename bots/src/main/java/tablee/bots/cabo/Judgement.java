package tablee.bots.cabo;

import static tablee.bots.cabo.Reading.EMPTY;
import static tablee.bots.cabo.Reading.HIGHEST;
import static tablee.bots.cabo.Reading.SLOTS;
import static tablee.bots.cabo.Reading.UNKNOWN;

import java.util.Optional;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;

/// What each action is worth: by how many points it lightens one's own hand, with a little for what one learns and for what the
/// others lose.
final class Judgement {

    /// A claim that must fail: the turn is lost and everybody sees the cards (CABO-SET-8).
    private static final double FAILED_CLAIM = -6;

    /// Nothing is better than ending a round that is won, nothing worse than ending one that is lost.
    private static final double CALL = 60;

    /// A call a little too early is a small mistake.
    private static final double RESTRAINT = 15;

    private final CaboView view;
    private final Reading table;
    private final Style style;
    private final double blind;
    private final Hand hand;
    private final int rival;

    /// Who plays for the game and not for the round counts what the sheet will say.
    private final Optional<LastTurn> last;

    Judgement(CaboView view, Reading table, Style style) {
        this.view = view;
        this.table = table;
        this.style = style;
        // What helps later helps nothing in a last turn.
        blind = table.isLastTurn() ? 0 : style.blind();
        double pairing = table.isLastTurn() ? 0 : style.pairing();
        hand = new Hand(table.hand(), table.mean + blind, pairing, style.cash());
        rival = table.rival();
        last =
                style.sheet() && table.isLastTurn()
                        ? Optional.of(new LastTurn(view, table, style))
                        : Optional.empty();
    }

    double worth(CaboAction action) {
        return last.isPresent() ? last.get().worth(action) : soFar(action);
    }

    private double soFar(CaboAction action) {
        return switch (action) {
            case CaboAction.Look _, CaboAction.Continue _ -> 1;
            case CaboAction.Ready _, CaboAction.Forgo _ -> 0;
            case CaboAction.Draw _ -> drawing();
            case CaboAction.Take _ -> placing(view.topDiscard().orElseThrow()) - style.publicity();
            case CaboAction.Call _ -> calling();
            case CaboAction.Exchange(Slots slots) ->
                    exchanging(slots.mask(), view.held().orElseThrow());
            // A little more than nothing: better than an exchange that changes nothing.
            case CaboAction.Discard _ -> 0.05;
            case CaboAction.UsePower _ -> power(view.held().orElseThrow());
            case CaboAction.Peek(int slot) -> table.hand()[slot - 1] == UNKNOWN ? blind : -0.1;
            case CaboAction.Spy(Place card) -> spying(card.seat().index(), card.slot() - 1);
            case CaboAction.Swap(int own, Place theirs) ->
                    swapping(own - 1, theirs.seat().index(), theirs.slot() - 1);
            case CaboAction.SwapOthers(Place first, Place second) -> stirring(first, second);
        };
    }

    private double calling() {
        if (hand.isKamikaze()) {
            return CALL;
        }
        double urge = Calling.urge(view, table, style);
        return urge >= 0 ? CALL * (1 + urge) : RESTRAINT * urge;
    }

    /// Puts `incoming` in place of these cards.
    private double exchanging(int mask, int incoming) {
        int[] cards = table.hand();
        int lowest = Integer.numberOfTrailingZeros(mask);
        for (int left = mask & mask - 1; left != 0; left &= left - 1) {
            int card = cards[Integer.numberOfTrailingZeros(left)];
            if (card == UNKNOWN || card != cards[lowest]) {
                return FAILED_CLAIM;
            }
        }
        return hand.relief(lowest, Integer.bitCount(mask), incoming);
    }

    /// The best place for this card.
    private double placing(int incoming) {
        double best = FAILED_CLAIM;
        int[] cards = table.hand();
        for (int slot = 0; slot < SLOTS; slot++) {
            if (cards[slot] != EMPTY) {
                best = Math.max(best, hand.relief(slot, 1, incoming));
                int alike = alike(cards, slot);
                best = alike > 1 ? Math.max(best, hand.relief(slot, alike, incoming)) : best;
            }
        }
        return best;
    }

    /// How many cards are known to be like this one, itself and those after it, four at most (CABO-R-19).
    private static int alike(int[] cards, int slot) {
        int alike = 1;
        for (int other = slot + 1; other < SLOTS && cards[slot] != UNKNOWN; other++) {
            alike += cards[other] == cards[slot] && alike < Reading.MOST_TRADED ? 1 : 0;
        }
        return alike;
    }

    /// What the next card is worth on average, when the best is made of it.
    private double drawing() {
        if (table.unseenCards == 0) {
            return 0;
        }
        // Two cards each have the same power, which is judged once.
        double peek = power(7);
        double spy = power(9);
        double swap = power(11);
        double sum = 0;
        for (int card = 0; card <= HIGHEST; card++) {
            if (table.unseen[card] > 0) {
                double used = card < 7 || card > 12 ? 0 : card < 9 ? peek : card < 11 ? spy : swap;
                sum += table.unseen[card] * Math.max(used, placing(card));
            }
        }
        return sum / table.unseenCards;
    }

    /// What the power of a card is worth, or nothing: it can always be thrown away.
    private double power(int card) {
        return switch (card) {
            case 7, 8 -> hand.isKnown() ? 0 : blind + 0.1;
            case 9, 10 -> spying();
            case 11, 12 -> Math.max(0, table.bestSwap(this::swapping));
            default -> 0;
        };
    }

    private double spying() {
        double best = 0;
        for (int seat = 0; seat < table.players; seat++) {
            for (int slot = 0; seat != table.me && slot < SLOTS; slot++) {
                best = Math.max(best, spying(seat, slot));
            }
        }
        return best;
    }

    /// The cards of the one who seems to be lowest say most.
    private double spying(int seat, int slot) {
        if (table.cards[seat][slot] != UNKNOWN || table.isLastTurn()) {
            return -0.1;
        }
        return style.spying() * (seat == rival ? 1 : 0.7);
    }

    private double swapping(int own, int seat, int slot) {
        double given = table.expected(table.me, own);
        double received = table.expected(seat, slot);
        int card = table.cards[seat][slot];
        double relief =
                card == UNKNOWN
                        ? hand.relief(own, 1, 0) - received - blind
                        : hand.relief(own, 1, card);
        return relief + (given - received) * harm(seat);
    }

    /// How much of a seat's loss counts: all of it against one opponent, more of it for the one in the lead.
    private double harm(int seat) {
        return style.harm() * (seat == rival ? 1.5 : 1) / (table.players - 1);
    }

    /// CABO-VAR-1 A swap between two others only moves harm from one to the other.
    private double stirring(Place first, Place second) {
        int one = first.seat().index();
        int other = second.seat().index();
        double moved =
                table.expected(other, second.slot() - 1) - table.expected(one, first.slot() - 1);
        return moved * (harm(one) - harm(other)) - 0.05;
    }
}
