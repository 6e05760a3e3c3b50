package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// Three nodes are replaced one after the other, as `docs/upgrading.md` says but by the same version, while three people
/// play, each at a node of their own. What an older version wrote is read in `KeptStoreTest`.
class RollingRestartTest {

    private static final int MOVES = 4;

    @TempDir Path folder;
    private final List<TableServer> nodes = new ArrayList<>();
    private int started;

    @AfterEach
    void close() {
        nodes.forEach(TableServer::close);
    }

    @Test
    void nothing_is_lost_while_three_nodes_are_replaced() throws Exception {
        try (var postgres = TestPostgres.start();
                var nats = NatsProcess.start()) {
            String database = postgres.url();
            for (int i = 0; i < 3; i++) {
                nodes.add(node(database, nats.url()));
            }
            play(database, nats.url());
            close();
            nodes.clear();
        }
    }

    private TableServer node(String database, String nats) throws Exception {
        Path data = Files.createDirectory(folder.resolve("node" + started++));
        return TableServer.start(NodeProcess.config(data, database, nats));
    }

    private void play(String database, String nats) throws Exception {
        var people = new ArrayList<Client>();
        for (String name : List.of("Ana", "Ben", "Cleo")) {
            people.add(Client.program(nodes.get(people.size()).port(), name));
        }
        String id = table(people);
        var lines = new ArrayList<Client.Line>();
        people.forEach(person -> lines.add(person.connect(id, "?lean=1")));
        List<Json> latest = Players.inTurn(lines, MOVES);
        for (int i = 0; i < 3; i++) {
            TableServer old = nodes.get(i);
            nodes.set(i, node(database, nats));
            old.close();
            Json before = latest.get(i);
            people.set(i, people.get(i).at(nodes.get(i).port()));
            lines.set(i, people.get(i).connect(id, "?lean=1"));
            Json back = lines.get(i).next("table");
            assertThat(back.at("seq").asLong()).isEqualTo(before.at("seq").asLong());
            assertThat(Players.view(back).at("now"))
                    .as("what is seen at the new node")
                    .isEqualTo(Players.view(before).at("now"));
            var heard = new ArrayList<>(latest);
            heard.set(i, back);
            latest = Players.inTurn(lines, heard, MOVES);
        }
        assertThat(moves(people.getFirst(), id)).as("every move, once").isEqualTo(4 * MOVES);
        people.forEach(person -> person.command(id, Json.object().put("cmd", "resign")));
        assertThat(
                        people.getFirst()
                                .get("/api/tables/" + id + "/verify")
                                .body()
                                .at("fair")
                                .asBool())
                .isTrue();
    }

    private static long moves(Client person, String id) {
        return person.get("/api/tables/" + id + "/story").body().at("lines").items().stream()
                .filter(line -> line.at("kind").asText().equals("acted"))
                .count();
    }

    /// Each sits down at their own node; nobody has a share of their own in the draws.
    private static String table(List<Client> people) {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", people.size())
                        .put("terms", Json.object().put("pace", 0).put("absence", 0).build())
                        .put("sit", true);
        String id = people.getFirst().post("/api/tables", table.build()).body().at("id").asText();
        for (Client person : people.subList(1, people.size())) {
            assertThat(person.command(id, Json.object().put("cmd", "sit")).status()).isEqualTo(200);
        }
        for (Client person : people) {
            assertThat(person.command(id, Json.object().put("cmd", "ready")).status())
                    .isEqualTo(200);
        }
        return id;
    }
}
