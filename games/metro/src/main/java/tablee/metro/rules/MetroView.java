package tablee.metro.rules;

import java.util.List;
import java.util.Optional;
import tablee.engine.Seats;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.metro.content.Station;

/// What one viewer may know: the table as it lies there ([Table]), and what they saw before and could still remember
/// ([Memory]).
public record MetroView(Viewer viewer, Table now, Memory memory) implements View {

    @Override
    public Seats awaited() {
        return now.awaited();
    }

    /// Seen once, not lying open now (METRO-HIDE-2, -7).
    ///
    /// @param hands      cards known to be in each player's hand, one list per seat, own hand left out
    /// @param piles      cards known to lie in a pile
    /// @param characters hidden characters looked at, one entry per seat
    /// @param answer     own answer to the immunity question while others still think (METRO-RULE-40)
    public record Memory(
            List<List<String>> hands,
            List<Piled> piles,
            List<Optional<String>> characters,
            Optional<Boolean> answer) {

        public Memory {
            hands = hands.stream().map(List::copyOf).toList();
            piles = List.copyOf(piles);
            characters = List.copyOf(characters);
        }
    }

    /// A card known to lie in a pile, `place` cards under its top.
    public record Piled(Station pile, int place, String card) {}
}
