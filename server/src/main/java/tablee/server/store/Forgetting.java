package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.table.Redaction;

/// Takes people, words and tables out of the database for good. The only place that changes lines of a log, and it changes nothing that
/// a game is made of.
final class Forgetting {

    record Line(String table, long seq, String body) {}

    /// What becomes of something kept; empty when nothing does.
    @FunctionalInterface
    interface Rewriting {
        Optional<String> of(String kept);
    }

    private Forgetting() {}

    static void person(Connection connection, String person, String alias) throws SQLException {
        in(connection, tracesOf(connection, person), person, alias);
        for (var column :
                Map.of(
                                "chairs", "person",
                                "tables", "host",
                                "audit", "target")
                        .entrySet()) {
            replace(connection, column.getKey(), column.getValue(), person, alias);
        }
        replace(connection, "audit", "author", person, alias);
        replace(connection, "sanctions", "author", person, alias);
        reports(connection, person, alias);
        EveningStore.rename(connection, person, alias);
        Sql.update(connection, "DELETE FROM sanctions WHERE target = ?", person);
        for (String table :
                List.of(
                        "devices",
                        "pushes",
                        "links",
                        "replays",
                        "traces",
                        "moderators",
                        "passkeys",
                        "recovery",
                        "sign_ins",
                        "askings",
                        "ties",
                        "invites",
                        "here",
                        "queue",
                        "ways",
                        "wishes",
                        "hushed",
                        "notices",
                        "put_away")) {
            Sql.update(connection, "DELETE FROM " + table + " WHERE person = ?", person);
        }
        Sql.update(connection, "DELETE FROM ties WHERE other = ?", person);
        Sql.update(connection, "DELETE FROM invites WHERE host = ?", person);
        Sql.update(connection, "DELETE FROM people WHERE id = ?", person);
    }

    /// Takes somebody out of these tables: their lines and what lists say of them.
    static void in(Connection connection, List<String> tables, String person, String alias)
            throws SQLException {
        for (String table : tables) {
            for (Line line : linesOf(connection, table)) {
                var redacted = Redaction.of(table, line.body(), person, alias);
                if (redacted.isPresent()) {
                    write(connection, line, redacted.get());
                }
            }
            summary(connection, table, kept -> Redaction.of(table, kept, person, alias));
            Sql.update(
                    connection,
                    "UPDATE chairs SET person = ? WHERE table_id = ? AND person = ?",
                    alias,
                    table,
                    person);
            Sql.update(
                    connection,
                    "DELETE FROM traces WHERE table_id = ? AND person = ?",
                    table,
                    person);
            readAgain(connection, table);
        }
    }

    /// What is known of its result holds names: the log, which no longer does, says it anew.
    static void readAgain(Connection connection, String table) throws SQLException {
        int known = Sql.update(connection, "DELETE FROM results WHERE table_id = ?", table);
        // Somebody may be reading it at this moment.
        int noted =
                Sql.update(connection, "UPDATE unread SET due_at = 0 WHERE table_id = ?", table);
        if (known > 0 && noted == 0) {
            Sql.update(connection, HistoryStore.NOTE, table);
        }
    }

    /// The tables where somebody left a name or words.
    static List<String> tracesOf(Connection connection, String person) throws SQLException {
        return Sql.query(
                connection,
                "SELECT table_id FROM traces WHERE person = ?",
                row -> row.getString(1),
                person);
    }

    static List<Line> linesOf(Connection connection, String table) throws SQLException {
        return Sql.query(
                connection,
                "SELECT table_id, seq, body FROM log WHERE table_id = ?",
                row -> new Line(row.getString(1), row.getLong(2), row.getString(3)),
                table);
    }

    static void write(Connection connection, Line line, String body) throws SQLException {
        Sql.update(
                connection,
                "UPDATE log SET body = ? WHERE table_id = ? AND seq = ?",
                body,
                line.table(),
                line.seq());
    }

    static void replace(
            Connection connection, String table, String column, String person, String alias)
            throws SQLException {
        Sql.update(
                connection,
                "UPDATE " + table + " SET " + column + " = ? WHERE " + column + " = ?",
                alias,
                person);
    }

    /// A report keeps its place, without what was said by whoever is gone.
    private static void reports(Connection connection, String person, String alias)
            throws SQLException {
        Sql.update(connection, "UPDATE reports SET reason = '' WHERE reporter = ?", person);
        replace(connection, "reports", "reporter", person, alias);
        replace(connection, "reports", "accused", person, alias);
        var found =
                Sql.query(
                        connection,
                        "SELECT table_id, id, lines FROM reports WHERE lines LIKE ?",
                        row -> List.of(row.getString(1), row.getString(2), row.getString(3)),
                        "%" + person + "%");
        for (List<String> report : found) {
            var redacted = Redaction.of(report.get(0), report.get(2), person, alias);
            if (redacted.isPresent()) {
                Sql.update(
                        connection,
                        "UPDATE reports SET lines = ? WHERE id = ?",
                        redacted.get(),
                        report.get(1));
            }
        }
    }

    static void summary(Connection connection, String table, Rewriting rewriting)
            throws SQLException {
        var found =
                Sql.query(
                        connection,
                        "SELECT summary FROM tables WHERE id = ?",
                        row -> row.getString(1),
                        table);
        for (String summary : found) {
            var redacted = rewriting.of(summary);
            if (redacted.isPresent()) {
                Sql.update(
                        connection,
                        "UPDATE tables SET summary = ? WHERE id = ?",
                        redacted.get(),
                        table);
            }
        }
    }

    static void table(Connection connection, String table) throws SQLException {
        for (String kept :
                List.of(
                        "log",
                        "chairs",
                        "links",
                        "traces",
                        "reports",
                        "put_away",
                        "results",
                        "lucks",
                        "invites",
                        "hushed",
                        "notices",
                        "unread")) {
            Sql.update(connection, "DELETE FROM " + kept + " WHERE table_id = ?", table);
        }
        Sql.update(connection, "DELETE FROM tables WHERE id = ?", table);
    }

    /// What was said before then and is still there. Read apart from the writer: it looks through the whole log.
    static List<Line> saidBefore(Connection connection, long before, int most) throws SQLException {
        return Sql.query(
                connection,
                "SELECT table_id, seq, body FROM log WHERE at < ? AND body LIKE '{\"k\":\"said\"%'"
                        + " AND body NOT LIKE '%\"text\":\"\"%' LIMIT ?",
                row -> new Line(row.getString(1), row.getLong(2), row.getString(3)),
                before,
                most);
    }

    static List<String> words(Connection connection, long before, List<Line> old)
            throws SQLException {
        for (Line line : old) {
            write(connection, line, Redaction.hushed(line.body()));
        }
        Sql.update(connection, "DELETE FROM reports WHERE at < ?", before);
        return old.stream().map(Line::table).distinct().toList();
    }
}
