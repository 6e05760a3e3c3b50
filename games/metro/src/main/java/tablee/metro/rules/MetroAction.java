package tablee.metro.rules;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.metro.content.Station;

/// What a player decides, one answer to one question of table 7.2. Cards are named by their slug; a card that lies in front
/// of a player more than once is named `slug~2` for its second copy, in the order they lie.
public sealed interface MetroAction extends Action {

    /// METRO-TURN-2 The turn's draw; from no pile when all are empty (METRO-RULE-14).
    record Draw(Optional<Station> pile) implements MetroAction {}

    /// METRO-TURN-9, METRO-RULE-17 The whole hand for new cards: so many from each pile.
    record Change(int puberte, int majorite, int maturite) implements MetroAction {}

    /// METRO-TURN-3 Lay this card of the hand.
    record Lay(String card) implements MetroAction {}

    /// METRO-TURN-8 Put this card under its pile and pass.
    record Pass(String card) implements MetroAction {}

    /// METRO-RULE-14 Pass with all piles empty: nothing was drawn, nothing goes back.
    record PassEmpty() implements MetroAction {}

    /// METRO-RULE-34 Wealth put back under its piles to pay for the card being laid: a set, in whatever order it is named.
    record Sell(Set<String> cards) implements MetroAction {
        public Sell {
            // Keeps the order of naming, so that the same sale is always written the same way.
            cards = Collections.unmodifiableSet(new LinkedHashSet<>(cards));
        }
    }

    /// METRO-ACCROC-6 The player an Accroc is laid against.
    record Against(Seat victim) implements MetroAction {}

    /// METRO-RULE-42 The Accroc that Retour de bâton moves.
    record Move(String accroc) implements MetroAction {}

    /// METRO-RULE-48 The opponent of a Défi.
    record Duel(Seat opponent) implements MetroAction {}

    /// METRO-FX-WHO The opponent a property reaches.
    record Choose(Seat opponent) implements MetroAction {}

    /// METRO-PERSO-6
    record Reveal() implements MetroAction {}

    /// METRO-RULE-37
    record Decline() implements MetroAction {}

    /// METRO-FX-7, METRO-FX-8 The laid card that is stolen or destroyed.
    record Take(String card) implements MetroAction {}

    /// METRO-FX-9 One own card and one of the other's change places.
    record Swap(String own, String theirs) implements MetroAction {}

    /// METRO-FX-14 Give up one permission to lay again.
    record Stop() implements MetroAction {}

    /// The pile to draw from or to look into, outside the turn's own draw.
    record From(Station pile) implements MetroAction {}

    /// METRO-RULE-20 A card of the hand that goes back in settlement.
    record Return(String card) implements MetroAction {}

    /// METRO-FX-12 A change of hand somebody's property brought about.
    record Renew(int puberte, int majorite, int maturite) implements MetroAction {}
}
