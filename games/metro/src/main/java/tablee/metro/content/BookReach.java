package tablee.metro.content;

import java.util.Collections;
import java.util.List;
import tablee.metro.rules.MetroOptions;

/// METRO-CONTENT-B17, B18, B19, B23: everything can be laid some day, and every pack is large enough to deal.
final class BookReach {

    private final Check book;
    private final CardSet set;

    BookReach(Check book, CardSet set) {
        this.book = book;
        this.set = set;
    }

    void check() {
        var trees = new LifeTrees(set);
        List<Card> life = set.cards(Kind.LIFE);
        // METRO-CONTENT-B17
        book.by("METRO-CONTENT-B17").each(life, card -> !trees.isCyclic(card), "metro.check.cycle");
        // METRO-CONTENT-B18
        book.by("METRO-CONTENT-B18")
                .each(life, trees.reachable(Card::copies)::contains, "metro.check.reachable");
        List<Card> removed = set.removed(3);
        // METRO-CONTENT-B23
        List<Card> after =
                trees.reachable(card -> card.copies() - Collections.frequency(removed, card));
        book.by("METRO-CONTENT-B23").each(life, after::contains, "metro.check.reachable.three");
        packs();
    }

    /// METRO-CONTENT-B19
    private void packs() {
        Check check = book.by("METRO-CONTENT-B19").in(SetLoader.SET);
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            int hands = Supply.options(players).handSize() * players;
            for (Station station : Station.ALL) {
                int cards = Supply.pack(set, players, station, 0);
                check.atLeast(hands, cards, "metro.check.pack", station.words(), players);
            }
        }
    }
}
