package tablee.cv.content;

import java.util.List;
import java.util.Optional;
import tablee.engine.Message;

/// The seven kinds of cards (CV-COMP-7). The first five have a stack in every CV.
public enum Category {
    HEALTH("Health"),
    KNOWLEDGE("Knowledge"),
    RELATIONSHIP("Relationship"),
    WORK("Work"),
    POSSESSION("Possession"),
    EVENT("Event"),
    GOAL("Goal");

    /// How many of them have a stack.
    public static final int STACKS = 5;

    /// Where undecided two-colour cards lie, beside the five stacks (CV-R-50).
    public static final int UNDECIDED = 5;

    public static final List<Category> ALL = List.of(values());

    private final String label;

    Category(String label) {
        this.label = label;
    }

    /// As written in deck files.
    public String label() {
        return label;
    }

    /// As written in notation: `health`.
    public String word() {
        return Character.toLowerCase(label.charAt(0)) + label.substring(1);
    }

    /// In words.
    public Message named() {
        return Message.of("cv.category." + word());
    }

    boolean hasStack() {
        return index() < STACKS;
    }

    /// CV-PLACE-7 Only these three leave a choice of depth; work and possessions always go on top (CV-PLACE-8).
    public boolean mayGoUnder() {
        return index() <= RELATIONSHIP.index();
    }

    public static Category of(int index) {
        return ALL.get(index);
    }

    public static Optional<Category> worded(String word) {
        return ALL.stream().filter(category -> category.word().equals(word)).findFirst();
    }

    /// The position in the packed rows; part of every saved game, so the order of the constants is fixed.
    @SuppressWarnings("EnumOrdinal")
    public int index() {
        return ordinal();
    }
}
