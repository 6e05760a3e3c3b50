package tablee.metro.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Words;
import tablee.engine.content.Apostrophe;

/// METRO-OPT-8 All cards a game is played with. The rules know no title and no value: everything is looked up here.
public final class CardSet {

    /// Titles of the largest set: numbers from here on are backs without a face.
    public static final int MOST = 250;

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
    private final List<Card> cards;
    private final List<Card> lives;
    private final Map<String, Card> bySlug = new HashMap<>();
    private final Map<String, Card> byTitle = new HashMap<>();
    private final long hash;
    private final Optional<Json> inline;

    /// Printed points by card and category: whoever weighs cards asks for hundreds of them at a time.
    private final int[][] points;

    CardSet(
            String name,
            SortedMap<Category, Words> labels,
            List<Removal> removals,
            List<Card> cards,
            List<Personnage> characters,
            Optional<Json> inline) {
        this.name = name;
        this.labels = Map.copyOf(labels);
        this.removals = List.copyOf(removals);
        this.characters = List.copyOf(characters);
        this.cards = List.copyOf(cards);
        this.lives = cards(Kind.LIFE);
        this.inline = inline;
        long mixed = Hash.START;
        for (Card card : this.cards) {
            bySlug.put(card.slug(), card);
            byTitle.put(card.title(), card);
            mixed = Hash.mix(mixed, Apostrophe.typed(card.source().print()));
        }
        for (Personnage character : this.characters) {
            mixed = Hash.mix(mixed, Apostrophe.typed(character.toString()));
        }
        hash = mixed;
        points = new int[this.cards.size()][Category.ALL.size()];
        for (int number = 0; number < points.length; number++) {
            for (Category category : Category.ALL) {
                points[number][category.index()] = this.cards.get(number).points(category);
            }
        }
    }

    /// Points of this category printed on a card of this set.
    public int points(Card card, Category category) {
        return points[card.number()][category.index()];
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
        return cards;
    }

    /// The life cards, in the same order.
    public List<Card> lives() {
        return lives;
    }

    public List<Card> cards(Kind kind) {
        return cards.stream().filter(card -> card.kind() == kind).toList();
    }

    public List<Personnage> characters() {
        return characters;
    }

    public Optional<Card> bySlug(String slug) {
        return Optional.ofNullable(bySlug.get(slug));
    }

    public Optional<Card> byTitle(String title) {
        return Optional.ofNullable(byTitle.get(Apostrophe.set(title)));
    }

    /// The card with this slug; bad input if there is none.
    public Card named(String slug) {
        return bySlug(slug).orElseThrow(() -> BadInput.of("metro.card.unknown", slug));
    }

    /// The records of an arranged position's own cards (METRO-FLOW-10); empty for a set from files.
    public Optional<Json> inline() {
        return inline;
    }

    /// METRO-SETUP-8 Copies set aside at this many players.
    public List<Card> removed(int players) {
        return removals.stream()
                .filter(removal -> removal.players().contains(players))
                .flatMap(removal -> byTitle(removal.title()).stream())
                .filter(card -> card.copies() > 0)
                .toList();
    }

    /// METRO-FLOW-10 The same set with cards added or replaced, for arranged positions.
    public CardSet with(Json records) {
        var replaced = new LinkedHashMap<String, Card>();
        for (Card card : cards) {
            replaced.put(card.slug(), card);
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
