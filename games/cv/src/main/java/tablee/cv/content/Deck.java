package tablee.cv.content;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Words;

/// All 83 numbered cards of a deck file.
public final class Deck {

    public static final int SIZE = 83;

    /// The highest number of a card that can lie in a hand, a CV, on the track or in the discard pile.
    public static final int LAST_PLAYED = 75;

    public static final int BICYCLE = 12;

    private final String set;
    private final String fingerprint;
    private final Card[] cards;
    private final List<Aid> aids;
    private final List<Card> patches;
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
        for (int number = 1; number <= SIZE; number++) {
            Card card = byNumber.get(number);
            if (card == null) {
                throw new IllegalArgumentException("card " + number + " is missing");
            }
            cards[number] = card;
        }
        faces = all().stream().map(CardForm::write).toList();
    }

    /// The card as clients get it.
    public Json face(int number) {
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

    /// The same deck with some cards replaced, for arranged positions that need a card nobody prints.
    public Deck with(List<Card> others) {
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
    public List<Card> patches() {
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
