package tablee.server.store;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import tablee.engine.BadInput;
import tablee.server.watch.Pulse;
import tablee.table.History;

/// Where everything is kept: tables and their logs here, the rest in [#people], [#keep], [#company], [#evenings], [#house] and [#history]. Reading blocks the caller; writing is done by a
/// thread of its own, and what it promises is in the store for good when the future completes.
public abstract sealed class Store implements AutoCloseable permits SqliteStore, PostgresStore {

    /// Tables asked for in one query: databases limit how many a query may name.
    static final int AT_ONCE = 200;

    /// What somebody sits at or hosts. With OR in place of UNION PostgreSQL reads all tables there ever were.
    private static final String OWN =
            "id IN (SELECT id FROM tables WHERE host = ? UNION SELECT table_id FROM chairs WHERE person = ?)";

    /// By the name of the host itself SQLite would go through all tables in the order of their hosts.
    static final String LISTED =
            "SELECT "
                    + RowType.TABLE.columns("")
                    + " FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY host || ''"
                    + " ORDER BY opened_at DESC, id) AS turn FROM tables WHERE listed = 1"
                    + " AND phase IN ('OPEN', 'PLAYING')) AS fair"
                    + " ORDER BY turn, opened_at DESC, id LIMIT ?";

    static final String MINE =
            RowType.TABLE.select()
                    + "WHERE "
                    + OWN
                    + " AND NOT EXISTS (SELECT 1 FROM put_away a WHERE"
                    + " a.table_id = id AND a.person = ? AND (a.at >= moved_at OR phase"
                    + " IN ('OVER', 'CLOSED'))) ORDER BY moved_at DESC LIMIT ?";

    static final String SITTING = "SELECT table_id, seat FROM chairs WHERE person = ?";

    static final String UNFINISHED =
            "SELECT COUNT(*) FROM (SELECT id FROM tables WHERE "
                    + OWN
                    + " AND phase IN ('OPEN', 'PLAYING') LIMIT ?) AS unfinished";

    private static final String DUE =
            "SELECT id FROM tables WHERE due_at > 0 AND due_at <= ? ORDER BY due_at LIMIT ?";

    private final Database database;
    private final String locked;
    private final PeopleStore people;
    private final HouseStore house;
    private final HistoryStore history;
    private final KeepStore keep;
    private final CompanyStore company;
    private final EveningStore evenings;
    private final NoticeStore notices;

    /// @param locked what ends a query whose rows two nodes must not both take
    Store(Database database, String locked) {
        this.database = database;
        this.locked = locked;
        this.people = new PeopleStore(database);
        this.house = new HouseStore(database);
        this.company = new CompanyStore(database, locked);
        this.evenings = new EveningStore(database, locked);
        this.notices = new NoticeStore(database);
        this.keep = new KeepStore(database);
        this.history = new HistoryStore(database, locked);
    }

