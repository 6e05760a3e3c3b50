package tablee.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.Json;

/// What one request brings about, for the worker to carry out in this order: keep the lines, then tell. Nothing is told that is not kept.
final class Outbox {

    private final List<Json> lines = new ArrayList<>();
    private final List<Json> told = new ArrayList<>();
    private final Map<String, Json> rows = new TreeMap<>();
    private final Map<String, Long> wakes = new TreeMap<>();

    /// A line of a table's log, to be kept for good.
    void keep(String table, long seq, long at, String body) {
        lines.add(
                Json.object()
                        .put("table", table)
                        .put("seq", seq)
                        .put("at", at)
                        .put("body", body)
                        .build());
    }

    /// What the list of games says of this table from now on.
    void list(String table, Json row) {
        rows.put(table, row);
    }

    /// Something for whoever listens through this connection.
    void tell(int connection, String text) {
        told.add(Json.object().put("to", connection).put("text", text).build());
    }

    /// The table is to be woken at this time; 0 for never.
    void wake(String table, long at) {
        wakes.put(table, at);
    }

    /// As the worker reads it, with the answer to a call if it was one.
    Json with(Json.Builder answer) {
        var wake = Json.object();
        wakes.forEach(wake::put);
        return answer.put("lines", Json.of(lines))
                .put("rows", Json.of(List.copyOf(rows.values())))
                .put("told", Json.of(told))
                .put("wake", wake.build())
                .build();
    }
}
