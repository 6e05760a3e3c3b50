package tablee.cv;

import java.util.List;

/// What has been used up in a turn, and thresholds that a game has passed.
public enum Mark {
    THERAPY_USED("therapyUsed"),
    CHANGE_USED("changeUsed"),
    TRIP_USED("tripUsed"),
    BORROW_USED("borrowUsed"),
    OLD_AGE("oldAge"),
    ASSISTING("assisting"),
    SCORING("scoring");

    /// In the order of their bits, which is part of every saved game.
    static final List<Mark> ALL = List.of(values());

    /// The bits of what the next turn may use again.
    static final int OF_A_TURN =
            THERAPY_USED.bit | CHANGE_USED.bit | TRIP_USED.bit | BORROW_USED.bit;

    private final String label;
    private final int bit;

    @SuppressWarnings("EnumOrdinal") // the order of the constants is fixed
    Mark(String label) {
        this.label = label;
        this.bit = 1 << ordinal();
    }

    /// As written in positions and views.
    public String label() {
        return label;
    }

    int bit() {
        return bit;
    }
}
