package tablee.offline;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import tablee.engine.Seats;
import tablee.engine.Viewer;
import tablee.table.ask.Declined;
import tablee.table.tell.Listener;
import tablee.table.tell.Outgoing;
import tablee.table.tell.OutgoingWriter;
import tablee.table.tell.Telling;
import tablee.table.tell.Update;

/// A page that follows a table: what the server's socket is there.
final class Reader implements Listener {

    private final int connection;
    private final String person;
    private final String name;
    private final Telling telling;
    private final BiConsumer<Integer, String> send;
    private long told;
    private Optional<Integer> pace = Optional.empty();
    private List<Viewer> viewers = List.of();
    private Seats mine = Seats.NONE;

    /// @param since the last line it knows; 0 for none
    Reader(int connection, Context context, long since, BiConsumer<Integer, String> send) {
        this.connection = connection;
        this.person = context.person();
        this.name = context.name();
        this.telling = new Telling(context.language(), false, false);
        this.told = since;
        this.send = send;
    }

    @Override
    public String person() {
        return person;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Optional<Integer> pace() {
        return pace;
    }

    void watchAt(int wish) {
        pace = Optional.of(wish);
    }

    Seats mine() {
        return mine;
    }

    String language() {
        return telling.language();
    }

    void send(Outgoing message) {
        send.accept(connection, OutgoingWriter.write(message));
    }

    @Override
    public void here(Outgoing.Here here) {
        send(here);
    }

    @Override
    public void update(Update update) {
        if (update.seatsChanged()) {
            look(update);
        } else {
            update.messages(viewers, telling).forEach(text -> send.accept(connection, text));
            told = update.seq();
        }
    }

    /// The whole table, for a page that has just come or lost track.
    void look(Update update) {
        try {
            viewers = LocalTable.viewers(update.table(), person);
        } catch (Declined declined) {
            end("private");
            return;
        }
        mine = update.seatsOf(person);
        send.accept(connection, update.snapshot(person, viewers, telling, told));
        told = update.seq();
    }

    /// An empty text: the worker hangs up.
    @Override
    public void end(String reason) {
        send.accept(connection, "");
    }
}
