package tablee.cli.server;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.cli.server.StoreRows.Row;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Xoshiro;

/// Writes the games of a store into it many times: the same lines and the same results, under other names, between other people, at other times. Knows of a
/// store only what its tables are called and by which column their rows belong to a game.
final class Copies {

    private static final int CHECKED = 20;
    private static final int GAMES_AN_EVENING = 1_000;
    private static final long YEARS_MILLIS = 3 * 365 * 86_400_000L;

    private static final Map<String, String> OF_GAME = new LinkedHashMap<>();
    private static final Map<String, String> OF_EVENING = new LinkedHashMap<>();

    static {
        OF_GAME.put("tables", "id");
        OF_GAME.put("chairs", "table_id");
        OF_GAME.put("results", "table_id");
        OF_GAME.put("traces", "table_id");
        OF_GAME.put("log", "table_id");
        OF_EVENING.put("evenings", "id");
        OF_EVENING.put("evening_lines", "evening");
        OF_EVENING.put("evening_people", "evening");
    }

    private final int people;
    private final int wanted;
    private final int everyLog;
    private final Randomness random;
    private final Crowd crowd;
    private final List<String> checked = new ArrayList<>();
    private final Map<String, long[]> logs = new TreeMap<>();
    private final long now = System.currentTimeMillis();
    private List<String> before = List.of();
    private int games;
    private int evenings;
    private int samples;
    private int withLog;
    private long lines;
    private long bytes;

    /// @param everyLog one in so many games keeps its log
    Copies(int people, int games, int everyLog, long seed) {
        this.people = people;
        this.wanted = games;
        this.everyLog = everyLog;
        this.random = new Xoshiro(seed);
        this.crowd = new Crowd(random);
    }

    int games() {
        return games;
    }

    int evenings() {
        return evenings;
    }

    int withLog() {
        return withLog;
    }

    long lines() {
        return lines;
    }

    long bytes() {
        return bytes;
    }

    /// What a game of a box takes in the log.
    record Log(String game, long lines, long bytes) {
        Json json() {
            return Json.object().put("game", game).put("lines", lines).put("bytes", bytes).build();
        }
    }

    /// Of the games that were played, by box.
    List<Log> logs() {
        return logs.entrySet().stream()
                .map(
                        entry ->
                                new Log(
                                        entry.getKey(),
                                        entry.getValue()[1] / entry.getValue()[0],
                                        entry.getValue()[2] / entry.getValue()[0]))
                .toList();
    }

    void fill(Connection connection, List<String> asking) throws SQLException {
        boolean sqlite = connection.getMetaData().getURL().startsWith("jdbc:sqlite");
        try (var statement = connection.createStatement()) {
            if (sqlite) {
                for (String pragma :
                        List.of(
                                "journal_mode = OFF",
                                "synchronous = OFF",
                                "cache_size = -400000")) {
                    boolean _ = statement.execute("PRAGMA " + pragma);
                }
            }
            connection.setAutoCommit(false);
            var rows = new StoreRows(connection);
            crowd.write(rows, asking, people, now);
            copy(rows);
            check(rows);
            rows.flush();
            connection.setAutoCommit(true);
            if (!sqlite) {
                boolean _ = statement.execute("VACUUM ANALYZE");
            }
        }
        bytes = size(connection, sqlite);
    }

    private static long size(Connection connection, boolean sqlite) throws SQLException {
        String asked =
                sqlite
                        ? "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
                        : "SELECT pg_database_size(current_database())";
        try (var statement = connection.createStatement();
                var found = statement.executeQuery(asked)) {
            found.next();
            return found.getLong(1);
        }
    }

    // ---- games

