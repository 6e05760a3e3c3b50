package tablee.metro.content;

import java.util.List;
import java.util.SortedMap;
import tablee.engine.SortedCopy;

/// METRO-FX-COND One alternative of a card's connexions: all titles and all minima must hold (METRO-LIFE-6, -8, -9).
public record Connexion(List<String> cards, SortedMap<Category, Integer> points) {

    public Connexion {
        cards = List.copyOf(cards);
        points = SortedCopy.of(points);
    }
}
