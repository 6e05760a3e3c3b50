package tablee.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.RunningServer;

/// What whoever looks on is told over the real doors, and that nobody who sits there gets it too.
class WhoLooksOnTest {

    @RegisterExtension final RunningServer server = new RunningServer();
    private Client ada;
    private Client bob;
    private Client nobody;
    private String table;

    /// A game of Cabo between two people that can be looked back at.
    @BeforeEach
    void begin() {
        ada = Client.program(server.port(), "Ada");
        bob = Client.program(server.port(), "Bob");
        nobody = Client.nobody(server.port());
        var asked =
                Json.object()
                        .put("game", "cabo")
                        .put("seats", 2)
                        .put("terms", Json.object().put("delay", 1).build())
                        .put("sit", true);
        table = ada.post("/api/tables", asked.build()).body().at("id").asText();
        assertThat(bob.command(table, cmd("sit")).status()).isEqualTo(200);
        for (Client who : List.of(ada, bob)) {
            assertThat(who.command(table, cmd("ready")).status()).isEqualTo(200);
        }
    }

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private static int hands(Json whole) {
        return whole.at("views").items().getFirst().find("hands").isPresent() ? 1 : 0;
    }

    private int read(Client who) {
        return hands(who.get("/api/tables/" + table).body());
    }

    private int heard(Client who, String query) {
        Client.Line line = who.connect(table, query);
        int hands = hands(line.next("table"));
        line.hangUp();
        return hands;
    }

    @Test
    void hands_are_for_whoever_has_no_seat_and_on_no_wall() {
        ada.command(table, cmd("hands"));
        assertThat(read(nobody)).isZero();
        bob.command(table, cmd("hands"));
        assertThat(read(nobody)).isOne();
        assertThat(heard(nobody, "")).isOne();
        assertThat(heard(nobody, "?wall=1")).isZero();
        for (Client who : List.of(ada, bob)) {
            assertThat(read(who)).isZero();
            assertThat(heard(who, "")).isZero();
            assertThat(heard(who, "?wall=1")).isZero();
        }
        bob.command(table, cmd("hands").put("agree", false));
        assertThat(read(nobody)).isZero();
    }

    @Test
    void whoever_sits_there_cannot_look_back() {
        for (String path : List.of("/frames", "/replay?as=open", "/replay?as=A")) {
            assertThat(nobody.get("/api/tables/" + table + path).status()).isEqualTo(200);
            assertThat(ada.get("/api/tables/" + table + path).status()).isEqualTo(409);
        }
        for (String path : List.of("/replay", "/draws", "/verify", "/analysis")) {
            assertThat(nobody.get("/api/tables/" + table + path).status()).isEqualTo(409);
            assertThat(ada.get("/api/tables/" + table + path).status()).isEqualTo(409);
        }
    }

    @Test
    void nobody_is_led_through_a_running_game() {
        Client.Line line = ada.connect(table, "");
        line.next("table");
        line.say(cmd("lead").put("id", "x").put("step", 1).put("as", "open"));
        assertThat(line.next("refused").at("say").asText()).contains("over");
        line.hangUp();
    }

    /// A messenger asks on behalf of everybody who has the address.
    @Test
    void a_preview_of_a_running_game_says_who_plays_and_nothing_of_the_game() {
        // Asked itself: there is no page in this build whose head could carry it.
        var preview = new Preview(server.tables());
        assertThat(preview.head("/t/" + table, "en", "http://localhost").orElseThrow())
                .contains("A game of Cabo is on: Ada, Bob. Come and look on.")
                .doesNotContain("/preview/");
        assertThat(nobody.text("/preview/" + table + ".png")).doesNotContain("PNG");
    }
}
