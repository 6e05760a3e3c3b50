package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;

/// What is mine I can take and delete, and what is old goes by itself.
class PrivacyTest {

    private static final String NAME = "Wilhelmine";
    private static final String WORDS = "my telephone is five five five";

    @TempDir Path data;
    private TableServer server;

    @BeforeEach
    void open() {
        server =
                TableServer.start(
                        TestServer.config(data).with("keep", "finished=400d,chat=90d,guests=30d"));
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

    /// Two people at a table; the first one has talked there, and was talked of.
    private String pair(Client mine, Client other) {
        var table =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put(
                                "terms",
                                Json.object().put("pace", 0).put("substitute", "random").build())
                        .put("options", Json.object().put("turnLimit", 20).build())
                        .put("sit", true);
        String id = mine.post("/api/tables", table.build()).body().at("id").asText();
        other.command(id, cmd("sit"));
        mine.command(id, cmd("say").put("text", WORDS));
        other.command(id, cmd("say").put("text", "so it is"));
        mine.command(id, cmd("ready"));
        other.command(id, cmd("ready"));
        return id;
    }

    private static String hash(String token) {
        try {
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256")
                                    .digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean heldIn(String text, String what) {
        return text.contains(what);
    }

    private String backup() {
        var lines = new StringBuilder();
        server.tables().store().dump(line -> lines.append(line).append('\n'));
        return lines.toString();
    }

    @Test
    void everything_about_me_can_be_taken_along() {
        Client mine = Client.program(server.port(), NAME);
        String id = mine.shortCabo(2);
        Players.playOut(mine.connect(id, "?lean=1"), mine.connect(id, "?lean=1").next("table"));
        mine.command(id, cmd("say").put("text", WORDS));
        Json export = mine.get("/api/me/export").body();
        assertThat(export.at("person").at("name").asText()).isEqualTo(NAME);
        assertThat(export.at("said").items())
                .extracting(line -> line.at("text").asText())
                .containsExactly(WORDS);
        Json table = export.at("tables").items().getFirst();
        assertThat(table.at("id").asText()).isEqualTo(id);
        assertThat(table.at("moves").items()).isNotEmpty();
        assertThat(export.at("devices").items()).hasSize(1);
        assertThat(export.print()).doesNotContain(mine.token());
    }

    @Test
    void what_somebody_agreed_to_wished_for_and_comes_back_by_is_taken_along_and_goes_with_them() {
        Client mine = Client.program(server.port(), NAME);
        Client other = Client.program(server.port(), "Bob");
        String person = mine.get("/api/me").body().at("id").asText();
        String id = pair(mine, other);
        Soon.that("they play", () -> mine.command(id, cmd("pause")).status() == 200);
        other.command(id, cmd("pause"));
        mine.command(id, cmd("goOn"));
        mine.command(id, cmd("hands"));
        mine.post("/api/me", Json.object().put("face", "owl-3").build());
        mine.post(
                "/api/queue",
                Json.object().put("game", "cabo").put("seats", 2).put("wait", 600).build());
        Json open = Json.object().put("game", "cabo").put("seats", 2).put("sit", true).build();
        String second = other.post("/api/tables", open).body().at("id").asText();
        var store = server.tables().store();
        String bob = other.get("/api/me").body().at("id").asText();
        store.company().invite(person, second, bob, 7).join();
        store.keep().signedIn("subject-of-mine", person, 5).join();

        Json export = mine.get("/api/me/export").body();
        assertThat(export.at("person").at("face").asText()).isEqualTo("owl-3");
        assertThat(export.at("tables").items().getFirst().at("agreed").items())
                .extracting(one -> one.at("to").asText() + " " + one.at("stand").asText())
                .containsExactly("pause asked", "pause over", "hands asked");
        assertThat(export.at("queue").items())
                .singleElement()
                .satisfies(wish -> assertThat(wish.asText()).startsWith("cabo|2|"));
        assertThat(export.at("invites").items())
                .extracting(invite -> invite.at("table").asText())
                .containsExactly(second);
        assertThat(export.at("signIns").items()).extracting(Json::asLong).containsExactly(5L);

        mine.delete("/api/me", nothing());
        assertThat(store.company().queued(person)).isEmpty();
        assertThat(store.company().invitesOf(person, 9)).isEmpty();
        assertThat(store.keep().personBySubject("subject-of-mine")).isEmpty();
        assertThat(backup()).doesNotContain("owl-3").doesNotContain(person);
    }

    /// The hash of a position is that of all its cards. Late in a game few are unknown, and whoever knows the rules could try them out one by one.
    @Test
    void nothing_that_hidden_cards_could_be_tried_out_against_is_taken_along() {
        Client mine = Client.program(server.port(), NAME);
        String id = mine.shortCabo(2);
        Client.Line line = mine.connect(id, "?lean=1");
        Players.playOut(line, line.next("table"));
        List<Json> steps = mine.get("/api/tables/" + id + "/replay").body().at("steps").items();
        String export = mine.get("/api/me/export").body().print();
        assertThat(steps).extracting(step -> step.at("hash").asText()).noneMatch(export::contains);
    }

    @Test
    void whoever_is_deleted_is_gone_from_tables_lists_and_backups_and_games_stay_verifiable() {
        Client mine = Client.program(server.port(), NAME);
        Client other = Client.program(server.port(), "Bob");
        String person = mine.get("/api/me").body().at("id").asText();
        String id = pair(mine, other);
        String solo = mine.shortCabo(2);
        Client.Line line = mine.connect(solo, "?lean=1");
        Players.playOut(line, line.next("table"));
        String before = backup();
        assertThat(List.of(NAME, WORDS, person)).allMatch(what -> heldIn(before, what));

        Client.Line watching = other.connect(id, "?lean=1");
        watching.next("table");
        assertThat(mine.delete("/api/me", nothing()).status()).isEqualTo(200);
        assertThat(mine.get("/api/me").status()).isEqualTo(401);

        String after = backup();
        assertThat(List.of(NAME, WORDS, person, hash(mine.token())))
                .noneMatch(what -> heldIn(after, what));
        // Their seat is played by a bot and named in the reader's language, also for those who were
        // there.
        Json seat =
                other.get("/api/tables/" + id + "?lang=fr")
                        .body()
                        .at("table")
                        .at("seats")
                        .items()
                        .getFirst();
        assertThat(seat.at("name").asText()).isEqualTo("quelqu’un");
        assertThat(seat.at("substitute").asBool()).isTrue();
        Json chat = other.get("/api/tables/" + id + "/chat?lang=en").body().at("lines");
        assertThat(chat.items())
                .extracting(said -> said.at("name").asText() + ": " + said.at("text").asText())
                .containsExactly("somebody: ", "Bob: so it is");
        assertThat(other.get("/api/tables/" + id + "/story").body().print()).doesNotContain(NAME);
        assertThat(other.command(id, cmd("say").put("text", "well")).status()).isEqualTo(200);

        assertThat(other.get("/api/tables/" + solo + "/verify").body().at("fair").asBool())
                .isTrue();
        Json file = other.get("/api/tables/" + solo + "/replay").body();
        assertThat(file.print()).doesNotContain(NAME);
        assertThat(
                        other.post("/api/replays/verify", Json.object().put("replay", file).build())
                                .body()
                                .at("fair")
                                .asBool())
                .isTrue();
    }

    @Test
    void nothing_of_somebody_deleted_is_left_in_the_file_either() throws IOException {
        Client mine = Client.program(server.port(), NAME);
        String solo = mine.shortCabo(2);
        mine.command(solo, cmd("say").put("text", WORDS));
        mine.delete("/api/me", nothing());
        server.close();
        String bytes = Files.readString(data.resolve("tablee.db"), StandardCharsets.ISO_8859_1);
        assertThat(heldIn(bytes, NAME)).isFalse();
        assertThat(heldIn(bytes, WORDS)).isFalse();
        server = TestServer.start(data);
    }

    @Test
    void devices_are_seen_joined_by_a_link_and_ended_one_by_one() {
        Client mine = Client.program(server.port(), NAME);
        String id = mine.shortCabo(2);
        String secret = mine.post("/api/me/devices", nothing()).body().at("secret").asText();
        Client phone = Client.cookie(server.port(), "/api/links/" + secret);
        assertThat(phone.get("/api/me").body().at("name").asText()).isEqualTo(NAME);
        assertThat(Client.nobody(server.port()).post("/api/links/" + secret, nothing()).status())
                .isEqualTo(404);
        List<Json> devices = mine.get("/api/me/devices").body().at("devices").items();
        assertThat(devices).hasSize(2);
        Client.Line line = phone.connect(id, "?lean=1");
        line.next("table");
        Json away =
                devices.stream()
                        .filter(device -> !device.at("here").asBool())
                        .findFirst()
                        .orElseThrow();
        assertThat(mine.delete("/api/me/devices/" + away.at("id").asText(), nothing()).status())
                .isEqualTo(200);
        Soon.that("the phone is hung up on", () -> line.closed);
        assertThat(phone.get("/api/me").status()).isEqualTo(401);
        assertThat(mine.get("/api/me").status()).isEqualTo(200);
        Client other = Client.program(server.port(), "Bob");
        Json here = mine.get("/api/me/devices").body().at("devices").items().getFirst();
        assertThat(other.delete("/api/me/devices/" + here.at("id").asText(), nothing()).status())
                .isEqualTo(404);
    }

    @Test
    void what_is_too_old_goes_by_itself() {
        Client mine = Client.program(server.port(), NAME);
        Client other = Client.program(server.port(), "Bob");
        String id = pair(mine, other);
        String solo = mine.shortCabo(2);
        Client.Line line = mine.connect(solo, "?lean=1");
        Players.playOut(line, line.next("table"));
        long now = server.tables().now();

        server.retention().apply(now + Duration.ofDays(29).toMillis());
        assertThat(heldIn(backup(), WORDS)).isTrue();
        assertThat(mine.get("/api/me").status()).isEqualTo(200);

        server.retention().apply(now + Duration.ofDays(31).toMillis());
        assertThat(heldIn(backup(), NAME)).isFalse();
        assertThat(heldIn(backup(), "so it is")).isFalse();

        Client again = Client.program(server.port(), "Zoe");
        assertThat(again.get("/api/tables/" + solo).status()).isEqualTo(200);
        assertThat(again.get("/api/tables/" + id).status()).isEqualTo(200);
        server.retention().apply(now + Duration.ofDays(401).toMillis());
        Client last = Client.program(server.port(), "Zed");
        assertThat(last.get("/api/tables/" + solo).status()).isEqualTo(404);
    }

    @Test
    void the_house_says_how_long_what_is_kept() {
        Json keep = Client.nobody(server.port()).get("/api/house").body().at("keep");
        assertThat(keep.print()).isEqualTo("{\"finished\":9600,\"chat\":2160,\"guests\":720}");
    }
}
