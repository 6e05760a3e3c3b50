package tablee.lab.balance;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.hasard.content.Profession;
import tablee.hasard.rules.HasardEvent;
import tablee.hasard.rules.Place;

/// The order of birth, cradles, qualities, and the professions a player's pawns set foot in.
public final class HasardFactors implements Factors {

    @Override
    public String game() {
        return "hasard";
    }

    @Override
    public Listener listen() {
        return new Life();
    }

    /// Whose pawn is whose, and what lies on the tracks.
    private static final class Life implements Listener {

        private final Map<Integer, Seat> owners = new HashMap<>();
        private final Map<String, Profession> laid = new HashMap<>();

        @Override
        public void hear(Event event, BiConsumer<Seat, Factor> met) {
            if (event instanceof HasardEvent.Born born) {
                Seat seat = Seat.of(born.seat());
                owners.put(born.pawn(), seat);
                met.accept(seat, Factor.said("order", Integer.toString(born.pawn()), ""));
            } else if (event instanceof HasardEvent.BeadGained gained) {
                String code = gained.quality().code();
                tell(gained.pawn(), Factor.said("quality", code, "hasard.quality." + code), met);
            } else if (event instanceof HasardEvent.CartonLaid carton) {
                laid.put(carton.track() + "/" + carton.rank(), carton.profession());
            } else if (event instanceof HasardEvent.Moved moved) {
                stepped(moved.pawn(), moved.to(), met);
            }
        }

        private void stepped(int pawn, Place place, BiConsumer<Seat, Factor> met) {
            if (place.isChildhood() && place.label().startsWith("CH-")) {
                tell(pawn, Factor.named("cradle", place.label().substring(0, 4)), met);
            }
            Profession profession =
                    place.isCarton() ? laid.get(place.track() + "/" + place.rank()) : null;
            if (profession != null) {
                String name = profession.name();
                tell(pawn, Factor.said("profession", name, "hasard.profession." + name), met);
            }
        }

        private void tell(int pawn, Factor factor, BiConsumer<Seat, Factor> met) {
            Seat seat = owners.get(pawn);
            if (seat != null) {
                met.accept(seat, factor);
            }
        }
    }
}
