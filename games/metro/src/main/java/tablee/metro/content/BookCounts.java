package tablee.metro.content;

import java.util.List;
import java.util.function.Predicate;
import tablee.engine.Message;

/// METRO-CONTENT-B1 to B9, B12, B13, B21, B22: how many cards of what sort, and which sorts there must be.
final class BookCounts {

    private final Check book;
    private final CardSet set;
    private final List<Card> life;
    private final List<Card> accrocs;
    private final List<Card> wealth;

    BookCounts(Check book, CardSet set) {
        this.book = book;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
        this.accrocs = set.cards(Kind.ACCROC);
        this.wealth = set.cards(Kind.PATRIMOINE);
    }

    void check() {
        lives();
        troubles();
        possessions();
        duelsAndPeople();
        spread();
        prices();
        shape();
        accrocs();
        onlyOne();
    }

    /// METRO-CONTENT-B1
    private void lives() {
        book.by("METRO-CONTENT-B1").exactly(177, Supply.copies(life), "metro.check.life");
    }

    /// METRO-CONTENT-B2, METRO-ACCROC-1
    private void troubles() {
        Check check = book.by("METRO-CONTENT-B2").in(SetLoader.ACCROCS);
        for (Station station : Station.ALL) {
            int expected = station == Station.PUBERTE ? 0 : 10;
            int found = Supply.copies(accrocs, card -> card.station() == station);
            check.exactly(expected, found, "metro.check.accrocs", station.words());
        }
    }

    /// METRO-CONTENT-B3, METRO-SETUP-5
    private void possessions() {
        Check check = book.by("METRO-CONTENT-B3").in(SetLoader.PATRIMOINE);
        check.exactly(16, Supply.copies(wealth), "metro.check.wealth");
        for (Station station : Station.ALL) {
            int found = Supply.copies(wealth, card -> card.station() == station);
            check.atLeast(1, found, "metro.check.wealth.of", station.words());
        }
    }

    /// METRO-CONTENT-B4, -B5
    private void duelsAndPeople() {
        List<Card> duels = set.cards(Kind.DEFI);
        int young = Supply.copies(duels, card -> card.station() == Station.PUBERTE);
        book.by("METRO-CONTENT-B4")
                .in(SetLoader.DEFIS)
                .holds(
                        Message.of("metro.check.duels", Station.PUBERTE.words()),
                        Message.plain(7),
                        Message.plain(young),
                        young == 7 && Supply.copies(duels) == 7);
        book.by("METRO-CONTENT-B5")
                .in(SetLoader.CHARACTERS)
                .exactly(10, set.characters().size(), "metro.check.characters");
    }

    /// METRO-CONTENT-B7
    private void spread() {
        Check check = book.by("METRO-CONTENT-B7");
        for (Category category : Category.ALL) {
            int found = book.lives(card -> card.category().orElseThrow() == category);
            check.atLeast(1, found, "metro.check.life.category", set.label(category));
        }
        for (Station station : Station.ALL) {
            int found = book.lives(card -> card.station() == station);
            check.atLeast(1, found, "metro.check.life.station", station.words());
        }
    }

    /// METRO-CONTENT-B22
    private void prices() {
        book.by("METRO-CONTENT-B22")
                .each(wealth, card -> card.price() >= 1 && card.wealth() >= 1, "metro.check.price");
        book.by("METRO-CONTENT-B1")
                .each(set.cards(), card -> card.copies() >= 1, "metro.check.copies");
    }

    /// METRO-CONTENT-B8, -B9
    private void shape() {
        int named = book.lives(card -> !card.isFree() && card.always(c -> !c.cards().isEmpty()));
        book.by("METRO-CONTENT-B8").atLeast(89, named, "metro.check.named");
        some("minimum", life, card -> card.ever(c -> !c.points().isEmpty()));
        some("alternatives", life, card -> card.connexions().size() >= 2);
        some("property", life, card -> !card.effects().isEmpty());
        some("noblesse", life, card -> card.noblesse() > 0);
        some("money", life, card -> card.money() > 0);
        some("wealth", wealth, card -> !card.effects().isEmpty());
    }

    private void some(String having, List<Card> cards, Predicate<Card> of) {
        book.by("METRO-CONTENT-B9")
                .atLeast(1, Supply.copies(cards, of), "metro.check.some." + having);
    }

    /// METRO-CONTENT-B21, METRO-ACCROC-3
    private void accrocs() {
        Check check = book.by("METRO-CONTENT-B21").in(SetLoader.ACCROCS);
        for (Effect.When when : Effect.When.ALL) {
            int found = having(effect -> effect.when() == when);
            check.atLeast(1, found, "metro.check.accrocs.when", when.name());
        }
        check.atLeast(1, having(Effect::concernsSeveral), "metro.check.accrocs.several");
    }

    private int having(Predicate<Effect> of) {
        return Supply.copies(accrocs, card -> card.effects().stream().anyMatch(of));
    }

    /// METRO-CONTENT-B12, -B13, METRO-MONEY-3 Franc Maçon alone counts money, Retour de bâton alone moves Accrocs.
    private void onlyOne() {
        book.by("METRO-CONTENT-B12")
                .each(
                        set.cards(),
                        card ->
                                card.title().equals("Franc Maçon") == countsMoney(card)
                                        && (card.kind() != Kind.DEFI || !isMoney(card.metric())),
                        "metro.check.money");
        book.by("METRO-CONTENT-B13")
                .each(
                        set.cards(),
                        card -> isBacklash(card) == card.has(Effect.Do.MOVE_ACCROC),
                        "metro.check.backlash");
    }

    private static boolean isBacklash(Card card) {
        return card.title().equals("Retour de bâton");
    }

    private static boolean countsMoney(Card card) {
        return card.effects().stream()
                .anyMatch(effect -> effect instanceof Effect.PointsPer per && isMoney(per.unit()));
    }

    private static boolean isMoney(Metric metric) {
        return metric.unit() == Metric.Unit.MONEY;
    }
}
