package tablee.server.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// How games ended. Everything in here follows from logs; what has to be read from them is noted with the line that ends a game.
public final class HistoryStore {

    /// Finished tables are noted in the same transaction as the line that ended them.
    static final String NOTE =
            "INSERT INTO unread (table_id, due_at) VALUES (?, 0) ON CONFLICT (table_id)"
                    + " DO UPDATE SET due_at = 0";

    static final String TAKE =
            "SELECT table_id FROM unread WHERE due_at <= ? ORDER BY due_at LIMIT ?";

    static final String MINE =
            RowType.RESULT.select()
                    + "r WHERE person = ? AND person <> '' AND ended_at <= ? AND (ended_at < ? OR table_id < ?)";

    static final String ORDER = " ORDER BY ended_at DESC, table_id DESC LIMIT ?";

    static final String WITH =
            " AND EXISTS (SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.person = ?)";

    static final String MET =
            "SELECT o.person, COALESCE(MAX(p.name), MAX(o.name)), COUNT(*),"
                    + " SUM(CASE WHEN m.rank < o.rank THEN 1 ELSE 0 END),"
                    + " SUM(CASE WHEN m.rank > o.rank THEN 1 ELSE 0 END), MAX(m.ended_at)"
                    + " FROM results m JOIN results o ON o.table_id = m.table_id AND o.person <> m.person"
                    + " AND o.person <> '' AND o.counts = 1 LEFT JOIN people p ON p.id = o.person"
                    + " WHERE m.person = ? AND m.person <> '' AND m.counts = 1"
                    + " GROUP BY o.person ORDER BY COUNT(*) DESC, o.person LIMIT ?";

    static final String LUCK =
            "SELECT r.table_id, r.game, r.ended_at, l.luck FROM results r JOIN lucks l"
                    + " ON l.table_id = r.table_id AND l.seat = r.seat WHERE r.person = ?"
                    + " AND r.person <> '' AND r.counts = 1 ORDER BY r.ended_at DESC, r.table_id DESC LIMIT ?";

    private final Database database;
    private final String locked;

    /// @param locked what ends a query whose rows nobody else may take
    HistoryStore(Database database, String locked) {
        this.database = database;
        this.locked = locked;
    }

    /// Which of somebody's games are asked for.
    ///
    /// @param game empty for all
    /// @param with a person who played too; empty for anybody
    /// @param won `won`, `lost`, or empty for both
    /// @param company `people` for games with others, `bots` for games alone among bots, or empty for both
    /// @param before only what ended before then
    /// @param beforeTable of what ended at that moment, only tables before this one
    public record Asked(
            String game, String with, String won, String company, long before, String beforeTable) {

        public static final Asked ALL = new Asked("", "", "", "", Long.MAX_VALUE, "");
    }

    /// Somebody's games, the newest first.
    public List<ResultRow> resultsOf(String person, Asked asked, int most) {
        var sql = new StringBuilder(MINE);
        List<Object> args =
                new ArrayList<>(
                        List.of(person, asked.before(), asked.before(), asked.beforeTable()));
        if (!asked.game().isEmpty()) {
            sql.append(" AND game = ?");
            args.add(asked.game());
        }
        switch (asked.won()) {
            case "won" -> sql.append(" AND rank = 1");
            case "lost" -> sql.append(" AND rank > 1");
            default -> {}
        }
        switch (asked.company()) {
            case "people" -> sql.append(" AND people > 1");
            case "bots" -> sql.append(" AND people = 1");
            default -> {}
        }
        if (!asked.with().isEmpty()) {
            sql.append(WITH);
            args.add(asked.with());
        }
        args.add(most);
        return database.all(sql.append(ORDER).toString(), RowType.RESULT, args.toArray());
    }

    static String seats(int tables) {
        return RowType.RESULT.select()
                + "WHERE table_id IN ("
                + String.join(",", Collections.nCopies(tables, "?"))
                + ") ORDER BY table_id, seat";
    }

