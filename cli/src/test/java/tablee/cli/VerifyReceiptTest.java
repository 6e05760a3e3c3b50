package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.TableServer;
import tablee.table.fair.Fairness;

/// `tablee verify` of what a table server wrote, with what its player saw.
class VerifyReceiptTest {

    private static final String NONCE = "a-nonce-that-is-long-enough";
    private static final Path KEPT =
            Path.of("../server/src/test/resources/tablee/server/counter-1");

    @TempDir Path folder;

    private static Json post(HttpClient http, String url, String token, Json body)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(URI.create(url))
                        .header("Authorization", "Bearer " + token)
                        .POST(HttpRequest.BodyPublishers.ofString(body.print()));
        return Json.parse(http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
    }

    /// Begins a game with a share of one's own and ends it at once; the receipt.
    private Json play(Path replay) throws IOException, InterruptedException {
        var config =
                Config.standard()
                        .with("port", "0")
                        .with("host", "localhost")
                        .with("data", folder.resolve("data").toString());
        try (var http = HttpClient.newHttpClient();
                var server = TableServer.start(config)) {
            String api = "http://localhost:" + server.port() + "/api/";
            Json person = Json.object().put("name", "Ana").put("program", true).build();
            String token = post(http, api + "people", "", person).at("token").asText();
            Json wish =
                    Json.object()
                            .put("game", "cabo")
                            .put("seats", 2)
                            .put("bots", Json.texts(List.of("random")))
                            .put("sit", true)
                            .build();
            Json opened = post(http, api + "tables", token, wish);
            String id = opened.at("id").asText();
            String server1 = opened.at("commitment").asText();
            String bound = Fairness.commitment(id, server1, "A", NONCE);
            Json ready =
                    Json.object()
                            .put("cmd", "ready")
                            .put("commitment", bound)
                            .put("nonce", NONCE)
                            .build();
            String commands = api + "tables/" + id + "/commands";
            assertThat(post(http, commands, token, ready).find("seq")).isPresent();
            Json close = Json.object().put("cmd", "close").build();
            assertThat(post(http, commands, token, close).find("seq")).isPresent();
            var request = HttpRequest.newBuilder(URI.create(api + "tables/" + id + "/replay"));
            request.header("Authorization", "Bearer " + token);
            Files.writeString(
                    replay,
                    http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body());
            return Json.object()
                    .put("table", id)
                    .put("algorithm", opened.at("draws"))
                    .put("commitment", server1)
                    .put("nonces", Json.object().put("A", NONCE).build())
                    .put("list", Json.object().put("A", bound).build())
                    .build();
        }
    }

    private Session verify(Path replay, Json receipt) throws IOException {
        Path kept = Files.writeString(folder.resolve("receipt.json"), receipt.print());
        return Session.run(
                "verify", replay.toString(), "--receipt", kept.toString(), "--lang", "en");
    }

    @Test
    void a_receipt_is_held_against_the_game() throws Exception {
        Path replay = folder.resolve("game.json");
        Json receipt = play(replay);
        Session alone = Session.run("verify", replay.toString(), "--lang", "en");
        assertThat(alone.code()).as(alone.err()).isZero();
        assertThat(alone.out()).contains("only a receipt tells");
        assertThat(verify(replay, receipt).out())
                .contains("Everybody was bound to the same as the receipt says");
        String bound = receipt.at("list").at("A").asText();
        Session other = verify(replay, Json.parse(receipt.print().replace(bound, "0".repeat(64))));
        assertThat(other.code()).isEqualTo(ExitCode.FOUND_FAILURES);
        assertThat(other.err()).contains("it was chosen afterwards");
        Session changed =
                verify(replay, Json.parse(receipt.print().replace(NONCE, "b".repeat(24))));
        assertThat(changed.err()).contains("the server used another");
    }

    @Test
    void a_nonce_exchanged_in_the_file_is_found_without_one() throws Exception {
        Path replay = folder.resolve("game.json");
        Json _ = play(replay);
        Files.writeString(replay, Files.readString(replay).replace(NONCE, "ground".repeat(4)));
        Session found = Session.run("verify", replay.toString(), "--lang", "en");
        assertThat(found.code()).isEqualTo(ExitCode.FOUND_FAILURES);
        assertThat(found.err()).contains("The nonce of seat A is not the one");
    }

    @Test
    void a_replay_of_former_times_verifies_and_says_what_that_is_worth() {
        Session old = Session.run("verify", KEPT.resolve("cabo.json").toString(), "--lang", "en");
        assertThat(old.code()).as(old.err()).isZero();
        assertThat(old.out()).contains("hmac-sha256-counter/1", "ready last");
    }
}