    private void copy(StoreRows rows) throws SQLException {
        List<String> played = rows.texts("SELECT DISTINCT person FROM chairs ORDER BY person");
        List<String> evening = rows.texts("SELECT id FROM evenings");
        var single = new ArrayList<Sample>();
        var within = new ArrayList<String>();
        for (String id : rows.texts("SELECT id FROM tables WHERE phase = 'OVER' ORDER BY id")) {
            if (rows.count(
                            "SELECT COUNT(*) FROM evening_lines WHERE body LIKE ?",
                            "%\"" + id + "\"%")
                    > 0) {
                within.add(id);
            } else {
                single.add(sample(rows, List.of(id), List.of(), played));
            }
        }
        Sample whole = sample(rows, within, evening, played);
        int next = 0;
        while (games < wanted) {
            if (games >= evenings * GAMES_AN_EVENING && games + whole.games() <= wanted) {
                write(rows, whole);
                evenings++;
            } else {
                write(rows, single.get(next++ % single.size()));
            }
        }
    }

    private Sample sample(
            StoreRows store, List<String> tables, List<String> evenings, List<String> played)
            throws SQLException {
        var rows = new ArrayList<Row>();
        for (String table : tables) {
            for (var of : OF_GAME.entrySet()) {
                rows.addAll(store.of(of.getKey(), of.getValue(), table));
            }
            measured(rows, table);
        }
        for (String evening : evenings) {
            for (var of : OF_EVENING.entrySet()) {
                rows.addAll(store.of(of.getKey(), of.getValue(), evening));
            }
        }
        var names = new ArrayList<>(evenings);
        names.addAll(tables);
        int own = names.size();
        for (String person : played) {
            if (rows.stream().anyMatch(row -> row.values().contains(person))) {
                names.add(person);
            }
        }
        return Sample.of(names, own, tables.size(), rows);
    }

    private void measured(List<Row> rows, String table) {
        String game = "";
        long lines = 0;
        long bytes = 0;
        for (Row row : rows) {
            if (row.isOf("tables") && row.values().getFirst().equals(table)) {
                game = row.values().get(1).toString();
            } else if (row.isOf("log") && row.values().getFirst().equals(table)) {
                lines++;
                bytes += row.values().get(3).toString().length();
            }
        }
        long[] sum = logs.computeIfAbsent(game, _ -> new long[3]);
        sum[0]++;
        sum[1] += lines;
        sum[2] += bytes;
    }

    private void write(StoreRows rows, Sample sample) throws SQLException {
        var names = new ArrayList<String>();
        for (int i = 0; i < sample.own(); i++) {
            names.add(
                    crowd.name(
                            (long) games + i,
                            (long) wanted + sample.own(),
                            sample.names().get(i).length()));
        }
        boolean log = samples++ % everyLog == 0;
        if (log
                && checked.size() < CHECKED
                && random.below(wanted) < 2 * CHECKED * everyLog * sample.games()) {
            checked.addAll(names.subList(sample.own() - sample.games(), sample.own()));
        }
        names.addAll(crowd.sitting(sample.names().size() - sample.own()));
        long shift = now - (long) (random.unit() * YEARS_MILLIS) - sample.latest();
        for (Row row : sample.rows()) {
            boolean line = row.isOf("log");
            if (line && !log) {
                continue;
            }
            lines += line ? 1 : 0;
            rows.write(Sample.filled(row, names, shift));
        }
        games += sample.games();
        withLog += log ? sample.games() : 0;
    }

    // ---- whether the copies are what they look like

    /// Notes some of the copies to be read again by the server.
    private void check(StoreRows rows) throws SQLException {
        rows.flush();
        before = results(rows);
        for (String id : checked) {
            rows.write(new Row("unread (table_id, due_at)", List.of(id, 0L)));
        }
    }

    private List<String> results(StoreRows rows) throws SQLException {
        var all = new ArrayList<String>();
        for (String id : checked) {
            for (Row row : rows.of("results", "table_id", id)) {
                all.add(row.values().toString());
            }
        }
        Collections.sort(all);
        return all;
    }

    /// Whether the server has read from these logs what was copied for them.
    boolean areReadAlike(Connection connection) throws SQLException {
        var rows = new StoreRows(connection);
        return rows.texts("SELECT table_id FROM unread").isEmpty()
                && !before.isEmpty()
                && before.equals(results(rows));
    }
}
