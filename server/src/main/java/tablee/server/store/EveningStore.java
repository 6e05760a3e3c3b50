package tablee.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.table.History;

/// Evenings and their lines. A line is written once: who comes second is told so, and reads again.
public final class EveningStore {

    static final String LISTED =
            RowType.EVENING.select() + "WHERE listed = 1 ORDER BY made_at DESC LIMIT ?";

    static final String MINE =
            RowType.EVENING.select()
                    + "WHERE id IN (SELECT evening FROM evening_people WHERE person = ?)"
                    + " ORDER BY made_at DESC LIMIT ?";

    static final String LINES =
            "SELECT seq, at, body FROM evening_lines WHERE evening = ? ORDER BY seq";

    static final String DUE =
            "SELECT id FROM evenings WHERE due_at > 0 AND due_at <= ? ORDER BY due_at LIMIT ?";

    private final Database database;
    private final String locked;

    /// @param locked what ends a query whose rows nobody else may take
    EveningStore(Database database, String locked) {
        this.database = database;
        this.locked = locked;
    }

    /// Kept from now on, with its host.
    ///
    /// @param first its first line, if it has one already
    public CompletableFuture<Void> add(EveningRow row, Optional<History.Line> first) {
        return database.write(
                connection -> {
                    Sql.insert(connection, RowType.EVENING, row);
                    named(connection, row.id(), row.host());
                    if (first.isPresent()) {
                        boolean _ = line(connection, row.id(), first.get());
                    }
                });
    }

    public Optional<EveningRow> evening(String id) {
        return database.first(RowType.EVENING.select() + "WHERE id = ?", RowType.EVENING, id);
    }

    public List<EveningRow> listed(int most) {
        return database.all(LISTED, RowType.EVENING, most);
    }

    /// Those somebody hosts, plays in or played in.
    public List<EveningRow> eveningsOf(String person, int most) {
        return database.all(MINE, RowType.EVENING, person, most);
    }

    /// How many that are not over somebody hosts.
    public int hostedBy(String person) {
        return database.count(
                "SELECT COUNT(*) FROM evenings WHERE host = ? AND over_at = 0", person);
    }

    /// Evenings that ended before then.
    public List<String> overBefore(long at, int most) {
        return database.texts(
                "SELECT id FROM evenings WHERE over_at > 0 AND over_at < ? LIMIT ?", at, most);
    }

    public CompletableFuture<Void> delete(String evening) {
        return database.write(
                connection -> {
                    for (String table : List.of("evening_lines", "evening_people")) {
                        Sql.update(
                                connection, "DELETE FROM " + table + " WHERE evening = ?", evening);
                    }
                    Sql.update(connection, "DELETE FROM evenings WHERE id = ?", evening);
                });
    }

    // ---- lines

    public List<History.Line> lines(String evening) {
        return database.all(
                LINES,
                row -> new History.Line(row.getLong(1), row.getLong(2), row.getString(3)),
                evening);
    }

    /// The lines of each of these, in order; an evening without any is left out.
    public Map<String, List<History.Line>> linesOf(List<String> evenings) {
        var lines = new HashMap<String, List<History.Line>>();
        if (evenings.isEmpty()) {
            return lines;
        }
        database.all(
                lines(evenings.size()),
                row ->
                        lines.computeIfAbsent(row.getString(1), _ -> new ArrayList<>())
                                .add(
                                        new History.Line(
                                                row.getLong(2), row.getLong(3), row.getString(4))),
                evenings.toArray());
        return lines;
    }

    static String lines(int evenings) {
        return "SELECT evening, seq, at, body FROM evening_lines WHERE evening IN ("
                + String.join(",", Collections.nCopies(evenings, "?"))
                + ") ORDER BY evening, seq";
    }

    /// Adds a line, and asks for somebody to look after the evening. False when that line is there already, or the evening is not.
    ///
    /// @param person who is named in it for the first time; empty for nobody
    public CompletableFuture<Boolean> append(String evening, History.Line line, String person) {
        return database.writer()
                .submit(
                        connection -> {
                            boolean mine = line(connection, evening, line);
                            if (mine) {
                                if (!person.isEmpty()) {
                                    named(connection, evening, person);
                                }
                                due(connection, evening, line.at());
                            }
                            return mine;
                        });
    }

    private static boolean line(Connection connection, String evening, History.Line line)
            throws SQLException {
        return Sql.update(
                        connection,
                        "INSERT INTO evening_lines (evening, seq, at, body)"
                                + " SELECT id, ?, ?, ? FROM evenings WHERE id = ?"
                                + " ON CONFLICT (evening, seq) DO NOTHING",
                        line.seq(),
                        line.at(),
                        line.body(),
                        evening)
                > 0;
    }

    private static void named(Connection connection, String evening, String person)
            throws SQLException {
        Sql.update(
                connection,
                "INSERT INTO evening_people (person, evening) VALUES (?, ?) ON CONFLICT DO NOTHING",
                person,
                evening);
    }

    private static void due(Connection connection, String evening, long at) throws SQLException {
        Sql.update(
                connection,
                "UPDATE evenings SET due_at = ? WHERE id = ? AND over_at = 0",
                at,
                evening);
    }

    // ---- looking after them

    /// Evenings that somebody has to look after; nobody else gets them before `until`.
    public CompletableFuture<List<String>> takeDue(long now, long until, int most) {
        // Mostly there is no evening, and who only asks does not stand in line with those who
        // write.
        if (database.texts(DUE, now, 1).isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        return database.writer()
                .submit(
                        connection -> {
                            List<String> due =
                                    Sql.query(
                                            connection,
                                            DUE + locked,
                                            row -> row.getString(1),
                                            now,
                                            most);
                            for (String id : due) {
                                due(connection, id, until);
                            }
                            return due;
                        });
    }

    /// Lets go of an evening that was taken until then; whoever has asked for it meanwhile is heard.
    ///
    /// @param next when somebody has to look again; 0 for never
    public CompletableFuture<Boolean> again(String evening, long until, long next) {
        return database.change(
                "UPDATE evenings SET due_at = ? WHERE id = ? AND due_at = ?", next, evening, until);
    }

    public CompletableFuture<Boolean> over(String evening, long at) {
        return database.change(
                "UPDATE evenings SET over_at = ?, due_at = 0 WHERE id = ? AND over_at = 0",
                at,
                evening);
    }

    // ---- people

    /// Another name stands where somebody stood: an alias, or who they are now.
    static void rename(Connection connection, String person, String other) throws SQLException {
        List<String> evenings =
                Sql.query(
                        connection,
                        "SELECT evening FROM evening_people WHERE person = ?",
                        row -> row.getString(1),
                        person);
        for (String evening : evenings) {
            Sql.update(
                    connection,
                    "UPDATE evening_lines SET body = replace(body, ?, ?) WHERE evening = ?",
                    '"' + person + '"',
                    '"' + other + '"',
                    evening);
            named(connection, evening, other);
        }
        Sql.update(connection, "DELETE FROM evening_people WHERE person = ?", person);
        Forgetting.replace(connection, "evenings", "host", person, other);
    }
}
