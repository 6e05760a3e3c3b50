package tablee.metro.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tablee.engine.Alphabet;
import tablee.engine.BadInput;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.Kind;
import tablee.metro.content.Personnage;
import tablee.metro.content.Station;

/// A card set, opened for play: every card as the rules read it, by number, and the packs as setting up a game asks for them again
/// and again. Made once for a set and shared by all its games; nothing in it changes.
public final class Box {

    private final CardSet set;
    private final RuleCard[] cards;
    private final Map<String, RuleCard> bySlug = new HashMap<>();

    /// The back of every card number, those without a face included.
    private final byte[] backs = new byte[CardSet.MOST + Station.ALL.size()];

    /// All copies of a kind with a back, card by card.
    private final int[][][] copies = new int[Kind.values().length][Station.ALL.size()][];

    /// The whole pack of a Station: copies by card.
    private final byte[][] packs = new byte[Station.ALL.size()][];

    private final int[] packSizes = new int[Station.ALL.size()];
    private final int[][] removed = new int[MetroOptions.MOST + 1][];
    private final Alphabet names;
    private final Alphabet characterNames;

    public Box(CardSet set) {
        this.set = set;
        List<Card> all = set.cards();
        cards = new RuleCard[all.size()];
        int titles = 0;
        for (Card card : all) {
            var read = new RuleCard(card, titles);
            titles += card.kind() == Kind.LIFE ? 1 : 0;
            cards[card.number()] = read;
            bySlug.put(card.slug(), read);
            backs[card.number()] = (byte) read.station;
        }
        for (RuleCard card : cards) {
            card.needs = Needs.of(card.printed.connexions(), this);
            card.grounds = Grounds.of(card.printed.against(), this);
        }
        for (Station station : Station.ALL) {
            open(station);
        }
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            removed[players] = set.removed(players).stream().mapToInt(Card::number).toArray();
        }
        names = new Alphabet(all.stream().map(Card::slug).toList());
        characterNames = new Alphabet(set.characters().stream().map(Personnage::slug).toList());
    }

    private void open(Station station) {
        int index = station.index();
        backs[hidden(index)] = (byte) index;
        packs[index] = new byte[cards.length];
        for (RuleCard card : cards) {
            if (card.station == index) {
                packs[index][card.index] = (byte) card.printed.copies();
                packSizes[index] += card.printed.copies();
            }
        }
        for (Kind kind : Kind.values()) {
            copies[kind.index()][index] =
                    set.cards(kind).stream()
                            .filter(card -> card.station() == station)
                            .flatMapToInt(
                                    card ->
                                            IntStream.range(0, card.copies())
                                                    .map(_ -> card.number()))
                            .toArray();
        }
    }

    public CardSet set() {
        return set;
    }

    int size() {
        return cards.length;
    }

    RuleCard[] cards() {
        return cards;
    }

    RuleCard card(int number) {
        return cards[number];
    }

    /// The card with this slug; bad input if there is none.
    RuleCard named(String slug) {
        RuleCard card = bySlug.get(slug);
        if (card == null) {
            throw BadInput.of("metro.card.unknown", slug);
        }
        return card;
    }

    /// Number of the card with this title; −1 if there is none.
    int indexOf(String title) {
        return set.byTitle(title).map(Card::number).orElse(-1);
    }

    /// The back of a card number, known even when its face is not.
    int back(int number) {
        return backs[number];
    }

    /// The number that stands for a card of which only the back is known.
    static int hidden(int station) {
        return CardSet.MOST + station;
    }

    /// All copies of a kind with a back. Shared: not to be written to.
    int[] copies(Kind kind, int station) {
        return copies[kind.index()][station];
    }

    /// Copies of each card with this back. Shared: not to be written to.
    byte[] pack(int station) {
        return packs[station];
    }

    int packSize(int station) {
        return packSizes[station];
    }

    /// METRO-SETUP-8 Copies set aside at this many players. Shared: not to be written to.
    int[] removed(int players) {
        return removed[players];
    }

    Personnage character(int index) {
        return set.characters().get(index);
    }

    /// How cards are written in shuffles: by their slugs.
    Alphabet names() {
        return names;
    }

    Alphabet characterNames() {
        return characterNames;
    }
}
