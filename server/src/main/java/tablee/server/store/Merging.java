package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import tablee.table.Redaction;

/// Makes what was a guest's a person's. Changes who is named in lines of logs and nothing that a game is made of.
final class Merging {

    /// Where a person is named in a column of their own, and nothing else can be in the way.
    private static final Map<String, String> OWNERS =
            Map.of(
                    "devices", "person",
                    "replays", "person",
                    "pushes", "person",
                    "ways", "person",
                    "chairs", "person",
                    "tables", "host",
                    "sanctions", "target",
                    "reports", "accused");

    /// What somebody who is kept has of their own, or what is over.
    private static final List<String> GUESTS =
            List.of(
                    "put_away",
                    "links",
                    "ties",
                    "invites",
                    "here",
                    "queue",
                    "wishes",
                    "hushed",
                    "askings",
                    "notices");

    private Merging() {}

    static void person(Connection connection, String guest, String person) throws SQLException {
        List<String> tables = Forgetting.tracesOf(connection, guest);
        in(connection, tables, guest, person);
        for (var owner : OWNERS.entrySet()) {
            Forgetting.replace(connection, owner.getKey(), owner.getValue(), guest, person);
        }
        EveningStore.rename(connection, guest, person);
        Forgetting.replace(connection, "reports", "reporter", guest, person);
        Forgetting.replace(connection, "audit", "target", guest, person);
        Sql.update(
                connection,
                "INSERT INTO put_away (person, table_id, at) SELECT ?, table_id, at FROM put_away"
                        + " WHERE person = ? ON CONFLICT DO NOTHING",
                person,
                guest);
        Sql.update(
                connection,
                "INSERT INTO hushed (person, table_id) SELECT ?, table_id FROM hushed"
                        + " WHERE person = ? ON CONFLICT DO NOTHING",
                person,
                guest);
        Sql.update(
                connection,
                "INSERT INTO ties (person, other, kind, at) SELECT ?, other, kind, at FROM ties"
                        + " WHERE person = ? AND other <> ? ON CONFLICT DO NOTHING",
                person,
                guest,
                person);
        Sql.update(
                connection,
                "INSERT INTO ties (person, other, kind, at) SELECT person, ?, kind, at FROM ties"
                        + " WHERE other = ? AND person <> ? ON CONFLICT DO NOTHING",
                person,
                guest,
                person);
        Sql.update(connection, "DELETE FROM ties WHERE other = ?", guest);
        Sql.update(connection, "DELETE FROM invites WHERE host = ?", guest);
        for (String table : GUESTS) {
            Sql.update(connection, "DELETE FROM " + table + " WHERE person = ?", guest);
        }
        Sql.update(connection, "DELETE FROM people WHERE id = ?", guest);
    }

    static void in(Connection connection, List<String> tables, String guest, String person)
            throws SQLException {
        for (String table : tables) {
            for (Forgetting.Line line : Forgetting.linesOf(connection, table)) {
                var merged = Redaction.given(table, line.body(), guest, person);
                if (merged.isPresent()) {
                    Forgetting.write(connection, line, merged.get());
                }
            }
            Forgetting.summary(
                    connection, table, kept -> Redaction.given(table, kept, guest, person));
            Sql.update(
                    connection,
                    "UPDATE chairs SET person = ? WHERE table_id = ? AND person = ?",
                    person,
                    table,
                    guest);
            Sql.update(
                    connection,
                    "INSERT INTO traces (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    person,
                    table);
            Sql.update(
                    connection,
                    "DELETE FROM traces WHERE table_id = ? AND person = ?",
                    table,
                    guest);
            Forgetting.readAgain(connection, table);
        }
    }
}
