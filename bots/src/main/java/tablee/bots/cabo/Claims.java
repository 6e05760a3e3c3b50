package tablee.bots.cabo;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tablee.cabo.rules.CaboAction;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.Slots;
import tablee.engine.Seat;

/// Which trades of several cards a player may have in mind.
final class Claims {

    private Claims() {}

    /// The list without claims that this seat does not know to be good; never empty, since one card can always be replaced.
    static List<CaboAction> sound(CaboView view, List<CaboAction> legal) {
        if (!(view.viewer() instanceof Seat seat) || view.held().isEmpty()) {
            return legal;
        }
        var sound = new ArrayList<CaboAction>(legal.size());
        for (CaboAction action : legal) {
            if (!(action instanceof CaboAction.Exchange(Slots slots)) || isSet(view, seat, slots)) {
                sound.add(action);
            }
        }
        return sound;
    }

    private static boolean isSet(CaboView view, Seat seat, Slots slots) {
        if (slots.size() == 1) {
            return true;
        }
        OptionalInt first = view.remembered(new Place(seat, slots.lowest()));
        for (int slot : slots.list()) {
            if (first.isEmpty() || !view.remembered(new Place(seat, slot)).equals(first)) {
                return false;
            }
        }
        return true;
    }
}
