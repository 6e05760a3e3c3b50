package tablee.table;

import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;

/// Time that stands still: of everybody, when all who sit here agree and until one of them asks to go on; of one seat in slow play, while
/// somebody is on holiday.
final class Pausing<S extends State, V extends View, A extends Action> extends Deciding<S, V, A> {

    private static final long DAY = 86_400_000L;

    /// Days of holiday that a seat has in one game.
    private static final int MOST_DAYS = 28;

    Pausing(Table<S, V, A> table) {
        super(table);
    }

    /// Asks for a pause or agrees to one; or does not.
    Decision<S> pause(String person, Seat seat, boolean agrees) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (table.isPaused()) {
            return agrees ? already(table.seq()) : no("server.table.paused");
        }
        if (!agrees) {
            return table.pause().isPresent()
                    ? said(seat, Entry.Stand.REFUSED)
                    : no("server.pause.unasked");
        }
        Seats agreed = table.pause().map(Table.Wish::agreed).orElse(Seats.NONE);
        if (!others(person, agreed)) {
            return said(seat, Entry.Stand.STILL);
        }
        if (agreed.contains(seat)) {
            return already(table.seq());
        }
        return said(seat, agreed.isEmpty() ? Entry.Stand.ASKED : Entry.Stand.AGREED);
    }

    private Decision<S> said(Seat seat, Entry.Stand stand) {
        return line(new Entry.Pause(seat, stand));
    }

    /// One is enough to go on.
    Decision<S> goOn(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        return table.isPaused() ? said(seat, Entry.Stand.OVER) : no("server.pause.not");
    }

    /// From now on for so many days; none to be back.
    Decision<S> holiday(String person, Seat seat, int days, long now) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        if (table.phase() != Phase.PLAYING) {
            return no(table.phase() == Phase.OPEN ? "server.table.open" : "server.table.done");
        }
        if (!table.opened().terms().clock().isSlow()) {
            return no("server.holiday.live");
        }
        Chair chair = table.chair(seat);
        if (days == 0 && chair.holidayUntil <= now) {
            return already(table.seq());
        }
        return spent(chair, now) + days * DAY > MOST_DAYS * DAY
                ? no("server.holiday.spent")
                : line(new Entry.Holiday(seat, now + days * DAY));
    }

    private static long spent(Chair chair, long now) {
        return chair.holidaySpent
                + Math.max(0, Math.min(now, chair.holidayUntil) - chair.holidayFrom);
    }
}
