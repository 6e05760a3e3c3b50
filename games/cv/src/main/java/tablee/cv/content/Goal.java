package tablee.cv.content;

import java.util.SortedMap;
import tablee.engine.SortedCopy;

/// How a life goal counts (CV-CARD-76 to 83).
public sealed interface Goal {

    record PerCard(Category category, int points) implements Goal {}

    /// CV-CARD-77 For each symbol on the active cards.
    record PerToken(int points) implements Goal {}

    record PerSet(SortedMap<Category, Integer> categories, int points) implements Goal {
        public PerSet {
            categories = SortedCopy.of(categories);
        }
    }

    /// CV-D-8 The editions print different formulas on 82; `goal82` selects.
    record ByEdition(Goal health4, Goal wealth3) implements Goal {}
}
