package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;

/// Nobody gets in where they do not belong: links, rematches, chat, tokens, hints and names.
class DoorsTest {

    @RegisterExtension final RunningServer server = new RunningServer();
    private Client ana;
    private Client ben;
    private Client eve;

    @BeforeEach
    void open() {
        ana = Client.program(server.port(), "Ada");
        ben = Client.program(server.port(), "Bob");
        eve = Client.program(server.port(), "Eve");
    }

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private String table(Json.Builder terms) {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("options", Json.object().put("firstStarter", "A").build())
                        .put("terms", terms.put("pace", 0).build())
                        .put("sit", true);
        return ana.post("/api/tables", table.build()).body().at("id").asText();
    }

    /// Ana on A, Ben on B, and the game has begun.
    private String pair(Json.Builder terms) {
        String id = table(terms);
        ben.command(id, cmd("sit"));
        ana.command(id, cmd("ready"));
        assertThat(ben.command(id, cmd("ready")).status()).isEqualTo(200);
        return id;
    }

    private String link(Client from, String id) {
        return from.post("/api/tables/" + id + "/link", Json.object().build())
                .body()
                .at("secret")
                .asText();
    }

    private static Client.Got take(Client who, String secret) {
        return who.post("/api/links/" + secret, Json.object().build());
    }

    @Test
    void a_seat_link_works_once() {
        String id = pair(Json.object());
        String secret = link(ana, id);
        assertThat(take(eve, secret).status()).isEqualTo(200);
        Client late = Client.program(server.port(), "Zoe");
        assertThat(take(late, secret).status()).isEqualTo(404);
        assertThat(eve.command(id, cmd("leave")).status()).isEqualTo(200);
    }

    @Test
    void a_seat_link_lives_for_ten_minutes() throws Exception {
        String secret = link(ana, pair(Json.object()));
        String hash =
                HexFormat.of()
                        .formatHex(
                                MessageDigest.getInstance("SHA-256")
                                        .digest(secret.getBytes(StandardCharsets.UTF_8)));
        long now = server.tables().now();
        assertThat(server.tables().store().people().link(hash, now + 540_000)).isPresent();
        assertThat(server.tables().store().people().link(hash, now + 600_001)).isEmpty();
    }

    @Test
    void a_seat_link_dies_with_the_seat_of_whoever_made_it() {
        String id = table(Json.object());
        ben.command(id, cmd("sit"));
        String secret = link(ben, id);
        ben.command(id, cmd("leave"));
        Client zoe = Client.program(server.port(), "Zoe");
        zoe.command(id, cmd("sit"));
        assertThat(take(eve, secret).status()).isEqualTo(404);
    }

    @Test
    void a_second_link_of_a_seat_dies_when_the_first_is_used() {
        String id = pair(Json.object());
        String first = link(ana, id);
        String second = link(ana, id);
        assertThat(take(ben, first).status()).isEqualTo(200);
        assertThat(take(eve, second).status()).isEqualTo(404);
    }

    @Test
    void whoever_sat_there_is_told_that_their_link_was_used() {
        String id = pair(Json.object());
        Client.Line line = ana.connect(id, "?lean=1");
        line.next("table");
        assertThat(take(eve, link(ana, id)).status()).isEqualTo(200);
        assertThat(line.next("taken").at("seat").asText()).isEqualTo("A");
    }

    @Test
    void a_rematch_is_told_to_nobody_who_may_not_look() {
        String id = pair(Json.object().put("spectators", false));
        ben.command(id, cmd("resign"));
        ana.command(id, cmd("resign"));
        var again = ana.post("/api/tables/" + id + "/rematch", Json.object().build());
        assertThat(again.status()).isEqualTo(201);
        var spied = eve.post("/api/tables/" + id + "/rematch", Json.object().build());
        assertThat(spied.status()).isEqualTo(403);
        assertThat(spied.body().print()).doesNotContain(again.body().at("id").asText());
    }

    @Test
    void outsiders_cannot_write_where_they_may_not_look() {
        String id = pair(Json.object().put("spectators", false));
        assertThat(eve.command(id, cmd("say").put("text", "psst")).status()).isEqualTo(409);
        assertThat(ana.get("/api/tables/" + id + "/chat").body().at("lines").items()).isEmpty();
    }

    @Test
    void whoever_is_forgotten_on_a_device_is_nobody_there() {
        assertThat(ana.post("/api/me/forget", Json.object().build()).status()).isEqualTo(200);
        assertThat(ana.get("/api/me").status()).isEqualTo(401);
    }

    @Test
    void among_people_there_are_no_hints_unless_the_host_allows_them() {
        String id = pair(Json.object());
        assertThat(ana.post("/api/tables/" + id + "/hint", Json.object().build()).status())
                .isEqualTo(409);
    }

    @Test
    void alone_with_bots_there_are() {
        String id = ana.shortCabo(2);
        assertThat(ana.post("/api/tables/" + id + "/hint", Json.object().build()).status())
                .isEqualTo(200);
    }

    @Test
    void everybody_sees_that_a_hint_was_taken() {
        String id = pair(Json.object().put("hints", true));
        assertThat(ana.post("/api/tables/" + id + "/hint", Json.object().build()).status())
                .isEqualTo(200);
        assertThat(ben.get("/api/tables/" + id + "/story").body().at("lines").items())
                .anyMatch(
                        line ->
                                line.at("kind").asText().equals("hinted")
                                        && line.at("seat").asText().equals("A"));
    }

    @Test
    void blank_and_invisible_names_are_refused() {
        for (String blank :
                List.of("\u3164", "\u2800", "\u200B\u200D", "\u115F\u1160", "\uFFA0", "\u034F")) {
            var got =
                    Client.nobody(server.port())
                            .post("/api/people", Json.object().put("name", blank).build());
            assertThat(got.status()).as("U+%04X", (int) blank.charAt(0)).isEqualTo(400);
        }
    }

    @Test
    void a_look_alike_of_somebody_at_the_table_does_not_sit_down() {
        String id = table(Json.object());
        Client false1 = Client.program(server.port(), "\u0410da");
        assertThat(false1.command(id, cmd("sit")).status()).isEqualTo(409);
        Client same = Client.program(server.port(), "Ada");
        assertThat(same.command(id, cmd("sit")).status()).isEqualTo(200);
        assertThat(names(id)).containsExactly("Ada", "Ada 2");
    }

    @Test
    void bots_and_people_never_share_a_name() {
        Client person = Client.program(server.port(), "Ben");
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 3)
                        .put("sit", true)
                        .put("bots", Json.texts(List.of("random")));
        String id = person.post("/api/tables", table.build()).body().at("id").asText();
        Client chloe = Client.program(server.port(), "CHLOÉ");
        chloe.command(id, cmd("sit"));
        assertThat(names(id)).doesNotHaveDuplicates().contains("Ben", "CHLOÉ");
        assertThat(names(id).stream().map(name -> name.toLowerCase(java.util.Locale.ROOT)))
                .doesNotHaveDuplicates();
    }

    private List<String> names(String id) {
        return ana.get("/api/tables/" + id).body().at("table").at("seats").items().stream()
                .map(seat -> seat.at("name").asText())
                .toList();
    }
}
