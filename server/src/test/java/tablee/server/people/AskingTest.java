package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.RunningServer;

/// A device asks to be one of somebody's, and they say yes on one they have.
class AskingTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json nothing() {
        return Json.object().build();
    }

    private static String secret(Json asked) {
        return asked.at("url").asText().replaceAll(".*/yes/", "");
    }

    private static Json watch(Json asked) {
        return Json.object().put("watch", asked.at("watch")).put("merge", true).build();
    }

    private static Json says(boolean agree) {
        return Json.object().put("agree", agree).build();
    }

    @Test
    void whoever_says_yes_is_asked_once_and_the_device_is_one_of_theirs() {
        Client ana = Client.program(server.port(), "Ana");
        Client device = Client.nobody(server.port());
        Json asked = device.post("/api/enter/ask", nothing()).body();
        assertThat(device.post("/api/enter/asked", watch(asked)).status()).isEqualTo(202);
        String at = "/api/me/asking/" + secret(asked);
        assertThat(device.get(at).status()).as("only somebody may answer").isEqualTo(401);
        assertThat(ana.get(at).body().at("sign").asInt()).isEqualTo(asked.at("sign").asInt());
        assertThat(ana.post(at, says(true)).status()).isEqualTo(200);
        assertThat(ana.post(at, says(false)).status()).as("answered").isEqualTo(404);
        Client.Got entered = device.post("/api/enter/asked", watch(asked));
        assertThat(entered.body().at("name").asText()).isEqualTo("Ana");
        assertThat(device.post("/api/enter/asked", watch(asked)).status())
                .as("good once")
                .isEqualTo(404);
        assertThat(ana.get("/api/me/devices").body().at("devices").items()).hasSize(2);
    }

    @Test
    void whoever_says_no_is_nobody_else() {
        Client ana = Client.program(server.port(), "Ana");
        Client device = Client.nobody(server.port());
        Json asked = device.post("/api/enter/ask", nothing()).body();
        ana.post("/api/me/asking/" + secret(asked), says(false));
        Client.Got refused = device.post("/api/enter/asked", watch(asked));
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.body().at("error").asText()).isEqualTo("server.asking.refused");
        assertThat(ana.get("/api/me/devices").body().at("devices").items()).hasSize(1);
    }

    /// What is read off the screen lets nobody in: it is what the device keeps to itself that does.
    @Test
    void what_the_screen_shows_lets_nobody_in() {
        Client ana = Client.program(server.port(), "Ana");
        Client device = Client.nobody(server.port());
        Json asked = device.post("/api/enter/ask", nothing()).body();
        ana.post("/api/me/asking/" + secret(asked), says(true));
        Client eve = Client.nobody(server.port());
        assertThat(
                        eve.post(
                                        "/api/enter/asked",
                                        Json.object().put("watch", secret(asked)).build())
                                .status())
                .isEqualTo(404);
        assertThat(device.post("/api/enter/asked", watch(asked)).status()).isEqualTo(200);
    }

    @Test
    void what_a_guest_has_played_becomes_theirs() {
        Client ana = Client.program(server.port(), "Ana");
        Client guest = Client.program(server.port(), "Gus");
        String id = guest.shortCabo(2);
        Json asked = guest.post("/api/enter/ask", nothing()).body();
        ana.post("/api/me/asking/" + secret(asked), says(true));
        assertThat(guest.post("/api/enter/asked", watch(asked)).body().at("merged").asBool())
                .isTrue();
        assertThat(ana.get("/api/me/tables").body().at("tables").items())
                .extracting(table -> table.at("id").asText())
                .contains(id);
    }
}
