package tablee.metro;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Severity;

/// METRO-CONTENT-H: what we ask of the set we ship. For an owner's set each of these is a warning.
final class HouseValidator {

    private static final int[][] SPLIT = {
        {17, 0, 19, 13, 18},
        {9, 16, 12, 10, 10},
        {9, 14, 4, 15, 11},
    };
    private static final int[] WEALTH = {4, 5, 7};

    private final SetValidator report;
    private final CardSet set;
    private final Severity severity;
    private final List<Card> life;
    private final List<Card> wealth;
    private final List<Card> accrocs;

    HouseValidator(SetValidator report, CardSet set, boolean house) {
        this.report = report;
        this.set = set;
        this.severity = house ? Severity.ERROR : Severity.WARNING;
        this.life = set.cards(Kind.LIFE);
        this.wealth = set.cards(Kind.PATRIMOINE);
        this.accrocs = set.cards(Kind.ACCROC);
    }

    void check() {
        split();
        piles();
        titles();
        free();
        connexions();
        numbers();
        properties();
        strength();
        fixedTitles();
        duels();
        characters();
        youth();
    }

    private void range(String clause, String what, int least, int most, int found) {
        report.require(
                severity,
                SetValidator.LIFE_FILE,
                clause,
                what,
                least == most ? Integer.toString(least) : least + " to " + most,
                found,
                found >= least && found <= most);
    }

    private void atLeast(String clause, String what, int least, int found) {
        report.require(
                severity,
                SetValidator.LIFE_FILE,
                clause,
                what,
                "≥ " + least,
                found,
                found >= least);
    }

    private void each(String clause, String what, List<Card> cards, Predicate<Card> holds) {
        report.each(severity, clause, what, cards, holds);
    }

    private int lives(Predicate<Card> of) {
        return SetValidator.copies(life, of);
    }

    private static boolean is(Card card, Station station, Category category) {
        return card.station() == station && card.category().orElseThrow() == category;
    }

    // ---- H1 to H3 ----

    private void split() {
        for (Station station : Station.ALL) {
            for (Category category : Category.ALL) {
                int expected = SPLIT[station.index()][category.index()];
                range(
                        "METRO-CONTENT-H1",
                        category + " of " + station,
                        expected,
                        expected,
                        lives(card -> is(card, station, category)));
            }
            int expected = WEALTH[station.index()];
            range(
                    "METRO-CONTENT-H2",
                    "wealth of " + station,
                    expected,
                    expected,
                    SetValidator.copies(wealth, card -> card.station() == station));
            for (Category category : Category.ALL) {
                int troubles = station == Station.PUBERTE ? 0 : 2;
                range(
                        "METRO-CONTENT-H3",
                        category + " Accrocs of " + station,
                        troubles,
                        troubles,
                        SetValidator.copies(accrocs, card -> is(card, station, category)));
            }
        }
    }

    // ---- H4 ----

    private static int extraLays(Card card) {
        return card.effects().stream()
                .filter(effect -> effect.what() == Effect.Do.LAY_AGAIN)
                .mapToInt(effect -> effect.count() * card.copies())
                .sum();
    }

