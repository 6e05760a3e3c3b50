package tablee.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import tablee.server.watch.Pulse;
import tablee.table.History;

/// Where everything is kept. Reading blocks the caller; writing is done by a thread of its own, and what it promises is
/// in the store for good when the future completes.
public interface Store extends HouseStore, AutoCloseable {

    /// Adds a line. False when that line exists already: somebody else decided first, and nothing was written. When it fails,
    /// it is unknown whether the line was written, and the log has to be read again.
    CompletableFuture<Boolean> append(Append append);

    /// The lines after `seq`, in order.
    List<History.Line> log(String table, long after);

    /// The last line of each of these tables.
    Map<String, Long> newest(List<String> tables);

    Optional<TableRow> table(String id);

    /// Tables in the public list: the newest of every host first.
    List<TableRow> listed(int most);

    /// The tables a person sits at or hosts: those that wait for them first, then by last move. What they have put away is left out until
    /// it moves again; what is over stays away.
    List<Seated> tablesOf(String person, int most);

    /// A table of somebody.
    ///
    /// @param mine the person's own seats as a mask
    record Seated(TableRow row, int mine) {
        public boolean waitsForMe() {
            return (row.waits() & mine) != 0;
        }
    }

    /// Puts a table away for somebody, or takes it out again.
    CompletableFuture<Void> putAway(String person, String table, boolean away, long at);

    /// What somebody has put away, and when.
    Map<String, Long> putAwayBy(String person);

    /// How many unfinished tables a person sits at or hosts; counts no further than `most`.
    int unfinishedOf(String person, int most);

    /// Takes tables that are due, so that no other node takes them before `lease` has passed.
    CompletableFuture<List<String>> takeDue(long now, long lease, int most);

    /// All tables, newest first, for the host of the server.
    List<TableRow> all(int most);

    CompletableFuture<Void> update(PersonRow person);

    CompletableFuture<Void> add(LinkRow link);

    Optional<LinkRow> link(String hash, long now);

    /// Ends a link, and with it all others of the same person for the same seat. False when somebody else has used it before.
    CompletableFuture<Boolean> use(LinkRow link);

    /// Keeps a replay file for viewing.
    CompletableFuture<Void> addReplay(String id, String person, long at, String body);

    Optional<String> replay(String id);

    /// How many replay files somebody keeps here.
    int replaysOf(String person);

    Optional<PersonRow> person(String id);

    /// Adds a browser, or gives a known one to this person; of one person's, only the `most` newest stay.
    CompletableFuture<Void> add(PushRow push, int most);

    List<PushRow> pushesOf(String person);

    /// Forgets a browser of this person; all of them when `endpoint` is empty.
    CompletableFuture<Void> forget(String person, String endpoint);

    /// The value of this name, which is `fresh` if there was none.
    String secret(String name, String fresh);

    /// Writes something and forgets it again: whether writing works at all.
    CompletableFuture<Void> probe();

    /// What each thread that writes tells of itself.
    List<Pulse> pulses();

    /// Commands waiting to be written.
    int waiting();

    /// Everything in the store at one moment, as lines of JSON, for a back-up.
    void dump(Consumer<String> line);

    /// Writes back what [#dump] gave into an empty store.
    void restore(Iterable<String> lines);

    @Override
    void close();
}
