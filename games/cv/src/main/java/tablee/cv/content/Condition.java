package tablee.cv.content;

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
}
