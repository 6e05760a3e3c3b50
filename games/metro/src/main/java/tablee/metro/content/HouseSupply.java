package tablee.metro.content;

import java.util.List;
import tablee.engine.Message;
import tablee.metro.rules.MetroOptions;

/// METRO-CONTENT-H1 to H7: how the cards are spread, that piles last, and that a first turn is seldom lost.
final class HouseSupply {

    private static final int[][] SPLIT = {
        {17, 0, 19, 13, 18},
        {9, 16, 12, 10, 10},
        {9, 14, 4, 15, 11},
    };
    private static final int[] WEALTH = {4, 5, 7};
    private static final int[][] FREE = {{32, 36}, {12, 16}, {6, 10}};

    private final Check asked;
    private final CardSet set;
    private final List<Card> life;

    HouseSupply(Check asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
    }

    void check() {
        Station.ALL.forEach(this::split);
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            piles(players, MetroOptions.Intensity.CALME);
            piles(players, MetroOptions.Intensity.TOUT);
        }
        titles();
        Station.ALL.forEach(this::free);
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            luck(players);
        }
    }

    /// METRO-CONTENT-H1, -H2, -H3
    private void split(Station station) {
        for (Category category : Category.ALL) {
            int expected = SPLIT[station.index()][category.index()];
            int found = asked.lives(card -> is(card, station, category));
            asked.by("METRO-CONTENT-H1")
                    .exactly(
                            expected,
                            found,
                            "metro.check.split",
                            set.label(category),
                            station.words());
        }
        int wealth = Supply.copies(set.cards(Kind.PATRIMOINE), card -> card.station() == station);
        asked.by("METRO-CONTENT-H2")
                .exactly(WEALTH[station.index()], wealth, "metro.check.wealth.of", station.words());
        for (Category category : Category.ALL) {
            int found = Supply.copies(set.cards(Kind.ACCROC), card -> is(card, station, category));
            asked.by("METRO-CONTENT-H3")
                    .exactly(
                            station == Station.PUBERTE ? 0 : 2,
                            found,
                            "metro.check.accrocs.split",
                            set.label(category),
                            station.words());
        }
    }

    /// METRO-CONTENT-H4
    private void piles(int players, MetroOptions.Intensity intensity) {
        MetroOptions options = Supply.options(players);
        int cards = 0;
        int turns = 0;
        int extra = 0;
        for (Station station : Station.ALL) {
            int troubles = station == Station.PUBERTE ? 0 : intensity.accrocs(players);
            cards += Supply.pack(set, players, station, troubles);
            turns += players * options.rounds();
            extra +=
                    life.stream()
                            .filter(card -> card.station() == station)
                            .mapToInt(HouseSupply::extraLays)
                            .sum();
            asked.by("METRO-CONTENT-H4")
                    .atLeast(
                            options.handSize(),
                            cards - players * options.handSize() - (turns - 1) - extra,
                            "metro.check.piles",
                            station.words(),
                            players,
                            Message.of("option.intensity." + intensity.name()));
        }
    }

    private static int extraLays(Card card) {
        return card.effects().stream()
                .mapToInt(effect -> effect instanceof Effect.LayAgain lay ? lay.count() : 0)
                .map(lays -> lays * card.copies())
                .sum();
    }

    /// METRO-CONTENT-H5
    private void titles() {
        Check check = asked.by("METRO-CONTENT-H5");
        check.between(85, 105, life.size(), "metro.check.titles");
        check.each(life, card -> card.copies() <= 4, "metro.check.titles.copies");
        List<Card> young = life.stream().filter(c -> c.station() == Station.PUBERTE).toList();
        int many = (int) young.stream().filter(c -> c.copies() >= 2).count();
        check.atLeast(
                young.size() / 2 + 1, many, "metro.check.titles.many", Station.PUBERTE.words());
        List<Card> old = life.stream().filter(c -> c.station() == Station.MATURITE).toList();
        int few = (int) old.stream().filter(c -> c.copies() <= 2).count();
        check.atLeast(old.size() / 2 + 1, few, "metro.check.titles.few", Station.MATURITE.words());
    }

    /// METRO-CONTENT-H6
    private void free(Station station) {
        Check check = asked.by("METRO-CONTENT-H6");
        int[] range = FREE[station.index()];
        int copies = asked.lives(card -> card.station() == station && card.isFree());
        check.between(range[0], range[1], copies, "metro.check.free", station.words());
        for (Category category : Category.ALL) {
            List<Card> all = life.stream().filter(c -> is(c, station, category)).toList();
            if (!all.isEmpty()) {
                check.atLeast(
                        station == Station.PUBERTE ? 2 : 1,
                        (int) all.stream().filter(Card::isFree).count(),
                        "metro.check.free.titles",
                        set.label(category),
                        station.words());
            }
        }
    }

    /// METRO-CONTENT-H7
    private void luck(int players) {
        double luck = badLuck(players);
        asked.by("METRO-CONTENT-H7")
                .holds(
                        Message.of("metro.check.luck", players),
                        Message.plain("< 2 %"),
                        Check.percent(100 * luck, 2),
                        luck < 0.02);
    }

    /// Hypergeometric: no free life card and no Défi in the first hand and the card drawn.
    private double badLuck(int players) {
        int pack = Supply.pack(set, players, Station.PUBERTE, 0);
        int good = players;
        good += asked.lives(card -> card.station() == Station.PUBERTE && card.isFree());
        for (Card card : set.removed(players)) {
            good -= card.station() == Station.PUBERTE ? 1 : 0;
        }
        double luck = 1;
        for (int i = 0; i <= Supply.options(players).handSize(); i++) {
            luck *= Math.max(0, (double) (pack - good - i) / (pack - i));
        }
        return luck;
    }

    private static boolean is(Card card, Station station, Category category) {
        return card.station() == station && card.category().orElseThrow() == category;
    }
}
