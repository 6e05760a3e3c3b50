package tablee.metro;

import java.util.List;
import java.util.function.Predicate;
import tablee.engine.ContentReport.Severity;

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
        must(
                SetLoader.LIFE,
                "METRO-CONTENT-B1",
                "life cards",
                "177",
                Supply.copies(life),
                Supply.copies(life) == 177);
        for (Station station : Station.ALL) {
            int expected = station == Station.PUBERTE ? 0 : 10;
            int found = Supply.copies(accrocs, card -> card.station() == station);
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
                Supply.copies(wealth),
                Supply.copies(wealth) == 16);
        for (Station station : Station.ALL) {
            int found = Supply.copies(wealth, card -> card.station() == station);
            must(
                    "patrimoine.json",
                    "METRO-CONTENT-B3",
                    "wealth cards of " + station,
                    "≥ 1",
                    found,
                    found >= 1);
        }
        int puberte = Supply.copies(duels, card -> card.station() == Station.PUBERTE);
        must(
                "defis.json",
                "METRO-CONTENT-B4",
                "Défis, all of Puberté",
                "7",
                puberte,
                puberte == 7 && Supply.copies(duels) == 7);
        int people = set.characters().size();
        must("personnages.json", "METRO-CONTENT-B5", "characters", "10", people, people == 10);
        for (Category category : Category.ALL) {
            int found = Supply.copies(life, card -> card.category().orElseThrow() == category);
            must(
                    SetLoader.LIFE,
                    "METRO-CONTENT-B7",
                    "life cards of " + category,
                    "≥ 1",
                    found,
                    found >= 1);
        }
        for (Station station : Station.ALL) {
            int found = Supply.copies(life, card -> card.station() == station);
            must(
                    SetLoader.LIFE,
                    "METRO-CONTENT-B7",
                    "life cards of " + station,
                    "≥ 1",
                    found,
                    found >= 1);
        }
        each(
                "METRO-CONTENT-B22",
                "price and points of 1 or more",
                wealth,
                card -> card.price() >= 1 && card.wealth() >= 1);
        each("METRO-CONTENT-B1", "copies of 1 or more", set.cards(), card -> card.copies() >= 1);
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
        must(
                SetLoader.LIFE,
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
                "METRO-CONTENT-B13",
                "MOVE_ACCROC stands on Retour de bâton alone",
                set.cards(),
                card -> card.title().equals("Retour de bâton") == card.movesAccroc);
    }

    private void some(String what, List<Card> cards, Predicate<Card> of) {
        int found = Supply.copies(cards, of);
        must(SetLoader.LIFE, "METRO-CONTENT-B9", "cards with " + what, "≥ 1", found, found >= 1);
    }

    private void kind(String what, List<Card> cards, Predicate<Effect> of) {
        int found = Supply.copies(cards, card -> card.effects().stream().anyMatch(of));
        must("accrocs.json", "METRO-CONTENT-B21", what, "≥ 1", found, found >= 1);
    }

    private void must(
            String file, String clause, String what, String expected, Object found, boolean holds) {
        findings.require(Severity.ERROR, file, clause, what, expected, found, holds);
    }

    private void each(String clause, String what, List<Card> cards, Predicate<Card> holds) {
        findings.each(Severity.ERROR, clause, what, cards, holds);
    }
}
