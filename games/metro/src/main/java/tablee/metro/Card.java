package tablee.metro;

import java.util.List;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Words;

/// A card of the box by its title: copies are the same card to the rules, and nothing tells them apart (METRO-HIDE-6).
///
/// Made by [SetLoader] from data; the package-private part is compiled once so that the rules read plain numbers.
public final class Card {

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

    /// Position in its [CardSet]; set once when the set is put together.
    int index = -1;

    /// Bit of a life title in the title masks of [Life].
    int bit = -1;

    /// Connexions and conditions with titles looked up in the set.
    Needs needs = Needs.NONE;

    Grounds grounds = Grounds.NONE;

    /// The effects in an array, for the rules that walk over them at every step.
    final Effect[] steps;

    /// Printed points in lanes as in [Shown].
    final long pointLanes;

    final int categoryBit;
    final int stationIndex;
    final int pointTotal;
    final int permanentMoney;
    final int permanentPoints;
    final int income;
    final int discount;
    final int shield;
    final boolean guards;
    final boolean blocksHolder;
    final boolean hasPointsPer;
    final boolean movesAccroc;
    final boolean concernsSeveral;
    final int lasting;
    final MetroAction.Lay lay;
    final MetroAction.Pass pass;
    final MetroAction.Return giveBack;

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

        categoryBit = category.map(c -> 1 << c.index()).orElse(0);
        stationIndex = station.index();
        int total = 0;
        for (int value : points) {
            total += value;
        }
        pointTotal = total;
        long lanes = 0;
        for (int i = 0; i < points.length; i++) {
            lanes |= (long) points[i] << (12 * i);
        }
        pointLanes = lanes;
        steps = effects.toArray(Effect[]::new);
        boolean own = kind == Kind.LIFE || kind == Kind.PATRIMOINE;
        permanentMoney = own ? permanent(Effect.Do.MONEY) : 0;
        permanentPoints = own ? permanent(Effect.Do.POINTS) : 0;
        income = own ? permanent(Effect.Do.INCOME) : 0;
        discount = own ? permanent(Effect.Do.DISCOUNT) : 0;
        int shielded = 0;
        for (Effect effect : effects) {
            if (effect.what() == Effect.Do.SHIELD && effect.isPermanent()) {
                shielded |= effect.categoryMask();
            }
        }
        shield = shielded;
        guards = has(Effect.Do.GUARD);
        blocksHolder =
                own
                        && effects.stream()
                                .anyMatch(e -> e.what() == Effect.Do.BLOCK && e.isPermanent());
        hasPointsPer = has(Effect.Do.POINTS_PER);
        movesAccroc = has(Effect.Do.MOVE_ACCROC);
        int stays = 0;
        for (Effect effect : effects) {
            stays |= effect.isPermanent() ? 1 << effect.what().index() : 0;
        }
        lasting = stays;
        concernsSeveral = effects.stream().anyMatch(Effect::concernsSeveral);
        lay = new MetroAction.Lay(slug);
        pass = new MetroAction.Pass(slug);
        giveBack = new MetroAction.Return(slug);
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

    private int permanent(Effect.Do what) {
        int sum = 0;
        for (Effect effect : effects) {
            sum += effect.what() == what && effect.isPermanent() ? effect.amount() : 0;
        }
        return sum;
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

    int points(int category) {
        return points[category];
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

    boolean isFree() {
        return connexions.isEmpty();
    }

    /// METRO-FX-FILTER Only life and wealth cards have a value to compare with `maxValue`.
    boolean hasValue() {
        return kind == Kind.LIFE || kind == Kind.PATRIMOINE;
    }

    int value() {
        return kind == Kind.LIFE ? pointTotal + noblesse : wealth;
    }

    @Override
    public String toString() {
        return title;
    }
}
