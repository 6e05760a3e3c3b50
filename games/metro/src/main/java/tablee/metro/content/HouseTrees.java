package tablee.metro.content;

import java.util.Collections;
import java.util.List;

/// METRO-CONTENT-H8, H9: the five life trees are stories with a way through them.
final class HouseTrees {

    private final Check asked;
    private final CardSet set;
    private final List<Card> life;
    private final LifeTrees trees;

    HouseTrees(Check asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
        this.trees = new LifeTrees(set);
    }

    void check() {
        stories();
        ways();
    }

    /// METRO-CONTENT-H8
    private void stories() {
        Check check = asked.by("METRO-CONTENT-H8");
        check.each(
                life,
                card -> trees.named(card).stream().allMatch(other -> isNoLater(other, card)),
                "metro.check.tree.earlier");
        check.each(life, this::isLive, "metro.check.tree.live");
        for (Station station : Station.ALL) {
            int deepest =
                    life.stream()
                            .filter(card -> card.station().index() <= station.index())
                            .mapToInt(trees::depth)
                            .max()
                            .orElse(0);
            check.exactly(
                    station.index() + 2, deepest, "metro.check.tree.longest", station.words());
        }
    }

    private static boolean isNoLater(Card other, Card card) {
        return other.station().index() <= card.station().index();
    }

    private boolean isLive(Card card) {
        List<Card> others =
                life.stream().filter(c -> isNoLater(c, card) && !c.equals(card)).toList();
        List<Card> sofar = trees.reachable(others, Card::copies);
        int[] points = LifeTrees.points(sofar);
        return card.always(c -> LifeTrees.holds(c, sofar, points));
    }

    /// METRO-CONTENT-H9
    private void ways() {
        Check check = asked.by("METRO-CONTENT-H9");
        List<Card> removed = set.removed(3);
        check.each(
                life,
                card ->
                        card.copies() - Collections.frequency(removed, card) >= 2
                                || life.stream().noneMatch(other -> isKey(card, other)),
                "metro.check.tree.key");
        long alternatives = life.stream().filter(c -> c.connexions().size() >= 2).count();
        check.atLeast(25, (int) alternatives, "metro.check.tree.alternatives");
        long minimum = life.stream().filter(c -> c.ever(x -> !x.points().isEmpty())).count();
        check.atLeast(12, (int) minimum, "metro.check.tree.minimum");
        check.atLeast(10, crossings(), "metro.check.tree.crossings");
        long two =
                life.stream()
                        .flatMap(c -> c.connexions().stream())
                        .filter(x -> x.cards().size() >= 2)
                        .count();
        check.atLeast(8, (int) two, "metro.check.tree.two");
    }

    private static boolean isKey(Card card, Card other) {
        return !other.isFree() && other.always(c -> c.cards().contains(card.title()));
    }

    /// Named cards of another category.
    private int crossings() {
        int count = 0;
        for (Card card : life) {
            for (Connexion connexion : card.connexions()) {
                count +=
                        (int)
                                connexion.cards().stream()
                                        .flatMap(title -> set.byTitle(title).stream())
                                        .filter(other -> !other.category().equals(card.category()))
                                        .count();
            }
        }
        return count;
    }
}
