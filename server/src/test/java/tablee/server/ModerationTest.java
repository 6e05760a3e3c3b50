package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// Looking after a whole server: moderators, reports, silences, bans, words, children.
class ModerationTest {

    @TempDir Path data;
    private TableServer server;
    private Client admin;

    @BeforeEach
    void open() throws IOException {
        Files.writeString(data.resolve("words.txt"), "turnip\n");
        start(TestServer.config(data).with("words", data.resolve("words.txt").toString()));
    }

    private void start(Config config) {
        server = TableServer.start(config.with("admin-token", "sesame"));
        admin = Client.known(server.port(), "sesame");
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private static Json nothing() {
        return Json.object().build();
    }

    private Client somebody(String name) {
        return Client.program(server.port(), name);
    }

    private static String idOf(Client client) {
        return client.get("/api/me").body().at("id").asText();
    }

    private static Client.Got say(Client who, String table, String text) {
        return who.command(table, cmd("say").put("text", text));
    }

    private Client.Got sanction(Client by, String kind, String target) {
        return by.post(
                "/api/admin/sanctions",
                Json.object().put("kind", kind).put("target", target).put("hours", 24).build());
    }

    @Test
    void a_report_reaches_a_moderator_with_the_lines_around_it_and_ends_in_a_silence() {
        Client ada = somebody("Ada");
        Client eve = somebody("Eve");
        Client mod = somebody("Mia");
        String id = ada.shortCabo(2);
        for (int i = 0; i < 12; i++) {
            say(i == 6 ? eve : ada, id, "line " + i);
        }
        Json bad = ada.get("/api/tables/" + id + "/chat").body().at("lines").items().get(6);
        var report = Json.object().put("line", bad.at("seq")).put("reason", "rude").build();
        assertThat(ada.post("/api/tables/" + id + "/report", report).status()).isEqualTo(201);

        assertThat(mod.get("/api/admin/reports").status()).isEqualTo(403);
        var appoint = Json.object().put("person", idOf(mod)).put("on", true).build();
        assertThat(mod.post("/api/admin/moderators", appoint).status()).isEqualTo(403);
        assertThat(admin.post("/api/admin/moderators", appoint).status()).isEqualTo(200);
        assertThat(mod.get("/api/me").body().at("moderator").asBool()).isTrue();

        Json told = mod.get("/api/admin/reports").body().at("reports").items().getFirst();
        assertThat(told.at("accused").at("name").asText()).isEqualTo("Eve");
        assertThat(told.at("lines").items())
                .extracting(line -> line.at("text").asText())
                .hasSize(11)
                .contains("line 6", "line 1", "line 11");
        assertThat(told.print()).doesNotContain(idOf(ada) + "\",\"reporter");

        assertThat(sanction(mod, "silence", told.at("accused").at("id").asText()).status())
                .isEqualTo(201);
        assertThat(say(eve, id, "👍").body().at("say").asText()).contains("may not write");
        assertThat(say(ada, id, "at last").status()).isEqualTo(200);
        assertThat(
                        mod.post(
                                        "/api/admin/reports/" + told.at("id").asText() + "/done",
                                        nothing())
                                .status())
                .isEqualTo(200);

        Json held = mod.get("/api/admin/sanctions").body().at("sanctions").items().getFirst();
        mod.delete("/api/admin/sanctions/" + held.at("id").asText(), nothing());
        assertThat(say(eve, id, "sorry").status()).isEqualTo(200);
        assertThat(mod.get("/api/admin/audit").body().at("audit").items())
                .extracting(line -> line.at("act").asText())
                .containsExactlyInAnyOrder("lift", "done", "silence", "appoint");
        assertThat(
                        mod.get("/api/admin/audit")
                                .body()
                                .at("audit")
                                .items()
                                .getFirst()
                                .at("name")
                                .asText())
                .isEqualTo("Mia");
    }

    @Test
    void whoever_is_banned_does_nothing_more_but_can_leave_with_what_is_theirs() {
        Client eve = somebody("Eve");
        String id = eve.shortCabo(2);
        Client.Line line = eve.connect(id, "?lean=1");
        line.next("table");
        assertThat(sanction(admin, "ban", idOf(eve)).status()).isEqualTo(201);
        Soon.that("eve is hung up on", () -> line.closed);
        assertThat(say(eve, id, "hello").status()).isEqualTo(403);
        assertThat(eve.post("/api/tables", nothing()).status()).isEqualTo(403);
        assertThat(eve.get("/api/me/export").status()).isEqualTo(200);
        assertThat(eve.delete("/api/me", nothing()).status()).isEqualTo(200);
        assertThat(somebody("Bob").get("/api/me").status()).isEqualTo(200);
    }

    @Test
    void a_range_of_addresses_is_banned_until_it_is_lifted() {
        Client eve = somebody("Eve");
        String mine = eve.get("/api/me").status() == 200 ? "127.0.0.0/8" : "";
        sanction(admin, "ban", mine);
        sanction(admin, "ban", "::1");
        assertThat(
                        Client.nobody(server.port())
                                .post("/api/people", Json.object().put("name", "Eva").build())
                                .status())
                .isEqualTo(403);
        for (Json held : admin.get("/api/admin/sanctions").body().at("sanctions").items()) {
            admin.delete("/api/admin/sanctions/" + held.at("id").asText(), nothing());
        }
        assertThat(somebody("Eva").get("/api/me").status()).isEqualTo(200);
        assertThat(sanction(admin, "ban", "nobody").status()).isEqualTo(404);
        assertThat(sanction(admin, "shame", mine).status()).isEqualTo(400);
    }

    @Test
    void words_the_owner_does_not_want_are_refused_in_names_and_chat() {
        Client ada = somebody("Ada");
        String id = ada.shortCabo(2);
        assertThat(say(ada, id, "you TURN1P").body().at("say").asText()).contains("that word");
        var named = Json.object().put("name", "Turnip").build();
        assertThat(ada.post("/api/me", named).status()).isEqualTo(400);
    }

    @Test
    void a_moderator_has_the_house_right_at_every_table() {
        Client ada = somebody("Ada");
        String id = ada.shortCabo(2);
        String path = "/api/admin/tables/" + id + "/commands";
        assertThat(ada.post(path, cmd("chat").put("on", false).build()).status()).isEqualTo(403);
        assertThat(admin.post(path, cmd("chat").put("on", false).build()).status()).isEqualTo(200);
        assertThat(say(ada, id, "hello").status()).isEqualTo(409);
        assertThat(admin.post(path, cmd("resign").put("seat", "A").build()).status())
                .isEqualTo(403);
        assertThat(admin.post(path, cmd("dismiss").put("seat", "A").build()).status())
                .isEqualTo(200);
        assertThat(admin.delete("/api/admin/tables/" + id, nothing()).status()).isEqualTo(200);
        assertThat(ada.get("/api/tables/" + id).status()).isEqualTo(404);
    }

    @Test
    void a_server_without_chat_or_with_reactions_only() {
        server.close();
        start(TestServer.config(data).with("chat", "reactions"));
        Client ada = somebody("Ada");
        String id = ada.shortCabo(2);
        assertThat(say(ada, id, "hello").status()).isEqualTo(403);
        assertThat(say(ada, id, "👍").status()).isEqualTo(200);
        server.close();
        start(TestServer.config(data).with("chat", "off"));
        assertThat(say(ada.at(server.port()), id, "👍").status()).isEqualTo(403);
        assertThatThrownBy(
                        () ->
                                TableServer.start(
                                        TestServer.config(data.resolve("other"))
                                                .with("chat", "loud")))
                .hasMessageContaining("on, reactions, off");
    }

    @Test
    void children_pick_names_nobody_looks_on_and_hints_are_there() {
        server.close();
        start(TestServer.config(data).with("kids", "true"));
        var free = Json.object().put("name", "Ada").put("program", true).build();
        assertThat(Client.nobody(server.port()).post("/api/people", free).status()).isEqualTo(400);
        Json house = Client.nobody(server.port()).get("/api/house?lang=en").body();
        assertThat(house.at("names").items()).hasSizeGreaterThan(40);
        assertThat(house.at("chat").asText()).isEqualTo("reactions");
        Client fox = somebody("Fox");
        Client owl = somebody("Chouette");
        Client wren = somebody("Wren");
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("terms", Json.object().put("spectators", true).put("pace", 0).build())
                        .put("sit", true);
        String id = fox.post("/api/tables", table.build()).body().at("id").asText();
        assertThat(owl.command(id, cmd("sit").put("name", "Anything")).status()).isEqualTo(400);
        owl.command(id, cmd("sit"));
        fox.command(id, cmd("ready"));
        owl.command(id, cmd("ready"));
        assertThat(wren.get("/api/tables/" + id).status()).isEqualTo(403);
        assertThat(say(fox, id, "hello").status()).isEqualTo(403);
        assertThat(fox.post("/api/tables/" + id + "/hint", nothing()).status()).isEqualTo(200);
    }
}
