package tablee.cv;

import java.util.List;

/// What a CV must fulfil before a card may be taken, besides its cost (CV-BUY-12).
public sealed interface Condition {

    record None() implements Condition {}

    record AtLeast(Category category, int n) implements Condition {}

    record NoneOf(Category category) implements Condition {}

    record Owns(int number) implements Condition {}

    record OwnsActive(int number) implements Condition {}

    record All(List<Condition> parts) implements Condition {
        public All {
            parts = List.copyOf(parts);
        }
    }

    /// Against the CV as it lies now (CV-R-36): cards bought in this turn are not in it yet.
    default boolean isMet(Table table, int seat) {
        return switch (this) {
            case None() -> true;
            case AtLeast(Category category, int n) -> table.count(seat, category.index()) >= n;
            case NoneOf(Category category) -> table.count(seat, category.index()) == 0;
            case Owns(int number) -> Stacks.owns(table, seat, number);
            case OwnsActive(int number) -> table.isActive(seat, number);
            case All(List<Condition> parts) ->
                    parts.stream().allMatch(part -> part.isMet(table, seat));
        };
    }
}
