package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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

    /// False when one of them is nobody any more: another device was faster, or somebody was forgotten.
    static boolean person(Connection connection, String guest, String person) throws SQLException {
        if (!held(connection, guest, person)) {
            return false;
        }
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
        ties(connection, guest, person);
        Sql.update(connection, "DELETE FROM invites WHERE host = ?", guest);
        for (String table : GUESTS) {
            Sql.update(connection, "DELETE FROM " + table + " WHERE person = ?", guest);
        }
        Sql.update(connection, "DELETE FROM people WHERE id = ?", guest);
        return true;
    }

    /// Nobody else changes them until this is over. In one order, so that two who hold each other's do not wait for ever.
    private static boolean held(Connection connection, String guest, String person)
            throws SQLException {
        int held = 0;
        for (String one : Stream.of(guest, person).sorted().toList()) {
            held += Sql.update(connection, "UPDATE people SET name = name WHERE id = ?", one);
        }
        return held == 2;
    }

    /// Whom either of them knows is known to the person; a block of either stands before a friendship of the other.
    private static void ties(Connection connection, String guest, String person)
            throws SQLException {
        String blocked =
                " ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, at = excluded.at"
                        + " WHERE excluded.kind = 'BLOCKED'";
        Sql.update(
                connection,
                "INSERT INTO ties (person, other, kind, at) SELECT ?, other, kind, at FROM ties"
                        + " WHERE person = ? AND other <> ?"
                        + blocked,
                person,
                guest,
                person);
        Sql.update(
                connection,
                "INSERT INTO ties (person, other, kind, at) SELECT person, ?, kind, at FROM ties"
                        + " WHERE other = ? AND person <> ?"
                        + blocked,
                person,
                guest,
                person);
        Sql.update(connection, "DELETE FROM ties WHERE other = ?", guest);
        Sql.update(
                connection,
                "DELETE FROM ties WHERE person = ? AND kind <> 'BLOCKED' AND other IN"
                        + " (SELECT person FROM ties WHERE other = ? AND kind = 'BLOCKED')",
                person,
                person);
        Sql.update(
                connection,
                "DELETE FROM ties WHERE other = ? AND kind <> 'BLOCKED' AND person IN"
                        + " (SELECT other FROM ties WHERE person = ? AND kind = 'BLOCKED')",
                person,
                person);
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
