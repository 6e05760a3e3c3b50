package tablee.lab;

import java.util.Optional;
import tablee.engine.Outcome;
import tablee.engine.play.Playout;

/// One game as a simulation sees it.
///
/// @param outcome empty when the game was stopped before its end, because it took more decisions than were allowed
/// @param hash of the last state
public record Played(Optional<Outcome> outcome, int actions, int draws, long hash) {

    static Played of(Playout playout) {
        return new Played(
                Optional.of(playout.outcome()), playout.actions(), playout.draws(), playout.hash());
    }
}