    /// The innermost cause in one line, for a sentence.
    static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String message = cause.getMessage() == null ? cause.toString() : cause.getMessage();
        return message.lines().findFirst().orElse("").strip();
    }

    public PeopleStore people() {
        return people;
    }

    public HouseStore house() {
        return house;
    }

    public CompanyStore company() {
        return company;
    }

    public EveningStore evenings() {
        return evenings;
    }

    public NoticeStore notices() {
        return notices;
    }

    public KeepStore keep() {
        return keep;
    }

    public HistoryStore history() {
        return history;
    }

    Writer writer() {
        return database.writer();
    }

    // ---- logs

    /// Adds a line. False when that line exists already: somebody else decided first, and nothing was written. When it fails,
    /// it is unknown whether the line was written, and the log has to be read again.
    public CompletableFuture<Boolean> append(Append append) {
        return writer().append(append);
    }

    /// The lines after `seq`, in order.
    public List<History.Line> log(String table, long after) {
        return database.all(
                "SELECT seq, at, body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq",
                row -> new History.Line(row.getLong(1), row.getLong(2), row.getString(3)),
                table,
                after);
    }

    /// The last line of each of these tables.
    public Map<String, Long> newest(List<String> tables) {
        Map<String, Long> newest = new HashMap<>();
        for (int from = 0; from < tables.size(); from += AT_ONCE) {
            Object[] some = tables.subList(from, Math.min(tables.size(), from + AT_ONCE)).toArray();
            String places = String.join(",", Collections.nCopies(some.length, "?"));
            database.all(
                    "SELECT id, (SELECT max(seq) FROM log WHERE table_id = id) FROM tables WHERE id IN ("
                            + places
                            + ")",
                    row -> newest.put(row.getString(1), row.getLong(2)),
                    some);
        }
        return newest;
    }

    // ---- tables

    public Optional<TableRow> table(String id) {
        return database.first(RowType.TABLE.select() + "WHERE id = ?", RowType.TABLE, id);
    }

    /// Tables in the public list: the newest of every host, then the second newest of every host, and so on, so that nobody fills it.
    public List<TableRow> listed(int most) {
        return database.all(LISTED, RowType.TABLE, most);
    }

    /// All tables, newest first, for the host of the server.
    public List<TableRow> all(int most) {
        return database.all(
                RowType.TABLE.select() + "ORDER BY opened_at DESC LIMIT ?", RowType.TABLE, most);
    }

    /// A table of somebody.
    ///
    /// @param mine the person's own seats as a mask
    public record Seated(TableRow row, int mine) {
        public boolean waitsForMe() {
            return (row.waits() & mine) != 0;
        }
    }

    /// The tables a person sits at or hosts: those that wait for them first, then by last move. What they have put away is left out until
    /// it moves again; what is over stays away.
    public List<Seated> tablesOf(String person, int most) {
        Map<String, Integer> mine = new HashMap<>();
        database.all(
                SITTING,
                row -> mine.merge(row.getString(1), 1 << row.getInt(2), (a, b) -> a | b),
                person);
        return database.all(MINE, RowType.TABLE, person, person, person, most).stream()
                .map(row -> new Seated(row, mine.getOrDefault(row.id(), 0)))
                .sorted(Comparator.comparing(Seated::waitsForMe).reversed())
                .toList();
    }

    /// Puts a table away for somebody, or takes it out again.
    public CompletableFuture<Void> putAway(String person, String table, boolean away, long at) {
        return away
                ? database.write(
                        "INSERT INTO put_away (person, table_id, at) VALUES (?, ?, ?)"
                                + " ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at",
                        person,
                        table,
                        at)
                : database.write(
                        "DELETE FROM put_away WHERE person = ? AND table_id = ?", person, table);
    }

    /// What somebody has put away, and when.
    public Map<String, Long> putAwayBy(String person) {
        Map<String, Long> away = new LinkedHashMap<>();
        database.all(
                "SELECT table_id, at FROM put_away WHERE person = ? ORDER BY at",
                row -> away.put(row.getString(1), row.getLong(2)),
                person);
        return away;
    }

    /// How many unfinished tables a person sits at or hosts; counts no further than `most`.
    public int unfinishedOf(String person, int most) {
        return database.count(UNFINISHED, person, person, most);
    }

    /// Takes tables that are due, so that no other node takes them before `lease` has passed.
    public CompletableFuture<List<String>> takeDue(long now, long lease, int most) {
        return writer().submit(
                        connection -> {
                            List<String> due =
                                    Sql.query(
                                            connection,
                                            DUE + locked,
                                            row -> row.getString(1),
                                            now,
                                            most);
                            for (String id : due) {
                                Sql.update(
                                        connection,
                                        "UPDATE tables SET due_at = ? WHERE id = ?",
                                        now + lease,
                                        id);
                            }
                            return due;
                        });
    }

    // ---- the store itself

    /// The value of this name, which is `fresh` if there was none.
    public String secret(String name, String fresh) {
        database.write(
                        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        name,
                        fresh)
                .join();
        return database.texts("SELECT value FROM secrets WHERE name = ?", name).getFirst();
    }

    /// Writes something and forgets it again: whether writing works at all. In the very table that everything depends on, and away again in
    /// the same transaction.
    public CompletableFuture<Void> probe() {
        return database.write(
                connection -> {
                    Sql.update(
                            connection,
                            "INSERT INTO log (table_id, seq, at, body) VALUES ('-', 0, 0, '')"
                                    + " ON CONFLICT DO NOTHING");
                    Sql.update(connection, "DELETE FROM log WHERE table_id = '-'");
                });
    }

    /// What each thread that writes tells of itself.
    public List<Pulse> pulses() {
        return writer().pulses();
    }

    /// Commands waiting to be written.
    public int waiting() {
        return writer().waiting();
    }

    /// Everything in the store at one moment, as lines of JSON, for a back-up.
    public void dump(Consumer<String> line) {
        boolean _ =
                database.read(
                        connection -> {
                            Dump.write(connection, line);
                            return true;
                        });
    }

    /// Writes back what [#dump] gave into an empty store.
    public void restore(Iterable<String> lines) {
        try {
            database.write(connection -> Dump.read(connection, lines)).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof BadInput refused) {
                throw refused;
            }
            throw BadInput.of("server.backup.broken", reason(e));
        }
    }

    @Override
    public void close() {
        database.close();
    }
}
