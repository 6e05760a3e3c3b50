package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.table.fair.Fairness;

/// From ready to the first card over the real doors.
class BindingTest {

    private static final String ANA = "ana-ana-ana-ana-ana-ana-ana";
    private static final String BEN = "ben-ben-ben-ben-ben-ben-ben";

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json.Builder cmd(String name) {
        return Json.object().put("cmd", name);
    }

    private static Json opened(Client host, List<String> bots) {
        return host.post(
                        "/api/tables",
                        Json.object()
                                .put("game", "cabo")
                                .put("seats", 2)
                                .put("options", Json.object().put("turnLimit", 20).build())
                                .put("terms", Json.object().put("pace", 0).build())
                                .put("bots", Json.texts(bots))
                                .put("sit", true)
                                .build())
                .body();
    }

    private static Json.Builder ready(Json opened, String seat, String nonce) {
        return cmd("ready")
                .put(
                        "commitment",
                        Fairness.commitment(
                                opened.at("id").asText(),
                                opened.at("commitment").asText(),
                                seat,
                                nonce));
    }

    private static Json table(Client client, String id) {
        return client.get("/api/tables/" + id).body().at("table");
    }

    @Test
    void people_are_bound_then_reveal_and_no_nonce_is_told_before_the_game_begins() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        Json opened = opened(ana, List.of());
        String id = opened.at("id").asText();
        assertThat(ben.command(id, cmd("sit")).status()).isEqualTo(200);
        Client.Line line = ben.connect(id, "?lean=1");
        assertThat(ana.command(id, ready(opened, "A", ANA)).status()).isEqualTo(200);
        assertThat(table(ben, id).find("bound")).isEmpty();
        assertThat(ben.command(id, ready(opened, "B", BEN)).status()).isEqualTo(200);
        Json bound = table(ben, id);
        assertThat(bound.at("phase").asText()).isEqualTo("open");
        assertThat(bound.at("bound").fields().keySet()).containsExactlyInAnyOrder("A", "B");
        assertThat(bound.at("bound").at("A").at("commitment").asText())
                .isEqualTo(ready(opened, "A", ANA).build().at("commitment").asText());
        Json early = ana.command(id, cmd("reveal").put("nonce", "short")).body();
        assertThat(early.at("say").asText()).contains("at least 22");
        assertThat(ana.command(id, cmd("reveal").put("nonce", BEN)).status()).isEqualTo(409);

        // The machine loses its power between two reveals.
        assertThat(ana.command(id, cmd("reveal").put("nonce", ANA)).status()).isEqualTo(200);
        assertThat(line.heard.toString()).doesNotContain(ANA);
        server.restart();
        Client again = ben.at(server.port());
        assertThat(table(again, id).print()).contains("\"revealed\":true").doesNotContain(ANA);
        assertThat(again.command(id, cmd("reveal").put("nonce", BEN)).status()).isEqualTo(200);
        Json begun = table(again, id);
        assertThat(begun.at("phase").asText()).isEqualTo("playing");
        assertThat(begun.at("shares").at("A").at("nonce").asText()).isEqualTo(ANA);
        assertThat(begun.at("shares").at("B").at("nonce").asText()).isEqualTo(BEN);
        assertThat(begun.find("seed")).isEmpty();
        assertThat(again.command(id, cmd("reveal").put("nonce", BEN)).status()).isEqualTo(200);
    }

    @Test
    void whoever_is_alone_with_bots_has_begun_after_one_more_call() {
        Client ana = Client.program(server.port(), "Ana");
        Json opened = opened(ana, List.of("random"));
        String id = opened.at("id").asText();
        assertThat(opened.at("draws").asText()).isEqualTo("hmac-sha256-commit-reveal/2");
        var both = ready(opened, "A", ANA).put("nonce", ANA);
        assertThat(ana.command(id, both).status()).isEqualTo(200);
        assertThat(table(ana, id).at("phase").asText()).isEqualTo("playing");
        Client.Line line = ana.connect(id, "?lean=1");
        Json _ = Players.playOut(line, line.next("table"));
        Json verdict = ana.get("/api/tables/" + id + "/verify").body();
        assertThat(verdict.at("fair").asBool()).as(verdict.print()).isTrue();
        assertThat(verdict.at("bound").asBool()).isTrue();
        assertThat(verdict.at("open").items()).isEmpty();
        Json shares = ana.get("/api/tables/" + id + "/draws").body().at("shares");
        assertThat(shares.at("A").at("nonce").asText()).isEqualTo(ANA);
    }

    @Test
    void whoever_hides_nothing_plays_all_the_same_and_the_proof_says_so() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(2);
        Client.Line line = ana.connect(id, "?lean=1");
        Json _ = Players.playOut(line, line.next("table"));
        Json verdict = ana.get("/api/tables/" + id + "/verify").body();
        assertThat(verdict.at("fair").asBool()).isTrue();
        assertThat(verdict.at("bound").asBool()).isFalse();
        assertThat(verdict.at("open").print()).isEqualTo("[\"A\"]");
        Json unreadable = ana.command(id, cmd("ready").put("commitment", "XYZ")).body();
        assertThat(unreadable.at("say").asText()).contains("64 hexadecimal digits");
    }
}