    private void piles() {
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            for (MetroOptions.Intensity intensity :
                    List.of(MetroOptions.Intensity.CALME, MetroOptions.Intensity.TOUT)) {
                piles(players, intensity);
            }
        }
    }

    private void piles(int players, MetroOptions.Intensity intensity) {
        MetroOptions options = SetValidator.options(players);
        int cards = 0;
        int turns = 0;
        int extra = 0;
        for (Station station : Station.ALL) {
            int troubles = station == Station.PUBERTE ? 0 : intensity.accrocs(players);
            cards += report.pack(players, station, troubles);
            turns += players * options.rounds();
            extra +=
                    life.stream()
                            .filter(card -> card.station() == station)
                            .mapToInt(HouseValidator::extraLays)
                            .sum();
            int left = cards - players * options.handSize() - (turns - 1) - extra;
            report.require(
                    severity,
                    SetValidator.LIFE_FILE,
                    "METRO-CONTENT-H4",
                    "cards in the piles before the last turn of "
                            + station
                            + " at "
                            + players
                            + ", "
                            + intensity,
                    "≥ " + options.handSize(),
                    left,
                    left >= options.handSize());
        }
    }

    // ---- H5 to H7 ----

    private void titles() {
        range("METRO-CONTENT-H5", "life titles", 85, 105, life.size());
        each("METRO-CONTENT-H5", "1 to 4 copies", life, card -> card.copies() <= 4);
        List<Card> young = life.stream().filter(c -> c.station() == Station.PUBERTE).toList();
        List<Card> old = life.stream().filter(c -> c.station() == Station.MATURITE).toList();
        atLeast(
                "METRO-CONTENT-H5",
                "Puberté titles of 2 to 4 copies",
                young.size() / 2 + 1,
                (int) young.stream().filter(c -> c.copies() >= 2).count());
        atLeast(
                "METRO-CONTENT-H5",
                "Maturité titles of 1 or 2 copies",
                old.size() / 2 + 1,
                (int) old.stream().filter(c -> c.copies() <= 2).count());
    }

    private void free() {
        int[][] ranges = {{32, 36}, {12, 16}, {6, 10}};
        for (Station station : Station.ALL) {
            int[] range = ranges[station.index()];
            range(
                    "METRO-CONTENT-H6",
                    "free life cards of " + station,
                    range[0],
                    range[1],
                    lives(card -> card.station() == station && card.isFree()));
            for (Category category : Category.ALL) {
                if (lives(card -> is(card, station, category)) > 0) {
                    atLeast(
                            "METRO-CONTENT-H6",
                            "free titles of " + category + " in " + station,
                            station == Station.PUBERTE ? 2 : 1,
                            (int)
                                    life.stream()
                                            .filter(c -> is(c, station, category) && c.isFree())
                                            .count());
                }
            }
        }
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            double luck = badLuck(players);
            report.require(
                    severity,
                    SetValidator.LIFE_FILE,
                    "METRO-CONTENT-H7",
                    "chance of nothing to lay in the first turn at " + players,
                    "< 2 %",
                    Math.round(luck * 10000) / 100.0 + " %",
                    luck < 0.02);
        }
    }

    /// Hypergeometric: no free life card and no Défi in the first hand and the card drawn.
    private double badLuck(int players) {
        int pack = report.pack(players, Station.PUBERTE, 0);
        int removed = 0;
        for (int card : set.removed(players)) {
            removed += set.card(card).station() == Station.PUBERTE ? 1 : 0;
        }
        int good =
                lives(card -> card.station() == Station.PUBERTE && card.isFree())
                        - removed
                        + players;
        double luck = 1;
        for (int i = 0; i <= SetValidator.options(players).handSize(); i++) {
            luck *= Math.max(0, (double) (pack - good - i) / (pack - i));
        }
        return luck;
    }

    // ---- H8, H9 ----

    private void connexions() {
        var trees = new LifeTrees(set);
        int[] removed = new int[set.size()];
        for (int card : set.removed(3)) {
            removed[card]++;
        }
        each(
                "METRO-CONTENT-H8",
                "connexions name the same or an earlier Station",
                life,
                card ->
                        card.connexions().stream()
                                .flatMap(c -> c.cards().stream())
                                .flatMap(title -> set.byTitle(title).stream())
                                .allMatch(other -> other.stationIndex <= card.stationIndex));
        each("METRO-CONTENT-H8", "every alternative is live", life, card -> isLive(trees, card));
        for (Station station : Station.ALL) {
            int deepest =
                    life.stream()
                            .filter(card -> card.stationIndex <= station.index())
                            .mapToInt(trees::depth)
                            .max()
                            .orElse(0);
            int longest = station.index() + 2;
            range("METRO-CONTENT-H8", "longest chain up to " + station, longest, longest, deepest);
        }
        each(
                "METRO-CONTENT-H9",
                "a title without which another cannot be laid has 2 copies or more",
                life,
                card ->
                        card.copies() - removed[card.index] >= 2
                                || life.stream().noneMatch(other -> isKey(card, other)));
        atLeast(
                "METRO-CONTENT-H9",
                "titles with two alternatives or more",
                25,
                (int) life.stream().filter(c -> c.connexions().size() >= 2).count());
        atLeast(
                "METRO-CONTENT-H9",
                "titles that use a minimum of points",
                12,
                (int)
                        life.stream()
                                .filter(
                                        c ->
                                                c.connexions().stream()
                                                        .anyMatch(x -> !x.points().isEmpty()))
                                .count());
        atLeast("METRO-CONTENT-H9", "connexions from one category to another", 10, crossings());
        atLeast(
                "METRO-CONTENT-H9",
                "alternatives that need two cards",
                8,
                (int)
                        life.stream()
                                .flatMap(c -> c.connexions().stream())
                                .filter(x -> x.cards().size() >= 2)
                                .count());
    }

    private boolean isLive(LifeTrees trees, Card card) {
        List<Card> sofar =
                trees.reachable(
                        life.stream()
                                .filter(c -> c.stationIndex <= card.stationIndex && c != card)
                                .toList(),
                        Card::copies);
        int[] points = LifeTrees.points(sofar);
        return card.connexions().stream().allMatch(c -> LifeTrees.holds(c, sofar, points));
    }

    private static boolean isKey(Card card, Card other) {
        return !other.isFree()
                && other.connexions().stream().allMatch(c -> c.cards().contains(card.title()));
    }

    private int crossings() {
        int count = 0;
        for (Card card : life) {
            for (Connexion connexion : card.connexions()) {
                for (String title : connexion.cards()) {
                    Optional<Card> other = set.byTitle(title);
                    count +=
                            other.isPresent() && !other.get().category().equals(card.category())
                                    ? 1
                                    : 0;
                }
            }
        }
        return count;
    }

    // ---- H10, H11 ----

    private void percent(String clause, String what, int least, int most, int part) {
        int all = Math.max(1, SetValidator.copies(life));
        double share = 100.0 * part / all;
        report.require(
                severity,
                SetValidator.LIFE_FILE,
                clause,
                what,
                least + " % to " + most + " %",
                Math.round(share * 10) / 10.0 + " %",
                share >= least && share <= most);
    }

    private static int categories(Card card) {
        int count = 0;
        for (Category category : Category.ALL) {
            count += card.points(category) > 0 ? 1 : 0;
        }
        return count;
    }

    private void numbers() {
        int[][] ranges = {{1, 2}, {1, 3}, {2, 4}};
        each(
                "METRO-CONTENT-H10",
                "category points of the Station's range",
                life,
                card ->
                        card.pointTotal >= ranges[card.stationIndex][0]
                                && card.pointTotal <= ranges[card.stationIndex][1]);
        percent(
                "METRO-CONTENT-H10",
                "life cards with points in two categories",
                15,
                25,
                lives(c -> categories(c) == 2));
        each(
                "METRO-CONTENT-H10",
                "points in one or two categories, noblesse 0 to 2",
                life,
                c -> categories(c) <= 2 && c.noblesse() <= 2);
        percent(
                "METRO-CONTENT-H10",
                "life cards with noblesse",
                20,
                35,
                lives(c -> c.noblesse() > 0));
        each("METRO-CONTENT-H11", "money 0 to 4", life, card -> card.money() <= 4);
        percent("METRO-CONTENT-H11", "life cards with money", 30, 45, lives(c -> c.money() > 0));
        int paying = lives(c -> c.money() > 0);
        int working = lives(c -> c.money() > 0 && c.category().orElseThrow() == Category.BOULOT);
        atLeast(
                "METRO-CONTENT-H11",
                "of the " + paying + " cards with money, those of BOULOT",
                paying / 2 + 1,
                working);
        atLeast(
                "METRO-CONTENT-H11",
                "Puberté cards that give 1 money",
                6,
                lives(c -> c.station() == Station.PUBERTE && c.money() == 1));
        range(
                "METRO-CONTENT-H11",
                "all printed money",
                100,
                150,
                life.stream().mapToInt(c -> c.money() * c.copies()).sum());
        each(
                "METRO-CONTENT-H11",
                "prices 1 to 8, wealth points 1 to 6",
                wealth,
                c -> c.price() >= 1 && c.price() <= 8 && c.wealth() >= 1 && c.wealth() <= 6);
        atLeast(
                "METRO-CONTENT-H11",
                "Puberté wealth of price 2 or less",
                1,
                SetValidator.copies(wealth, c -> c.station() == Station.PUBERTE && c.price() <= 2));
        range(
                "METRO-CONTENT-H11",
                "wealth cards with a property",
                4,
                8,
                SetValidator.copies(wealth, c -> !c.effects().isEmpty()));
    }

    // ---- H12, H13 ----

    private void properties() {
        percent(
                "METRO-CONTENT-H12",
                "life cards with a property",
                25,
                40,
                lives(c -> !c.effects().isEmpty()));
        each(
                "METRO-CONTENT-H12",
                "at most 2 effects, 3 on an Accroc",
                set.cards(),
                c -> c.effects().size() <= (c.kind() == Kind.ACCROC ? 3 : 2));
        for (Effect.Do what : Effect.Do.ALL) {
            atLeast(
                    "METRO-CONTENT-H12",
                    "cards with " + what,
                    1,
                    SetValidator.copies(set.cards(), c -> c.has(what)));
        }
        atLeast("METRO-CONTENT-H12", "cards that are repeatable", 1, lives(Card::repeatable));
        atLeast("METRO-CONTENT-H12", "cards that are layWhenDrawn", 1, lives(Card::layWhenDrawn));
    }

    private void strength() {
        each(
                "METRO-CONTENT-H13",
                "effects of measured strength",
                set.cards(),
                c -> c.effects().stream().allMatch(e -> isMeasured(c, e)));
        int skips = SetValidator.copies(set.cards(), c -> c.has(Effect.Do.SKIP_TURN));
        range("METRO-CONTENT-H13", "cards with SKIP_TURN", 0, 3, skips);
        range(
                "METRO-CONTENT-H13",
                "cards that steal life cards",
                0,
                3,
                SetValidator.copies(
                        set.cards(),
                        c -> c.effects().stream().anyMatch(HouseValidator::stealsLife)));
    }

    private static boolean stealsLife(Effect effect) {
        return effect.what() == Effect.Do.STEAL_CARD
                && effect.filter().kind().filter(kind -> kind == Kind.PATRIMOINE).isEmpty();
    }

    private static boolean isMeasured(Card card, Effect effect) {
        int amount = effect.amount();
        return switch (effect.what()) {
            case POINTS -> amount >= -3 && amount <= 3;
            case POINTS_PER -> effect.cap() <= 5;
            case STEAL_MONEY -> amount <= 4;
            case MONEY, INCOME -> amount >= -4;
            case SKIP_TURN -> effect.turns() == 1 && card.kind() == Kind.ACCROC;
            case BLOCK, FORCE_PILE -> effect.turns() <= 3;
            case SHIELD ->
                    effect.isPermanent() ? effect.categories().size() == 1 : effect.turns() <= 3;
            case STEAL_CARD -> !stealsLife(effect) || effect.filter().maxValue().orElse(99) <= 3;
            case TAKE_FROM_HAND, LAY_AGAIN -> effect.count() == 1;
            case DRAW -> effect.count() <= 2;
            case DISCOUNT,
                    DESTROY_CARD,
                    SWAP_CARDS,
                    SWAP_HANDS,
                    RENEW_HAND,
                    PEEK,
                    GUARD,
                    MOVE_ACCROC ->
                    true;
        };
    }

    // ---- H14 to H17, H19 ----

    private record Fixed(
            String title,
            Kind kind,
            Station station,
            Optional<Category> category,
            int copies,
            boolean free) {}

    private static Fixed life(
            String title, Station station, Category category, int copies, boolean free) {
        return new Fixed(title, Kind.LIFE, station, Optional.of(category), copies, free);
    }

    private static final List<Fixed> FIXED =
            List.of(
                    life("Amour d'enfance", Station.PUBERTE, Category.AMOUR, 4, true),
                    life("Cocon familial", Station.PUBERTE, Category.SOCIAL, 4, true),
                    life("Brevet", Station.PUBERTE, Category.ETUDES, 4, true),
                    life("Musicien en herbe", Station.PUBERTE, Category.SOCIAL, 3, true),
                    life("Erasmus", Station.MAJORITE, Category.ETUDES, 3, false),
                    life("Compagnon du devoir", Station.MAJORITE, Category.ETUDES, 3, false),
                    life("Influenceur", Station.MAJORITE, Category.SOCIAL, 2, false),
                    life("Banquier d'affaires", Station.MATURITE, Category.BOULOT, 2, false),
                    life("Gilet jaune", Station.MATURITE, Category.SOCIAL, 2, false),
                    life("Star de Télé-Réalité", Station.MATURITE, Category.BOULOT, 2, false),
                    life("Franc Maçon", Station.MATURITE, Category.SOCIAL, 1, false),
                    new Fixed(
                            "Retour de bâton",
                            Kind.ACCROC,
                            Station.MATURITE,
                            Optional.of(Category.SOCIAL),
                            1,
                            true),
                    new Fixed(
                            "Baskets stylées",
                            Kind.PATRIMOINE,
                            Station.PUBERTE,
                            Optional.empty(),
                            1,
                            true),
                    new Fixed(
                            "Chalet",
                            Kind.PATRIMOINE,
                            Station.MATURITE,
                            Optional.empty(),
                            1,
                            true));

    private void fixedTitles() {
        for (Fixed fixed : FIXED) {
            boolean holds =
                    set.byTitle(fixed.title())
                            .filter(
                                    card ->
                                            card.kind() == fixed.kind()
                                                    && card.station() == fixed.station()
                                                    && card.category().equals(fixed.category())
                                                    && card.copies() == fixed.copies()
                                                    && card.isFree() == fixed.free())
                            .isPresent();
            report.require(
                    severity,
                    SetValidator.LIFE_FILE,
                    "METRO-CONTENT-H14",
                    fixed.title(),
                    "as listed",
                    holds ? "as listed" : "another one",
                    holds);
        }
    }

    private void duels() {
        for (String duel :
                List.of(
                        "POINTS:AMOUR MORE",
                        "POINTS:ETUDES MORE",
                        "POINTS:BOULOT MORE",
                        "POINTS:SOCIAL MORE",
                        "NOBLESSE MORE",
                        "PATRIMOINE_POINTS MORE",
                        "ACCROCS FEWER")) {
            int found =
                    SetValidator.copies(
                            set.cards(Kind.DEFI),
                            card ->
                                    (card.metric().code() + (card.more() ? " MORE" : " FEWER"))
                                            .equals(duel));
            range("METRO-CONTENT-H15", "Défis on " + duel, 1, 1, found);
        }
    }

    private void characters() {
        List<Personnage> people = set.characters();
        for (Category category : Category.ALL) {
            range(
                    "METRO-CONTENT-H16",
                    category + " as main objective",
                    2,
                    2,
                    (int) people.stream().filter(p -> p.main() == category).count());
            range(
                    "METRO-CONTENT-H16",
                    category + " as secondary objective",
                    2,
                    2,
                    (int) people.stream().filter(p -> p.secondary() == category).count());
            range(
                    "METRO-CONTENT-H16",
                    category + " as immunity",
                    2,
                    2,
                    (int) people.stream().filter(p -> p.immunity() == category).count());
        }
        int pairs =
                (int) people.stream().map(p -> p.main() + "/" + p.secondary()).distinct().count();
        range(
                "METRO-CONTENT-H16",
                "different pairs of objectives",
                people.size(),
                people.size(),
                pairs);
        range(
                "METRO-CONTENT-H16",
                "characters whose minima are in range",
                people.size(),
                people.size(),
                (int) people.stream().filter(HouseValidator::isInRange).count());
        atLeast(
                "METRO-CONTENT-H16",
                "minima of 7",
                1,
                (int)
                        people.stream()
                                .filter(p -> p.mainMin() == 7 || p.secondaryMin() == 7)
                                .count());
        for (Personnage person : people) {
            int cards = attain(person);
            report.require(
                    severity,
                    SetLoader.CHARACTERS,
                    "METRO-CONTENT-H17",
                    person.title() + ": cards to both objectives",
                    "≤ 14",
                    cards,
                    cards <= 14);
        }
    }

    private static boolean isInRange(Personnage p) {
        boolean main =
                p.main() == Category.SEXE
                        ? p.mainMin() == 7 || p.mainMin() == 8
                        : p.mainMin() >= 8 && p.mainMin() <= 10;
        boolean second =
                p.secondary() == Category.SEXE
                        ? p.secondaryMin() == 4 || p.secondaryMin() == 5
                        : p.secondaryMin() == 5 || p.secondaryMin() == 6;
        return main && second;
    }

    /// METRO-CONTENT-H17 Greedy: always the layable card that brings both objectives nearest, per card it took.
    private int attain(Personnage person) {
        var laid = new ArrayList<Card>();
        while (laid.size() <= 14) {
            int[] points = LifeTrees.points(laid.stream().toList());
            if (points[person.main().index()] >= person.mainMin()
                    && points[person.secondary().index()] >= person.secondaryMin()) {
                return laid.size();
            }
            Optional<Card> next =
                    life.stream()
                            .filter(card -> !laid.contains(card))
                            .filter(
                                    card ->
                                            card.isFree()
                                                    || card.connexions().stream()
                                                            .anyMatch(
                                                                    c ->
                                                                            LifeTrees.holds(
                                                                                    c, laid,
                                                                                    points)))
                            .max(Comparator.comparingInt(card -> worth(card, person, points)));
            if (next.isEmpty()) {
                return 99;
            }
            laid.add(next.get());
        }
        return laid.size();
    }

    private static int worth(Card card, Personnage person, int[] points) {
        int main =
                Math.min(
                        card.points(person.main()),
                        Math.max(0, person.mainMin() - points[person.main().index()]));
        int second =
                Math.min(
                        card.points(person.secondary()),
                        Math.max(0, person.secondaryMin() - points[person.secondary().index()]));
        return main + second;
    }

    /// METRO-CONTENT-H19 Puberté is about minors: nothing there names Sexe, not even as an effect or a duel.
    private void youth() {
        List<Card> young =
                set.cards().stream().filter(c -> c.station() == Station.PUBERTE).toList();
        each(
                "METRO-CONTENT-H19",
                "Puberté cards name no Sexe",
                young,
                card ->
                        card.points(Category.SEXE) == 0
                                && !card.category().equals(Optional.of(Category.SEXE))
                                && Set.of(card.metric().category()).stream()
                                        .noneMatch(Optional.of(Category.SEXE)::equals)
                                && !card.source().print().contains("\"SEXE\"")
                                && !card.source().print().contains(":SEXE"));
    }
}
