package tablee.cli.server;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Xoshiro;

/// Writes the games of a store into it many times: the same lines and the same results, under other names, between other people, at other times. Knows of a
/// store only what its tables are called and by which column their rows belong to a game.
final class Copies {

    /// People play with those of their circle, and some circles play much more than others.
    static final int CIRCLE = 8;

    private static final int MANY_ROWS = 5_000;
    private static final int CHECKED = 20;
    private static final int GAMES_AN_EVENING = 1_000;
    private static final long YEARS_MILLIS = 3 * 365 * 86_400_000L;

    /// Every number from here on is a moment.
    private static final long MOMENT = 1_000_000_000_000L;

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
    private final List<String> crowd = new ArrayList<>();
    private final Map<String, PreparedStatement> writing = new HashMap<>();
    private final List<String> checked = new ArrayList<>();
    private final Map<String, long[]> logs = new TreeMap<>();
    private final long now = System.currentTimeMillis();
    private List<String> before = List.of();
    private int waiting;
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

    /// A row whose names are yet to be filled in: what is no list of parts stays as it is.
    private record Row(String table, List<Object> values) {}

    /// A game, or an evening with all its games.
    ///
    /// @param names first of the evening and the games, then of the people
    /// @param own how many of the names are no people
    private record Sample(List<String> names, int own, long latest, List<Row> rows, int games) {}

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
            crowd(connection, asking);
            games(connection);
            flush();
            check(connection);
            connection.commit();
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

    // ---- people

    /// Each circle of those who ask is another one; the first plays most.
    private void crowd(Connection connection, List<String> asking) throws SQLException {
        int length = asking.getFirst().length();
        var places = new HashMap<Integer, String>();
        for (int i = 0; i < asking.size(); i++) {
            double part = (double) i / asking.size();
            places.put(circle(part) + i % CIRCLE, asking.get(i));
        }
        for (int i = 0; i < people; i++) {
            crowd.add(places.getOrDefault(i, name(i, people, length)));
        }
        Row person = rows(connection, "people", "id", asking.getFirst()).getFirst();
        Row device = rows(connection, "devices", "person", asking.getFirst()).getFirst();
        for (int i = 0; i < people; i++) {
            if (!places.containsKey(i)) {
                write(connection, replaced(person, asking.getFirst(), crowd.get(i), i));
                write(connection, replaced(device, asking.getFirst(), crowd.get(i), i));
            }
        }
        for (int i = 0; i < people; i++) {
            int circle = i - i % CIRCLE;
            for (int other = circle; other < Math.min(people, circle + CIRCLE); other++) {
                if (other != i) {
                    write(
                            connection,
                            new Row(
                                    "ties (person, other, kind, at)",
                                    List.of(crowd.get(i), crowd.get(other), "FRIEND", now)));
                }
            }
        }
    }

    /// Somebody's row for somebody else; what must be there once only gets a number.
    private static Row replaced(Row row, String from, String to, int number) {
        List<Object> values = new ArrayList<>(row.values());
        boolean device = row.table().startsWith("devices");
        values.replaceAll(
                value ->
                        value.equals(from)
                                ? to
                                : device && value instanceof String text && !text.isEmpty()
                                        ? text + number
                                        : value);
        return new Row(row.table(), values);
    }

    /// A name that nobody else has. In the order of their numbers, so that rows can be written where they belong.
    private String name(long number, long of, int length) {
        var name =
                new StringBuilder(
                        String.format(
                                java.util.Locale.ROOT, "%08x", (number << 32) / Math.max(1, of)));
        while (name.length() < length) {
            name.append((char) ('a' + random.below(26)));
        }
        return name.toString();
    }

    // ---- games

