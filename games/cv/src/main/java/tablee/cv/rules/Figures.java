package tablee.cv.rules;

import java.util.ArrayList;
import java.util.List;
import tablee.cv.content.Card;
import tablee.cv.content.Category;
import tablee.cv.content.Condition;
import tablee.cv.content.Deck;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;

/// What the rules ask of the cards of a deck again and again, worked out once and kept in plain rows by number.
final class Figures {

    private static final int ROW = Deck.SIZE + 1;
    private static final CvAction.Convert[] NO_CONVERSIONS = {};

    private final Deck deck;
    private final long[] cost = new long[ROW];
    private final long[] gains = new long[ROW];
    private final long[] upkeep = new long[ROW];
    private final byte[] first = new byte[ROW];
    private final byte[] second = new byte[ROW];
    private final byte[] help = new byte[ROW];
    private final boolean[] conditional = new boolean[ROW];
    private final byte[] extraDice = new byte[ROW];
    private final byte[] extraThrows = new byte[ROW];
    private final int[][] tokens = new int[ROW][];
    private final byte[][] arrows = new byte[ROW][];
    private final CvAction.Convert[][] conversions = new CvAction.Convert[ROW][];
    private final short[] moments = new short[ROW];
    private final int[] childhoodFor = new int[CvPhase.ALL.size()];
    private final long[] eventsFor = new long[CvPhase.ALL.size()];
    private final byte[] eventBit = new byte[ROW];
    private final int[] events;

    Figures(Deck deck) {
        this.deck = deck;
        var eventCards = new ArrayList<Integer>();
        for (Card card : deck.all()) {
            int number = card.number();
            cost[number] = card.cost().packed();
            gains[number] = card.gains().packed();
            upkeep[number] = card.upkeep().packed();
            first[number] = (byte) card.categories().getFirst().index();
            second[number] = (byte) card.categories().getLast().index();
            help[number] = (byte) Kit.help(card);
            moments[number] = moments(card.event());
            conditional[number] = !(card.condition() instanceof Condition.None);
            extraDice[number] = (byte) card.extraDice();
            extraThrows[number] = (byte) card.extraThrows();
            tokens[number] = tokens(gains[number]);
            conversions[number] =
                    card.converts() ? SharedActions.conversions(number) : NO_CONVERSIONS;
            arrows[number] = arrows(card.arrows());
            eventBit[number] = -1;
            if (card.isEvent()) {
                eventBit[number] = (byte) eventCards.size();
                eventCards.add(number);
            }
        }
        events = eventCards.stream().mapToInt(Integer::intValue).toArray();
        for (int phase = 0; phase < childhoodFor.length; phase++) {
            for (int number : events) {
                boolean useful = (moments[number] >> phase & 1) != 0;
                childhoodFor[phase] |= useful && number <= Deck.BICYCLE ? 1 << number : 0;
                eventsFor[phase] |= useful ? bit(number) : 0;
            }
        }
    }

    private static int[] tokens(long gains) {
        int[] tokens = new int[Symbols.size(gains)];
        int at = 0;
        for (int symbol = 0; symbol <= Symbol.STAR; symbol++) {
            for (int n = Symbols.count(gains, symbol); n > 0; n--) {
                tokens[at++] = Source.of(Source.TOKEN, symbol);
            }
        }
        return tokens;
    }

    private static byte[] arrows(List<Card.Arrow> arrows) {
        byte[] targets = new byte[Symbol.BLANK + 1];
        for (Card.Arrow arrow : arrows) {
            for (int symbol = 0; symbol < targets.length; symbol++) {
                int to = arrow.turn(symbol);
                targets[symbol] |= (byte) (to >= 0 ? 1 << to : 0);
            }
        }
        return targets;
    }

    /// CV-R-27
    private static short moments(Card.EventEffect effect) {
        int moments = 0;
        if (effect.extraDice() + effect.extraThrows() > 0) {
            moments |= 1 << CvPhase.ROLL.index();
        }
        if (effect.insurance()) {
            moments |= 1 << CvPhase.MISFORTUNE.index();
        }
        if (effect.helpsBuying()) {
            moments |= 1 << CvPhase.BUY.index();
        }
        if (!effect.symbols().isEmpty()) {
            moments |= 1 << CvPhase.UPKEEP.index();
        }
        return (short) moments;
    }

    Deck deck() {
        return deck;
    }

    long cost(int card) {
        return cost[card];
    }

    long gains(int card) {
        return gains[card];
    }

    long upkeep(int card) {
        return upkeep[card];
    }

    /// The index of its first category.
    int first(int card) {
        return first[card];
    }

    /// The index of its last category: the first one again if it has no other.
    int second(int card) {
        return second[card];
    }

    boolean isTwoColour(int card) {
        return first[card] != second[card];
    }

    boolean isWork(int card) {
        return first[card] == Category.WORK.index() || second[card] == Category.WORK.index();
    }

    /// What a card of the kit helps with, in the bits of [Kit].
    int help(int card) {
        return help[card];
    }

    boolean converts(int card) {
        return (help[card] & Kit.CONVERTS) != 0;
    }

    boolean isConditional(int card) {
        return conditional[card];
    }

    int extraDice(int card) {
        return extraDice[card];
    }

    int extraThrows(int card) {
        return extraThrows[card];
    }

    /// What a card of the kit adds to the sources of a turn. Not to be written to.
    int[] tokens(int card) {
        return tokens[card];
    }

    /// What the arrows of a card make of this symbol, a bit for each kind.
    int arrows(int card, int symbol) {
        return arrows[card][symbol];
    }

    /// A conversion by this card, as [SharedActions#conversions] has numbered them.
    CvAction.Convert conversion(int card, int at) {
        return conversions[card][at];
    }

    /// The childhood cards that may be of use in this phase, a bit for each number.
    int childhoodFor(CvPhase phase) {
        return childhoodFor[phase.index()];
    }

    /// The events of a hand that may be, a bit each as in [#bit].
    long eventsFor(CvPhase phase) {
        return eventsFor[phase.index()];
    }

    /// Whether this event may be of use in a phase at all.
    boolean isFor(int event, CvPhase phase) {
        return (moments[event] >> phase.index() & 1) != 0;
    }

    /// Which bit of a hand this event has.
    long bit(int event) {
        return 1L << eventBit[event];
    }

    /// The event that the bit with this position stands for.
    int event(int bit) {
        return events[bit];
    }

    /// The events of a hand, by number.
    List<Integer> events(long hand) {
        var numbers = new ArrayList<Integer>();
        for (long left = hand; left != 0; left &= left - 1) {
            numbers.add(events[Long.numberOfTrailingZeros(left)]);
        }
        return numbers;
    }
}
