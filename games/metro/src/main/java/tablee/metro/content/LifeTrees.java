package tablee.metro.content;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/// METRO-LIFE-12 The connexions of a set as a graph: what leads to what, how deep, and whether everything can be reached.
public final class LifeTrees {

    private final CardSet set;

    LifeTrees(CardSet set) {
        this.set = set;
    }

    /// Life cards that lead to this one.
    List<Card> named(Card card) {
        return card.connexions().stream()
                .flatMap(connexion -> connexion.cards().stream())
                .distinct()
                .flatMap(title -> set.byTitle(title).stream())
                .filter(other -> other.kind() == Kind.LIFE)
                .toList();
    }

    boolean isCyclic(Card card) {
        return leadsTo(card, card, new HashSet<>());
    }

    private boolean leadsTo(Card from, Card goal, Set<Card> seen) {
        for (Card next : named(from)) {
            if (next.equals(goal) || (seen.add(next) && leadsTo(next, goal, seen))) {
                return true;
            }
        }
        return false;
    }

    /// Cards on the longest chain that ends in this one, itself included; a card that names none is 1 deep.
    int depth(Card card) {
        return depth(card, new HashSet<>());
    }

    private int depth(Card card, Set<Card> above) {
        if (!above.add(card)) {
            return 0;
        }
        int deepest = 0;
        for (Card next : named(card)) {
            deepest = Math.max(deepest, depth(next, above));
        }
        above.remove(card);
        return deepest + 1;
    }

    /// METRO-CONTENT-B18 Life titles that can be laid, starting from the free ones.
    List<Card> reachable(ToIntFunction<Card> copies) {
        return reachable(set.cards(Kind.LIFE), copies);
    }

    List<Card> reachable(List<Card> titles, ToIntFunction<Card> copies) {
        var reached = new ArrayList<Card>();
        int[] points = new int[5];
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Card card : titles) {
                if (!reached.contains(card)
                        && copies.applyAsInt(card) > 0
                        && isOpen(card, reached, points)) {
                    reached.add(card);
                    int times = card.repeatable() ? copies.applyAsInt(card) : 1;
                    for (Category category : Category.ALL) {
                        points[category.index()] += times * card.points(category);
                    }
                    grew = true;
                }
            }
        }
        return reached;
    }

    static boolean isOpen(Card card, List<Card> reached, int[] points) {
        return card.isFree() || card.ever(c -> holds(c, reached, points));
    }

    /// Whether an alternative is met by these titles and points.
    static boolean holds(Connexion connexion, List<Card> reached, int[] points) {
        for (String title : connexion.cards()) {
            if (reached.stream().noneMatch(card -> card.title().equals(title))) {
                return false;
            }
        }
        for (var least : connexion.points().entrySet()) {
            if (points[least.getKey().index()] < least.getValue()) {
                return false;
            }
        }
        return true;
    }

    static int[] points(List<Card> cards) {
        int[] points = new int[5];
        for (Card card : cards) {
            for (Category category : Category.ALL) {
                points[category.index()] +=
                        card.points(category) * (card.repeatable() ? card.copies() : 1);
            }
        }
        return points;
    }
}
