package tablee.cv.content;

import java.util.List;
import tablee.engine.Message;

/// The backs of the cards (CV-COMP-16), with their printed numbers (register 1.2).
public enum Age {
    CHILDHOOD("childhood", 1, 12),
    YOUNG("young", 13, 38),
    ADULT("adult", 39, 58),
    SENIOR("senior", 59, 75),
    GOAL("goal", 76, 83);

    /// The three decks of the board, in the order they are used up (CV-CLEAN-3).
    public static final List<Age> DECKS = List.of(YOUNG, ADULT, SENIOR);

    public static final List<Age> ALL = List.of(values());

    private final String label;
    private final int from;
    private final int to;

    Age(String label, int from, int to) {
        this.label = label;
        this.from = from;
        this.to = to;
    }

    public String label() {
        return label;
    }

    /// In words.
    public Message named() {
        return Message.of("cv.age." + label);
    }

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

    public int size() {
        return to - from + 1;
    }

    public int[] numbers() {
        int[] numbers = new int[size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = from + i;
        }
        return numbers;
    }

    public static Age ofNumber(int number) {
        return number <= CHILDHOOD.to
                ? CHILDHOOD
                : number <= YOUNG.to
                        ? YOUNG
                        : number <= ADULT.to ? ADULT : number <= SENIOR.to ? SENIOR : GOAL;
    }

    /// The position in the packed rows; part of every saved game, so the order of the constants is fixed.
    @SuppressWarnings("EnumOrdinal")
    public int index() {
        return ordinal();
    }
}
