package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;

/// The look back at a game, over the real door.
class AnalysisTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    @Test
    void a_finished_table_is_analysed_and_a_running_one_is_not() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(2);
        Client.Line line = ana.connect(id, "?lean=1");
        Json first = line.next("table");
        String address = "/api/tables/" + id + "/analysis?lang=fr";
        assertThat(ana.get(address).status()).isEqualTo(409);
        Players.playOut(line, first);
        var answer =
                Soon.that(
                        "an analysis",
                        () -> ana.get(address),
                        got -> {
                            assertThat(got.status()).isIn(200, 202);
                            if (got.status() == 202) {
                                assertThat(got.body().at("of").asInt()).isPositive();
                            }
                            return got.status() == 200;
                        });
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body().at("seats").items()).hasSize(2);
        assertThat(answer.body().at("moments").items()).isNotEmpty();
        for (Json costly : answer.body().at("costly").items()) {
            assertThat(costly.at("playedSay").asText()).isNotBlank();
        }
        Json luck =
                Soon.that(
                                "how much of it was luck is in her figures",
                                () -> ana.get("/api/me/figures").body().at("luck").items(),
                                lucks -> !lucks.isEmpty())
                        .getFirst();
        assertThat(luck.at("table").asText()).isEqualTo(id);
        assertThat(ana.get("/api/me/figures").body().at("games").items()).hasSize(1);
    }
}
