package tablee.cv;

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

    /// CV-CARD-76..83, CV-R-74, CV-R-76, CV-SCORE-7, CV-R-73 All cards of the CV count in their decided category, active or not; sets are disjoint within a goal.
    default int points(Table table, int seat) {
        return switch (this) {
            case PerCard(Category category, int points) ->
                    points * table.count(seat, category.index());
            case PerToken(int points) -> points * table.tokens(seat).size();
            case PerSet(SortedMap<Category, Integer> categories, int points) -> {
                int sets = Integer.MAX_VALUE;
                for (var entry : categories.entrySet()) {
                    sets =
                            Math.min(
                                    sets,
                                    table.count(seat, entry.getKey().index()) / entry.getValue());
                }
                yield points * sets;
            }
            case ByEdition(Goal health4, Goal wealth3) ->
                    (table.options().goal82Health() ? health4 : wealth3).points(table, seat);
        };
    }
}
