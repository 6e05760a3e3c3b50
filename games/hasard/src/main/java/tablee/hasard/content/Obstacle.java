package tablee.hasard.content;

import tablee.engine.Words;

/// A red bar: it must be passed (HAS-7-3); a deadly one kills whoever fails at it (HAS-13-2).
public record Obstacle(int value, Marks marks, boolean deadly, Words name) {

    /// `8 Cu2 Ch1`, `6 Sf2 deadly`: as the register writes it.
    public String text() {
        return text(value, marks) + (deadly ? " deadly" : "");
    }

    static String text(int value, Marks marks) {
        return marks.equals(Marks.NONE) ? Integer.toString(value) : value + " " + marks;
    }
}
