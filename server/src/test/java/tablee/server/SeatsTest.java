package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;

/// Sitting down, going back, leaving, coming back, playing again.
class SeatsTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json.Builder table(Json terms, String... bots) {
        return Json.object()
                .put("game", "cabo")
                .put("seats", 2)
                .put("terms", terms)
                .put("bots", Json.texts(List.of(bots)))
                .put("sit", true);
    }

    private static Json quick() {
        return Json.object().put("pace", 0).put("forced", false).build();
    }

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private String open(Client host, Json.Builder table) {
        return host.post("/api/tables", table.build()).body().at("id").asText();
    }

    @Test
    void a_game_of_two_people_begins_when_both_are_ready() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        String id = open(ana, table(quick()));
        assertThat(ben.command(id, cmd("start")).status()).isEqualTo(409);
        assertThat(ben.command(id, cmd("sit").put("seat", "A")).body().at("clause").asText())
                .isEqualTo("TABLE");
        assertThat(ben.command(id, cmd("sit")).status()).isEqualTo(200);
        assertThat(ben.command(id, cmd("sit")).status()).isEqualTo(409);
        ana.command(id, cmd("ready").put("nonce", "from-ana"));
        assertThat(phase(ana, id)).isEqualTo("open");
        Client.Line line = ana.connect(id, "?lean=1");
        ben.command(id, cmd("ready").put("nonce", "from-ben"));
        Json started = line.next("update");
        while (started.find("now").isEmpty()) {
            started = line.next("update");
        }
        assertThat(phase(ben, id)).isEqualTo("playing");
        assertThat(
                        ben.get("/api/me/tables")
                                .body()
                                .at("tables")
                                .items()
                                .getFirst()
                                .at("waitsForMe")
                                .asBool())
                .isTrue();
    }

    @Test
    void who_makes_a_table_complete_is_answered_when_its_game_has_begun() {
        Client ana = Client.program(server.port(), "Ana");
        Json listed = Json.object().put("pace", 0).put("listed", true).build();
        for (int i = 0; i < 20; i++) {
            open(ana, table(listed, "random").put("ready", true));
        }
        assertThat(ana.get("/api/tables").body().at("tables").items())
                .hasSize(20)
                .allMatch(row -> row.at("phase").asText().equals("playing"));
        var bots = table(listed, "random", "random").put("sit", false).build();
        assertThat(ana.post("/api/tables", bots).status()).isEqualTo(201);
    }

    private static String phase(Client client, String id) {
        return client.get("/api/tables/" + id).body().at("table").at("phase").asText();
    }

    @Test
    void against_bots_a_step_is_taken_back_at_once_and_its_draw_keeps_its_number() {
        Client ana = Client.program(server.port(), "Ana");
        String id = open(ana, table(quick(), "random").put("ready", true));
        Client.Line line = ana.connect(id, "?lean=1");
        Json turn = Players.untilMyTurn(line, line.next("table"));
        for (int i = 0; i < 6; i++) {
            line.say(
                    Json.object()
                            .put("id", "m" + i)
                            .put("seq", turn.at("seq"))
                            .put("do", Players.view(turn).at("legal").items().getFirst()));
            Json _ = line.next("ack");
            turn = Players.untilMyTurn(line, line.next());
        }
        int before = ana.get("/api/tables/" + id).body().at("table").at("steps").asInt();
        assertThat(ana.command(id, cmd("undo")).status()).isEqualTo(200);
        int after = ana.get("/api/tables/" + id).body().at("table").at("steps").asInt();
        assertThat(after).isLessThan(before);
        line.hangUp();
        Client.Line again = ana.connect(id, "?lean=1");
        Json _ = Players.playOut(again, again.next("table"));
        Json verdict = ana.get("/api/tables/" + id + "/verify").body();
        assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
        assertThat(ana.get("/api/tables/" + id + "/replay").body().at("fairness").find("course"))
                .isPresent();
        tamperedReplaysAreFound(ana, id);
    }

    private static void tamperedReplaysAreFound(Client ana, String id) {
        String replay = ana.get("/api/tables/" + id + "/replay").body().print();
        String seed = Json.parse(replay).at("fairness").at("seed").asText();
        Json forged = Json.parse(replay.replace(seed, "ab".repeat(32)));
        Json verdict =
                ana.post("/api/replays/verify", Json.object().put("replay", forged).build()).body();
        assertThat(verdict.at("fair").asBool()).isFalse();
    }

    @Test
    void between_people_going_back_past_a_draw_needs_the_others() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        String id = open(ana, table(quick()));
        ben.command(id, cmd("sit"));
        ana.command(id, cmd("ready"));
        ben.command(id, cmd("ready"));
        Client.Line a = ana.connect(id, "?lean=1");
        Client.Line b = ben.connect(id, "?lean=1");
        Players.inTurn(List.of(a, b), 8);
        Json steps = ana.get("/api/tables/" + id).body().at("table").at("steps");
        assertThat(ana.command(id, cmd("undo")).status()).isEqualTo(200);
        Json asked = ana.get("/api/tables/" + id).body().at("table");
        if (asked.find("undo").isPresent()) {
            assertThat(asked.at("steps")).isEqualTo(steps);
            assertThat(ana.command(id, cmd("answer").put("agree", true)).status()).isEqualTo(409);
            assertThat(ben.command(id, cmd("answer").put("agree", true)).status()).isEqualTo(200);
        }
        Json back = ana.get("/api/tables/" + id).body().at("table");
        assertThat(back.find("undo")).isEmpty();
        assertThat(back.at("steps").asInt()).isLessThan(steps.asInt());
    }

    @Test
    void a_seat_that_is_left_is_played_by_a_bot_until_its_person_returns() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        String id = open(ana, table(quick()));
        ben.command(id, cmd("sit"));
        ana.command(id, cmd("ready"));
        ben.command(id, cmd("ready"));
        assertThat(ana.command(id, cmd("return")).status()).isEqualTo(409);
        assertThat(ana.command(id, cmd("leave")).status()).isEqualTo(200);
        Json seat = ben.get("/api/tables/" + id).body().at("table").at("seats").items().getFirst();
        assertThat(seat.at("substitute").asBool()).isTrue();
        Json refused =
                ana.command(id, Json.object().put("id", "x").put("seq", 9).put("do", "draw"))
                        .body();
        assertThat(refused.at("clause").asText()).isEqualTo("TABLE");
        assertThat(ana.command(id, cmd("return")).status()).isEqualTo(200);
        assertThat(ana.command(id, cmd("resign")).status()).isEqualTo(200);
        assertThat(ana.command(id, cmd("return")).status()).isEqualTo(409);
        assertThat(ben.command(id, cmd("resign")).status()).isEqualTo(409);
        assertThat(phase(ben, id)).isEqualTo("over");
        Json table = ben.get("/api/tables/" + id + "?lang=en").body().at("table");
        assertThat(table.at("outcome").at("ranks").print()).isEqualTo("[2,1]");
        assertThat(table.at("outcome").at("reason").asText()).isEqualTo("Ana has resigned.");
        assertThat(table.at("seed").asText()).isNotEmpty();
        Json verdict = ben.get("/api/tables/" + id + "/verify").body();
        assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
        assertThat(ben.get("/api/tables/" + id + "/replay").status()).isEqualTo(200);
    }

    @Test
    void a_rematch_is_the_same_table_for_everybody_and_links_move_seats() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        String id = open(ana, table(quick()));
        ben.command(id, cmd("sit"));
        String secret =
                ben.post("/api/tables/" + id + "/link", Json.object().build())
                        .body()
                        .at("secret")
                        .asText();
        Client phone = Client.program(server.port(), "Ben's phone");
        assertThat(
                        phone.post("/api/links/" + secret, Json.object().build())
                                .body()
                                .at("seat")
                                .asText())
                .isEqualTo("B");
        assertThat(ben.command(id, cmd("ready")).status()).isEqualTo(403);
        assertThat(phone.post("/api/links/nonsense", Json.object().build()).status())
                .isEqualTo(404);
        assertThat(ana.post("/api/tables/" + id + "/rematch", Json.object().build()).status())
                .isEqualTo(409);
        ana.command(id, cmd("close"));
        String next =
                ana.post("/api/tables/" + id + "/rematch", Json.object().build())
                        .body()
                        .at("id")
                        .asText();
        assertThat(
                        phone.post("/api/tables/" + id + "/rematch", Json.object().build())
                                .body()
                                .at("id")
                                .asText())
                .isEqualTo(next);
    }

    @Test
    void a_restarted_server_goes_on_where_it_stood() {
        Client ana = Client.program(server.port(), "Ana");
        String id = open(ana, table(quick(), "random").put("ready", true));
        Client.Line line = ana.connect(id, "?lean=1");
        Json turn = Players.untilMyTurn(line, line.next("table"));
        server.restart();
        Json again = ana.at(server.port()).connect(id, "?lean=1").next("table");
        assertThat(Players.view(again).at("now")).isEqualTo(Players.view(turn).at("now"));
    }

    @Test
    void chat_and_story_are_kept_for_those_who_come_back() {
        Client ana = Client.program(server.port(), "Ana");
        String id = open(ana, table(quick(), "random").put("ready", true));
        assertThat(ana.command(id, cmd("say").put("text", "  Bonjour\u0007 à tous !  ")).status())
                .isEqualTo(200);
        assertThat(
                        ana.get("/api/tables/" + id + "/chat")
                                .body()
                                .at("lines")
                                .items()
                                .getFirst()
                                .at("text")
                                .asText())
                .isEqualTo("Bonjour à tous !");
        assertThat(ana.get("/api/tables/" + id + "/story").body().at("lines").items()).isNotEmpty();
        assertThat(ana.get("/api/tables/" + id + "/replay").status()).isEqualTo(409);
        assertThat(ana.get("/api/tables/" + id + "/verify").status()).isEqualTo(409);
    }
}
