package tablee.metro.content;

import java.util.Collections;
import java.util.List;
import tablee.engine.Message;
import tablee.metro.rules.MetroOptions;

/// METRO-CONTENT-B17, B18, B19, B23: everything can be laid some day, and every pack is large enough to deal.
final class BookReach {

    private final Findings findings;
    private final CardSet set;

    BookReach(Findings findings, CardSet set) {
        this.findings = findings;
        this.set = set;
    }

    void check() {
        reach();
        packs();
    }

    private void reach() {
        var trees = new LifeTrees(set);
        findings.must(
                "METRO-CONTENT-B17",
                Message.of("metro.check.cycle"),
                set.cards(Kind.LIFE),
                card -> !trees.isCyclic(card));
        List<Card> reached = trees.reachable(card -> card.copies());
        findings.must(
                "METRO-CONTENT-B18",
                Message.of("metro.check.reachable"),
                set.cards(Kind.LIFE),
                reached::contains);
        List<Card> removed = set.removed(3);
        List<Card> after =
                trees.reachable(card -> card.copies() - Collections.frequency(removed, card));
        findings.must(
                "METRO-CONTENT-B23",
                Message.of("metro.check.reachable.three"),
                set.cards(Kind.LIFE),
                after::contains);
    }

    private void packs() {
        for (int players = MetroOptions.LEAST; players <= MetroOptions.MOST; players++) {
            int hand = Supply.options(players).handSize() * players;
            for (Station station : Station.ALL) {
                int cards = Supply.pack(set, players, station, 0);
                findings.must(
                        SetLoader.SET,
                        "METRO-CONTENT-B19",
                        Message.of("metro.check.pack", station.words(), players),
                        Message.plain("≥ " + hand),
                        Message.plain(cards),
                        cards >= hand);
            }
        }
    }
}
