package tablee.cabo;

import tablee.engine.BadInput;
import tablee.engine.Seat;

/// Where a card lies: a seat and a slot from 1 on, written `B2`. Cards that lie face down have no other name (CABO-INFO-18).
public record Place(Seat seat, int slot) {

    /// Tableaux are packed eight slots to a seat, so that a set of places fits in a `long`.
    static final int STRIDE = CaboOptions.MOST_CARDS;

    public Place {
        if (slot < 1 || slot > STRIDE) {
            throw BadInput.of("cabo.slot.range", slot, STRIDE);
        }
    }

    static Place of(int cell) {
        return new Place(Seat.of(cell / STRIDE), cell % STRIDE + 1);
    }

    int cell() {
        return seat.index() * STRIDE + slot - 1;
    }

    static Place read(String text) {
        if (!text.matches("[A-Ha-h][1-8]")) {
            throw BadInput.of("cabo.place.shape", text);
        }
        return new Place(Seat.of(text.substring(0, 1)), text.charAt(1) - '0');
    }

    @Override
    public String toString() {
        return seat.label() + slot;
    }
}
