package tablee.hasard.content;

import tablee.engine.Words;

/// A black bar: an optional task on the place after an obstacle of its Carton, with a ring or a diploma for reward (HAS-14-1,
/// HAS-14-2).
public record Task(int after, int value, Marks marks, Quality reward, Words name) {

    /// `9 Tr2 -> Di`: as the register writes it.
    public String text() {
        return Obstacle.text(value, marks) + " -> " + reward;
    }
}
