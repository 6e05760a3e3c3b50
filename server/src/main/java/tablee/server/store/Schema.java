package tablee.server.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tablee.engine.BadInput;

/// The tables of the database and their columns, in the order in which a back-up has them. How they came about is in `db/`.
final class Schema {

    /// The newest of the files in `db/`.
    static final int VERSION = 17;

    private static final Map<String, List<String>> COLUMNS = new LinkedHashMap<>();

    /// What follows from the rest or is over in a moment: no back-up has it.
    private static final Map<String, List<String>> DERIVED =
            Map.of(
                    "queue",
                    split("person wish since_at until_at seen_at taken_at table_id"),
                    "askings",
                    split("hash watch label person refused expires_at"),
                    "lucks",
                    split("table_id seat luck"),
                    "notices",
                    split("person table_id kind postponed at due_at"),
                    "results",
                    split(
                            "table_id seat person name bot game seats people rank points counts cards"
                                    + " ended_at"));

    static {
        table("people", "id name language program created_at face");
        table("devices", "token_hash id person label created_at seen_at");
        table("passkeys", "id person credential uses label created_at used_at");
        table("recovery", "person hash at");
        table("sign_ins", "subject person at");
        table("ties", "person other kind at");
        table("invites", "person table_id host at");
        table(
                "tables",
                "id game phase listed host seats free waits due_at opened_at moved_at summary");
        table("chairs", "table_id seat person");
        table("evenings", "id host title plan listed made_at over_at due_at");
        table("evening_lines", "evening seq at body");
        table("evening_people", "person evening");
        table("put_away", "person table_id at");
        table("ways", "id person kind target code tries stop at");
        table("wishes", "person quiet_from quiet_to zone every sent_at");
        table("hushed", "person table_id");
        table("links", "hash person table_id seat expires_at");
        table("replays", "id person at body");
        table("pushes", "endpoint person key auth at");
        table("secrets", "name value");
        table("traces", "person table_id");
        table("sanctions", "id kind target until reason author at");
        table("moderators", "person at");
        table("reports", "id table_id seq reporter accused reason lines at done_at");
        table("audit", "id at author act target detail");
        table("log", "table_id seq at body");
    }

    private Schema() {}

    private static void table(String name, String columns) {
        COLUMNS.put(name, split(columns));
    }

    private static List<String> split(String columns) {
        return List.of(columns.split(" "));
    }

    /// Those of a back-up.
    static Set<String> tables() {
        return COLUMNS.keySet();
    }

    /// Refuses a table there is none of: a back-up may name anything.
    static List<String> columns(String table) {
        List<String> columns = COLUMNS.getOrDefault(table, DERIVED.getOrDefault(table, List.of()));
        if (columns.isEmpty()) {
            throw BadInput.of("server.backup.table", table);
        }
        return columns;
    }
}
