package tablee.table;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;

/// The host's house right, talking, and asking a bot for advice.
final class Housekeeping<S extends State, V extends View, A extends Action>
        extends Deciding<S, V, A> {

    /// How long nobody is nudged again: it rings.
    private static final long NUDGE_MILLIS = 15_000;

    /// More people than a table ever sees are kept out by locking it.
    private static final int MOST_OUT = 100;

    Housekeeping(Table<S, V, A> table) {
        super(table);
    }

    /// Whoever may not look may not write either, and nobody speaks under somebody else's name.
    Decision<S> say(String person, String name, String text) {
        if (!table.mayLook(person)) {
            return no("server.table.private");
        }
        if (!table.guests().mayTalk()) {
            return no("server.chat.closed");
        }
        Seats mine = table.seatsOf(person);
        return speaker(mine, name)
                .map(who -> line(new Entry.Said(person, who, text)))
                .orElseGet(() -> no("server.name.alike"));
    }

    private Optional<String> speaker(Seats mine, String name) {
        if (mine.isEmpty()) {
            return Names.free(table, Optional.empty(), name);
        }
        for (Seat seat : mine) {
            if (table.name(seat).equals(name)) {
                return Optional.of(name);
            }
        }
        return Optional.of(table.name(mine.first()));
    }

    Decision<S> rule(String person, Entry.Rule rule, boolean on) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        boolean already =
                switch (rule) {
                    case CHAT -> table.guests().mayTalk() == on;
                    case LOCK -> table.guests().isLocked() == on;
                };
        return already ? already(table.seq()) : line(new Entry.Ruled(rule, on));
    }

    Decision<S> nudge(String person, Seat seat, long now) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        if (table.phase().isDone()) {
            return no("server.table.done");
        }
        if (!exists(seat) || table.chair(seat).person().isEmpty()) {
            return no("server.seat.free");
        }
        long last = table.chair(seat).nudgedAt;
        return last > 0 && now - last < NUDGE_MILLIS
                ? no("server.nudge.soon")
                : line(new Entry.Nudged(seat));
    }

    /// How long somebody may be gone before a bot takes their seat.
    Decision<S> patience(String person, int seconds) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        if (table.phase().isDone()) {
            return no("server.table.done");
        }
        return seconds == table.patience()
                ? already(table.seq())
                : line(new Entry.Patience(seconds));
    }

    Decision<S> keepOut(String person, Command.KeepOut asked) {
        if (!rules(person)) {
            return no("server.host.only");
        }
        Guests guests = table.guests();
        String badge = asked.badge();
        String name = asked.name();
        if (asked.seat().isPresent()) {
            Seat seat = asked.seat().get();
            if (!exists(seat) || table.chair(seat).person().isEmpty()) {
                return no("server.seat.free");
            }
            badge = guests.badge(table.chair(seat).person().get().id());
            name = table.name(seat);
        }
        if (badge.equals(guests.badge(table.opened().host()))) {
            return no("server.house.host");
        }
        if (asked.out() && table.isBound() && table.phase() == Phase.OPEN) {
            return no("server.table.bound");
        }
        if (guests.out().containsKey(badge) == asked.out()) {
            return already(table.seq());
        }
        return asked.out() && guests.out().size() >= MOST_OUT
                ? no("server.house.many")
                : line(new Entry.KeptOut(badge, name, asked.out()));
    }

    /// Whether advice may be given here now. Where it may, everybody at the table reads that it was.
    Decision<S> hint(String person, Seat seat) {
        if (!owns(person, seat)) {
            return no("server.seat.notyours");
        }
        Chair chair = table.chair(seat);
        if (!table.awaited().contains(seat) || chair.robot().isPresent() || !allowed(person)) {
            return no("server.hint.no");
        }
        return chair.hintedSeq > chair.askedSeq()
                ? already(chair.hintedSeq)
                : line(new Entry.Hinted(seat));
    }

    private boolean allowed(String person) {
        return switch (table.opened().terms().hints()) {
            case OFF -> false;
            case ON -> true;
            case SOLO ->
                    table.chairs().stream()
                            .allMatch(chair -> chair.person().isEmpty() || chair.belongsTo(person));
        };
    }
}