    private void games(Connection connection) throws SQLException {
        List<String> played =
                texts(connection, "SELECT DISTINCT person FROM chairs ORDER BY person");
        List<Sample> single = new ArrayList<>();
        List<String> evening = texts(connection, "SELECT id FROM evenings");
        var inEvening = new ArrayList<String>();
        for (String id :
                texts(connection, "SELECT id FROM tables WHERE phase = 'OVER' ORDER BY id")) {
            boolean within =
                    count(
                                    connection,
                                    "SELECT COUNT(*) FROM evening_lines WHERE body LIKE ?",
                                    "%\"" + id + "\"%")
                            > 0;
            if (within) {
                inEvening.add(id);
            } else {
                single.add(sample(connection, List.of(id), List.of(), played));
            }
        }
        Sample whole = sample(connection, inEvening, evening, played);
        int next = 0;
        while (games < wanted) {
            if (games >= evenings * GAMES_AN_EVENING && games + whole.games() <= wanted) {
                copy(connection, whole);
                evenings++;
            } else {
                copy(connection, single.get(next++ % single.size()));
            }
        }
    }

    private Sample sample(
            Connection connection, List<String> tables, List<String> evenings, List<String> played)
            throws SQLException {
        var rows = new ArrayList<Row>();
        for (String table : tables) {
            for (var of : OF_GAME.entrySet()) {
                rows.addAll(rows(connection, of.getKey(), of.getValue(), table));
            }
            measured(rows, table);
        }
        for (String evening : evenings) {
            for (var of : OF_EVENING.entrySet()) {
                rows.addAll(rows(connection, of.getKey(), of.getValue(), evening));
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
        long latest =
                rows.stream()
                        .flatMap(row -> row.values().stream())
                        .mapToLong(Copies::moment)
                        .max()
                        .orElse(now);
        return new Sample(
                names,
                own,
                latest,
                rows.stream().map(row -> split(row, names)).toList(),
                tables.size());
    }

    private void measured(List<Row> rows, String table) {
        String game = "";
        long lines = 0;
        long bytes = 0;
        for (Row row : rows) {
            if (row.table().startsWith("tables") && row.values().getFirst().equals(table)) {
                game = row.values().get(1).toString();
            } else if (row.table().startsWith("log ") && row.values().getFirst().equals(table)) {
                lines++;
                bytes += row.values().get(3).toString().length();
            }
        }
        long[] sum = logs.computeIfAbsent(game, _ -> new long[3]);
        sum[0]++;
        sum[1] += lines;
        sum[2] += bytes;
    }

    private static long moment(Object value) {
        return value instanceof Number number && number.longValue() >= MOMENT
                ? number.longValue()
                : 0;
    }

    /// Texts in which names stand become lists of texts and numbers of names.
    private static Row split(Row row, List<String> names) {
        List<Object> values = new ArrayList<>(row.values());
        values.replaceAll(value -> value instanceof String text ? split(text, names) : value);
        return new Row(row.table(), values);
    }

    private static Object split(String text, List<String> names) {
        List<Object> parts = List.of(text);
        for (int name = 0; name < names.size(); name++) {
            parts = split(parts, names.get(name), name);
        }
        return parts.size() == 1 && parts.getFirst() instanceof String ? text : parts;
    }

    private static List<Object> split(List<Object> parts, String name, int number) {
        var all = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof String text) {
                int from = 0;
                for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, from)) {
                    all.add(text.substring(from, at));
                    all.add(number);
                    from = at + name.length();
                }
                all.add(text.substring(from));
            } else {
                all.add(part);
            }
        }
        return all;
    }

    private void copy(Connection connection, Sample sample) throws SQLException {
        var names = new ArrayList<String>();
        for (int i = 0; i < sample.own(); i++) {
            names.add(
                    name(
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
        names.addAll(sitting(sample.names().size() - sample.own()));
        long shift = now - (long) (random.unit() * YEARS_MILLIS) - sample.latest();
        for (Row row : sample.rows()) {
            boolean line = row.table().startsWith("log ");
            if (line && !log) {
                continue;
            }
            List<Object> values = new ArrayList<>(row.values());
            values.replaceAll(value -> filled(value, names, shift));
            lines += line ? 1 : 0;
            write(connection, new Row(row.table(), values));
        }
        games += sample.games();
        withLog += log ? sample.games() : 0;
    }

    private static Object filled(Object value, List<String> names, long shift) {
        if (value instanceof List<?> parts) {
            var text = new StringBuilder();
            parts.forEach(
                    part -> text.append(part instanceof Integer name ? names.get(name) : part));
            return text.toString();
        }
        return moment(value) > 0 ? moment(value) + shift : value;
    }

    /// Where a circle begins; the nearer to the first one, the more are chosen.
    private int circle(double part) {
        int circles = people / CIRCLE;
        return CIRCLE * (int) (part * part * circles);
    }

    /// So many of one circle; an evening is of several that lie side by side.
    private List<String> sitting(int count) {
        double part = random.unit();
        int circle = circle(part);
        int from = Math.min(circle, people - Math.max(CIRCLE, count));
        var circles = new ArrayList<>(crowd.subList(from, from + Math.max(CIRCLE, count)));
        for (int i = circles.size() - 1; i > 0; i--) {
            Collections.swap(circles, i, random.below(i + 1));
        }
        return circles.subList(0, count);
    }

    // ---- rows

    private static List<Row> rows(Connection connection, String table, String key, String value)
            throws SQLException {
        try (var statement =
                connection.prepareStatement("SELECT * FROM " + table + " WHERE " + key + " = ?")) {
            statement.setString(1, value);
            try (ResultSet found = statement.executeQuery()) {
                var columns = new ArrayList<String>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    columns.add(found.getMetaData().getColumnName(i));
                }
                String into = table + " (" + String.join(", ", columns) + ")";
                var rows = new ArrayList<Row>();
                while (found.next()) {
                    var values = new ArrayList<>();
                    for (int i = 1; i <= columns.size(); i++) {
                        values.add(found.getObject(i));
                    }
                    rows.add(new Row(into, values));
                }
                return rows;
            }
        }
    }

    private static List<String> texts(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement();
                ResultSet found = statement.executeQuery(sql)) {
            var texts = new ArrayList<String>();
            while (found.next()) {
                texts.add(found.getString(1));
            }
            return texts;
        }
    }

    private static long count(Connection connection, String sql, String value) throws SQLException {
        try (var statement = connection.prepareStatement(sql)) {
            statement.setString(1, value);
            try (ResultSet found = statement.executeQuery()) {
                found.next();
                return found.getLong(1);
            }
        }
    }

    private void write(Connection connection, Row row) throws SQLException {
        PreparedStatement statement = writing.get(row.table());
        if (statement == null) {
            String places = String.join(", ", Collections.nCopies(row.values().size(), "?"));
            statement =
                    connection.prepareStatement(
                            "INSERT INTO " + row.table() + " VALUES (" + places + ")");
            writing.put(row.table(), statement);
        }
        for (int i = 0; i < row.values().size(); i++) {
            statement.setObject(i + 1, row.values().get(i));
        }
        statement.addBatch();
        if (++waiting == MANY_ROWS) {
            flush();
            connection.commit();
        }
    }

    private void flush() throws SQLException {
        for (PreparedStatement statement : writing.values()) {
            int[] _ = statement.executeBatch();
        }
        waiting = 0;
    }

    // ---- whether the copies are what they look like

    /// Notes some of the copies to be read again by the server.
    private void check(Connection connection) throws SQLException {
        before = results(connection);
        for (String id : checked) {
            write(connection, new Row("unread (table_id, due_at)", List.of(id, 0L)));
        }
        flush();
    }

    private List<String> results(Connection connection) throws SQLException {
        var all = new ArrayList<String>();
        for (String id : checked) {
            for (Row row : rows(connection, "results", "table_id", id)) {
                all.add(row.values().toString());
            }
        }
        Collections.sort(all);
        return all;
    }

    /// Whether the server has read from these logs what was copied for them.
    boolean areReadAlike(Connection connection) throws SQLException {
        return texts(connection, "SELECT table_id FROM unread").isEmpty()
                && !before.isEmpty()
                && before.equals(results(connection));
    }
}
