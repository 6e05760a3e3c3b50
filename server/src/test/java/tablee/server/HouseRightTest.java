package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;

/// What a host can do about somebody who misbehaves at their table.
class HouseRightTest {

    @RegisterExtension final RunningServer server = new RunningServer();
    private Client ada;
    private Client bob;
    private Client eve;

    @BeforeEach
    void open() {
        ada = Client.program(server.port(), "Ada");
        bob = Client.program(server.port(), "Bob");
        eve = Client.program(server.port(), "Eve");
    }

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private String table() {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 3)
                        .put(
                                "terms",
                                Json.object().put("pace", 0).put("substitute", "random").build())
                        .put("sit", true);
        String id = ada.post("/api/tables", table.build()).body().at("id").asText();
        assertThat(bob.command(id, cmd("sit")).status()).isEqualTo(200);
        return id;
    }

    private String begun() {
        String id = table();
        ada.command(id, cmd("invite").put("level", "random"));
        ada.command(id, cmd("ready"));
        bob.command(id, cmd("ready"));
        return id;
    }

    private Json info(String id) {
        return ada.get("/api/tables/" + id).body().at("table");
    }

    private Json seat(String id, int index) {
        return info(id).at("seats").items().get(index);
    }

    private static String error(Client.Got got) {
        return got.body().find("say").map(Json::asText).orElse("");
    }

    @Test
    void the_chat_is_closed_and_opened_by_the_host_alone() {
        String id = table();
        assertThat(bob.command(id, cmd("chat").put("on", false)).status()).isEqualTo(409);
        assertThat(ada.command(id, cmd("chat").put("on", false)).status()).isEqualTo(200);
        assertThat(error(bob.command(id, cmd("say").put("text", "hello"))))
                .contains("closed the chat");
        assertThat(info(id).at("house").at("chat").asBool()).isFalse();
        ada.command(id, cmd("chat").put("on", true));
        assertThat(bob.command(id, cmd("say").put("text", "hello")).status()).isEqualTo(200);
    }

    @Test
    void somebody_who_is_removed_during_the_game_gives_their_seat_to_a_bot_for_good() {
        String id = begun();
        Client.Line line = bob.connect(id, "?lean=1");
        assertThat(line.next("table").at("you").at("seats").items()).hasSize(1);
        assertThat(eve.command(id, cmd("dismiss").put("seat", "B")).status()).isEqualTo(409);
        assertThat(ada.command(id, cmd("dismiss").put("seat", "B")).status()).isEqualTo(200);
        assertThat(line.next("table").at("you").at("seats").items()).isEmpty();
        assertThat(seat(id, 1).at("kind").asText()).isEqualTo("bot");
        assertThat(bob.command(id, cmd("return").put("seat", "B")).status()).isEqualTo(409);
        assertThat(bob.get("/api/me/tables").body().at("tables").items()).isEmpty();
        // The game goes on, and after a restart it is the same.
        server.restart();
        assertThat(
                        ada.at(server.port())
                                .get("/api/tables/" + id)
                                .body()
                                .at("table")
                                .at("seats")
                                .items()
                                .get(1)
                                .at("kind")
                                .asText())
                .isEqualTo("bot");
    }

    @Test
    void somebody_who_is_kept_out_neither_sits_nor_looks_nor_talks() {
        String id = table();
        Client.Line line = bob.connect(id, "?lean=1");
        line.next("table");
        assertThat(ada.command(id, cmd("keepOut").put("seat", "B")).status()).isEqualTo(200);
        Soon.that("bob is hung up on", () -> line.closed);
        assertThat(bob.get("/api/tables/" + id).status()).isEqualTo(403);
        assertThat(error(bob.command(id, cmd("sit")))).contains("does not want you");
        assertThat(bob.command(id, cmd("say").put("text", "hello")).status()).isEqualTo(409);
        assertThat(eve.command(id, cmd("sit")).status()).isEqualTo(200);

        Json out = info(id).at("house").at("out").items().getFirst();
        assertThat(out.at("name").asText()).isEqualTo("Bob");
        ada.command(id, cmd("letIn").put("badge", out.at("badge")));
        assertThat(bob.command(id, cmd("sit")).status()).isEqualTo(200);
    }

    @Test
    void somebody_who_only_talks_is_kept_out_by_their_badge() {
        String id = begun();
        eve.command(id, cmd("say").put("text", "hello"));
        Json said = ada.get("/api/tables/" + id + "/chat").body().at("lines").items().getFirst();
        assertThat(said.print()).doesNotContain(eve.get("/api/me").body().at("id").asText());
        ada.command(id, cmd("keepOut").put("badge", said.at("badge")).put("name", "Eve"));
        assertThat(eve.command(id, cmd("say").put("text", "hello")).status()).isEqualTo(409);
        assertThat(eve.get("/api/tables/" + id + "/story").status()).isEqualTo(403);
        // The host cannot lock themselves out.
        ada.command(id, cmd("say").put("text", "me"));
        Json mine = ada.get("/api/tables/" + id + "/chat").body().at("lines").items().getLast();
        assertThat(ada.command(id, cmd("keepOut").put("badge", mine.at("badge"))).status())
                .isEqualTo(409);
    }

    @Test
    void nobody_new_comes_to_a_locked_table() {
        String id = table();
        Client.Line line = eve.connect(id, "?lean=1");
        line.next("table");
        ada.command(id, cmd("lock").put("on", true));
        Soon.that("eve is hung up on", () -> line.closed);
        assertThat(error(eve.command(id, cmd("sit")))).contains("locked");
        assertThat(eve.get("/api/tables/" + id).status()).isEqualTo(403);
        assertThat(bob.get("/api/tables/" + id).status()).isEqualTo(200);
        ada.command(id, cmd("lock").put("on", false));
        assertThat(eve.get("/api/tables/" + id).status()).isEqualTo(200);
    }

    @Test
    void a_host_closes_their_table_even_while_others_play() {
        String id = begun();
        assertThat(bob.command(id, cmd("close")).status()).isEqualTo(409);
        assertThat(ada.command(id, cmd("close")).status()).isEqualTo(200);
        assertThat(info(id).at("phase").asText()).isEqualTo("closed");
        assertThat(ada.get("/api/tables/" + id + "/verify").body().at("fair").asBool()).isTrue();
    }

    @Test
    void nobody_speaks_under_somebody_elses_name() {
        String id = begun();
        Client fake = Client.program(server.port(), "Ada");
        fake.command(id, cmd("say").put("text", "I give up"));
        Client disguised = Client.program(server.port(), "\u0410da");
        assertThat(disguised.command(id, cmd("say").put("text", "hello")).status()).isEqualTo(409);
        List<String> names =
                ada.get("/api/tables/" + id + "/chat").body().at("lines").items().stream()
                        .map(line -> line.at("name").asText())
                        .toList();
        assertThat(names).containsExactly("Ada 2");
    }

    @Test
    void a_host_deletes_their_table_when_nobody_else_plays_there() {
        String id = begun();
        assertThat(bob.delete("/api/tables/" + id, Json.object().build()).status()).isEqualTo(403);
        assertThat(ada.delete("/api/tables/" + id, Json.object().build()).status()).isEqualTo(409);
        ada.command(id, cmd("close"));
        assertThat(ada.delete("/api/tables/" + id, Json.object().build()).status()).isEqualTo(200);
        assertThat(ada.get("/api/tables/" + id).status()).isEqualTo(404);
        assertThat(bob.get("/api/me/tables").body().at("tables").items()).isEmpty();
        assertThat(server.tables().store().log(id, 0)).isEmpty();
    }
}
