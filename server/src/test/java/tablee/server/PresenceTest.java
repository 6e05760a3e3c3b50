package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;

/// Who is at a table is known to everybody there, and what follows from it.
class PresenceTest {

    @RegisterExtension final RunningServer server = new RunningServer();
    private Client ana;
    private Client ben;

    @BeforeEach
    void open() {
        ana = Client.program(server.port(), "Ana");
        ben = Client.program(server.port(), "Ben");
    }

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    /// Ana and Ben play, at a table without a clock.
    private String table(int absence) {
        Json terms = Json.object().put("pace", 0).put("absence", absence).build();
        var wish = Json.object().put("game", "cabo").put("seats", 2).put("terms", terms);
        String id = ana.post("/api/tables", wish.build()).body().at("id").asText();
        for (Client client : new Client[] {ana, ben}) {
            client.command(id, cmd("sit"));
            client.command(id, cmd("ready"));
        }
        return id;
    }

    private static Json seat(Client client, String table, int index) {
        return client.get("/api/tables/" + table).body().at("table").at("seats").items().get(index);
    }

    /// Listens until it is said who is here, and that this is so.
    private static Json here(Client.Line line, String seats, int lookers) {
        while (true) {
            Json here = line.next("here");
            if (here.at("seats").print().equals(seats)
                    && here.at("lookers").at("count").asInt() == lookers) {
                return here;
            }
        }
    }

    @Test
    void everybody_is_told_who_is_here_and_who_looks_on() {
        String id = table(60);
        var line = ana.connect(id, "");
        var other = ben.connect(id, "");
        here(line, "[\"A\",\"B\"]", 0);
        var looker = Client.program(server.port(), "Zoé").connect(id, "");
        assertThat(here(line, "[\"A\",\"B\"]", 1).at("lookers").at("names").print())
                .isEqualTo("[\"Zoé\"]");
        // Whoever would pass for one of the players is counted and not named like them.
        var second = Client.program(server.port(), "ben").connect(id, "");
        assertThat(here(line, "[\"A\",\"B\"]", 2).at("lookers").at("names").print())
                .isEqualTo("[\"Zoé\",\"ben 2\"]");
        looker.hangUp();
        second.hangUp();
        here(line, "[\"A\",\"B\"]", 0);
        other.hangUp();
        here(line, "[\"A\"]", 0);
    }

    @Test
    void somebody_who_hangs_up_at_a_table_without_a_clock_is_replaced_and_comes_back() {
        String id = table(1);
        var line = ana.connect(id, "");
        var other = ben.connect(id, "");
        here(line, "[\"A\",\"B\"]", 0);
        other.hangUp();
        here(line, "[\"A\"]", 0);
        Soon.that("a bot sits there", () -> seat(ana, id, 1).find("substitute").isPresent());
        var again = ben.connect(id, "");
        here(line, "[\"A\",\"B\"]", 0);
        assertThat(seat(ana, id, 1).find("substitute")).isPresent();
        again.say(cmd("return"));
        Soon.that("Ben is back", () -> seat(ana, id, 1).find("substitute").isEmpty());
    }

    /// Nothing is heard of a machine that lost its power: no farewell, no answer to any ping.
    @Test
    void somebody_who_falls_silent_is_gone_too() {
        String id = table(3600);
        var line = ana.connect(id, "");
        try (var silent = RawSocket.upgraded(server.port(), id, ben.token())) {
            assertThat(silent.socket.isConnected()).isTrue();
            here(line, "[\"A\",\"B\"]", 0);
            Json gone =
                    Soon.that(
                            "Ben is not here",
                            () -> line.heard.poll(),
                            said ->
                                    said != null
                                            && said.at("t").asText().equals("here")
                                            && said.at("seats").print().equals("[\"A\"]"));
            assertThat(gone).isNotNull();
        }
        Soon.that("it is counted", () -> seat(ana, id, 1).find("vanishedUntil").isPresent());
    }

    @Test
    void a_countdown_outlives_a_restart() {
        String id = table(3600);
        var line = ana.connect(id, "");
        var other = ben.connect(id, "");
        here(line, "[\"A\",\"B\"]", 0);
        other.hangUp();
        Soon.that("it is counted", () -> seat(ana, id, 1).find("vanishedUntil").isPresent());
        long until = seat(ana, id, 1).at("vanishedUntil").asLong();
        server.restart();
        assertThat(seat(ana.at(server.port()), id, 1).at("vanishedUntil").asLong())
                .isEqualTo(until);
    }

    @Test
    void a_nudge_is_told_and_not_repeated_at_once() {
        String id = table(60);
        var line = ben.connect(id, "");
        assertThat(ben.command(id, cmd("nudge").put("seat", "A")).status()).isEqualTo(409);
        assertThat(ana.command(id, cmd("nudge").put("seat", "B")).status()).isEqualTo(200);
        Json update = line.next("update");
        while (update.find("nudged").isEmpty()) {
            update = line.next("update");
        }
        assertThat(update.at("nudged").asText()).isEqualTo("B");
        assertThat(ana.command(id, cmd("nudge").put("seat", "B")).status()).isEqualTo(409);
    }

    @Test
    void a_name_is_changed_at_the_table_and_the_rules_for_names_hold() {
        String id = table(60);
        assertThat(ben.command(id, cmd("rename").put("name", "Zoé")).status()).isEqualTo(200);
        assertThat(seat(ana, id, 1).at("name").asText()).isEqualTo("Zoé");
        // A Cyrillic letter in Ana's name.
        assertThat(ben.command(id, cmd("rename").put("name", "Аna")).status()).isEqualTo(409);
        assertThat(ben.command(id, cmd("rename").put("name", " ")).status()).isEqualTo(400);
        ben.delete("/api/me", Json.object().build());
        String story = ana.get("/api/tables/" + id + "/story").body().print();
        assertThat(story).doesNotContain("Zoé").doesNotContain("Ben");
    }

    @Test
    void my_games_say_with_whom_and_how_it_stands_and_are_put_away() {
        String id = table(60);
        Json row = ana.get("/api/me/tables").body().at("tables").items().getFirst();
        assertThat(row.at("people").items().get(1).at("name").asText()).isEqualTo("Ben");
        assertThat(row.at("people").items().get(1).find("points")).isPresent();
        assertThat(row.print()).doesNotContain("\"p\":");
        var away = Json.object().put("away", true).build();
        Client stranger = Client.program(server.port(), "Eve");
        assertThat(stranger.post("/api/me/tables/" + id + "/away", away).status()).isEqualTo(404);
        assertThat(ana.post("/api/me/tables/" + id + "/away", away).status()).isEqualTo(200);
        assertThat(ana.get("/api/me/tables").body().at("tables").items()).isEmpty();
        assertThat(ben.get("/api/me/tables").body().at("tables").items()).hasSize(1);
        assertThat(ana.get("/api/me/export").body().at("putAway").print()).contains(id);
        // It moves again, and is there again; what is over stays away.
        ben.command(id, cmd("resign"));
        assertThat(ana.get("/api/me/tables").body().at("tables").items()).isEmpty();
        row = ben.get("/api/me/tables").body().at("tables").items().getFirst();
        assertThat(row.at("people").items().getFirst().at("rank").asInt()).isEqualTo(1);
        ana.post("/api/me/tables/" + id + "/away", Json.object().put("away", false).build());
        assertThat(ana.get("/api/me/tables").body().at("tables").items()).hasSize(1);
        ana.delete("/api/me", Json.object().build());
        assertThat(ben.get("/api/me/tables").body().print()).doesNotContain("Ana");
    }
}
