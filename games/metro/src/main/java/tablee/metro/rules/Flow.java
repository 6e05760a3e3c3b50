package tablee.metro.rules;

import tablee.engine.Hash;

/// A lay being resolved (METRO-RULE-47): which card, against whom, how far its effects have come. Retour de bâton
/// resolves another card inside its own lay, so flows nest.
///
/// Fields are written only by the step that made the copy; a published state's flow never changes.
final class Flow {

    static final int NOBODY = -1;

    /// Nothing is being laid.
    static final Flow NONE = new Flow(-1);

    final int card;

    /// Whom an Accroc lies against, or the opponent of a Défi.
    int victim = NOBODY;

    /// METRO-FX-WHO The opponent named for `CHOSEN`.
    int chosen = NOBODY;

    /// METRO-RULE-42 Index of the Accroc to move among the layer's own.
    int moved = NOBODY;

    /// The effect that is resolving, −1 before the card is placed.
    int effect = -1;

    /// How many affected players the effect has been through.
    int step;

    /// Repetitions left inside one affected player (cards to draw, to take).
    int left;

    /// METRO-RULE-40 Players this Accroc does not touch.
    int spared;

    /// Players whose answer in the window is still out.
    int waiting;

    /// Whether the first window (the victim's) is over.
    boolean placed;

    /// The lay this one happens inside, or [#NONE].
    Flow outer;

    @SuppressWarnings(
            "NullAway") // NONE is its own outer: set right below, before anybody can see it
    Flow(int card) {
        this.card = card;
        this.outer = NONE == null ? this : NONE;
    }

    Flow copy() {
        var copy = new Flow(card);
        copy.victim = victim;
        copy.chosen = chosen;
        copy.moved = moved;
        copy.effect = effect;
        copy.step = step;
        copy.left = left;
        copy.spared = spared;
        copy.waiting = waiting;
        copy.placed = placed;
        copy.outer = outer;
        return copy;
    }

    boolean isNone() {
        return card < 0;
    }

    /// @param revealing who answered "reveal" and is not shown yet ([MetroState#revealing])
    long hash(long seed, int revealing) {
        if (isNone()) {
            return Hash.mix(seed, -1);
        }
        long hash = Hash.mix(seed, card);
        hash = Hash.mix(hash, Layout.reach(victim, chosen, moved, spared));
        hash = Hash.mix(hash, Layout.join(effect + 1, step, left));
        hash = Hash.mix(hash, Layout.join(waiting, revealing, placed ? 1 : 0));
        return outer.hash(hash, 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Flow flow
                && (this == flow
                        || (card == flow.card
                                && victim == flow.victim
                                && chosen == flow.chosen
                                && moved == flow.moved
                                && effect == flow.effect
                                && step == flow.step
                                && left == flow.left
                                && spared == flow.spared
                                && waiting == flow.waiting
                                && placed == flow.placed
                                && !isNone()
                                && outer.equals(flow.outer)));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash(Hash.START, 0));
    }
}
