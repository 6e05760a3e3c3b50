package tablee.metro.rules;

import java.util.List;
import java.util.Optional;
import tablee.engine.Seat;

/// METRO-RULE-58 The default of table 7.2 for a player whose time has run out; where it is not legal, the first legal answer.
public final class Absence {

    private Absence() {}

    /// What is played for this viewer.
    ///
    /// @param legal what the player may answer, in order; not empty
    public static MetroAction answer(MetroView view, List<MetroAction> legal) {
        Open state = view.now();
        int seat = view.viewer() instanceof Seat s ? s.index() : 0;
        Optional<MetroAction> usual =
                switch (state.question) {
                    case TURN ->
                            TurnFlow.usualPile(state).map(pile -> LegalActions.draw(pile.index()));
                    case LAY -> lay(state, seat, legal);
                    case REACT -> Optional.of(LegalActions.DECLINE);
                    case EXTRA -> Optional.of(LegalActions.STOP);
                    case PILE_DRAW, PILE_PEEK, PILE_SETTLE ->
                            TurnFlow.usualPile(state).map(MetroAction.From::new);
                    case RETURN -> Optional.of(legal.getLast());
                    case ALLOC -> Optional.of(renewal(state, seat));
                    default -> Optional.empty();
                };
        return usual.filter(legal::contains).orElse(legal.getFirst());
    }

    /// Pass the card drawn if passing is legal, else lay the first card that needs no sale.
    private static Optional<MetroAction> lay(Open state, int seat, List<MetroAction> legal) {
        if (state.drawn >= 0 && legal.contains(state.card(state.drawn).pass)) {
            return Optional.of(state.card(state.drawn).pass);
        }
        if (legal.contains(LegalActions.PASS_EMPTY)) {
            return Optional.of(LegalActions.PASS_EMPTY);
        }
        int blocked = Conditions.blocked(state, seat);
        for (short held : state.hand(seat)) {
            RuleCard card = state.card(held);
            if (LegalActions.isOwed(state, seat, card, blocked) && legal.contains(card.lay)) {
                return Optional.of(card.lay);
            }
        }
        return Optional.empty();
    }

    /// As many as possible from the current Station's pile, then from older ones.
    private static MetroAction renewal(Open state, int seat) {
        int left = state.handSize(seat);
        int[] numbers = new int[3];
        for (int pile = state.station; pile >= 0; pile--) {
            numbers[pile] = Math.min(left, state.pileSize(pile));
            left -= numbers[pile];
        }
        return new MetroAction.Renew(numbers[0], numbers[1], numbers[2]);
    }
}
