package tablee.metro;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Figure;
import tablee.engine.ContentReport.Severity;

/// METRO-CONTENT-B: constraints that follow from the book and hold for every playable set. The house set's own are in
/// [HouseValidator].
final class SetValidator {

    static final String LIFE_FILE = "life.json";

    private final CardSet set;
    private final List<Fault> faults;
    private final List<Figure> figures = new ArrayList<>();

    SetValidator(CardSet set, List<Fault> faults) {
        this.set = set;
        this.faults = new ArrayList<>(faults);
    }

    /// @param house whether H constraints are errors (our set) or warnings (an owner's)
    static ContentReport check(SetLoader.Loaded loaded, boolean house) {
        var validator = new SetValidator(loaded.set(), loaded.faults());
        validator.figure(
                "METRO-CONTENT-B20",
                "records that cannot be read",
                "0",
                loaded.faults().size(),
                loaded.faults().isEmpty());
        validator.counts();
        validator.shape();
        validator.names();
        validator.reach();
        validator.packs();
        new HouseValidator(validator, loaded.set(), house).check();
        return new ContentReport(validator.faults, validator.figures);
    }

    // ---- reporting, shared with the house constraints ----

    void figure(String clause, String what, String expected, Object found, boolean holds) {
        figures.add(new Figure(clause, what, expected, String.valueOf(found), holds));
    }

    /// A figure of the whole set, and a fault if it does not hold.
    void require(
            Severity severity,
            String file,
            String clause,
            String what,
            String expected,
            Object found,
            boolean holds) {
        figure(clause, what, expected, found, holds);
        if (!holds) {
            faults.add(
                    new Fault(
                            severity,
                            file,
                            0,
                            "",
                            clause,
                            what + ": expected " + expected + ", found " + found));
        }
    }

    /// A figure about cards: how many break the constraint, and a fault for each.
    void each(
            Severity severity,
            String clause,
            String what,
            List<Card> cards,
            Predicate<Card> holds) {
        List<Card> bad = cards.stream().filter(holds.negate()).toList();
        figure(clause, what, "all", bad.isEmpty() ? "all" : bad.size() + " not", bad.isEmpty());
        for (Card card : bad) {
            fault(severity, card, clause, what);
        }
    }

    void fault(Severity severity, Card card, String clause, String text) {
        faults.add(
                new Fault(severity, card.file(), card.source().line(), card.title(), clause, text));
    }

    private void must(
            String file, String clause, String what, String expected, Object found, boolean holds) {
        require(Severity.ERROR, file, clause, what, expected, found, holds);
    }

    static int copies(List<Card> cards) {
        return cards.stream().mapToInt(Card::copies).sum();
    }

    static int copies(List<Card> cards, Predicate<Card> of) {
        return copies(cards.stream().filter(of).toList());
    }

    // ---- B1 to B15, B21, B22 ----

    private void counts() {
        List<Card> life = set.cards(Kind.LIFE);
        List<Card> accrocs = set.cards(Kind.ACCROC);
        List<Card> wealth = set.cards(Kind.PATRIMOINE);
        List<Card> duels = set.cards(Kind.DEFI);
        must(LIFE_FILE, "METRO-CONTENT-B1", "life cards", "177", copies(life), copies(life) == 177);
        for (Station station : Station.ALL) {
            int expected = station == Station.PUBERTE ? 0 : 10;
            int found = copies(accrocs, card -> card.station() == station);
            must(
                    "accrocs.json",
                    "METRO-CONTENT-B2",
                    "Accrocs of " + station,
                    Integer.toString(expected),
                    found,
                    found == expected);
        }
        must(
                "patrimoine.json",
                "METRO-CONTENT-B3",
                "wealth cards",
                "16",
                copies(wealth),
                copies(wealth) == 16);
        for (Station station : Station.ALL) {
            int found = copies(wealth, card -> card.station() == station);
            must(
                    "patrimoine.json",
                    "METRO-CONTENT-B3",
                    "wealth cards of " + station,
                    "≥ 1",
                    found,
                    found >= 1);
        }
        int puberte = copies(duels, card -> card.station() == Station.PUBERTE);
        must(
                "defis.json",
                "METRO-CONTENT-B4",
                "Défis, all of Puberté",
                "7",
                puberte,
                puberte == 7 && copies(duels) == 7);
        int people = set.characters().size();
        must("personnages.json", "METRO-CONTENT-B5", "characters", "10", people, people == 10);
        for (Category category : Category.ALL) {
            int found = copies(life, card -> card.category().orElseThrow() == category);
            must(
                    LIFE_FILE,
                    "METRO-CONTENT-B7",
                    "life cards of " + category,
                    "≥ 1",
                    found,
                    found >= 1);
        }
        for (Station station : Station.ALL) {
            int found = copies(life, card -> card.station() == station);
            must(
                    LIFE_FILE,
                    "METRO-CONTENT-B7",
                    "life cards of " + station,
                    "≥ 1",
                    found,
                    found >= 1);
        }
        each(
                Severity.ERROR,
                "METRO-CONTENT-B22",
                "price and points of 1 or more",
                wealth,
                card -> card.price() >= 1 && card.wealth() >= 1);
        each(
                Severity.ERROR,
                "METRO-CONTENT-B1",
                "copies of 1 or more",
                set.cards(),
                card -> card.copies() >= 1);
    }

