package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.RunningServer;

/// A pause by consent, a holiday and a clock of one's own, over the real doors.
class PausesTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private static Json table(Client client, String id) {
        return client.get("/api/tables/" + id).body().at("table");
    }

    /// A game of two people that has begun.
    private static String begun(Client ana, Client ben, Json clock) {
        Json terms = Json.object().put("clock", clock).put("pace", 0).build();
        String id =
                ana.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("terms", terms)
                                        .put("sit", true)
                                        .put("ready", true)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        assertThat(ben.command(id, cmd("sit")).status()).isEqualTo(200);
        assertThat(ben.command(id, cmd("ready").put("nonce", "n")).status()).isEqualTo(200);
        assertThat(table(ana, id).at("phase").asText()).isEqualTo("playing");
        return id;
    }

    private static Json live(int turn, int reserve) {
        return Json.object().put("kind", "live").put("turn", turn).put("reserve", reserve).build();
    }

    @Test
    void two_agree_to_a_pause_and_nothing_moves_until_one_goes_on() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        Client eve = Client.program(server.port(), "Eve");
        String id = begun(ana, ben, live(45, 90));
        assertThat(eve.command(id, cmd("pause").put("seat", "A")).status()).isEqualTo(409);
        assertThat(ana.command(id, cmd("pause")).status()).isEqualTo(200);
        assertThat(table(ben, id).at("pause").at("seat").asText()).isEqualTo("A");
        assertThat(table(ben, id).at("pause").find("since")).isEmpty();
        Client.Line line = ben.connect(id, "");
        Json views = line.next("table").at("views");
        assertThat(views.items().getFirst().at("legal").items()).isNotEmpty();
        assertThat(ben.command(id, cmd("pause")).status()).isEqualTo(200);
        Json told = line.next("update");
        while (told.find("table")
                .flatMap(t -> t.find("pause"))
                .flatMap(p -> p.find("since"))
                .isEmpty()) {
            told = line.next("update");
        }
        assertThat(told.find("legal").map(Json::items).orElse(java.util.List.of()))
                .as("nothing is offered that would be refused")
                .isEmpty();
        for (Json seat : told.at("table").at("seats").items()) {
            assertThat(seat.find("dueAt")).isEmpty();
            assertThat(seat.at("left").asLong()).isPositive();
        }
        Client.Got refused =
                ben.command(id, cmd("act").put("id", "m1").put("seq", 1).put("do", "ready"));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.body().at("say").asText())
                .isEqualTo("The table has a pause; ask to go on first.");
        assertThat(ana.command(id, cmd("goOn")).status()).isEqualTo(200);
        assertThat(table(ben, id).find("pause")).isEmpty();
        assertThat(table(ben, id).at("seats").items().getFirst().at("dueAt").asLong()).isPositive();
    }

    @Test
    void a_holiday_is_noted_at_every_table_of_slow_play() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        Json slow = Json.object().put("kind", "slow").put("days", 3).build();
        String first = begun(ana, ben, slow);
        String second = begun(ana, ben, slow);
        String live = begun(ana, ben, live(45, 90));
        long due = table(ben, first).at("seats").items().getFirst().at("dueAt").asLong();
        Json asked = Json.object().put("days", 7).build();
        Json noted = ana.post("/api/me/holiday", asked).body();
        assertThat(noted.at("tables").asInt()).isEqualTo(2);
        assertThat(noted.at("spent").asInt()).isZero();
        for (String id : java.util.List.of(first, second)) {
            Json seat = table(ben, id).at("seats").items().getFirst();
            assertThat(seat.at("holidayUntil").asLong()).isPositive();
        }
        assertThat(table(ben, first).at("seats").items().getFirst().at("dueAt").asLong())
                .isGreaterThan(due + 6 * 86_400_000L);
        assertThat(table(ben, live).at("seats").items().getFirst().find("holidayUntil")).isEmpty();
        assertThat(ana.post("/api/me/holiday", Json.object().put("days", 15).build()).status())
                .isEqualTo(400);
        ana.post("/api/me/holiday", Json.object().put("days", 0).build());
        assertThat(table(ben, first).at("seats").items().getFirst().find("holidayUntil")).isEmpty();
    }
}
