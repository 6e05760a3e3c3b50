package tablee.cabo.rules;

import tablee.engine.Seats;

/// What the legal list and the refusals may depend on. Nothing hidden can be asked for here, so neither can betray a
/// face-down card (CABO-INFO-19); the card in hand is asked for only on behalf of the seat that holds it.
public interface Visible {

    CaboOptions options();

    CaboPhase phase();

    Seats awaited();

    /// Places with a card, as bits of [Place#cell].
    long occupied();

    /// Own slots looked at before the round, as bits of [Place#cell].
    long looked();

    /// Index of the caller, −1 for none.
    int caller();

    /// The card in hand as its holder sees it, −1 for none.
    int held();

    /// Slots with a card of a seat, bit 0 for slot 1.
    default int occupied(int seat) {
        return Layout.slots(occupied(), seat);
    }

    default int looked(int seat) {
        return Layout.slots(looked(), seat);
    }
}
