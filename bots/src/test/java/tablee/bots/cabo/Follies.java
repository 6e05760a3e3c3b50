package tablee.bots.cabo;

import java.util.List;
import java.util.OptionalInt;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.engine.Seat;

/// What no advice may be, counted while it is followed: a claim of cards that were seen to differ, and a heavier card for cards
/// that are known to be lighter. The second has its reasons now and then (a sum of exactly 100, a kamikaze), so it is told and not forbidden.
public final class Follies {

    private int exchanges;
    private int falseClaims;
    private int heavier;

    public void note(CaboView view, CaboAction action) {
        if (!(action instanceof CaboAction.Exchange exchange)
                || !(view.viewer() instanceof Seat seat)
                || view.held().isEmpty()) {
            return;
        }
        exchanges++;
        List<Integer> known =
                exchange.slots().list().stream()
                        .map(slot -> view.remembered(new Place(seat, slot)))
                        .filter(OptionalInt::isPresent)
                        .map(OptionalInt::getAsInt)
                        .toList();
        falseClaims += known.stream().distinct().count() > 1 ? 1 : 0;
        boolean allKnown = known.size() == exchange.slots().size();
        int given = known.stream().mapToInt(Integer::intValue).sum();
        heavier += allKnown && given < view.held().getAsInt() ? 1 : 0;
    }

    @Override
    public String toString() {
        return "%d exchanges, %d of cards seen to differ, %d of lighter cards for a heavier"
                .formatted(exchanges, falseClaims, heavier);
    }
}
