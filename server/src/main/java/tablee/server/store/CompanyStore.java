package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Who knows whom, who is here, who is asked to which table, and who wants a game now.
public final class CompanyStore {

    static final String TIES =
            "SELECT t.other, p.name, t.kind, t.at, COALESCE(h.at, 0) FROM ties t JOIN people p"
                    + " ON p.id = t.other LEFT JOIN here h ON h.person = t.other"
                    + " WHERE t.person = ? ORDER BY t.at DESC LIMIT ?";

    static final String ASKING =
            "SELECT t.person, p.name, t.kind, t.at, 0 FROM ties t JOIN people p ON p.id = t.person"
                    + " WHERE t.other = ? AND t.kind = 'ASKED' AND NOT EXISTS (SELECT 1 FROM ties b"
                    + " WHERE b.person = t.other AND b.other = t.person AND b.kind = 'BLOCKED')"
                    + " ORDER BY t.at DESC LIMIT ?";

    static final String HAS_FRIENDS =
            "SELECT other FROM ties WHERE person = ? AND kind = 'FRIEND' LIMIT 1";

    static final String INVITES =
            "SELECT i.table_id, t.game, i.host, p.name, i.at FROM invites i JOIN tables t"
                    + " ON t.id = i.table_id JOIN people p ON p.id = i.host WHERE i.person = ?"
                    + " AND t.phase = 'OPEN' AND t.free > 0 ORDER BY i.at DESC LIMIT ?";

    static final String WAITING =
            RowType.QUEUE.select()
                    + "WHERE table_id = '' AND taken_at < ? AND seen_at > ?"
                    + " ORDER BY wish, since_at LIMIT ?";

    private final Database database;
    private final String locked;

    CompanyStore(Database database, String locked) {
        this.database = database;
        this.locked = locked;
    }

    public enum Kind {
        FRIEND,
        ASKED,
        BLOCKED
    }

    /// What somebody is to me.
    ///
    /// @param hereAt when they were last here; 0 where nobody knows
    public record Tie(String person, String name, Kind kind, long at, long hereAt) {}

    private static final Sql.Reader<Tie> TIE =
            row ->
                    new Tie(
                            row.getString(1),
                            row.getString(2),
                            Kind.valueOf(row.getString(3)),
                            row.getLong(4),
                            row.getLong(5));

    public List<Tie> tiesOf(String person, int most) {
        return database.all(TIES, TIE, person, most);
    }

    /// Those who would like to be friends.
    public List<Tie> askingFor(String person, int most) {
        return database.all(ASKING, TIE, person, most);
    }

    /// Asks somebody to be a friend; who has asked too is one at once. Whoever is blocked asks in vain, and has asked as far as they can see.
    public CompletableFuture<Void> ask(String person, String other, long at) {
        return database.write(
                connection -> {
                    Optional<Kind> theirs = kind(connection, other, person);
                    if (theirs.equals(Optional.of(Kind.ASKED))) {
                        befriend(connection, person, other, at);
                    } else if (!theirs.equals(Optional.of(Kind.FRIEND))) {
                        tie(connection, person, other, Kind.ASKED, at);
                    }
                });
    }

    public CompletableFuture<Void> befriend(String person, String other, long at) {
        return database.write(connection -> befriend(connection, person, other, at));
    }

    private static void befriend(Connection connection, String person, String other, long at)
            throws SQLException {
        tie(connection, person, other, Kind.FRIEND, at);
        tie(connection, other, person, Kind.FRIEND, at);
    }

    /// No longer a friend, asked, or blocked by me; what they have blocked stays.
    public CompletableFuture<Void> part(String person, String other) {
        return database.write(
                connection -> {
                    Sql.update(
                            connection,
                            "DELETE FROM ties WHERE person = ? AND other = ?",
                            person,
                            other);
                    unblocked(connection, other, person);
                });
    }

    public CompletableFuture<Void> block(String person, String other, long at) {
        return database.write(
                connection -> {
                    unblocked(connection, other, person);
                    tie(connection, person, other, Kind.BLOCKED, at);
                    Sql.update(
                            connection,
                            "DELETE FROM invites WHERE person = ? AND host = ?",
                            person,
                            other);
                });
    }

    private static void unblocked(Connection connection, String from, String to)
            throws SQLException {
        Sql.update(
                connection,
                "DELETE FROM ties WHERE person = ? AND other = ? AND kind <> 'BLOCKED'",
                from,
                to);
    }

    private static void tie(Connection connection, String person, String other, Kind kind, long at)
            throws SQLException {
        Sql.update(
                connection,
                "INSERT INTO ties (person, other, kind, at) VALUES (?, ?, ?, ?) ON CONFLICT"
                        + " (person, other) DO UPDATE SET kind = excluded.kind, at = excluded.at",
                person,
                other,
                kind.name(),
                at);
    }

    private static Optional<Kind> kind(Connection connection, String from, String to)
            throws SQLException {
        return Sql.query(
                        connection,
                        "SELECT kind FROM ties WHERE person = ? AND other = ?",
                        row -> Kind.valueOf(row.getString(1)),
                        from,
                        to)
                .stream()
                .findFirst();
    }

