package tablee.cv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Words;

/// All 83 numbered cards of a deck file, and the figures that playouts ask for again and again as plain arrays.
public final class Deck {

    public static final int SIZE = 83;

    /// The highest number of a card that can lie in a hand, a CV, on the track or in the discard pile.
    static final int LAST_PLAYED = 75;

    static final int BICYCLE = 12;

    private final String set;
    private final String fingerprint;
    private final Card[] cards;
    private final List<Aid> aids;
    private final List<Card> patches;
    final long[] cost = new long[SIZE + 1];
    final long[] gains = new long[SIZE + 1];
    final long[] upkeep = new long[SIZE + 1];
    final byte[] first = new byte[SIZE + 1];
    final byte[] second = new byte[SIZE + 1];
    final boolean[] converts = new boolean[SIZE + 1];

    final byte[] extraDice = new byte[SIZE + 1];
    final byte[] extraThrows = new byte[SIZE + 1];

    /// What a card of the kit adds to the sources of a turn.
    final int[][] tokens = new int[SIZE + 1][];

    /// What the arrows of a card make of each symbol, a bit for each kind.
    final byte[][] arrows = new byte[SIZE + 1][];

    /// What a card that changes symbols can be asked for; empty for the others.
    final CvAction.Convert[][] conversions = new CvAction.Convert[SIZE + 1][];

    /// In which phases an event may be of use, a bit each; 0 for other cards.
    private final short[] moments = new short[SIZE + 1];

    /// For each phase the childhood cards that may be of use in it, a bit for each number.
    final int[] hiddenMoments = new int[CvPhase.ALL.size()];

    /// For each phase the events of a hand that may be, a bit each as in [#bit].
    final long[] knownMoments = new long[CvPhase.ALL.size()];

    final boolean[] borrows = new boolean[SIZE + 1];
    final boolean[] conditional = new boolean[SIZE + 1];

    /// Which bit of a hand an event has; −1 for other cards.
    final byte[] eventBit = new byte[SIZE + 1];

    /// The card of each such bit.
    private final int[] events;

    private final List<Json> faces;

    /// A player aid (CV-COMP-1): it has no number and does nothing in play.
    public record Aid(Words name, Words text) {}

    Deck(String set, String fingerprint, Map<Integer, Card> byNumber, List<Aid> aids) {
        this(set, fingerprint, byNumber, aids, List.of());
    }

    private Deck(
            String set,
            String fingerprint,
            Map<Integer, Card> byNumber,
            List<Aid> aids,
            List<Card> patches) {
        this.patches = List.copyOf(patches);
        this.set = set;
        this.fingerprint = fingerprint;
        this.aids = List.copyOf(aids);
        this.cards = new Card[SIZE + 1];
        var eventCards = new ArrayList<Integer>();
        for (int number = 1; number <= SIZE; number++) {
            Card card = byNumber.get(number);
            if (card == null) {
                throw new IllegalArgumentException("card " + number + " is missing");
            }
            cards[number] = card;
            cost[number] = card.cost().packed();
            gains[number] = card.gains().packed();
            upkeep[number] = card.upkeep().packed();
            first[number] = (byte) card.categories().getFirst().index();
            second[number] = (byte) card.categories().getLast().index();
            converts[number] = card.converts();
            moments[number] = moments(card.event());
            borrows[number] = card.special() == Special.BORROW_WORK;
            conditional[number] = !(card.condition() instanceof Condition.None);
            extraDice[number] = (byte) card.extraDice();
            extraThrows[number] = (byte) card.extraThrows();
            tokens[number] = tokens(gains[number]);
            conversions[number] =
                    card.converts() ? SharedActions.conversions(number) : new CvAction.Convert[0];
            arrows[number] = arrows(card.arrows());
            eventBit[number] = -1;
            if (card.isEvent()) {
                eventBit[number] = (byte) eventCards.size();
                eventCards.add(number);
            }
        }
        events = eventCards.stream().mapToInt(Integer::intValue).toArray();
        for (int phase = 0; phase < hiddenMoments.length; phase++) {
            for (int number : events) {
                boolean useful = (moments[number] >> phase & 1) != 0;
                hiddenMoments[phase] |= useful && number <= BICYCLE ? 1 << number : 0;
                knownMoments[phase] |= useful ? bit(number) : 0;
            }
        }
        faces = all().stream().map(CardJson::write).toList();
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

    /// The card as clients get it.
    Json face(int number) {
        return faces.get(number - 1);
    }

    /// Name of the content set, as shown to the table (CV-DECK-28).
    public String set() {
        return set;
    }

    /// Hash of the file the cards came from.
    public String fingerprint() {
        return fingerprint;
    }

    public Card card(int number) {
        return cards[number];
    }

    public List<Card> all() {
        return List.of(Arrays.copyOfRange(cards, 1, cards.length));
    }

    public List<Aid> aids() {
        return aids;
    }

    /// The events of a hand, by number.
    List<Integer> events(long hand) {
        var numbers = new ArrayList<Integer>();
        for (long left = hand; left != 0; left &= left - 1) {
            numbers.add(events[Long.numberOfTrailingZeros(left)]);
        }
        return numbers;
    }

    /// Whether this event may be of use in a phase at all.
    boolean isFor(int number, int phase) {
        return (moments[number] >> phase & 1) != 0;
    }

    int event(int bit) {
        return events[bit];
    }

    long bit(int number) {
        return 1L << eventBit[number];
    }

    boolean isTwoColour(int number) {
        return first[number] != second[number];
    }

    boolean isWork(int number) {
        return first[number] == Category.WORK.index() || second[number] == Category.WORK.index();
    }

    /// The same deck with some cards replaced, for arranged positions that need a card nobody prints.
    Deck with(List<Card> others) {
        var changed = new HashMap<Integer, Card>();
        for (Card card : all()) {
            changed.put(card.number(), card);
        }
        long mixed = Hash.mix(Hash.START, fingerprint);
        for (Card card : others) {
            changed.put(card.number(), card);
            mixed = Hash.mix(mixed, card.toString());
        }
        return new Deck(set, Hash.hex(mixed), changed, aids, others);
    }

    /// The cards replaced by [#with].
    List<Card> patches() {
        return patches;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deck deck && fingerprint.equals(deck.fingerprint);
    }

    @Override
    public int hashCode() {
        return fingerprint.hashCode();
    }
}
