package tablee.cabo.rules;

import tablee.engine.BadInput;
import tablee.engine.Message;
import tablee.engine.Seat;

/// Where a card lies: a seat and a slot from 1 on, written `B2`. Cards that lie face down have no other name (CABO-INFO-18).
public record Place(Seat seat, int slot) {

    public Place {
        if (slot < 1 || slot > Layout.SLOTS) {
            throw BadInput.of("cabo.slot.range", slot, Layout.SLOTS);
        }
    }

    int cell() {
        return Layout.cell(seat.index(), slot - 1);
    }

    public static Place read(String text) {
        if (!text.matches("[A-Ha-h][1-8]")) {
            throw BadInput.of("cabo.place.shape", text);
        }
        return new Place(Seat.of(text.substring(0, 1)), text.charAt(1) - '0');
    }

    /// A card that lies face down, by whose it is and where.
    public Message said() {
        return Message.of("cabo.card", seat, slot);
    }

    @Override
    public String toString() {
        return seat.label() + slot;
    }
}