    /// All seats of these tables, table by table and in order.
    public List<ResultRow> seatsOf(List<String> tables) {
        var seats = new ArrayList<ResultRow>();
        for (int from = 0; from < tables.size(); from += Store.AT_ONCE) {
            Object[] some =
                    tables.subList(from, Math.min(tables.size(), from + Store.AT_ONCE)).toArray();
            seats.addAll(database.all(seats(some.length), RowType.RESULT, some));
        }
        return seats;
    }

    /// Somebody whom one has played with.
    ///
    /// @param ahead games in which one ended before them
    /// @param behind games in which they did
    public record Met(String person, String name, int games, int ahead, int behind, long lastAt) {}

    /// Those with whom somebody has played most.
    public List<Met> metBy(String person, int most) {
        return database.all(
                MET,
                row ->
                        new Met(
                                row.getString(1),
                                row.getString(2),
                                row.getInt(3),
                                row.getInt(4),
                                row.getInt(5),
                                row.getLong(6)),
                person,
                most);
    }

    // ---- luck

    /// How much luck somebody had in a game that was analysed, as a part of a win.
    public record Luck(String table, String game, long endedAt, double luck) {}

    /// What an analysis found for each seat, in order.
    public CompletableFuture<Void> lucky(String table, List<Double> seats) {
        return database.write(
                connection -> {
                    Sql.update(connection, "DELETE FROM lucks WHERE table_id = ?", table);
                    for (int seat = 0; seat < seats.size(); seat++) {
                        Sql.update(
                                connection,
                                "INSERT INTO lucks (table_id, seat, luck) VALUES (?, ?, ?)",
                                table,
                                seat,
                                seats.get(seat));
                    }
                });
    }

    /// Somebody's luck, the newest game first.
    public List<Luck> luckOf(String person, int most) {
        return database.all(
                LUCK,
                row ->
                        new Luck(
                                row.getString(1),
                                row.getString(2),
                                row.getLong(3),
                                row.getDouble(4)),
                person,
                most);
    }

    // ---- reading logs

    /// Tables that are to be read; nobody else gets them before `until`.
    public CompletableFuture<List<String>> takeUnread(long now, long until, int most) {
        return database.writer()
                .submit(
                        connection -> {
                            List<String> due =
                                    Sql.query(
                                            connection,
                                            TAKE + locked,
                                            row -> row.getString(1),
                                            now,
                                            most);
                            for (String id : due) {
                                Sql.update(
                                        connection,
                                        "UPDATE unread SET due_at = ? WHERE table_id = ?",
                                        until,
                                        id);
                            }
                            return due;
                        });
    }

    /// What a log said, in place of what was known. A table that was noted again meanwhile, or is gone, is left for the next time.
    ///
    /// @param until up to when it was taken
    public CompletableFuture<Boolean> replace(String table, List<ResultRow> rows, long until) {
        return database.writer()
                .submit(
                        connection -> {
                            boolean mine =
                                    Sql.update(
                                                    connection,
                                                    "DELETE FROM unread WHERE table_id = ? AND due_at = ?",
                                                    table,
                                                    until)
                                            > 0;
                            if (mine) {
                                Sql.update(
                                        connection,
                                        "DELETE FROM results WHERE table_id = ?",
                                        table);
                                for (ResultRow row : rows) {
                                    Sql.insert(connection, RowType.RESULT, row);
                                }
                            }
                            return mine;
                        });
    }

    /// Notes every finished table: all of it is read again.
    public CompletableFuture<Integer> readAllAgain() {
        return database.writer().submit(HistoryStore::noteAll);
    }

    static int noteAll(java.sql.Connection connection) throws java.sql.SQLException {
        return Sql.update(
                connection,
                "INSERT INTO unread (table_id, due_at) SELECT id, 0 FROM tables WHERE phase = 'OVER'"
                        + " ON CONFLICT (table_id) DO NOTHING");
    }

    /// How many tables wait to be read; counts no further than `most`.
    public int unread(int most) {
        return database.count(
                "SELECT COUNT(*) FROM (SELECT table_id FROM unread LIMIT ?) AS waiting", most);
    }
}