    private void shape() {
        List<Card> life = set.cards(Kind.LIFE);
        int named =
                copies(
                        life,
                        card ->
                                !card.isFree()
                                        && card.connexions().stream()
                                                .noneMatch(c -> c.cards().isEmpty()));
        must(
                LIFE_FILE,
                "METRO-CONTENT-B8",
                "life cards whose every alternative names a card",
                "≥ 89",
                named,
                named >= 89);
        some(
                "a minimum of points",
                life,
                card -> card.connexions().stream().anyMatch(c -> !c.points().isEmpty()));
        some("two alternatives", life, card -> card.connexions().size() >= 2);
        some("a property", life, card -> !card.effects().isEmpty());
        some("noblesse", life, card -> card.noblesse() > 0);
        some("money", life, card -> card.money() > 0);
        some("a property (wealth)", set.cards(Kind.PATRIMOINE), card -> !card.effects().isEmpty());
        List<Card> accrocs = set.cards(Kind.ACCROC);
        for (Effect.When when : Effect.When.ALL) {
            kind("an Accroc that is " + when, accrocs, effect -> effect.when() == when);
        }
        kind("an Accroc that concerns several", accrocs, Effect::concernsSeveral);
        each(
                Severity.ERROR,
                "METRO-CONTENT-B12",
                "money is read for points by Franc Maçon alone",
                set.cards(),
                card ->
                        card.title().equals("Franc Maçon")
                                        == card.effects().stream()
                                                .anyMatch(
                                                        e ->
                                                                e.what() == Effect.Do.POINTS_PER
                                                                        && e.unit().unit()
                                                                                == Metric.Unit
                                                                                        .MONEY)
                                && (card.kind() != Kind.DEFI
                                        || card.metric().unit() != Metric.Unit.MONEY));
        each(
                Severity.ERROR,
                "METRO-CONTENT-B13",
                "MOVE_ACCROC stands on Retour de bâton alone",
                set.cards(),
                card -> card.title().equals("Retour de bâton") == card.movesAccroc);
    }

    private void some(String what, List<Card> cards, Predicate<Card> of) {
        int found = copies(cards, of);
        must(LIFE_FILE, "METRO-CONTENT-B9", "cards with " + what, "≥ 1", found, found >= 1);
    }

    private void kind(String what, List<Card> cards, Predicate<Effect> of) {
        int found = copies(cards, card -> card.effects().stream().anyMatch(of));
        must("accrocs.json", "METRO-CONTENT-B21", what, "≥ 1", found, found >= 1);
    }

    // ---- B10, B11, B16 ----

    private static final Map<String, Station> SUGGESTED =
            Map.of(
                    "Amour d'enfance", Station.PUBERTE,
                    "Cocon familial", Station.PUBERTE,
                    "Brevet", Station.PUBERTE,
                    "Erasmus", Station.MAJORITE,
                    "Compagnon du devoir", Station.MAJORITE,
                    "Banquier d'affaires", Station.MATURITE,
                    "Gilet jaune", Station.MATURITE);

