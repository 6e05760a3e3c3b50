package tablee.server.live;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Seat;
import tablee.table.Sitter;
import tablee.table.Table;
import tablee.table.tell.Audience;
import tablee.table.tell.Outgoing;

/// Says who is at a table, and notices who comes and goes: what [Presence] knows, told to everybody here and to other nodes, and written down
/// for those who sit. Belongs to the table's thread.
final class Attendance {

    /// Within which several arrivals are told as one.
    private static final long SOON = 200;

    /// What follows for the table when somebody who sits at it has come or gone.
    interface Change {

        Table<?, ?, ?> table();

        void reappeared(Seat seat);

        void vanished(Seat seat);
    }

    private final ServerNode node;
    private final Mailbox mail;
    private final Audience audience;
    private final Presence presence;
    private final Change change;
    private final long begun;
    private Optional<Outgoing.Here> told = Optional.empty();
    private boolean due;

    /// Who was connected here and is not any more.
    private final Set<String> left = new HashSet<>(2);

    Attendance(ServerNode node, Mailbox mail, Audience audience, Change change) {
        this.node = node;
        this.mail = mail;
        this.audience = audience;
        this.presence = new Presence(audience);
        this.change = change;
        this.begun = node.now();
    }

    boolean isConnected(String person) {
        return presence.isConnected(change.table(), person);
    }

    /// Whether whoever has this badge is here, on any node.
    boolean isHereAs(String badge) {
        return presence.isHereAs(change.table(), badge, node.now());
    }

    Outgoing.Here message() {
        return presence.message(change.table(), node.now());
    }

    /// Somebody asked something, perhaps without a connection.
    void asked(String person) {
        presence.seen(person, node.now() + Presence.ASKED);
    }

    /// Somebody hung up.
    ///
    /// @param patience how long they may take to come back
    void left(String person, long patience) {
        left.add(person);
        presence.seen(person, node.now() + patience);
    }

    /// Another node says who is connected to it.
    void heard(String from, List<Presence.Guest> guests) {
        presence.heard(from, guests, node.now());
        tellSoon();
    }

    /// Soon, and once for everything until then.
    void tellSoon() {
        if (!due) {
            due = true;
            node.later(() -> mail.post(this::say, () -> {}), SOON);
        }
    }

    private void say() {
        due = false;
        if (node.bus().isShared()) {
            node.news().sayHere(change.table().id(), presence.guests(change.table(), node.now()));
        }
        Outgoing.Here here = message();
        if (!told.equals(Optional.of(here))) {
            told = Optional.of(here);
            audience.here(here);
        }
    }

    /// It is time to say and to hear who is here.
    void lookAround() {
        presence.expire(node.now());
        say();
        Table<?, ?, ?> table = change.table();
        for (int i = 0; i < table.seats(); i++) {
            Seat seat = Seat.of(i);
            table.chairs().get(i).person().ifPresent(person -> note(seat, person));
        }
    }

    private void note(Seat seat, Sitter.Person person) {
        Table<?, ?, ?> table = change.table();
        boolean here = presence.isHere(table, person.id(), node.now());
        boolean gone = table.chairs().get(seat.index()).goneSince() > 0;
        if (here && gone) {
            change.reappeared(seat);
        } else if (!here && !gone && isMissed(person)) {
            change.vanished(seat);
        }
    }

    /// Programs ask when they like; they are missed only when they hang up. A node that starts gives everybody a moment to come back.
    private boolean isMissed(Sitter.Person person) {
        return left.contains(person.id())
                || (!person.program() && node.now() - begun > Presence.RETURN);
    }
}
