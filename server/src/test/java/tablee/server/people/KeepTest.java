package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.Players;
import tablee.server.RunningServer;
import tablee.server.SoftKey;
import tablee.server.Soon;

/// *Keep me*: somebody is known again by a passkey or by their words, and by nothing else.
class KeepTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json nothing() {
        return Json.object().build();
    }

    private String origin() {
        return "http://localhost:" + server.port();
    }

    private SoftKey keyOf(Client client) throws GeneralSecurityException {
        var key = new SoftKey(origin());
        Json begun = client.post("/api/me/passkeys/begin", nothing()).body();
        Client.Got kept = client.post("/api/me/passkeys", key.made(begun));
        assertThat(kept.status()).as(kept.body().print()).isEqualTo(200);
        assertThat(kept.body().at("passkeys").items()).hasSize(1);
        return key;
    }

    private Json begun(Client client) {
        return client.post("/api/enter/begin", nothing()).body();
    }

    private String enter(Client client, Json answer) {
        Client.Got got = client.post("/api/enter", answer);
        return got.status() == 200 ? got.body().at("name").asText() : "";
    }

    @Test
    void a_passkey_lets_its_person_in_once_for_each_question() throws GeneralSecurityException {
        Client ana = Client.program(server.port(), "Ana");
        SoftKey key = keyOf(ana);
        Client elsewhere = Client.nobody(server.port());
        Json answer = key.used(begun(elsewhere)).build();
        assertThat(enter(elsewhere, answer)).isEqualTo("Ana");
        assertThat(ana.get("/api/me/devices").body().at("devices").items()).hasSize(2);
        assertThat(enter(elsewhere, answer)).as("the same answer again").isEmpty();
    }

    @Test
    void nothing_else_does() throws GeneralSecurityException {
        Client ana = Client.program(server.port(), "Ana");
        SoftKey key = keyOf(ana);
        Client eve = Client.nobody(server.port());
        Json begun = begun(eve);
        assertThat(enter(eve, new SoftKey(origin()).used(begun).build()))
                .as("another key under the same name")
                .isEmpty();
        assertThat(
                        enter(
                                eve,
                                key.used(begun(eve))
                                        .put("signature", SoftKey.text(new byte[70]))
                                        .build()))
                .as("a forged signature")
                .isEmpty();
        Json forAnotherQuestion =
                key.used(begun(eve)).put("challenge", begun.at("challenge")).build();
        assertThat(enter(eve, forAnotherQuestion)).as("an answer to something else").isEmpty();
        Json own = ana.post("/api/me/passkeys/begin", nothing()).body();
        assertThat(enter(eve, key.used(own).build())).as("a question of another kind").isEmpty();
        String id =
                ana.get("/api/me/keep").body().at("passkeys").items().getFirst().at("id").asText();
        assertThat(
                        Client.program(server.port(), "Eve")
                                .delete("/api/me/passkeys/" + id, nothing())
                                .status())
                .isEqualTo(404);
        assertThat(ana.delete("/api/me/passkeys/" + id, nothing()).status()).isEqualTo(200);
        assertThat(enter(eve, key.used(begun(eve)).build()))
                .as("a key that was forgotten")
                .isEmpty();
    }

    @Test
    void a_page_elsewhere_cannot_ask_in_our_name() throws GeneralSecurityException {
        Client ana = Client.program(server.port(), "Ana");
        var key = new SoftKey("https://elsewhere.example");
        Json begun = ana.post("/api/me/passkeys/begin", nothing()).body();
        assertThat(ana.post("/api/me/passkeys", key.made(begun)).status()).isEqualTo(400);
        assertThat(ana.get("/api/me/keep").body().at("passkeys").items()).isEmpty();
    }

    @Test
    void words_let_their_person_in_until_there_are_new_ones() {
        Client ana = Client.program(server.port(), "Ana");
        String first = ana.post("/api/me/words", nothing()).body().at("words").asText();
        assertThat(first).matches("([a-z]{6} ){5}[a-z]{6}");
        Client elsewhere = Client.nobody(server.port());
        Json typed =
                Json.object().put("words", "  " + first.toUpperCase(java.util.Locale.ROOT)).build();
        assertThat(elsewhere.post("/api/enter/words", typed).body().at("name").asText())
                .isEqualTo("Ana");
        ana.post("/api/me/words", nothing());
        assertThat(elsewhere.post("/api/enter/words", typed).status()).isEqualTo(403);
        var dump = new StringBuilder();
        server.tables().store().dump(dump::append);
        assertThat(dump.toString()).doesNotContain(first).contains("\"recovery\"");
    }

    @Test
    void what_a_guest_played_becomes_theirs_running_games_too() {
        Client ana = Client.program(server.port(), "Ana");
        String words = ana.post("/api/me/words", nothing()).body().at("words").asText();
        Client guest = Client.program(server.port(), "Phone");
        String running = guest.shortCabo(3);
        Client.Line line = guest.connect(running, "?lean=1");
        Json view = Players.untilMyTurn(line, line.next("table"));
        String id = guest.get("/api/me").body().at("id").asText();
        Json merged =
                guest.post(
                                "/api/enter/words",
                                Json.object().put("words", words).put("merge", true).build())
                        .body();
        assertThat(merged.at("merged").asBool()).isTrue();
        assertThat(merged.at("name").asText()).isEqualTo("Ana");
        // The guest's own token is one of Ana's from now on.
        assertThat(guest.get("/api/me").body().at("name").asText()).isEqualTo("Ana");
        assertThat(
                        ana.get("/api/me/tables")
                                .body()
                                .at("tables")
                                .items()
                                .getFirst()
                                .at("id")
                                .asText())
                .isEqualTo(running);
        Client.Line again = ana.connect(running, "?lean=1");
        Json table = again.next("table");
        assertThat(table.at("you").at("seats").print()).isEqualTo("[\"A\"]");
        assertThat(Players.view(table).at("now")).isEqualTo(Players.view(view).at("now"));
        var _ = Players.playOut(again, table);
        Soon.that(
                "the game is Ana's",
                () -> ana.get("/api/me/history").body().at("games").items().size() == 1);
        var dump = new StringBuilder();
        server.tables().store().dump(dump::append);
        assertThat(dump.toString()).as("the guest is nobody").doesNotContain(id);
        assertThat(ana.get("/api/tables/" + running + "/verify").body().at("fair").asBool())
                .isTrue();
    }

    @Test
    void a_link_from_a_device_one_has_takes_along_what_was_played_as_a_guest() {
        Client ana = Client.program(server.port(), "Ana");
        String at = link(ana);
        Client guest = Client.program(server.port(), "Phone");
        String played = guest.shortCabo(2);
        Client.Got taken = guest.post(at, Json.object().put("merge", true).build());
        assertThat(taken.body().at("merged").asBool()).isTrue();
        assertThat(guest.get("/api/me").body().at("name").asText()).isEqualTo("Ana");
        assertThat(ana.get("/api/me/tables").body().at("tables").items())
                .extracting(table -> table.at("id").asText())
                .contains(played);
        assertThat(guest.post(at, nothing()).status()).as("good once").isEqualTo(404);
    }

    private static String link(Client person) {
        return "/api/links/"
                + person.post("/api/me/devices", nothing()).body().at("secret").asText();
    }

    @Test
    void of_too_many_devices_the_one_longest_away_ends_with_what_it_is_connected_to() {
        Client ana = Client.program(server.port(), "Ana");
        String table = ana.shortCabo(2);
        Client.Line line = ana.connect(table, "?lean=1");
        line.next("table");
        Client last = ana;
        for (int i = 0; i < 20; i++) {
            last = Client.cookie(server.port(), link(last));
        }
        assertThat(ana.get("/api/me").status()).isEqualTo(401);
        Soon.that("its connection ends", line::isClosed);
    }

    @Test
    void nobody_becomes_two_in_an_evening() {
        Client ana = Client.program(server.port(), "Ana");
        String words = ana.post("/api/me/words", nothing()).body().at("words").asText();
        Json entering = Json.object().put("words", words).put("merge", true).build();
        Client other = Client.program(server.port(), "Other");
        Json evening =
                Json.object().put("title", "Friday").put("game", "cabo").put("seats", 2).build();
        String at = "/api/evenings/" + ana.post("/api/evenings", evening).body().at("id").asText();
        ana.post(at + "/join", nothing());
        other.post(at + "/join", nothing());
        assertThat(other.post("/api/enter/words", entering).body().at("merged").asBool()).isFalse();
        assertThat(ana.get(at).body().at("standings").items()).hasSize(2);
    }

    @Test
    void nobody_becomes_two_at_a_table_and_nobody_who_is_kept_is_swallowed() {
        Client ana = Client.program(server.port(), "Ana");
        String words = ana.post("/api/me/words", nothing()).body().at("words").asText();
        Json entering = Json.object().put("words", words).put("merge", true).build();
        Client other = Client.program(server.port(), "Other");
        String id =
                ana.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("sit", true)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        other.command(id, Json.object().put("cmd", "sit"));
        assertThat(other.post("/api/enter/words", entering).body().at("merged").asBool()).isFalse();
        Client kept = Client.program(server.port(), "Kept");
        kept.post("/api/me/words", nothing());
        assertThat(kept.post("/api/enter/words", entering).body().at("merged").asBool()).isFalse();
        assertThat(kept.get("/api/me").body().at("name").asText()).isEqualTo("Kept");
        // Who has asked to be kept is no guest who was away for too long.
        var store = server.tables().store();
        List<String> unseen = store.people().unseenSince(Long.MAX_VALUE, 100);
        assertThat(unseen).hasSize(1);
        assertThat(store.people().person(unseen.getFirst()).orElseThrow().name())
                .isEqualTo("Other");
    }
}
