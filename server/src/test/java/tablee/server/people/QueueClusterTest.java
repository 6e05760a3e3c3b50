package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.NatsProcess;
import tablee.server.NodeProcess;
import tablee.server.TableServer;
import tablee.server.TestPostgres;

/// *A game now* through the doors of three nodes over one PostgreSQL and a real NATS: people come at random and ask now this node, now that one. In every build they are
/// few; `-Dqueue.people=1000 -Dqueue.seconds=120` is what `bench/people-2026-11-19.md` tells of.
class QueueClusterTest {

    private static final int PEOPLE = Integer.getInteger("queue.people", 40);
    private static final int SECONDS = Integer.getInteger("queue.seconds", 4);
    private static final List<String> GAMES = List.of("cabo", "cv", "hasard", "metro");
    private static final int[] WAITS = {0, 5, 15, 30};

    @TempDir Path folder;

    private final Random random = new Random(21);
    private final Map<String, String> tables = new ConcurrentHashMap<>();

    /// How much later than they wished people sat at a table, in milliseconds; nothing is asserted of it, because it is the machine that decides.
    private final List<Long> late = new ArrayList<>();

    /// @param comes after the beginning
    private record Wanted(String name, long comes, Json wish, long waits, int node) {}

    private List<Wanted> people() {
        var people = new ArrayList<Wanted>();
        for (int i = 0; i < PEOPLE; i++) {
            int wait = WAITS[random.nextInt(WAITS.length)];
            Json wish =
                    Json.object()
                            .put("game", GAMES.get(random.nextInt(GAMES.size())))
                            .put("seats", 3 + random.nextInt(2))
                            .put("pace", "calm")
                            .put("wait", wait)
                            .build();
            people.add(
                    new Wanted(
                            "P" + i,
                            random.nextInt(1000 * SECONDS),
                            wish,
                            1000L * wait,
                            random.nextInt(3)));
        }
        return people;
    }

    @Test
    void whoever_comes_to_any_of_three_nodes_sits_at_one_table_with_those_who_wanted_the_same()
            throws Exception {
        try (var postgres = TestPostgres.start();
                var nats = NatsProcess.start();
                var one = node("one", postgres, nats);
                var two = node("two", postgres, nats);
                var three = node("three", postgres, nats);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Integer> ports = List.of(one.port(), two.port(), three.port());
            List<Wanted> people = people();
            long begun = System.nanoTime();
            List<CompletableFuture<Client>> seated =
                    people.stream()
                            .map(
                                    wanted ->
                                            CompletableFuture.supplyAsync(
                                                    () -> seated(wanted, ports, begun), threads))
                            .toList();
            List<Client> clients = seated.stream().map(CompletableFuture::join).toList();
            judge(people, clients, ports.getFirst());
            late.sort(Long::compare);
            System.out.printf(
                    Locale.ROOT,
                    "%d people in %d s at %d tables; after their wait: p50 %d ms, p99 %d ms, most %d ms%n",
                    PEOPLE,
                    SECONDS,
                    tables.values().stream().distinct().count(),
                    late.get(late.size() / 2),
                    late.get(late.size() * 99 / 100),
                    late.getLast());
        }
    }

    private TableServer node(String name, TestPostgres postgres, NatsProcess nats)
            throws Exception {
        Path data = Files.createDirectory(folder.resolve(name));
        return TableServer.start(NodeProcess.config(data, postgres.url(), nats.url()));
    }

    /// Comes, wishes, and asks every second, as the page does, until there is a table.
    private Client seated(Wanted wanted, List<Integer> ports, long begun) {
        pause(wanted.comes() - (System.nanoTime() - begun) / 1_000_000);
        Client client = Client.program(ports.get(wanted.node()), wanted.name());
        assertThat(client.post("/api/queue", wanted.wish()).status()).isEqualTo(200);
        long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(wanted.waits());
        for (int i = 1; ; i++) {
            int port = ports.get((wanted.node() + i) % ports.size());
            Json answer = client.at(port).get("/api/queue").body();
            if (answer.find("table").isPresent()) {
                synchronized (late) {
                    late.add((System.nanoTime() - due) / 1_000_000);
                }
                assertThat(tables.put(wanted.name(), answer.at("table").asText())).isNull();
                return client;
            }
            assertThat(answer.at("waiting").asBool()).as(wanted.name()).isTrue();
            pause(1000);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(Math.max(0, millis));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void judge(List<Wanted> people, List<Client> clients, int port) {
        assertThat(tables).hasSize(PEOPLE);
        for (int i = 0; i < PEOPLE; i++) {
            Wanted wanted = people.get(i);
            String id = tables.getOrDefault(wanted.name(), "");
            Client client = clients.get(i).at(port);
            assertThat(client.get("/api/me/tables").body().at("tables").items())
                    .as("nobody sits twice")
                    .singleElement()
                    .satisfies(table -> assertThat(table.at("id").asText()).isEqualTo(id));
            Json table = client.get("/api/tables/" + id).body().at("table");
            assertThat(table.at("game")).isEqualTo(wanted.wish().at("game"));
            assertThat(table.at("seats").items())
                    .hasSize(wanted.wish().at("seats").asInt())
                    .as(wanted.name())
                    .filteredOn(seat -> seat.at("name").plain().equals(wanted.name()))
                    .hasSize(1);
        }
    }
}
