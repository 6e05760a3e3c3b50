package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.RunningServer;
import tablee.server.Soon;

/// Friends, invitations and a game now, over the real doors.
class CompanyTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json nothing() {
        return Json.object().build();
    }

    private static List<Json> list(Client client, String name) {
        return client.get("/api/me/friends").body().at(name).items();
    }

    private static String badge(Client client, String name) {
        return list(client, name).getFirst().at("badge").asText();
    }

    private static void befriend(Client one, Client other) {
        String secret = one.post("/api/me/friends/link", nothing()).body().at("secret").asText();
        Json body = Json.object().put("secret", secret).build();
        assertThat(one.post("/api/me/friends", body).status()).as("one's own link").isEqualTo(404);
        assertThat(other.post("/api/me/friends", body).status()).isEqualTo(200);
        assertThat(other.post("/api/me/friends", body).status()).as("good once").isEqualTo(404);
    }

    private static String table(Client host, int seats) {
        return host.post(
                        "/api/tables",
                        Json.object()
                                .put("game", "cabo")
                                .put("seats", seats)
                                .put("sit", true)
                                .build())
                .body()
                .at("id")
                .asText();
    }

    @Test
    void friends_by_a_link_see_who_is_here_and_ask_each_other_to_a_chair() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        befriend(ana, ben);
        assertThat(list(ana, "friends").getFirst().at("name").asText()).isEqualTo("Ben");
        Soon.that("Ben is here", () -> list(ana, "friends").getFirst().at("here").asBool());
        String id = table(ana, 2);
        Json asked = Json.object().put("badge", badge(ana, "friends")).build();
        assertThat(ana.post("/api/tables/" + id + "/ask", asked).status()).isEqualTo(200);
        Json invite = list(ben, "invites").getFirst();
        assertThat(invite.at("table").asText()).isEqualTo(id);
        assertThat(invite.at("name").asText()).isEqualTo("Ana");
        String his = ben.get("/api/me").body().at("id").asText();
        assertThat(ana.get("/api/me/friends").body().print()).doesNotContain(his);
        ben.command(id, Json.object().put("cmd", "sit"));
        assertThat(list(ben, "invites")).as("no chair is free").isEmpty();
    }

    @Test
    void whoever_is_blocked_neither_asks_nor_invites_nor_learns_it() {
        Client ana = Client.program(server.port(), "Ana");
        Client eve = Client.program(server.port(), "Eve");
        befriend(ana, eve);
        String evesAna = badge(eve, "friends");
        ana.post("/api/me/friends/" + badge(ana, "friends") + "/block", nothing());
        assertThat(list(eve, "friends")).isEmpty();
        String id = table(eve, 2);
        assertThat(
                        eve.post(
                                        "/api/tables/" + id + "/ask",
                                        Json.object().put("badge", evesAna).build())
                                .status())
                .isEqualTo(404);
        assertThat(list(ana, "invites")).isEmpty();
        assertThat(list(ana, "blocked")).hasSize(1);
    }

    @Test
    void a_link_that_was_given_away_before_is_none_for_whoever_is_blocked() {
        Client ana = Client.program(server.port(), "Ana");
        Client eve = Client.program(server.port(), "Eve");
        befriend(ana, eve);
        Json given =
                Json.object()
                        .put(
                                "secret",
                                ana.post("/api/me/friends/link", nothing()).body().at("secret"))
                        .build();
        ana.post("/api/me/friends/" + badge(ana, "friends") + "/block", nothing());
        assertThat(eve.post("/api/me/friends", given).status()).isEqualTo(404);
        assertThat(list(ana, "blocked")).hasSize(1);
        assertThat(list(ana, "friends")).isEmpty();
        Client ben = Client.program(server.port(), "Ben");
        assertThat(ben.post("/api/me/friends", given).status()).as("not used up").isEqualTo(200);
    }

    @Test
    void whoever_sits_at_a_table_is_here() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        befriend(ana, ben);
        String his = ben.get("/api/me").body().at("id").asText();
        String id = table(ben, 2);
        Client.Line line = ben.connect(id, "");
        line.next("table");
        // An hour later, at the same table.
        server.restart();
        server.tables().store().company().here(his, 0).join();
        Client later = ana.at(server.port());
        assertThat(list(later, "friends").getFirst().at("here").asBool()).isFalse();
        Client.Line again = ben.at(server.port()).connect(id, "");
        again.next("table");
        again.say(Json.object().put("cmd", "ping"));
        Soon.that("Ben is here", () -> list(later, "friends").getFirst().at("here").asBool());
    }

    private static Json wish(int wait) {
        return Json.object()
                .put("game", "cabo")
                .put("seats", 2)
                .put("pace", "calm")
                .put("wait", wait)
                .build();
    }

    private static String seated(Client client) {
        return Soon.that(
                        "a table is found",
                        () -> client.get("/api/queue").body(),
                        answer -> answer.find("table").isPresent())
                .at("table")
                .asText();
    }

    @Test
    void two_who_want_the_same_game_now_play_it_together() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        assertThat(ana.post("/api/queue", wish(600)).body().at("waiting").asBool()).isTrue();
        ben.post("/api/queue", wish(600));
        String id = seated(ana);
        assertThat(seated(ben)).isEqualTo(id);
        Json playing =
                Soon.that(
                        "the game begins",
                        () -> ana.get("/api/tables/" + id).body().at("table"),
                        table -> table.at("phase").asText().equals("playing"));
        assertThat(playing.at("seats").items().stream().map(seat -> seat.at("kind").asText()))
                .containsExactly("person", "person");
    }

    @Test
    void whoever_has_waited_long_enough_plays_with_bots_and_blocks_keep_apart() {
        Client ana = Client.program(server.port(), "Ana");
        Client eve = Client.program(server.port(), "Eve");
        befriend(ana, eve);
        ana.post("/api/me/friends/" + badge(ana, "friends") + "/block", nothing());
        eve.post("/api/queue", wish(600));
        ana.post("/api/queue", wish(0));
        String id = seated(ana);
        Json playing =
                Soon.that(
                        "the game begins",
                        () -> ana.get("/api/tables/" + id).body().at("table"),
                        table -> table.at("phase").asText().equals("playing"));
        assertThat(playing.at("seats").items().stream().map(seat -> seat.at("kind").asText()))
                .containsExactly("person", "bot");
        assertThat(eve.get("/api/queue").body().at("waiting").asBool()).isTrue();
        eve.delete("/api/queue", nothing());
        assertThat(eve.get("/api/queue").body().at("waiting").asBool()).isFalse();
        assertThat(eve.post("/api/queue", wish(100_000)).status()).isEqualTo(400);
    }
}
