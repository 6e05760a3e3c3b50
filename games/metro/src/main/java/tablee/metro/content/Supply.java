package tablee.metro.content;

import java.util.List;
import java.util.function.Predicate;
import tablee.metro.rules.MetroOptions;

/// How many cards of a set there are, in the box and in the packs of a game: what most constraints of section 6 count.
final class Supply {

    private Supply() {}

    static int copies(List<Card> cards) {
        return cards.stream().mapToInt(Card::copies).sum();
    }

    static int copies(List<Card> cards, Predicate<Card> of) {
        return copies(cards.stream().filter(of).toList());
    }

    static MetroOptions options(int players) {
        return new MetroOptions(
                players, MetroOptions.Intensity.EQUILIBRE, 0, 0, true, true, 0, false, true);
    }

    /// Cards of a pack with so many Accrocs, after the removals.
    static int pack(CardSet set, int players, Station station, int accrocs) {
        int cards =
                copies(
                        set.cards(),
                        card ->
                                card.station() == station
                                        && (card.kind() == Kind.LIFE
                                                || card.kind() == Kind.PATRIMOINE));
        for (Card removed : set.removed(players)) {
            cards -= removed.station() == station ? 1 : 0;
        }
        int duels =
                station == Station.PUBERTE ? Math.min(players, copies(set.cards(Kind.DEFI))) : 0;
        return cards + duels + accrocs;
    }
}
