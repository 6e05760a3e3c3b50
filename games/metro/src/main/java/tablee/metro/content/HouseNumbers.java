package tablee.metro.content;

import java.util.List;

/// METRO-CONTENT-H10 to H13: points, money, prices, and how strong a property may be.
final class HouseNumbers {

    private final Check asked;
    private final CardSet set;
    private final List<Card> life;
    private final List<Card> wealth;

    HouseNumbers(Check asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
        this.wealth = set.cards(Kind.PATRIMOINE);
    }

    void check() {
        points();
        money();
        properties();
        strength();
    }

    /// METRO-CONTENT-H10
    private void points() {
        Check check = asked.by("METRO-CONTENT-H10");
        int[][] ranges = {{1, 2}, {1, 3}, {2, 4}};
        check.each(
                life,
                card ->
                        card.pointTotal() >= ranges[card.station().index()][0]
                                && card.pointTotal() <= ranges[card.station().index()][1],
                "metro.check.points");
        check.percent(15, 25, c -> categories(c) == 2, "metro.check.points.two");
        check.each(life, c -> categories(c) <= 2 && c.noblesse() <= 2, "metro.check.points.few");
        check.percent(20, 35, c -> c.noblesse() > 0, "metro.check.life.noblesse");
    }

    private static long categories(Card card) {
        return Category.ALL.stream().filter(category -> card.points(category) > 0).count();
    }

    /// METRO-CONTENT-H11
    private void money() {
        Check check = asked.by("METRO-CONTENT-H11");
        check.each(life, card -> card.money() <= 4, "metro.check.money.most");
        check.percent(30, 45, c -> c.money() > 0, "metro.check.life.money");
        int paying = asked.lives(c -> c.money() > 0);
        check.atLeast(
                paying / 2 + 1,
                asked.lives(c -> c.money() > 0 && c.category().orElseThrow() == Category.BOULOT),
                "metro.check.money.work",
                paying,
                set.label(Category.BOULOT));
        check.atLeast(
                6,
                asked.lives(c -> c.station() == Station.PUBERTE && c.money() == 1),
                "metro.check.money.young",
                Station.PUBERTE.words());
        int all = life.stream().mapToInt(c -> c.money() * c.copies()).sum();
        check.between(100, 150, all, "metro.check.money.all");
        check.each(
                wealth,
                c -> c.price() >= 1 && c.price() <= 8 && c.wealth() >= 1 && c.wealth() <= 6,
                "metro.check.wealth.range");
        check.atLeast(
                1,
                Supply.copies(wealth, c -> c.station() == Station.PUBERTE && c.price() <= 2),
                "metro.check.wealth.cheap",
                Station.PUBERTE.words());
        int special = Supply.copies(wealth, c -> !c.effects().isEmpty());
        check.between(4, 8, special, "metro.check.some.wealth");
    }

    /// METRO-CONTENT-H12
    private void properties() {
        Check check = asked.by("METRO-CONTENT-H12");
        check.percent(25, 40, c -> !c.effects().isEmpty(), "metro.check.life.property");
        check.each(
                set.cards(),
                c -> c.effects().size() <= (c.kind() == Kind.ACCROC ? 3 : 2),
                "metro.check.effects.most");
        for (Effect.Do what : Effect.Do.ALL) {
            int found = Supply.copies(set.cards(), c -> c.has(what));
            check.atLeast(1, found, "metro.check.effects.some", what.name());
        }
        int repeatable = asked.lives(Card::repeatable);
        check.atLeast(1, repeatable, "metro.check.effects.some", "repeatable");
        int atOnce = asked.lives(Card::layWhenDrawn);
        check.atLeast(1, atOnce, "metro.check.effects.some", "layWhenDrawn");
    }

    /// METRO-CONTENT-H13
    private void strength() {
        Check check = asked.by("METRO-CONTENT-H13");
        check.each(
                set.cards(),
                c -> c.effects().stream().allMatch(e -> isMeasured(c, e)),
                "metro.check.effects.strength");
        int skips = Supply.copies(set.cards(), c -> c.has(Effect.Do.SKIP_TURN));
        check.between(0, 3, skips, "metro.check.effects.some", Effect.Do.SKIP_TURN.name());
        int thefts =
                Supply.copies(
                        set.cards(), c -> c.effects().stream().anyMatch(HouseNumbers::stealsLife));
        check.between(0, 3, thefts, "metro.check.effects.steal");
    }

    private static boolean stealsLife(Effect effect) {
        return effect instanceof Effect.StealCard steal
                && steal.filter().kind().filter(kind -> kind == Kind.PATRIMOINE).isEmpty();
    }

    private static boolean isMeasured(Card card, Effect effect) {
        return switch (effect) {
            case Effect.Points(_, _, int amount) -> amount >= -3 && amount <= 3;
            case Effect.PointsPer per -> per.cap() <= 5;
            case Effect.StealMoney(_, int amount) -> amount <= 4;
            case Effect.Money(_, _, int amount) -> amount >= -4;
            case Effect.Income(_, int amount) -> amount >= -4;
            case Effect.SkipTurn skip -> skip.turns() == 1 && card.kind() == Kind.ACCROC;
            case Effect.Shield shield when shield.isPermanent() -> shield.categories().size() == 1;
            case Effect.Running running -> running.turns() <= 3;
            case Effect.StealCard steal ->
                    !stealsLife(steal) || steal.filter().maxValue().orElse(99) <= 3;
            case Effect.TakeFromHand take -> take.count() == 1;
            case Effect.LayAgain again -> again.count() == 1;
            case Effect.Draw draw -> draw.count() <= 2;
            case Effect.Discount _,
                    Effect.DestroyCard _,
                    Effect.SwapCards _,
                    Effect.SwapHands _,
                    Effect.RenewHand _,
                    Effect.Look _,
                    Effect.Guard _,
                    Effect.MoveAccroc _ ->
                    true;
        };
    }
}
