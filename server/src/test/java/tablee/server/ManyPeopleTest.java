package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Home, my games, history, figures and standings of a club that is large and old. In every build it is small; what `bench/people-2026-11-19.md` says is measured by
/// `-Dpeople.many=100000 -Dpeople.games=1000000 -Dpeople.seconds=60`.
class ManyPeopleTest {

    private static final int PEOPLE = Integer.getInteger("people.many", 300);
    private static final int GAMES = Integer.getInteger("people.games", 2_000);
    private static final int RATE = Integer.getInteger("people.rate", 50);
    private static final int SECONDS = Integer.getInteger("people.seconds", 2);

    /// Those who ask. Each has played in one of a thousand games.
    private static final int ASKING = 20;

    private static final int PORTION = 10_000;
    private static final List<String> BOX = List.of("cabo", "cv", "hasard", "metro");

    @TempDir Path data;

    /// What is old is deleted, and nobody's clock is set back: a game ended every second until now.
    private final long now = System.currentTimeMillis();

    private final Random random = new Random(21);
    private final List<Client> asking = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();

    @Test
    void what_one_asks_first_is_answered_however_many_people_and_games_there_are()
            throws SQLException, IOException {
        try (var server = TestServer.start(data)) {
            for (int i = 0; i < ASKING; i++) {
                Client client = Client.program(server.port(), "Asker" + i);
                asking.add(client);
                ids.add(client.get("/api/me").body().at("id").asText());
            }
        }
        try (var connection =
                DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tablee.db"))) {
            connection.setAutoCommit(false);
            people(connection);
            games(connection);
            evening(connection);
            connection.commit();
        }
        System.out.printf(
                Locale.ROOT,
                "%d people, %d games: %d bytes, %d a game%n",
                PEOPLE,
                GAMES,
                Files.size(data.resolve("tablee.db")),
                Files.size(data.resolve("tablee.db")) / GAMES);
        try (var server = TestServer.start(data)) {
            asking.replaceAll(client -> client.at(server.port()));
            sees();
            load(server.port());
        }
    }

    private String someone(int game) {
        int asker = game * ASKING / 1_000;
        return game % (1_000 / ASKING) == 0
                ? ids.get(asker % ASKING)
                : "p%06d".formatted(random.nextInt(PEOPLE));
    }

