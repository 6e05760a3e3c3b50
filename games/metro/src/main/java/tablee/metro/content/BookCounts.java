package tablee.metro.content;

import java.util.List;
import java.util.function.Predicate;
import tablee.engine.Message;

/// METRO-CONTENT-B1 to B9, B12 to B15, B21, B22: how many cards of what sort, and which sorts there must be.
final class BookCounts {

    private final Findings findings;
    private final CardSet set;

    BookCounts(Findings findings, CardSet set) {
        this.findings = findings;
        this.set = set;
    }

    void check() {
        counts();
        shape();
    }

    private void counts() {
        List<Card> life = set.cards(Kind.LIFE);
        List<Card> accrocs = set.cards(Kind.ACCROC);
        List<Card> wealth = set.cards(Kind.PATRIMOINE);
        List<Card> duels = set.cards(Kind.DEFI);
        findings.must(
                SetLoader.LIFE,
                "METRO-CONTENT-B1",
                Message.of("metro.check.life"),
                Message.plain(177),
                Message.plain(Supply.copies(life)),
                Supply.copies(life) == 177);
        for (Station station : Station.ALL) {
            int expected = station == Station.PUBERTE ? 0 : 10;
            int found = Supply.copies(accrocs, card -> card.station() == station);
            findings.must(
                    "accrocs.json",
                    "METRO-CONTENT-B2",
                    Message.of("metro.check.accrocs", station.words()),
                    Message.plain(expected),
                    Message.plain(found),
                    found == expected);
        }
        findings.must(
                "patrimoine.json",
                "METRO-CONTENT-B3",
                Message.of("metro.check.wealth"),
                Message.plain(16),
                Message.plain(Supply.copies(wealth)),
                Supply.copies(wealth) == 16);
        for (Station station : Station.ALL) {
            int found = Supply.copies(wealth, card -> card.station() == station);
            some(
                    "patrimoine.json",
                    "METRO-CONTENT-B3",
                    Message.of("metro.check.wealth.of", station.words()),
                    found);
        }
        int puberte = Supply.copies(duels, card -> card.station() == Station.PUBERTE);
        findings.must(
                "defis.json",
                "METRO-CONTENT-B4",
                Message.of("metro.check.duels", Station.PUBERTE.words()),
                Message.plain(7),
                Message.plain(puberte),
                puberte == 7 && Supply.copies(duels) == 7);
        int people = set.characters().size();
        findings.must(
                "personnages.json",
                "METRO-CONTENT-B5",
                Message.of("metro.check.characters"),
                Message.plain(10),
                Message.plain(people),
                people == 10);
        for (Category category : Category.ALL) {
            int found = Supply.copies(life, card -> card.category().orElseThrow() == category);
            some(
                    SetLoader.LIFE,
                    "METRO-CONTENT-B7",
                    Message.of("metro.check.life.category", set.label(category)),
                    found);
        }
        for (Station station : Station.ALL) {
            int found = Supply.copies(life, card -> card.station() == station);
            some(
                    SetLoader.LIFE,
                    "METRO-CONTENT-B7",
                    Message.of("metro.check.life.station", station.words()),
                    found);
        }
        findings.must(
                "METRO-CONTENT-B22",
                Message.of("metro.check.price"),
                wealth,
                card -> card.price() >= 1 && card.wealth() >= 1);
        findings.must(
                "METRO-CONTENT-B1",
                Message.of("metro.check.copies"),
                set.cards(),
                card -> card.copies() >= 1);
    }

    private void shape() {
        List<Card> life = set.cards(Kind.LIFE);
        int named =
                Supply.copies(
                        life,
                        card ->
                                !card.isFree()
                                        && card.connexions().stream()
                                                .noneMatch(c -> c.cards().isEmpty()));
        findings.must(
                SetLoader.LIFE,
                "METRO-CONTENT-B8",
                Message.of("metro.check.named"),
                Message.plain("≥ 89"),
                Message.plain(named),
                named >= 89);
        some(
                "minimum",
                life,
                card -> card.connexions().stream().anyMatch(c -> !c.points().isEmpty()));
        some("alternatives", life, card -> card.connexions().size() >= 2);
        some("property", life, card -> !card.effects().isEmpty());
        some("noblesse", life, card -> card.noblesse() > 0);
        some("money", life, card -> card.money() > 0);
        some("wealth", set.cards(Kind.PATRIMOINE), card -> !card.effects().isEmpty());
        List<Card> accrocs = set.cards(Kind.ACCROC);
        for (Effect.When when : Effect.When.ALL) {
            kind(
                    Message.of("metro.check.accrocs.when", when.name()),
                    accrocs,
                    effect -> effect.when() == when);
        }
        kind(Message.of("metro.check.accrocs.several"), accrocs, Effect::concernsSeveral);
        findings.must(
                "METRO-CONTENT-B12",
                Message.of("metro.check.money"),
                set.cards(),
                card ->
                        card.title().equals("Franc Maçon") == countsMoney(card)
                                && (card.kind() != Kind.DEFI
                                        || card.metric().unit() != Metric.Unit.MONEY));
        findings.must(
                "METRO-CONTENT-B13",
                Message.of("metro.check.backlash"),
                set.cards(),
                card -> card.title().equals("Retour de bâton") == card.has(Effect.Do.MOVE_ACCROC));
    }

    private static boolean countsMoney(Card card) {
        return card.effects().stream()
                .anyMatch(
                        effect ->
                                effect instanceof Effect.PointsPer per
                                        && per.unit().unit() == Metric.Unit.MONEY);
    }

    private void some(String having, List<Card> cards, Predicate<Card> of) {
        int found = Supply.copies(cards, of);
        some(SetLoader.LIFE, "METRO-CONTENT-B9", Message.of("metro.check.some." + having), found);
    }

    private void kind(Message what, List<Card> cards, Predicate<Effect> of) {
        int found = Supply.copies(cards, card -> card.effects().stream().anyMatch(of));
        some("accrocs.json", "METRO-CONTENT-B21", what, found);
    }

    private void some(String file, String clause, Message what, int found) {
        findings.must(file, clause, what, Message.plain("≥ 1"), Message.plain(found), found >= 1);
    }
}
