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

    private final HouseFindings asked;
    private final CardSet set;
    private final List<Card> life;
    private final List<Card> wealth;
    private final List<Card> accrocs;

    HouseSupply(HouseFindings asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
        this.wealth = set.cards(Kind.PATRIMOINE);
        this.accrocs = set.cards(Kind.ACCROC);
    }

    void check() {
        split();
        piles();
        titles();
        free();
    }

    private void split() {
        for (Station station : Station.ALL) {
            for (Category category : Category.ALL) {
                int expected = SPLIT[station.index()][category.index()];
                asked.range(
                        "METRO-CONTENT-H1",
                        Message.of("metro.check.split", set.label(category), station.words()),
                        expected,
                        expected,
                        asked.lives(card -> is(card, station, category)));
            }
            int expected = WEALTH[station.index()];
            asked.range(
                    "METRO-CONTENT-H2",
                    Message.of("metro.check.wealth.of", station.words()),
                    expected,
                    expected,
                    Supply.copies(wealth, card -> card.station() == station));
            for (Category category : Category.ALL) {
                int troubles = station == Station.PUBERTE ? 0 : 2;
                asked.range(
                        "METRO-CONTENT-H3",
                        Message.of(
                                "metro.check.accrocs.split", set.label(category), station.words()),
                        troubles,
                        troubles,
                        Supply.copies(accrocs, card -> is(card, station, category)));
            }
        }
    }

    private static int extraLays(Card card) {
        return card.effects().stream()
                .filter(Effect.LayAgain.class::isInstance)
                .map(Effect.LayAgain.class::cast)
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
            int left = cards - players * options.handSize() - (turns - 1) - extra;
            asked.require(
                    SetLoader.LIFE,
                    "METRO-CONTENT-H4",
                    Message.of(
                            "metro.check.piles",
                            station.words(),
                            players,
                            Message.of("option.intensity." + intensity.name())),
                    Message.plain("≥ " + options.handSize()),
                    Message.plain(left),
                    left >= options.handSize());
        }
    }

    private void titles() {
        asked.range("METRO-CONTENT-H5", Message.of("metro.check.titles"), 85, 105, life.size());
        asked.each(
                "METRO-CONTENT-H5",
                Message.of("metro.check.titles.copies"),
                life,
                card -> card.copies() <= 4);
        List<Card> young = life.stream().filter(c -> c.station() == Station.PUBERTE).toList();
        List<Card> old = life.stream().filter(c -> c.station() == Station.MATURITE).toList();
        asked.atLeast(
                "METRO-CONTENT-H5",
                Message.of("metro.check.titles.many", Station.PUBERTE.words()),
                young.size() / 2 + 1,
                (int) young.stream().filter(c -> c.copies() >= 2).count());
        asked.atLeast(
                "METRO-CONTENT-H5",
                Message.of("metro.check.titles.few", Station.MATURITE.words()),
                old.size() / 2 + 1,
                (int) old.stream().filter(c -> c.copies() <= 2).count());
    }

    private void free() {
        int[][] ranges = {{32, 36}, {12, 16}, {6, 10}};
        for (Station station : Station.ALL) {
            int[] range = ranges[station.index()];
            asked.range(
                    "METRO-CONTENT-H6",
                    Message.of("metro.check.free", station.words()),
                    range[0],
                    range[1],
                    asked.lives(card -> card.station() == station && card.isFree()));
            for (Category category : Category.ALL) {
                if (asked.lives(card -> is(card, station, category)) > 0) {
                    asked.atLeast(
                            "METRO-CONTENT-H6",
                            Message.of(
                                    "metro.check.free.titles",
                                    set.label(category),
                                    station.words()),
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
            asked.require(
                    SetLoader.LIFE,
                    "METRO-CONTENT-H7",
                    Message.of("metro.check.luck", players),
                    Message.plain("< 2 %"),
                    HouseFindings.percent(100 * luck, 2),
                    luck < 0.02);
        }
    }

    /// Hypergeometric: no free life card and no Défi in the first hand and the card drawn.
    private double badLuck(int players) {
        int pack = Supply.pack(set, players, Station.PUBERTE, 0);
        int removed = 0;
        for (Card card : set.removed(players)) {
            removed += card.station() == Station.PUBERTE ? 1 : 0;
        }
        int good =
                asked.lives(card -> card.station() == Station.PUBERTE && card.isFree())
                        - removed
                        + players;
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
