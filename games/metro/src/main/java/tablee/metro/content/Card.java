package tablee.metro.content;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Words;

/// A card of the box by its title: copies are the same card to the rules, and nothing tells them apart (METRO-HIDE-6).
///
/// Made by [SetLoader] from data. What the rules ask of it at every step is worked out from here once, in their own room.
public final class Card {

    /// METRO-DEFI-5, -6 What a Défi gives its winner and takes from its loser.
    public static final int DUEL = 2;

    private final Json source;
    private final String file;
    private final Kind kind;
    private final String title;
    private final String slug;
    private final Words words;
    private final Station station;
    private final int copies;
    private final Optional<Category> category;
    private final int[] points;
    private final int noblesse;
    private final int money;
    private final int price;
    private final int wealth;
    private final boolean repeatable;
    private final boolean layWhenDrawn;
    private final List<Connexion> connexions;
    private final List<Against> against;
    private final List<Effect> effects;
    private final Metric metric;
    private final boolean more;
    private final Words note;
    private final Words flavour;

    /// Its place in its [CardSet]; set once when the set is put together.
    private int number = -1;

    Card(Json source, String file, Fields fields) {
        this.source = source;
        this.file = file;
        this.kind = fields.kind;
        this.title = fields.title;
        this.slug = Codes.slug(fields.title);
        this.words = fields.words;
        this.station = fields.station;
        this.copies = fields.copies;
        this.category = fields.category;
        this.points = fields.points.clone();
        this.noblesse = fields.noblesse;
        this.money = fields.money;
        this.price = fields.price;
        this.wealth = fields.wealth;
        this.repeatable = fields.repeatable;
        this.layWhenDrawn = fields.layWhenDrawn;
        this.connexions = List.copyOf(fields.connexions);
        this.against = List.copyOf(fields.against);
        this.effects = List.copyOf(fields.effects);
        this.metric = fields.metric;
        this.more = fields.more;
        this.note = fields.note;
        this.flavour = fields.flavour;
    }

    /// What the loader fills in; a record with two dozen components would be unreadable at its only call.
    static final class Fields {
        Kind kind = Kind.LIFE;
        String title = "";
        Words words = Words.of("", "");
        Station station = Station.PUBERTE;
        int copies = 1;
        Optional<Category> category = Optional.empty();
        int[] points = new int[5];
        int noblesse;
        int money;
        int price;
        int wealth;
        boolean repeatable;
        boolean layWhenDrawn;
        List<Connexion> connexions = List.of();
        List<Against> against = List.of();
        List<Effect> effects = List.of();
        Metric metric = Metric.NONE;
        boolean more = true;
        Words note = Words.of("", "");
        Words flavour = Words.of("", "");
    }

    /// Takes its place in a set; sets number their cards, so that a card belongs to one.
    void enter(int place) {
        number = place;
    }

    /// Its place in the list of its set.
    public int number() {
        return number;
    }

    boolean has(Effect.Do what) {
        return effects.stream().anyMatch(effect -> effect.what() == what);
    }

    public Kind kind() {
        return kind;
    }

    public String title() {
        return title;
    }

    /// The title as typed in notation.
    public String slug() {
        return slug;
    }

    /// The title in both languages.
    public Words words() {
        return words;
    }

    public Station station() {
        return station;
    }

    public int copies() {
        return copies;
    }

    public Optional<Category> category() {
        return category;
    }

    public int points(Category category) {
        return points[category.index()];
    }

    /// Printed points of all categories.
    int pointTotal() {
        return Arrays.stream(points).sum();
    }

    public int noblesse() {
        return noblesse;
    }

    public int money() {
        return money;
    }

    public int price() {
        return price;
    }

    public int wealth() {
        return wealth;
    }

    public boolean repeatable() {
        return repeatable;
    }

    public boolean layWhenDrawn() {
        return layWhenDrawn;
    }

    public List<Connexion> connexions() {
        return connexions;
    }

    public List<Against> against() {
        return against;
    }

    public List<Effect> effects() {
        return effects;
    }

    public Metric metric() {
        return metric;
    }

    /// Direction of a Défi: more wins, or fewer.
    public boolean more() {
        return more;
    }

    public Words note() {
        return note;
    }

    public Words flavour() {
        return flavour;
    }

    /// The record it was read from.
    public Json source() {
        return source;
    }

    public String file() {
        return file;
    }

    public boolean isFree() {
        return connexions.isEmpty();
    }

    /// METRO-FX-FILTER Only life and wealth cards have a value to compare with `maxValue`.
    boolean hasValue() {
        return kind == Kind.LIFE || kind == Kind.PATRIMOINE;
    }

    int value() {
        return kind == Kind.LIFE ? pointTotal() + noblesse : wealth;
    }

    @Override
    public String toString() {
        return title;
    }
}
