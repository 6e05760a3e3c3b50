package tablee.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// How people are told of turns when they are away, and what is still to be told.
public final class NoticeStore {

    static final String DUE =
            "SELECT person FROM notices WHERE due_at <= ? ORDER BY due_at LIMIT ?";

    private final Database database;

    NoticeStore(Database database) {
        this.database = database;
    }

    // ---- ways

    public List<WayRow> waysOf(String person) {
        return database.all(
                RowType.WAY.select() + "WHERE person = ? ORDER BY at, id", RowType.WAY, person);
    }

    public CompletableFuture<Void> add(WayRow way) {
        return database.insert(RowType.WAY, way);
    }

    public CompletableFuture<Boolean> confirm(String person, String id, String code) {
        return database.change(
                "UPDATE ways SET code = '' WHERE person = ? AND id = ? AND code = ?",
                person,
                id,
                code);
    }

    /// Counts a try; false when there were so many.
    public CompletableFuture<Boolean> tried(String person, String id, int most) {
        return database.change(
                "UPDATE ways SET tries = tries + 1 WHERE person = ? AND id = ? AND tries < ?",
                person,
                id,
                most);
    }

    public CompletableFuture<Boolean> remove(String person, String id) {
        return database.change("DELETE FROM ways WHERE person = ? AND id = ?", person, id);
    }

    public CompletableFuture<Boolean> stop(String stop) {
        return database.change("DELETE FROM ways WHERE stop = ?", stop);
    }

    // ---- wishes

    public WishRow wishOf(String person) {
        return database.first(RowType.WISH.select() + "WHERE person = ?", RowType.WISH, person)
                .orElseGet(() -> WishRow.usual(person));
    }

    public CompletableFuture<Void> put(WishRow wish) {
        return database.write(
                RowType.WISH.insert()
                        + " ON CONFLICT (person) DO UPDATE SET quiet_from = excluded.quiet_from,"
                        + " quiet_to = excluded.quiet_to, zone = excluded.zone, every = excluded.every,"
                        + " sent_at = excluded.sent_at",
                RowType.WISH.values(wish));
    }

    public CompletableFuture<Void> hush(String person, String table, boolean on) {
        return database.write(
                on
                        ? "INSERT INTO hushed (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
                        : "DELETE FROM hushed WHERE person = ? AND table_id = ?",
                person,
                table);
    }

    public boolean isHushed(String person, String table) {
        return database.count(
                        "SELECT COUNT(*) FROM hushed WHERE person = ? AND table_id = ?",
                        person,
                        table)
                > 0;
    }

    public List<String> hushedBy(String person) {
        return database.texts("SELECT table_id FROM hushed WHERE person = ?", person);
    }

    // ---- what is to be told

    /// One for each table: what was noted before is told at the time that was set then.
    public CompletableFuture<Void> note(NoticeRow notice) {
        return database.write(
                RowType.NOTICE.insert()
                        + " ON CONFLICT (person, table_id) DO UPDATE SET kind = excluded.kind,"
                        + " at = excluded.at",
                RowType.NOTICE.values(notice));
    }

    /// People to whom something is due.
    public List<String> due(long now, int most) {
        return database.texts(DUE, now, most).stream().distinct().toList();
    }

    /// Everything that is to be told to somebody; whoever takes it is the only one who does.
    public CompletableFuture<List<NoticeRow>> take(String person) {
        return database.writer()
                .submit(
                        connection -> {
                            var taken = new ArrayList<NoticeRow>();
                            for (NoticeRow notice :
                                    Sql.query(
                                            connection,
                                            RowType.NOTICE.select() + "WHERE person = ?",
                                            RowType.NOTICE,
                                            person)) {
                                int mine =
                                        Sql.update(
                                                connection,
                                                "DELETE FROM notices WHERE person = ? AND table_id = ?",
                                                person,
                                                notice.table());
                                if (mine > 0) {
                                    taken.add(notice);
                                }
                            }
                            return taken;
                        });
    }

    /// A letter went out: the next one waits.
    public CompletableFuture<Void> sent(String person, long at) {
        return database.write(
                RowType.WISH.insert()
                        + " ON CONFLICT (person) DO UPDATE SET sent_at = excluded.sent_at",
                RowType.WISH.values(
                        new WishRow(
                                person,
                                0,
                                0,
                                WishRow.usual(person).zone(),
                                WishRow.usual(person).every(),
                                at)));
    }

    public Optional<WayRow> way(String person, String id) {
        return database.first(
                RowType.WAY.select() + "WHERE person = ? AND id = ?", RowType.WAY, person, id);
    }
}
