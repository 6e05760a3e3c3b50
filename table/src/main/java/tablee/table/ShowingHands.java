package tablee.table;

import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;

/// Hands that whoever looks on may see: when all who sit here have agreed, and until one of them has not.
final class ShowingHands<S extends State, V extends View, A extends Action>
        extends Deciding<S, V, A> {

    ShowingHands(Table<S, V, A> table) {
        super(table);
    }

    Decision<S> hands(String person, Seat seat, boolean agrees) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (table.isSealed() || !table.terms().spectators()) {
            return no("server.hands.nobody");
        }
        return agrees ? agreed(person, seat) : refused(seat);
    }

    /// One is enough, at any time.
    private Decision<S> refused(Seat seat) {
        if (table.hands().isEmpty()) {
            return no("server.hands.unasked");
        }
        return said(seat, table.showsHands() ? Entry.Stand.OVER : Entry.Stand.REFUSED);
    }

    private Decision<S> agreed(String person, Seat seat) {
        if (table.showsHands()) {
            return already(table.seq());
        }
        Seats before = table.hands().map(Table.Wish::agreed).orElse(Seats.NONE);
        Seats agreed = before;
        for (Seat own : table.seatsOf(person)) {
            agreed = agreed.with(own);
        }
        if (table.isOfAll(agreed)) {
            return said(seat, Entry.Stand.STILL);
        }
        return before.contains(seat)
                ? already(table.seq())
                : said(seat, before.isEmpty() ? Entry.Stand.ASKED : Entry.Stand.AGREED);
    }

    private Decision<S> said(Seat seat, Entry.Stand stand) {
        return line(new Entry.Hands(seat, stand));
    }
}
