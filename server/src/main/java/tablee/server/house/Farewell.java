package tablee.server.house;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.Phase;
import tablee.table.Ruling;
import tablee.table.Table;

/// Takes people and tables out of the house for good. Games that are over stay as they were played and can still be verified: names are no
/// part of the proof.
public final class Farewell {

    private final Tables tables;
    private final Store store;

    public Farewell(Tables tables) {
        this.tables = tables;
        this.store = tables.store();
    }

    /// Forgets somebody. First they can do nothing more, then they leave their tables, then nothing of theirs is left; whoever still looks at
    /// such a table reads it anew.
    public void person(String person) {
        store.people()
                .devicesOf(person)
                .forEach(device -> store.people().endDevice(person, device.id()).join());
        tables.spread("left-" + person);
        List<String> traces = store.house().tracesOf(person);
        traces.forEach(id -> leave(id, person));
        String alias = "gone-" + tables.newId();
        store.house().forgetPerson(person, alias).join();
        traces.forEach(this::readAgain);
        // Until it read anew, a table that is played wrote the names it remembered.
        store.house().forgetIn(traces, person, alias).join();
    }

    private void leave(String id, String person) {
        boolean over =
                store.table(id).filter(row -> !Phase.valueOf(row.phase()).isDone()).isEmpty();
        if (over) {
            return;
        }
        tables.find(id)
                .join()
                .ifPresent(
                        table -> {
                            for (Command command : look(table, found -> leaving(found, person))) {
                                ask(table, person, command);
                            }
                        });
    }

    /// Their seats are given back, or to bots; a table where nobody else is left is closed.
    private static List<Command> leaving(Table<?, ?, ?> table, String person) {
        boolean alone =
                table.chairs().stream()
                        .allMatch(chair -> chair.person().isEmpty() || chair.belongsTo(person));
        boolean mine = table.opened().host().equals(person);
        if (alone && (mine || table.phase() == Phase.PLAYING)) {
            return List.of(new Command.Close("closed"));
        }
        return table.seatsOf(person).list().stream().<Command>map(Command.Leave::new).toList();
    }

    /// Lines of this table were changed: whoever has it open reads it anew.
    public void readAgain(String id) {
        boolean running =
                store.table(id).filter(row -> !Phase.valueOf(row.phase()).isDone()).isPresent();
        if (running) {
            tables.find(id).join().ifPresent(table -> ask(table, "", new Command.Forget()));
        } else {
            tables.renew(id);
        }
    }

    /// Takes a table out, with everything that was played and said there.
    public void table(String id) {
        boolean running =
                store.table(id).filter(row -> !Phase.valueOf(row.phase()).isDone()).isPresent();
        if (running) {
            // Nobody writes to a table that is closed, not even a bot that was thinking.
            tables.find(id).join().ifPresent(table -> ask(table, "", new Command.Close("closed")));
        }
        tables.drop(id);
        store.house().deleteTable(id).join();
        // Somebody who came back in between has read what was still there.
        tables.drop(id);
    }

    private static void ask(LiveTable<?, ?, ?> table, String person, Command command) {
        var reply = new CompletableFuture<Ruling.Final>();
        boolean closing = command instanceof Command.Close;
        table.submit(closing ? "" : person, command, reply::complete);
        reply.join();
    }

    private static <R> R look(
            LiveTable<?, ?, ?> table, java.util.function.Function<Table<?, ?, ?>, R> eye) {
        var seen = new CompletableFuture<R>();
        table.look(
                found -> seen.complete(eye.apply(found)),
                () -> seen.completeExceptionally(new IllegalStateException("busy")));
        return seen.join();
    }
}