    private void names() {
        new java.util.TreeMap<>(SUGGESTED)
                .forEach(
                        (title, station) -> {
                            boolean holds =
                                    isLife(title)
                                            && set.byTitle(title)
                                                    .filter(
                                                            c ->
                                                                    c.station() == station
                                                                            && c.copies() >= 2)
                                                    .isPresent();
                            must(
                                    LIFE_FILE,
                                    "METRO-CONTENT-B10",
                                    title,
                                    station + ", 2 copies or more",
                                    holds ? "yes" : "no",
                                    holds);
                        });
        for (String title :
                List.of(
                        "Influenceur",
                        "Musicien en herbe",
                        "Star de Télé-Réalité",
                        "Franc Maçon",
                        "Retour de bâton")) {
            boolean holds = set.byTitle(title).isPresent();
            must(
                    LIFE_FILE,
                    "METRO-CONTENT-B10",
                    title,
                    "there",
                    holds ? "there" : "missing",
                    holds);
        }
        set.byTitle("Star de Télé-Réalité")
                .ifPresent(
                        star ->
                                each(
                                        Severity.ERROR,
                                        "METRO-CONTENT-B11",
                                        "the two alternatives of the book",
                                        List.of(star),
                                        SetValidator::isBookStar));
        List<Card> dangling =
                set.cards().stream().filter(card -> !dangling(card).isEmpty()).toList();
        figure(
                "METRO-CONTENT-B16",
                "titles named that do not exist",
                "0",
                dangling.size(),
                dangling.isEmpty());
        for (Card card : dangling) {
            fault(
                    Severity.ERROR,
                    card,
                    "METRO-CONTENT-B16",
                    "names what does not exist: " + String.join(", ", dangling(card)));
        }
        for (CardSet.Removal removal : set.removals()) {
            if (!isLife(removal.title())) {
                faults.add(
                        new Fault(
                                Severity.WARNING,
                                SetLoader.SET,
                                removal.line(),
                                removal.title(),
                                "METRO-RULE-8",
                                "no such life card: nothing is removed for it"));
            }
        }
    }

    private boolean isLife(String title) {
        return set.byTitle(title).filter(card -> card.kind() == Kind.LIFE).isPresent();
    }

    private static boolean isBookStar(Card star) {
        var influence = new Connexion(List.of("Influenceur"), new java.util.TreeMap<>());
        var music =
                new Connexion(
                        List.of("Musicien en herbe"),
                        new java.util.TreeMap<>(Map.of(Category.SEXE, 3)));
        return star.connexions().size() == 2
                && star.connexions().containsAll(List.of(influence, music));
    }

    private List<String> dangling(Card card) {
        var missing = new ArrayList<String>();
        for (Connexion connexion : card.connexions()) {
            connexion.cards().stream().filter(title -> !isLife(title)).forEach(missing::add);
        }
        for (Against against : card.against()) {
            against.cards().stream()
                    .filter(title -> set.byTitle(title).isEmpty())
                    .forEach(missing::add);
            against.metrics().keySet().forEach(metric -> dangling(metric, missing));
        }
        for (Effect effect : card.effects()) {
            dangling(effect.unit(), missing);
            for (Filter filter : List.of(effect.filter(), effect.take())) {
                filter.titles().stream()
                        .filter(title -> set.byTitle(title).isEmpty())
                        .forEach(missing::add);
            }
        }
        dangling(card.metric(), missing);
        return missing;
    }

    private void dangling(Metric metric, List<String> missing) {
        if (metric.unit() == Metric.Unit.TITLE && set.byTitle(metric.title()).isEmpty()) {
            missing.add(metric.title());
        }
    }

    // ---- B17, B18, B19, B23 ----

    private void reach() {
        var trees = new LifeTrees(set);
        each(
                Severity.ERROR,
                "METRO-CONTENT-B17",
                "no cycle of connexions",
                set.cards(Kind.LIFE),
                card -> !trees.isCyclic(card));
        List<Card> reached = trees.reachable(card -> card.copies());
        each(
                Severity.ERROR,
                "METRO-CONTENT-B18",
                "reachable from the free titles",
                set.cards(Kind.LIFE),
                reached::contains);
        int[] removed = new int[set.size()];
        for (int card : set.removed(3)) {
            removed[card]++;
        }
        List<Card> after = trees.reachable(card -> card.copies() - removed[card.index]);
        each(
                Severity.ERROR,
                "METRO-CONTENT-B23",
                "reachable after the removals at three",
                set.cards(Kind.LIFE),
                after::contains);
    }

    private void packs() {
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            int hand = options(players).handSize() * players;
            for (Station station : Station.ALL) {
                int cards = pack(players, station, 0);
                must(
                        SetLoader.SET,
                        "METRO-CONTENT-B19",
                        station + " pack at " + players + ", no Accroc",
                        "≥ " + hand,
                        cards,
                        cards >= hand);
            }
        }
    }

    static MetroOptions options(int players) {
        return new MetroOptions(
                players, MetroOptions.Intensity.EQUILIBRE, 0, 0, true, true, 0, false, true);
    }

    /// Cards of a pack with so many Accrocs, after the removals.
    int pack(int players, Station station, int accrocs) {
        int cards =
                copies(
                        set.cards(),
                        card ->
                                card.station() == station
                                        && (card.kind() == Kind.LIFE
                                                || card.kind() == Kind.PATRIMOINE));
        for (int removed : set.removed(players)) {
            cards -= set.card(removed).station() == station ? 1 : 0;
        }
        int duels =
                station == Station.PUBERTE ? Math.min(players, copies(set.cards(Kind.DEFI))) : 0;
        return cards + duels + accrocs;
    }
}
