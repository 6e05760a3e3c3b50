package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.table.fair.Fairness;

/// Two nodes over one PostgreSQL and a real NATS. Ana is connected to the one, which is a process of its own, Ben to the other.
class ClusterTest {

    private static final String NONCE = "a-nonce-that-is-long-enough";

    @TempDir Path folder;

    @Test
    void play_goes_on_while_nats_is_away_and_when_a_node_is_killed() throws Exception {
        try (var postgres = TestPostgres.start();
                var nats = NatsProcess.start()) {
            String database = postgres.url();
            Path first = Files.createDirectory(folder.resolve("first"));
            Path second = Files.createDirectory(folder.resolve("second"));
            try (var there = NodeProcess.start(first, database, nats.url());
                    var here =
                            TableServer.start(NodeProcess.config(second, database, nats.url()))) {
                play(nats, there, here);
            }
        }
    }

    private static void play(NatsProcess nats, NodeProcess there, TableServer here)
            throws Exception {
        Client ana = Client.program(there.port(), "Ana");
        Client ben = Client.program(here.port(), "Ben");
        String id = table(ana, ben);
        Client.Line anas = ana.connect(id, "?lean=1");
        Client.Line bens = ben.connect(id, "?lean=1");
        List<Client.Line> lines = List.of(anas, bens);
        bothHear(nats);

        // Every move is waited for at both nodes.
        long before = nats.figure("out_msgs");
        List<Json> latest = Players.inTurn(lines, 10);
        assertThat(nats.figure("out_msgs")).as("news over NATS").isGreaterThan(before);

        nats.stop();
        latest = Players.inTurn(lines, latest, 4);

        nats.again();
        bothHear(nats);
        latest = Players.inTurn(lines, latest, 4);
        assertThat(nats.figure("out_msgs")).as("news over NATS again").isPositive();

        long acknowledged = latest.getFirst().at("seq").asLong();
        there.kill();
        Client.Line anew = ana.at(here.port()).connect(id, "?lean=1");
        Json back = anew.next("table");
        assertThat(back.at("seq").asLong()).isGreaterThanOrEqualTo(acknowledged);
        assertThat(Players.view(back).at("now"))
                .as("what Ana sees")
                .isEqualTo(Players.view(latest.getFirst()).at("now"));
        latest = Players.inTurn(List.of(anew, bens), List.of(back, latest.getLast()), 4);
        assertThat(latest.getLast().at("seq").asLong()).isGreaterThan(acknowledged);
    }

    /// Sat down at different nodes.
    private static String table(Client ana, Client ben) {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("terms", Json.object().put("pace", 0).put("absence", 0).build())
                        .put("sit", true);
        Json opened = ana.post("/api/tables", table.build()).body();
        String id = opened.at("id").asText();
        assertThat(ben.command(id, Json.object().put("cmd", "sit")).status()).isEqualTo(200);
        String commitment = opened.at("commitment").asText();
        for (var seat : List.of(Map.entry("A", ana), Map.entry("B", ben))) {
            String bound = Fairness.commitment(id, commitment, seat.getKey(), NONCE);
            var ready = Json.object().put("cmd", "ready").put("commitment", bound);
            assertThat(seat.getValue().command(id, ready).status()).isEqualTo(200);
        }
        // Ana's node has not heard yet that Ben's has closed the list, and must not refuse her.
        for (Client person : List.of(ana, ben)) {
            var reveal = Json.object().put("cmd", "reveal").put("nonce", NONCE);
            assertThat(person.command(id, reveal).status()).isEqualTo(200);
        }
        return id;
    }

    private static void bothHear(NatsProcess nats) {
        Soon.that("both nodes connected to NATS", () -> nats.figure("subscriptions") >= 2);
    }
}
