package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.BadInput;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;

/// Content sets of an owner, chosen for each table.
class ContentsTest {

    @TempDir Path data;
    @TempDir Path contents;

    /// A copy of what ships, as `content new` writes it.
    @BeforeEach
    void write() throws IOException {
        GameProvider cv = Games.find("cv");
        Path set = Files.createDirectories(contents.resolve("cv/my-box"));
        for (String file : cv.contentFiles()) {
            Path path = set.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, cv.houseContent().read(file).orElseThrow());
        }
    }

    private static Json table(String content) {
        return Json.object()
                .put("game", "cv")
                .put("seats", 2)
                .put("content", content)
                .put("terms", Json.object().put("pace", 0).build())
                .put("bots", Json.texts(List.of("random")))
                .put("sit", true)
                .put("ready", true)
                .build();
    }

    @Test
    void a_table_is_played_with_the_set_it_was_opened_with() {
        Config config = TestServer.config(data).with("contents", contents.toString());
        String id;
        Client ana;
        try (TableServer server = TableServer.start(config)) {
            ana = Client.program(server.port(), "Ana");
            assertThat(ana.get("/api/games/cv").body().at("contents").print())
                    .isEqualTo("[\"house\",\"my-box\"]");
            id = ana.post("/api/tables", table("my-box")).body().at("id").asText();
            assertThat(content(ana, id)).startsWith("my-box/");
            assertThat(ana.post("/api/tables", table("your-box")).status()).isEqualTo(400);
            assertThat(ana.get("/api/games/cv?content=" + content(ana, id)).status())
                    .isEqualTo(200);
        }
        try (TableServer again = TableServer.start(config)) {
            assertThat(content(ana.at(again.port()), id)).startsWith("my-box/");
        }
    }

    @Test
    void a_table_whose_set_is_gone_rests_and_says_so_and_goes_on_when_it_is_back() {
        Config config = TestServer.config(data).with("contents", contents.toString());
        String id;
        Client ana;
        long seq;
        try (TableServer server = TableServer.start(config)) {
            ana = Client.program(server.port(), "Ana");
            id = ana.post("/api/tables", table("my-box")).body().at("id").asText();
            assertThat(content(ana, id)).startsWith("my-box/");
        }
        try (TableServer without = TableServer.start(config.with("contents", ""))) {
            seq = without.tables().store().newest(List.of(id)).getOrDefault(id, 0L);
            Client here = ana.at(without.port());
            for (String path : List.of("", "/story", "/replay")) {
                var rests = here.get("/api/tables/" + id + path);
                assertThat(rests.status()).as(path).isEqualTo(409);
                assertThat(rests.body().at("error").asText()).isEqualTo("server.content.gone");
                assertThat(rests.body().at("say").asText()).contains("my-box/");
            }
            assertThat(here.command(id, Json.object().put("cmd", "resign")).status())
                    .isEqualTo(409);
            assertThat(without.tables().metrics().counted("errors")).isZero();
            assertThat(without.tables().store().newest(List.of(id))).containsEntry(id, seq);
        }
        try (TableServer again = TableServer.start(config)) {
            assertThat(content(ana.at(again.port()), id)).startsWith("my-box/");
        }
    }

    private static String content(Client ana, String id) {
        return ana.get("/api/tables/" + id).body().at("table").at("content").asText();
    }

    @Test
    void a_faulty_set_keeps_the_server_from_starting() throws IOException {
        String broken = Games.find("cv").contentFiles().getFirst();
        Files.writeString(contents.resolve("cv/my-box").resolve(broken), "{");
        Config config = TestServer.config(data).with("contents", contents.toString());
        assertThatThrownBy(() -> TableServer.start(config)).isInstanceOf(BadInput.class);
    }
}
