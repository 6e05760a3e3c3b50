package tablee.metro;

import java.util.List;

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
                "category points of the Station's range",
                life,
                card ->
                        card.pointTotal >= ranges[card.stationIndex][0]
                                && card.pointTotal <= ranges[card.stationIndex][1]);
        asked.percent(
                "METRO-CONTENT-H10",
                "life cards with points in two categories",
                15,
                25,
                asked.lives(c -> categories(c) == 2));
        asked.each(
                "METRO-CONTENT-H10",
                "points in one or two categories, noblesse 0 to 2",
                life,
                c -> categories(c) <= 2 && c.noblesse() <= 2);
        asked.percent(
                "METRO-CONTENT-H10",
                "life cards with noblesse",
                20,
                35,
                asked.lives(c -> c.noblesse() > 0));
        asked.each("METRO-CONTENT-H11", "money 0 to 4", life, card -> card.money() <= 4);
        asked.percent(
                "METRO-CONTENT-H11",
                "life cards with money",
                30,
                45,
                asked.lives(c -> c.money() > 0));
        int paying = asked.lives(c -> c.money() > 0);
        int working =
                asked.lives(c -> c.money() > 0 && c.category().orElseThrow() == Category.BOULOT);
        asked.atLeast(
                "METRO-CONTENT-H11",
                "of the " + paying + " cards with money, those of BOULOT",
                paying / 2 + 1,
                working);
        asked.atLeast(
                "METRO-CONTENT-H11",
                "Puberté cards that give 1 money",
                6,
                asked.lives(c -> c.station() == Station.PUBERTE && c.money() == 1));
        asked.range(
                "METRO-CONTENT-H11",
                "all printed money",
                100,
                150,
                life.stream().mapToInt(c -> c.money() * c.copies()).sum());
        asked.each(
                "METRO-CONTENT-H11",
                "prices 1 to 8, wealth points 1 to 6",
                wealth,
                c -> c.price() >= 1 && c.price() <= 8 && c.wealth() >= 1 && c.wealth() <= 6);
        asked.atLeast(
                "METRO-CONTENT-H11",
                "Puberté wealth of price 2 or less",
                1,
                Supply.copies(wealth, c -> c.station() == Station.PUBERTE && c.price() <= 2));
        asked.range(
                "METRO-CONTENT-H11",
                "wealth cards with a property",
                4,
                8,
                Supply.copies(wealth, c -> !c.effects().isEmpty()));
    }

    private void properties() {
        asked.percent(
                "METRO-CONTENT-H12",
                "life cards with a property",
                25,
                40,
                asked.lives(c -> !c.effects().isEmpty()));
        asked.each(
                "METRO-CONTENT-H12",
                "at most 2 effects, 3 on an Accroc",
                set.cards(),
                c -> c.effects().size() <= (c.kind() == Kind.ACCROC ? 3 : 2));
        for (Effect.Do what : Effect.Do.ALL) {
            asked.atLeast(
                    "METRO-CONTENT-H12",
                    "cards with " + what,
                    1,
                    Supply.copies(set.cards(), c -> c.has(what)));
        }
        asked.atLeast(
                "METRO-CONTENT-H12", "cards that are repeatable", 1, asked.lives(Card::repeatable));
        asked.atLeast(
                "METRO-CONTENT-H12",
                "cards that are layWhenDrawn",
                1,
                asked.lives(Card::layWhenDrawn));
    }

    private void strength() {
        asked.each(
                "METRO-CONTENT-H13",
                "effects of measured strength",
                set.cards(),
                c -> c.effects().stream().allMatch(e -> isMeasured(c, e)));
        int skips = Supply.copies(set.cards(), c -> c.has(Effect.Do.SKIP_TURN));
        asked.range("METRO-CONTENT-H13", "cards with SKIP_TURN", 0, 3, skips);
        asked.range(
                "METRO-CONTENT-H13",
                "cards that steal life cards",
                0,
                3,
                Supply.copies(
                        set.cards(), c -> c.effects().stream().anyMatch(HouseNumbers::stealsLife)));
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
}
