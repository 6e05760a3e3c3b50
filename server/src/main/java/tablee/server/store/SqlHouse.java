package tablee.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Devices, sanctions, moderators, reports and the audit log in SQL.
abstract class SqlHouse extends SqlPeople {

    private static final String DEVICE =
            "d.token_hash, d.id, d.person, d.label, d.created_at, d.seen_at";

    SqlHouse(HikariDataSource readers, Writer writer) {
        super(readers, writer);
    }

    private <R> List<R> all(String sql, Sql.Reader<R> reader, Object... args) {
        return read(connection -> Sql.query(connection, sql, reader, args));
    }

    private CompletableFuture<Boolean> any(String sql, Object... args) {
        return writer().submit(connection -> Sql.update(connection, sql, args) > 0);
    }

    // ---- people and their devices

    @Override
    public CompletableFuture<Void> add(PersonRow person, DeviceRow device) {
        return writer().submit(
                        connection -> {
                            Sql.update(
                                    connection,
                                    "INSERT INTO people (id, name, language, program, created_at)"
                                            + " VALUES (?, ?, ?, ?, ?)",
                                    person.id(),
                                    person.name(),
                                    person.language(),
                                    person.program(),
                                    person.createdAt());
                            return Sql.update(connection, ADD_DEVICE, values(device));
                        })
                .thenAccept(_ -> {});
    }

    private static final String ADD_DEVICE =
            "INSERT INTO devices (token_hash, id, person, label, created_at, seen_at)"
                    + " VALUES (?, ?, ?, ?, ?, ?)";

    private static Object[] values(DeviceRow device) {
        return new Object[] {
            device.tokenHash(),
            device.id(),
            device.person(),
            device.label(),
            device.createdAt(),
            device.seenAt()
        };
    }

    @Override
    public CompletableFuture<Void> add(DeviceRow device) {
        return done(ADD_DEVICE, values(device));
    }

    @Override
    public Optional<Known> byToken(String tokenHash) {
        return all(
                        "SELECT p.id, p.name, p.language, p.program, p.created_at, "
                                + DEVICE
                                + " FROM devices d JOIN people p ON p.id = d.person"
                                + " WHERE d.token_hash = ?",
                        row -> new Known(personRow(row), deviceRow(row, 6)),
                        tokenHash)
                .stream()
                .findFirst();
    }

    private static DeviceRow deviceRow(ResultSet row, int from) throws SQLException {
        return new DeviceRow(
                row.getString(from),
                row.getString(from + 1),
                row.getString(from + 2),
                row.getString(from + 3),
                row.getLong(from + 4),
                row.getLong(from + 5));
    }

    @Override
    public CompletableFuture<Void> seen(String tokenHash, long at) {
        return done("UPDATE devices SET seen_at = ? WHERE token_hash = ?", at, tokenHash);
    }

    @Override
    public List<DeviceRow> devicesOf(String person) {
        return all(
                "SELECT " + DEVICE + " FROM devices d WHERE d.person = ? ORDER BY d.seen_at DESC",
                row -> deviceRow(row, 1),
                person);
    }

    @Override
    public CompletableFuture<Boolean> endDevice(String person, String device) {
        return any("DELETE FROM devices WHERE person = ? AND id = ?", person, device);
    }

    @Override
    public List<PersonRow> peopleNamed(String beginning, int most) {
        return all(
                "SELECT id, name, language, program, created_at FROM people"
                        + " WHERE id = ? OR substr(lower(name), 1, ?) = lower(?)"
                        + " ORDER BY created_at DESC LIMIT ?",
                SqlPeople::personRow,
                beginning,
                beginning.length(),
                beginning,
                most);
    }

    @Override
    public List<String> unseenSince(long at, int most) {
        return all(
                "SELECT id FROM people p WHERE created_at < ? AND NOT EXISTS (SELECT 1 FROM devices d"
                        + " WHERE d.person = p.id AND d.seen_at >= ?) LIMIT ?",
                row -> row.getString(1),
                at,
                at,
                most);
    }

    // ---- order

    @Override
    public CompletableFuture<Void> add(SanctionRow sanction) {
        return done(
                "INSERT INTO sanctions (id, kind, target, until, reason, author, at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?)",
                sanction.id(),
                sanction.kind(),
                sanction.target(),
                sanction.until(),
                sanction.reason(),
                sanction.author(),
                sanction.at());
    }

    @Override
    public List<SanctionRow> sanctions(long now) {
        return all(
                "SELECT id, kind, target, until, reason, author, at FROM sanctions WHERE until > ?"
                        + " ORDER BY at DESC",
                row ->
                        new SanctionRow(
                                row.getString(1),
                                row.getString(2),
                                row.getString(3),
                                row.getLong(4),
                                row.getString(5),
                                row.getString(6),
                                row.getLong(7)),
                now);
    }

