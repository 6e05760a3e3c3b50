package tablee.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/// What a store keeps for order: sanctions, moderators, reports, the audit log; and how somebody or something is taken out of it for good.
public final class HouseStore {

    private final Database database;

    HouseStore(Database database) {
        this.database = database;
    }

    public CompletableFuture<Void> add(SanctionRow sanction) {
        return database.insert(RowType.SANCTION, sanction);
    }

    /// Those that still hold.
    public List<SanctionRow> sanctions(long now) {
        return database.all(
                RowType.SANCTION.select() + "WHERE until > ? ORDER BY at DESC",
                RowType.SANCTION,
                now);
    }

    public CompletableFuture<Boolean> lift(String sanction) {
        return database.change("DELETE FROM sanctions WHERE id = ?", sanction);
    }

    public CompletableFuture<Void> moderator(String person, boolean on, long at) {
        return on
                ? database.write(
                        "INSERT INTO moderators (person, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
                        person,
                        at)
                : database.write("DELETE FROM moderators WHERE person = ?", person);
    }

    public List<String> moderators() {
        return database.texts("SELECT person FROM moderators ORDER BY at");
    }

    public CompletableFuture<Void> add(ReportRow report) {
        return database.insert(RowType.REPORT, report);
    }

    /// Newest first; those that wait before those that are done.
    public List<ReportRow> reports(int most) {
        return database.all(
                RowType.REPORT.select()
                        + "ORDER BY CASE WHEN done_at = 0 THEN 0 ELSE 1 END, at DESC LIMIT ?",
                RowType.REPORT,
                most);
    }

    /// How many reports of somebody wait.
    public int reportsBy(String reporter) {
        return database.count(
                "SELECT COUNT(*) FROM reports WHERE reporter = ? AND done_at = 0", reporter);
    }

    public CompletableFuture<Boolean> done(String report, long at) {
        return database.change(
                "UPDATE reports SET done_at = ? WHERE id = ? AND done_at = 0", at, report);
    }

    public CompletableFuture<Void> add(AuditRow audit) {
        return database.insert(RowType.AUDIT, audit);
    }

    public List<AuditRow> audit(int most) {
        return database.all(
                RowType.AUDIT.select() + "ORDER BY at DESC LIMIT ?", RowType.AUDIT, most);
    }

    // ---- taking out

    /// The tables where somebody left a name or words.
    public List<String> tracesOf(String person) {
        return database.read(connection -> Forgetting.tracesOf(connection, person));
    }

    /// Takes a person out of everything: the row, devices, subscriptions, files and links go; in logs, lists and reports `alias` stands
    /// where they stood, without name or words. Steps of games stay as they are.
    public CompletableFuture<Void> forgetPerson(String person, String alias) {
        return database.write(connection -> Forgetting.person(connection, person, alias));
    }

    /// Takes somebody who is forgotten out of what these tables have written since.
    public CompletableFuture<Void> forgetIn(List<String> tables, String person, String alias) {
        return database.write(connection -> Forgetting.in(connection, tables, person, alias));
    }

    /// Takes a whole table out.
    public CompletableFuture<Void> deleteTable(String table) {
        return database.write(connection -> Forgetting.table(connection, table));
    }

    /// Finished tables that nobody has touched since then.
    public List<String> finishedBefore(long at, int most) {
        return database.texts(
                "SELECT id FROM tables WHERE phase IN ('OVER', 'CLOSED') AND moved_at < ?"
                        + " ORDER BY moved_at LIMIT ?",
                at,
                most);
    }

    /// Takes out what was said before then, at most so many lines; the tables concerned.
    public CompletableFuture<List<String>> hush(long before, int most) {
        List<Forgetting.Line> old =
                database.read(connection -> Forgetting.saidBefore(connection, before, most));
        return old.isEmpty()
                ? CompletableFuture.completedFuture(List.of())
                : database.writer().submit(connection -> Forgetting.words(connection, before, old));
    }
}
