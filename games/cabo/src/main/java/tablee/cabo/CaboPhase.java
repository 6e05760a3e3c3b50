package tablee.cabo;

import java.util.Locale;

/// Where a round stands (section 5.2 of the register). What the register calls TURN_END and ROUND_END asks nobody and is over within
/// one step; what waits for the cards has a phase of its own here.
enum CaboPhase {
    /// The first starter is drawn by lot (CABO-R-4).
    STARTER,
    /// The deck is to be shuffled and dealt (CABO-SETUP-1).
    DEAL,
    INITIAL_LOOK,
    TURN_START,
    HOLD_DRAWN,
    HOLD_TAKEN,
    POWER_TARGET,
    /// The discards are to be shuffled into a new draw pile (CABO-PILE-1).
    RENEWAL,
    ROUND_SUMMARY,
    GAME_OVER;

    /// Written once: every hash of a state holds it.
    private final String label = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    /// The name used in files and messages.
    String label() {
        return label;
    }
}
