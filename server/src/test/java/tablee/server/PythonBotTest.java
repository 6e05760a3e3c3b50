package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The samples that others start from must work as they are.
public class PythonBotTest {

    @TempDir Path data;

    @Test
    void the_sample_bot_plays_a_whole_game_and_its_draws_can_be_checked_without_our_code()
            throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/python3")),
                "the Python samples need /usr/bin/python3");
        try (var server = TestServer.start(data.resolve("data"))) {
            String said =
                    run(
                            "../samples/python/bot.py",
                            "http://localhost:" + server.port(),
                            "--bots",
                            // Without its accent, which a machine without a locale would lose on
                            // the way.
                            "habitue,random",
                            "--receipt",
                            data.resolve("receipt.json").toString(),
                            "--quiet");
            assertThat(said).contains("over {\"ranks\"").doesNotContain("Traceback");
            String id = said.lines().findFirst().orElseThrow().substring("table ".length());
            Path replay = data.resolve("game.json");
            Files.writeString(
                    replay,
                    Client.nobody(server.port())
                            .get("/api/tables/" + id + "/replay")
                            .body()
                            .print());
            assertThat(run("../samples/python/verify.py", replay.toString()))
                    .contains("commitment holds", "without --receipt nobody can tell")
                    .doesNotContain("WRONG", "beforehand");
            assertThat(
                            run(
                                    "../samples/python/verify.py",
                                    "http://localhost:" + server.port(),
                                    id,
                                    "--receipt",
                                    data.resolve("receipt.json").toString()))
                    .contains("receipt holds", "draws recomputed")
                    .doesNotContain("WRONG");
            assertThat(
                            Client.nobody(server.port())
                                    .get("/api/tables/" + id + "/verify")
                                    .body()
                                    .at("fair")
                                    .asBool())
                    .isTrue();
        }
    }

    /// Whoever knows the key could try numbers, places and orders until the cards suit them.
    @Test
    void draws_that_are_not_made_as_they_must_be_are_found()
            throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/python3")),
                "the Python samples need /usr/bin/python3");
        String kept =
                Files.readString(
                        Path.of("src/test/resources/tablee/server/counter-1/cabo-draws.json"));
        assertThat(said(kept.replaceFirst("\"number\":\\s*1\\b", "\"number\": 1417")))
                .contains("WRONG: Draw 1 is called 1417");
        assertThat(
                        said(
                                kept.replaceFirst(
                                        "\"number\":\\s*1,", "\"number\": 1, \"stream\": \"x\",")))
                .contains("WRONG: Draw 1 is read from a place that no draw of this table has");
        assertThat(said(kept.replaceFirst("\"cards\":\\s*\\[\\s*\"0\"", "\"cards\": [\"9\"")))
                .contains("WRONG: Draw 1 was made from things that do not lie in the order");
        assertThat(said(kept.replaceFirst("\"number\":\\s*1,", "\"number\": 1, \"given\": true,")))
                .contains("WRONG: Draw 1 is said to belong to another game");
    }

    private String said(String draws) throws IOException, InterruptedException {
        Path forged = data.resolve("forged.json");
        Files.writeString(forged, draws);
        return run("../samples/python/verify.py", forged.toString());
    }

    @Test
    void what_was_drawn_in_former_times_still_verifies() throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/python3")),
                "the Python samples need /usr/bin/python3");
        for (String game : java.util.List.of("cabo", "cv", "metro", "hasard")) {
            String kept = "src/test/resources/tablee/server/counter-1/" + game + "-draws.json";
            assertThat(run("../samples/python/verify.py", kept))
                    .contains("commitment holds", "hmac-sha256-counter/1", "draws recomputed")
                    .doesNotContain("WRONG");
        }
    }

    public static String run(String... arguments) throws IOException, InterruptedException {
        var command = new java.util.ArrayList<>(java.util.List.of("/usr/bin/python3"));
        command.addAll(java.util.List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(Soon.LIMIT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        return said;
    }
}
