package tablee.metro.content;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tablee.engine.Message;

/// METRO-CONTENT-H8, H9: the five life trees are stories with a way through them.
final class HouseTrees {

    private final HouseFindings asked;
    private final CardSet set;
    private final List<Card> life;

    HouseTrees(HouseFindings asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
    }

    void check() {
        var trees = new LifeTrees(set);
        List<Card> removed = set.removed(3);
        asked.each(
                "METRO-CONTENT-H8",
                Message.of("metro.check.tree.earlier"),
                life,
                card ->
                        card.connexions().stream()
                                .flatMap(c -> c.cards().stream())
                                .flatMap(title -> set.byTitle(title).stream())
                                .allMatch(
                                        other ->
                                                other.station().index() <= card.station().index()));
        asked.each(
                "METRO-CONTENT-H8",
                Message.of("metro.check.tree.live"),
                life,
                card -> isLive(trees, card));
        for (Station station : Station.ALL) {
            int deepest =
                    life.stream()
                            .filter(card -> card.station().index() <= station.index())
                            .mapToInt(trees::depth)
                            .max()
                            .orElse(0);
            int longest = station.index() + 2;
            asked.range(
                    "METRO-CONTENT-H8",
                    Message.of("metro.check.tree.longest", station.words()),
                    longest,
                    longest,
                    deepest);
        }
        asked.each(
                "METRO-CONTENT-H9",
                Message.of("metro.check.tree.key"),
                life,
                card ->
                        card.copies() - Collections.frequency(removed, card) >= 2
                                || life.stream().noneMatch(other -> isKey(card, other)));
        asked.atLeast(
                "METRO-CONTENT-H9",
                Message.of("metro.check.tree.alternatives"),
                25,
                (int) life.stream().filter(c -> c.connexions().size() >= 2).count());
        asked.atLeast(
                "METRO-CONTENT-H9",
                Message.of("metro.check.tree.minimum"),
                12,
                (int)
                        life.stream()
                                .filter(
                                        c ->
                                                c.connexions().stream()
                                                        .anyMatch(x -> !x.points().isEmpty()))
                                .count());
        asked.atLeast(
                "METRO-CONTENT-H9", Message.of("metro.check.tree.crossings"), 10, crossings());
        asked.atLeast(
                "METRO-CONTENT-H9",
                Message.of("metro.check.tree.two"),
                8,
                (int)
                        life.stream()
                                .flatMap(c -> c.connexions().stream())
                                .filter(x -> x.cards().size() >= 2)
                                .count());
    }

    private boolean isLive(LifeTrees trees, Card card) {
        List<Card> sofar =
                trees.reachable(
                        life.stream()
                                .filter(
                                        c ->
                                                c.station().index() <= card.station().index()
                                                        && c != card)
                                .toList(),
                        Card::copies);
        int[] points = LifeTrees.points(sofar);
        return card.connexions().stream().allMatch(c -> LifeTrees.holds(c, sofar, points));
    }

    private static boolean isKey(Card card, Card other) {
        return !other.isFree()
                && other.connexions().stream().allMatch(c -> c.cards().contains(card.title()));
    }

    private int crossings() {
        int count = 0;
        for (Card card : life) {
            for (Connexion connexion : card.connexions()) {
                for (String title : connexion.cards()) {
                    Optional<Card> other = set.byTitle(title);
                    count +=
                            other.isPresent() && !other.get().category().equals(card.category())
                                    ? 1
                                    : 0;
                }
            }
        }
        return count;
    }
}
