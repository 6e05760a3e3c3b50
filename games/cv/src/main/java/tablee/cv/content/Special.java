package tablee.cv.content;

/// Abilities that only one kind of card has (register 8.1). Everything else a card does is numbers.
public enum Special {
    NONE,
    /// 35, the Magician.
    CHANGE_ONE,
    /// 36, the friend from work.
    BORROW_WORK,
    /// 41, early retirement.
    NO_MORE_WORK,
    /// 45, the trip around the world.
    BAD_LUCK_TO_ANY,
    /// 53, psychotherapy.
    REROLL_BAD_LUCK,
    /// 73, 74 and 75.
    COUNT_DOUBLE,
    /// 12, the Bicycle.
    FIRST_PLAYER
}