    public Optional<Kind> kind(String person, String other) {
        return database.read(connection -> kind(connection, person, other));
    }

    /// Whether one of them does not want to meet the other.
    static boolean isApart(Connection connection, String person, String other) throws SQLException {
        return kind(connection, person, other).equals(Optional.of(Kind.BLOCKED))
                || kind(connection, other, person).equals(Optional.of(Kind.BLOCKED));
    }

    /// Whether there is somebody who would see that they are here.
    public boolean hasFriends(String person) {
        return !database.texts(HAS_FRIENDS, person).isEmpty();
    }

    public CompletableFuture<Void> here(String person, long at) {
        return database.write(
                "INSERT INTO here (person, at) VALUES (?, ?) ON CONFLICT (person)"
                        + " DO UPDATE SET at = excluded.at",
                person,
                at);
    }

    // ---- invitations

    /// A table to which I am asked.
    public record Invite(String table, String game, String host, String name, long at) {}

    public CompletableFuture<Void> invite(String person, String table, String host, long at) {
        return database.write(
                "INSERT INTO invites (person, table_id, host, at) VALUES (?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                person,
                table,
                host,
                at);
    }

    public CompletableFuture<Void> decline(String person, String table) {
        return database.write(
                "DELETE FROM invites WHERE person = ? AND table_id = ?", person, table);
    }

    /// Those to tables where a chair is still free.
    public List<Invite> invitesOf(String person, int most) {
        return database.all(
                INVITES,
                row ->
                        new Invite(
                                row.getString(1),
                                row.getString(2),
                                row.getString(3),
                                row.getString(4),
                                row.getLong(5)),
                person,
                most);
    }

    // ---- a game now

    public CompletableFuture<Void> enqueue(QueueRow row) {
        return database.write(
                connection -> {
                    Sql.update(connection, "DELETE FROM queue WHERE person = ?", row.person());
                    Sql.insert(connection, RowType.QUEUE, row);
                });
    }

    public Optional<QueueRow> queued(String person) {
        return database.first(RowType.QUEUE.select() + "WHERE person = ?", RowType.QUEUE, person);
    }

    public CompletableFuture<Void> seen(String person, long at) {
        return database.write("UPDATE queue SET seen_at = ? WHERE person = ?", at, person);
    }

    /// False when they are being seated at this moment.
    public CompletableFuture<Boolean> dequeue(String person, long now) {
        return database.change(
                "DELETE FROM queue WHERE person = ? AND (table_id <> '' OR taken_at < ?)",
                person,
                now);
    }

    /// Those who can be seated now, together; nobody else gets them before `until`.
    ///
    /// @param seenSince only who has asked since then
    public CompletableFuture<List<List<QueueRow>>> takeGroups(
            long now, long until, long seenSince, int most, Seating seating) {
        // Mostly nobody waits, and who only asks does not stand in line with those who write.
        if (database.first(WAITING, RowType.QUEUE, now, seenSince, 1).isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        return database.writer()
                .submit(
                        connection -> {
                            List<QueueRow> waiting =
                                    Sql.query(
                                            connection,
                                            WAITING + locked,
                                            RowType.QUEUE,
                                            now,
                                            seenSince,
                                            most);
                            List<List<QueueRow>> groups =
                                    seating.groups(
                                            waiting,
                                            (one, other) -> isApart(connection, one, other));
                            for (List<QueueRow> group : groups) {
                                for (QueueRow row : group) {
                                    Sql.update(
                                            connection,
                                            "UPDATE queue SET taken_at = ? WHERE person = ?",
                                            until,
                                            row.person());
                                }
                            }
                            return groups;
                        });
    }

    /// Whether two people are not to meet.
    @FunctionalInterface
    public interface Apart {
        boolean test(String one, String other) throws SQLException;
    }

    /// Who of those who wait, wish by wish and the longest first, sits down together.
    @FunctionalInterface
    public interface Seating {
        List<List<QueueRow>> groups(List<QueueRow> waiting, Apart apart) throws SQLException;
    }

    /// They sit at this table. False when one of them is no longer taken until then: then nobody is.
    public CompletableFuture<Boolean> placed(List<QueueRow> group, String table, long until) {
        return database.writer()
                .submit(
                        connection -> {
                            int placed = 0;
                            for (QueueRow row : group) {
                                placed +=
                                        Sql.update(
                                                connection,
                                                "UPDATE queue SET table_id = ? WHERE person = ?"
                                                        + " AND taken_at = ? AND table_id = ''",
                                                table,
                                                row.person(),
                                                until);
                            }
                            if (placed < group.size()) {
                                Sql.update(
                                        connection,
                                        "UPDATE queue SET table_id = '' WHERE table_id = ?",
                                        table);
                            }
                            return placed == group.size();
                        });
    }

    /// Lets go of those who have not asked since then.
    public CompletableFuture<Void> forgetQueue(long seenBefore) {
        return database.write("DELETE FROM queue WHERE seen_at < ?", seenBefore);
    }
}
