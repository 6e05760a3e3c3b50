package tablee.metro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.Alphabet;
import tablee.engine.BadInput;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Words;

/// METRO-OPT-8 All cards a game is played with. The rules know no title and no value: everything is looked up here.
public final class CardSet {

    /// Indices from here on are backs without a face ([MetroState#hidden]).
    static final int MOST = 250;

    /// A copy that the table may set aside (METRO-SETUP-8).
    public record Removal(String title, List<Integer> players, int line) {
        public Removal {
            players = List.copyOf(players);
        }
    }

    private final String name;
    private final Map<Category, Words> labels;
    private final List<Removal> removals;
    private final List<Personnage> characters;
    private final Card[] cards;
    private final List<Card> all;

    /// All copies of a kind with a back, card by card: what setting up a game asks for again and again.
    private final int[][][] copies = new int[Kind.values().length][Station.ALL.size()][];

    /// The back of every card number, those without a face included.
    private final byte[] backs = new byte[MOST + 3];

    /// The whole pack of a Station: copies by card.
    private final byte[][] packs = new byte[Station.ALL.size()][];

    private final int[] packSizes = new int[Station.ALL.size()];
    private final int[][] removedAt = new int[MetroOptions.MOST + 1][];
    private final Alphabet characterNames;
    private final Map<String, Card> bySlug = new HashMap<>();
    private final Map<String, Card> byTitle = new HashMap<>();
    private final Alphabet alphabet;
    private final long hash;
    private final Optional<Json> inline;

    CardSet(
            String name,
            SortedMap<Category, Words> labels,
            List<Removal> removals,
            List<Card> all,
            List<Personnage> characters,
            Optional<Json> inline) {
        this.name = name;
        this.labels = Map.copyOf(labels);
        this.removals = List.copyOf(removals);
        this.characters = List.copyOf(characters);
        this.cards = all.toArray(Card[]::new);
        this.all = List.copyOf(all);
        this.characterNames = new Alphabet(this.characters.stream().map(Personnage::slug).toList());
        this.inline = inline;
        int bit = 0;
        long mixed = Hash.START;
        var slugs = new ArrayList<String>();
        for (int i = 0; i < cards.length; i++) {
            Card card = cards[i];
            card.index = i;
            if (card.kind() == Kind.LIFE) {
                card.bit = bit++;
            }
            bySlug.put(card.slug(), card);
            byTitle.put(card.title(), card);
            slugs.add(card.slug());
            mixed = Hash.mix(mixed, card.source().print());
        }
        for (Personnage character : this.characters) {
            mixed = Hash.mix(mixed, character.toString());
        }
        hash = mixed;
        alphabet = new Alphabet(slugs);
        for (Card card : cards) {
            compile(card);
        }
        for (Kind kind : Kind.values()) {
            for (Station station : Station.ALL) {
                copies[kind.index()][station.index()] = listCopies(kind, station);
            }
        }
        for (Card card : cards) {
            backs[card.index] = (byte) card.stationIndex;
        }
        for (Station station : Station.ALL) {
            backs[MOST + station.index()] = (byte) station.index();
            byte[] pack = new byte[cards.length];
            for (Card card : cards) {
                if (card.station() == station) {
                    pack[card.index] = (byte) card.copies();
                    packSizes[station.index()] += card.copies();
                }
            }
            packs[station.index()] = pack;
        }
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            removedAt[players] = listRemoved(players);
        }
    }

    private int[] listCopies(Kind kind, Station station) {
        return all.stream()
                .filter(card -> card.kind() == kind && card.station() == station)
                .flatMapToInt(
                        card ->
                                java.util.stream.IntStream.range(0, card.copies())
                                        .map(_ -> card.index))
                .toArray();
    }

    /// Shared: not to be written to.
    int[] copies(Kind kind, int station) {
        return copies[kind.index()][station];
    }

    /// The back of a card number, known even when its face is not.
    int back(int number) {
        return backs[number];
    }

    /// Copies of each card with this back. Shared: not to be written to.
    byte[] pack(int station) {
        return packs[station];
    }

    int packSize(int station) {
        return packSizes[station];
    }

    Alphabet characterNames() {
        return characterNames;
    }

    private void compile(Card card) {
        card.needs = Needs.of(card.connexions(), this);
        card.grounds = Grounds.of(card.against(), this);
    }

    /// Place of the card with this title; −1 if there is none.
    int indexOf(String title) {
        Card card = byTitle.get(title);
        return card == null ? -1 : card.index;
    }

    public String name() {
        return name;
    }

    /// `house/1f2e…`, as written in logs.
    public String identity() {
        return name + "/" + Hash.hex(hash);
    }

    public Words label(Category category) {
        Words words = labels.get(category);
        return words == null ? Words.of(category.name(), category.name()) : words;
    }

    public List<Removal> removals() {
        return removals;
    }

    public List<Card> cards() {
        return all;
    }

    List<Card> cards(Kind kind) {
        return cards().stream().filter(card -> card.kind() == kind).toList();
    }

    public List<Personnage> characters() {
        return characters;
    }

    int size() {
        return cards.length;
    }

    Card card(int index) {
        return cards[index];
    }

    public Optional<Card> bySlug(String slug) {
        return Optional.ofNullable(bySlug.get(slug));
    }

    Optional<Card> byTitle(String title) {
        return Optional.ofNullable(byTitle.get(title));
    }

    Card named(String slug) {
        return bySlug(slug).orElseThrow(() -> BadInput.of("metro.card.unknown", slug));
    }

    /// How cards are written in shuffles: by their slugs.
    Alphabet alphabet() {
        return alphabet;
    }

    /// The records of an arranged position's own cards (METRO-FLOW-10); empty for a set from files.
    Optional<Json> inline() {
        return inline;
    }

    /// METRO-SETUP-8 Copies set aside at this many players. Shared: not to be written to.
    int[] removed(int players) {
        return removedAt[players];
    }

    private int[] listRemoved(int players) {
        return removals.stream()
                .filter(removal -> removal.players().contains(players))
                .flatMap(removal -> byTitle(removal.title()).stream())
                .filter(card -> card.copies() > 0)
                .mapToInt(card -> card.index)
                .toArray();
    }

    /// METRO-FLOW-10 The same set with cards added or replaced, for arranged positions.
    CardSet with(Json records) {
        var replaced = new LinkedHashMap<String, Card>();
        for (Card card : cards) {
            replaced.put(card.slug(), SetLoader.again(card));
        }
        var people = new ArrayList<>(characters);
        SetLoader.inline(records, replaced, people);
        var named = new TreeMap<Category, Words>(labels);
        return new CardSet(
                name + "+",
                named,
                removals,
                List.copyOf(replaced.values()),
                people,
                Optional.of(records));
    }
}
