package tablee.cv.rules;

import java.util.List;

/// Where a game stands (register 5.2). `TURN_START` and `CLEANUP` pass without a decision and have no value here, except
/// that a throw waits for its dice.
public enum CvPhase {
    SETUP("setup"),
    DRAFT_1("draft 1"),
    DRAFT_2("draft 2"),
    ROLL("roll"),
    /// Dice are in the air.
    THROWN("thrown"),
    MISFORTUNE("misfortune"),
    BUY("buy"),
    UPKEEP("upkeep"),
    PLACE("place"),
    DECIDE("decide"),
    ASSIST("assist"),
    GAME_OVER("over");

    public static final List<CvPhase> ALL = List.of(values());

    private final String label;

    CvPhase(String label) {
        this.label = label;
    }

    /// As written in positions and views.
    public String label() {
        return label;
    }

    /// The position in the packed rows; part of every saved game, so the order of the constants is fixed.
    @SuppressWarnings("EnumOrdinal")
    int index() {
        return ordinal();
    }
}
