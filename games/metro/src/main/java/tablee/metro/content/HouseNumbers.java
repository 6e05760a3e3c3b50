package tablee.metro.content;

import java.util.List;
import tablee.engine.Message;

/// METRO-CONTENT-H10 to H13: points, money, prices, and how strong a property may be.
final class HouseNumbers {

    private final HouseFindings asked;
    private final CardSet set;
    private final List<Card> life;
    private final List<Card> wealth;

    HouseNumbers(HouseFindings asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
        this.wealth = set.cards(Kind.PATRIMOINE);
    }

    void check() {
        numbers();
        properties();
        strength();
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
        asked.each(
                "METRO-CONTENT-H10",
                Message.of("metro.check.points"),
                life,
                card ->
                        card.pointTotal() >= ranges[card.station().index()][0]
                                && card.pointTotal() <= ranges[card.station().index()][1]);
        asked.percent(
                "METRO-CONTENT-H10",
                Message.of("metro.check.points.two"),
                15,
                25,
                asked.lives(c -> categories(c) == 2));
        asked.each(
                "METRO-CONTENT-H10",
                Message.of("metro.check.points.few"),
                life,
                c -> categories(c) <= 2 && c.noblesse() <= 2);
        asked.percent(
                "METRO-CONTENT-H10",
                Message.of("metro.check.life.noblesse"),
                20,
                35,
                asked.lives(c -> c.noblesse() > 0));
        asked.each(
                "METRO-CONTENT-H11",
                Message.of("metro.check.money.most"),
                life,
                card -> card.money() <= 4);
        asked.percent(
                "METRO-CONTENT-H11",
                Message.of("metro.check.life.money"),
                30,
                45,
                asked.lives(c -> c.money() > 0));
        int paying = asked.lives(c -> c.money() > 0);
        int working =
                asked.lives(c -> c.money() > 0 && c.category().orElseThrow() == Category.BOULOT);
        asked.atLeast(
                "METRO-CONTENT-H11",
                Message.of("metro.check.money.work", paying, set.label(Category.BOULOT)),
                paying / 2 + 1,
                working);
        asked.atLeast(
                "METRO-CONTENT-H11",
                Message.of("metro.check.money.young", Station.PUBERTE.words()),
                6,
                asked.lives(c -> c.station() == Station.PUBERTE && c.money() == 1));
        asked.range(
                "METRO-CONTENT-H11",
                Message.of("metro.check.money.all"),
                100,
                150,
                life.stream().mapToInt(c -> c.money() * c.copies()).sum());
        asked.each(
                "METRO-CONTENT-H11",
                Message.of("metro.check.wealth.range"),
                wealth,
                c -> c.price() >= 1 && c.price() <= 8 && c.wealth() >= 1 && c.wealth() <= 6);
        asked.atLeast(
                "METRO-CONTENT-H11",
                Message.of("metro.check.wealth.cheap", Station.PUBERTE.words()),
                1,
                Supply.copies(wealth, c -> c.station() == Station.PUBERTE && c.price() <= 2));
        asked.range(
                "METRO-CONTENT-H11",
                Message.of("metro.check.some.wealth"),
                4,
                8,
                Supply.copies(wealth, c -> !c.effects().isEmpty()));
    }

    private void properties() {
        asked.percent(
                "METRO-CONTENT-H12",
                Message.of("metro.check.life.property"),
                25,
                40,
                asked.lives(c -> !c.effects().isEmpty()));
        asked.each(
                "METRO-CONTENT-H12",
                Message.of("metro.check.effects.most"),
                set.cards(),
                c -> c.effects().size() <= (c.kind() == Kind.ACCROC ? 3 : 2));
        for (Effect.Do what : Effect.Do.ALL) {
            asked.atLeast(
                    "METRO-CONTENT-H12",
                    Message.of("metro.check.effects.some", what.name()),
                    1,
                    Supply.copies(set.cards(), c -> c.has(what)));
        }
        asked.atLeast(
                "METRO-CONTENT-H12",
                Message.of("metro.check.effects.some", "repeatable"),
                1,
                asked.lives(Card::repeatable));
        asked.atLeast(
                "METRO-CONTENT-H12",
                Message.of("metro.check.effects.some", "layWhenDrawn"),
                1,
                asked.lives(Card::layWhenDrawn));
    }

    private void strength() {
        asked.each(
                "METRO-CONTENT-H13",
                Message.of("metro.check.effects.strength"),
                set.cards(),
                c -> c.effects().stream().allMatch(e -> isMeasured(c, e)));
        int skips = Supply.copies(set.cards(), c -> c.has(Effect.Do.SKIP_TURN));
        asked.range(
                "METRO-CONTENT-H13",
                Message.of("metro.check.effects.some", Effect.Do.SKIP_TURN.name()),
                0,
                3,
                skips);
        asked.range(
                "METRO-CONTENT-H13",
                Message.of("metro.check.effects.steal"),
                0,
                3,
                Supply.copies(
                        set.cards(), c -> c.effects().stream().anyMatch(HouseNumbers::stealsLife)));
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
            case Effect.Block block -> block.turns() <= 3;
            case Effect.ForcePile force -> force.turns() <= 3;
            case Effect.Shield shield ->
                    shield.isPermanent() ? shield.categories().size() == 1 : shield.turns() <= 3;
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