    private static void each(Connection connection, String sql, int count, Rows rows)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < count; i++) {
                rows.add(statement, i);
                if (i % PORTION == PORTION - 1) {
                    statement.executeBatch();
                }
            }
            statement.executeBatch();
        }
    }

    @FunctionalInterface
    private interface Rows {
        void add(PreparedStatement statement, int number) throws SQLException;
    }

    private static void row(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        statement.addBatch();
    }

    private void people(Connection connection) throws SQLException {
        each(
                connection,
                "INSERT INTO people (id, name, language, program, created_at) VALUES (?, ?, 'fr', 0, ?)",
                PEOPLE,
                (statement, i) -> row(statement, "p%06d".formatted(i), "Person " + i, now));
    }

    /// Two sit at each; one in three was listed, one in a hundred thousand is still open.
    private void games(Connection connection) throws SQLException {
        var first = new ArrayList<String>();
        var second = new ArrayList<String>();
        for (int i = 0; i < GAMES; i++) {
            first.add(someone(i));
            second.add("p%06d".formatted(random.nextInt(PEOPLE)));
        }
        each(
                connection,
                "INSERT INTO tables (id, game, phase, listed, host, seats, free, waits, due_at, opened_at, moved_at, summary)"
                        + " VALUES (?, ?, ?, ?, ?, 2, 0, 0, 0, ?, ?, ?)",
                GAMES,
                (statement, i) ->
                        row(
                                statement,
                                id(i),
                                BOX.get(i % BOX.size()),
                                i % 100_000 == 1 ? "PLAYING" : "OVER",
                                i % 3 == 0 || i % 100_000 == 1 ? 1 : 0,
                                first.get(i),
                                ended(i) - 500,
                                ended(i),
                                summary(first.get(i), second.get(i))));
        for (int seat = 0; seat < 2; seat++) {
            int number = seat;
            List<String> sitting = seat == 0 ? first : second;
            each(
                    connection,
                    "INSERT INTO chairs (table_id, seat, person) VALUES (?, ?, ?)",
                    GAMES,
                    (statement, i) -> row(statement, id(i), number, sitting.get(i)));
            each(
                    connection,
                    "INSERT INTO results (table_id, seat, person, name, bot, game, seats, people, rank, points, counts, cards, ended_at)"
                            + " VALUES (?, ?, ?, ?, 0, ?, 2, 2, ?, ?, 1, '', ?)",
                    GAMES,
                    (statement, i) ->
                            row(
                                    statement,
                                    id(i),
                                    number,
                                    sitting.get(i),
                                    "Person",
                                    BOX.get(i % BOX.size()),
                                    1 + (i + number) % 2,
                                    Integer.toString(i % 60),
                                    ended(i)));
        }
    }

    private long ended(int game) {
        return now - 1_000L * (GAMES - game);
    }

    private static String id(int game) {
        return "g%08d".formatted(game);
    }

    private static String summary(String one, String other) {
        return "{\"look\":true,\"seats\":[{\"name\":\"Person\",\"p\":\""
                + one
                + "\"},{\"name\":\"Person\",\"p\":\""
                + other
                + "\"}],\"points\":[7,9],\"ranks\":[1,2]}";
    }

    /// Four rounds of 32 people at eight tables.
    private void evening(Connection connection) throws SQLException {
        var lines = new ArrayList<String>();
        var people = new ArrayList<String>();
        for (int i = 0; i < 32; i++) {
            people.add("p%06d".formatted(i));
            lines.add("{\"k\":\"joined\",\"p\":\"" + people.get(i) + "\"}");
        }
        for (int round = 0; round < 4; round++) {
            var tables = new ArrayList<String>();
            var names = new ArrayList<String>();
            var ends = new ArrayList<String>();
            for (int table = 0; table < 8; table++) {
                var chairs = new ArrayList<String>();
                var seats = new ArrayList<String>();
                for (int seat = 0; seat < 4; seat++) {
                    String person = people.get((table + seat * 8 + round * seat) % 32);
                    seats.add("\"" + person + "\"");
                    chairs.add(
                            "{\"p\":\""
                                    + person
                                    + "\",\"rank\":"
                                    + (1 + (seat + round) % 4)
                                    + ",\"counts\":true}");
                }
                tables.add("[" + String.join(",", seats) + "]");
                names.add("\"" + id(round * 8 + table) + "\"");
                ends.add(
                        "{\"k\":\"ended\",\"table\":"
                                + table
                                + ",\"chairs\":["
                                + String.join(",", chairs)
                                + "]}");
            }
            lines.add(
                    "{\"k\":\"begun\",\"tables\":["
                            + String.join(",", tables)
                            + "],\"ids\":["
                            + String.join(",", names)
                            + "]}");
            lines.addAll(ends);
        }
        each(
                connection,
                "INSERT INTO evenings (id, host, title, plan, listed, made_at, over_at, due_at) VALUES ('friday', 'p000000', 'Friday', ?, 1, ?, ?, 0)",
                1,
                (statement, _) ->
                        row(statement, "{\"game\":\"cabo\",\"seats\":4,\"rounds\":4}", now, now));
        each(
                connection,
                "INSERT INTO evening_lines (evening, seq, at, body) VALUES ('friday', ?, ?, ?)",
                lines.size(),
                (statement, i) -> row(statement, i + 1, i + 1, lines.get(i)));
    }

    /// What is measured is what they should see.
    private void sees() {
        Client one = asking.getFirst();
        int own = (GAMES + 999) / 1_000;
        assertThat(one.get("/api/me/history").body().at("games").items())
                .hasSize(Math.min(50, own));
        assertThat(one.get("/api/me/tables").body().at("tables").items()).isNotEmpty();
        assertThat(one.get("/api/tables").body().at("tables").items()).isNotEmpty();
        assertThat(one.get("/api/evenings/friday").body().at("standings").items()).hasSize(32);
    }

    /// So many requests a second, whether the ones before are answered or not; each is timed from when it was due.
    private void load(int port) {
        List<String> paths =
                List.of(
                        "/api/tables",
                        "/api/me/tables",
                        "/api/me/history",
                        "/api/me/figures",
                        "/api/evenings",
                        "/api/evenings/friday");
        Map<String, List<Long>> took = new TreeMap<>();
        var answered = new ArrayList<CompletableFuture<Integer>>();
        try (var timer = Executors.newSingleThreadScheduledExecutor();
                var http = HttpClient.newHttpClient()) {
            long begin = System.nanoTime();
            for (int i = 0; i < RATE * SECONDS; i++) {
                String path = paths.get(i % paths.size());
                List<Long> times =
                        took.computeIfAbsent(
                                path, _ -> Collections.synchronizedList(new ArrayList<>()));
                var request =
                        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                                .header(
                                        "Authorization",
                                        "Bearer " + asking.get(i / paths.size() % ASKING).token())
                                .build();
                long due = begin + i * TimeUnit.SECONDS.toNanos(1) / RATE;
                var status = new CompletableFuture<Integer>();
                answered.add(status);
                var _ =
                        timer.schedule(
                                () -> {
                                    var _ =
                                            http.sendAsync(
                                                            request,
                                                            HttpResponse.BodyHandlers.ofString())
                                                    .whenComplete(
                                                            (answer, failure) -> {
                                                                times.add(System.nanoTime() - due);
                                                                status.complete(
                                                                        failure == null
                                                                                ? answer
                                                                                        .statusCode()
                                                                                : -1);
                                                            });
                                },
                                due - System.nanoTime(),
                                TimeUnit.NANOSECONDS);
            }
            answered.forEach(status -> assertThat(status.join()).isEqualTo(200));
        }
        var all = new ArrayList<Long>();
        took.forEach(
                (path, times) -> {
                    all.addAll(times);
                    print(path, times);
                });
        print("all", all);
    }

    private static void print(String what, List<Long> times) {
        var sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        System.out.printf(
                Locale.ROOT,
                "%-22s %5d requests, p50 %.1f ms, p99 %.1f ms, most %.1f ms%n",
                what,
                sorted.size(),
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6);
    }
}
