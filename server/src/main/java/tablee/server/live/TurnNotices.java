package tablee.server.live;

import java.util.function.Predicate;
import java.util.function.Supplier;
import tablee.engine.Seat;
import tablee.table.Entry;
import tablee.table.Table;

/// Tells people who are away from a table that it waits for them. Belongs to the table's thread.
final class TurnNotices {

    private final ServerNode node;
    private final Mailbox mail;
    private final Supplier<? extends Table<?, ?, ?>> table;
    private final Predicate<String> connected;
    private final Turns turns;

    /// @param connected whether somebody is here, and told by their own page
    TurnNotices(
            ServerNode node,
            Mailbox mail,
            Supplier<? extends Table<?, ?, ?>> table,
            Predicate<String> connected) {
        this.node = node;
        this.mail = mail;
        this.table = table;
        this.connected = connected;
        this.turns = new Turns(table.get());
    }

    /// After a line: people who are awaited now and were not before, unless they are here or come within a moment; and whoever was nudged.
    void written(Entry entry) {
        for (Turns.Turn turn : turns.fresh(table.get())) {
            if (!connected.test(turn.person())) {
                node.later(() -> mail.post(() -> notice(turn), () -> {}), Presence.PATIENCE);
            }
        }
        if (entry instanceof Entry.Nudged(Seat seat)) {
            nudge(seat);
        }
    }

    private void notice(Turns.Turn turn) {
        if (turn.isStillDue(table.get()) && !connected.test(turn.person())) {
            node.notices().turn(turn.person(), table.get().id(), table.get().game().info());
        }
    }

    private void nudge(Seat seat) {
        table.get()
                .chairs()
                .get(seat.index())
                .person()
                .filter(person -> !connected.test(person.id()))
                .ifPresent(
                        person ->
                                node.notices()
                                        .nudge(
                                                person.id(),
                                                table.get().id(),
                                                table.get().game().info()));
    }

    /// Another node wrote, and tells whoever is awaited now.
    void known() {
        turns.known(table.get());
    }
}
