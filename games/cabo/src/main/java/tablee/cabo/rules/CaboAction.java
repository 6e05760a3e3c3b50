package tablee.cabo.rules;

import tablee.engine.Action;

/// What a Cabo player decides. What the deck decides is a [tablee.engine.Chance].
public sealed interface CaboAction extends Action {

    /// CABO-SETUP-7 A first look at one of one's own cards.
    record Look(int slot) implements CaboAction {}

    /// CABO-R-10 Enough looked; final.
    record Ready() implements CaboAction {}

    /// CABO-TURN-7 See the top of the draw pile; its fate is the next decision.
    record Draw() implements CaboAction {}

    /// CABO-TURN-3 Pick up the open discard; it must be exchanged.
    record Take() implements CaboAction {}

    /// CABO-TURN-12 Only instead of taking a card.
    record Call() implements CaboAction {}

    /// CABO-TURN-8, CABO-SET-1 Put the card in hand in place of one card, or of several that are claimed to be equal.
    record Exchange(Slots slots) implements CaboAction {}

    /// CABO-TURN-11 Throw the drawn card away unused.
    record Discard() implements CaboAction {}

    /// CABO-R-28 Show the drawn card and commit it to its power.
    record UsePower() implements CaboAction {}

    /// CABO-POWER-1 Look at one's own card.
    record Peek(int slot) implements CaboAction {}

    /// CABO-POWER-2 Look at somebody else's card.
    record Spy(Place card) implements CaboAction {}

    /// CABO-POWER-3 Two cards change places and nobody looks at either.
    record Swap(int own, Place theirs) implements CaboAction {}

    /// CABO-VAR-1 The same between two opponents, the lower seat named first.
    record SwapOthers(Place first, Place second) implements CaboAction {
        public SwapOthers {
            if (first.seat().index() >= second.seat().index()) {
                throw new IllegalArgumentException(first + " is not before " + second);
            }
        }
    }

    /// CABO-R-28 Let the power go.
    record Forgo() implements CaboAction {}

    /// On to the next round.
    record Continue() implements CaboAction {}
}