    @Override
    public CompletableFuture<Boolean> lift(String sanction) {
        return any("DELETE FROM sanctions WHERE id = ?", sanction);
    }

    @Override
    public CompletableFuture<Void> moderator(String person, boolean on, long at) {
        return on
                ? done(
                        "INSERT INTO moderators (person, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        person,
                        at)
                : done("DELETE FROM moderators WHERE person = ?", person);
    }

    @Override
    public List<String> moderators() {
        return all("SELECT person FROM moderators ORDER BY at", row -> row.getString(1));
    }

    @Override
    public CompletableFuture<Void> add(ReportRow report) {
        return done(
                "INSERT INTO reports (id, table_id, seq, reporter, accused, reason, lines, at, done_at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                report.id(),
                report.table(),
                report.seq(),
                report.reporter(),
                report.accused(),
                report.reason(),
                report.lines(),
                report.at(),
                report.doneAt());
    }

    @Override
    public List<ReportRow> reports(int most) {
        return all(
                "SELECT id, table_id, seq, reporter, accused, reason, lines, at, done_at FROM reports"
                        + " ORDER BY CASE WHEN done_at = 0 THEN 0 ELSE 1 END, at DESC LIMIT ?",
                row ->
                        new ReportRow(
                                row.getString(1),
                                row.getString(2),
                                row.getLong(3),
                                row.getString(4),
                                row.getString(5),
                                row.getString(6),
                                row.getString(7),
                                row.getLong(8),
                                row.getLong(9)),
                most);
    }

    @Override
    public int reportsBy(String reporter) {
        return all(
                        "SELECT COUNT(*) FROM reports WHERE reporter = ? AND done_at = 0",
                        row -> row.getInt(1),
                        reporter)
                .getFirst();
    }

    @Override
    public CompletableFuture<Boolean> done(String report, long at) {
        return any("UPDATE reports SET done_at = ? WHERE id = ? AND done_at = 0", at, report);
    }

    @Override
    public CompletableFuture<Void> add(AuditRow audit) {
        return done(
                "INSERT INTO audit (id, at, author, act, target, detail) VALUES (?, ?, ?, ?, ?, ?)",
                audit.id(),
                audit.at(),
                audit.author(),
                audit.act(),
                audit.target(),
                audit.detail());
    }

    @Override
    public List<AuditRow> audit(int most) {
        return all(
                "SELECT id, at, author, act, target, detail FROM audit ORDER BY at DESC LIMIT ?",
                row ->
                        new AuditRow(
                                row.getString(1),
                                row.getLong(2),
                                row.getString(3),
                                row.getString(4),
                                row.getString(5),
                                row.getString(6)),
                most);
    }

    // ---- taking out

    @Override
    public List<String> tracesOf(String person) {
        return all("SELECT table_id FROM traces WHERE person = ?", row -> row.getString(1), person);
    }

    @Override
    public List<String> replayFilesOf(String person) {
        return all(
                "SELECT id FROM replays WHERE person = ? ORDER BY at",
                row -> row.getString(1),
                person);
    }

    @Override
    public CompletableFuture<Void> forgetPerson(String person, String alias) {
        return writer().submit(
                        connection -> {
                            Forgetting.person(connection, person, alias);
                            return true;
                        })
                .thenAccept(_ -> {});
    }

    @Override
    public CompletableFuture<Void> forgetIn(List<String> tables, String person, String alias) {
        return writer().submit(
                        connection -> {
                            Forgetting.in(connection, tables, person, alias);
                            return true;
                        })
                .thenAccept(_ -> {});
    }

    @Override
    public CompletableFuture<Void> deleteTable(String table) {
        return writer().submit(
                        connection -> {
                            Forgetting.table(connection, table);
                            return true;
                        })
                .thenAccept(_ -> {});
    }

    @Override
    public List<String> finishedBefore(long at, int most) {
        return all(
                "SELECT id FROM tables WHERE phase IN ('OVER', 'CLOSED') AND moved_at < ?"
                        + " ORDER BY moved_at LIMIT ?",
                row -> row.getString(1),
                at,
                most);
    }

    @Override
    public CompletableFuture<List<String>> hush(long before, int most) {
        List<Forgetting.Line> old =
                read(connection -> Forgetting.saidBefore(connection, before, most));
        return old.isEmpty()
                ? CompletableFuture.completedFuture(List.of())
                : writer().submit(connection -> Forgetting.words(connection, before, old));
    }
}
