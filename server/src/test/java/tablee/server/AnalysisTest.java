package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// The look back at a game, over the real door.
class AnalysisTest {

    @TempDir Path data;
    private TableServer server;

    @BeforeEach
    void open() {
        server = TestServer.start(data);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void a_finished_table_is_analysed_and_a_running_one_is_not() throws Exception {
        Client ana = Client.program(server.port(), "Ana");
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("options", Json.object().put("turnLimit", 20).build())
                        .put("terms", Json.object().put("pace", 0).build())
                        .put("bots", Json.texts(List.of("random")))
                        .put("sit", true)
                        .put("ready", true);
        String id = ana.post("/api/tables", table.build()).body().at("id").asText();
        Client.Line line = ana.connect(id, "?lean=1");
        Json first = line.next("table");
        String address = "/api/tables/" + id + "/analysis?lang=fr";
        assertThat(ana.get(address).status()).isEqualTo(409);
        Players.playOut(line, first);
        var answer = ana.get(address);
        assertThat(answer.status()).isIn(200, 202);
        for (int tries = 0; answer.status() == 202 && tries < 400; tries++) {
            assertThat(answer.body().at("of").asInt()).isPositive();
            Thread.sleep(300);
            answer = ana.get(address);
        }
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body().at("seats").items()).hasSize(2);
        assertThat(answer.body().at("moments").items()).isNotEmpty();
        for (Json costly : answer.body().at("costly").items()) {
            assertThat(costly.at("playedSay").asText()).isNotBlank();
        }
    }
}
