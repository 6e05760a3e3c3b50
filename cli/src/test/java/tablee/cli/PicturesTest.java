package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.TableServer;

/// Pictures from the file of a set to the reader, with the pictograms of this build.
class PicturesTest {

    private static final String OWN =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"><script>alert(1)</script><path d=\"M1 1h1\"/></svg>";

    @ParameterizedTest
    @ValueSource(strings = {"cabo", "cv", "metro", "hasard"})
    void every_card_that_ships_has_a_picture_made_of_what_there_is(String game) {
        var said = Session.run("content", "check", game);
        assertThat(said.out()).contains("(0 remarks)").doesNotContain("art.json");
        assertThat(said.code()).isZero();
    }

    @Test
    void a_wrong_name_and_a_missing_picture_are_said_with_file_line_and_card(@TempDir Path folder)
            throws Exception {
        Path set = folder.resolve("mine");
        assertThat(Session.run("content", "new", "metro", set.toString()).code()).isZero();
        Path art = set.resolve("art.json");
        String text =
                Files.readString(art)
                        .replaceFirst("\\[\"teddy-bear\"", "[\"teddy-baer\"")
                        .replaceFirst("(?m)^ *\"brevet\": .*\\R", "");
        Files.writeString(art, text);
        long line = text.substring(0, text.indexOf("teddy-baer")).lines().count();
        var said = Session.run("content", "check", "metro", set.toString());
        assertThat(said.lines())
                .anyMatch(
                        one ->
                                one.startsWith(
                                        "error: art.json:"
                                                + line
                                                + ": amour-d-enfance (Childhood Sweetheart): there is no pictogram"
                                                + " \"teddy-baer\" here; the nearest are teddy-bear,"))
                .anyMatch(
                        one ->
                                one.equals(
                                        "warning: art.json: brevet (Middle-School Diploma): there is no picture"
                                                + " (docs/pictures.md)"));
        assertThat(said.code()).isEqualTo(1);
    }

    private static HttpResponse<String> get(TableServer server, String path) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            URI address = URI.create("http://localhost:" + server.port() + path);
            return client.send(
                    HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
        }
    }

    @Test
    void a_picture_is_served_for_ever_and_can_do_nothing(@TempDir Path data, @TempDir Path contents)
            throws Exception {
        Path mine = Files.createDirectories(contents.resolve("cabo/mine"));
        Files.writeString(mine.resolve("own.svg"), OWN);
        Files.writeString(
                mine.resolve("art.json"),
                "{\"art\": {\"1\": {\"file\": \"own.svg\"}, \"9\": {\"layers\": [[\"foxx\", 1, 2, 30]]}}}");
        Config config =
                Config.standard()
                        .with("port", "0")
                        .with("host", "localhost")
                        .with("data", data.toString())
                        .with("contents", contents.toString());
        try (TableServer server = TableServer.start(config)) {
            Json house = pictures(server, "/api/games/cabo");
            Json own = pictures(server, "/api/games/cabo?content=mine");
            assertThat(house.at("0").items().getFirst().asText()).isEqualTo("night");
            assertThat(own.at("0")).isEqualTo(house.at("0"));
            // A faulty one is that of the house.
            assertThat(own.at("9")).isEqualTo(house.at("9"));
            assertThat(own.at("1")).isNotEqualTo(house.at("1"));

            var shown = get(server, "/pictures/" + own.at("1").items().getLast().asText());
            assertThat(shown.statusCode()).isEqualTo(200);
            assertThat(shown.body()).contains("M1 1h1").doesNotContain("script");
            assertThat(shown.headers().firstValue("Content-Type")).contains("image/svg+xml");
            assertThat(shown.headers().firstValue("Cache-Control").orElse(""))
                    .contains("immutable");
            assertThat(shown.headers().firstValue("Content-Security-Policy"))
                    .contains("default-src 'none'; sandbox");
            assertThat(shown.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(shown.headers().firstValue("Content-Encoding")).isEmpty();
            assertThat(encoding(server, "deflate, gzip")).contains("gzip");
            assertThat(encoding(server, "gzip;q=0, br")).isEmpty();
            assertThat(get(server, "/pictures/0123456789abcdef.svg").statusCode()).isEqualTo(404);
            holdsAllPictures(server, "/api/games/cabo", 0);
            holdsAllPictures(server, "/api/games/cabo?content=mine", 1);
            assertThat(get(server, "/pictures/own.svg").statusCode()).isEqualTo(404);
        }
    }

    /// What is taken along in one file is, put together, what is sent one by one.
    ///
    /// @param drawn how many an owner drew, which are not in it
    private static void holdsAllPictures(TableServer server, String game, int drawn)
            throws Exception {
        Json details = Json.parse(get(server, game).body());
        Json gallery = details.at("gallery");
        var answer = get(server, "/pictures/" + gallery.at("file").asText());
        Json pack = Json.parse(answer.body());
        var named = new TreeSet<String>();
        for (Json picture : details.at("pictures").fields().values()) {
            named.add(picture.items().getLast().asText());
        }
        assertThat(named).containsAll(pack.at("files").fields().keySet());
        assertThat(pack.at("files").fields()).hasSize(named.size() - drawn);
        for (var file : pack.at("files").fields().entrySet()) {
            var text = new StringBuilder();
            for (Json piece : file.getValue().items()) {
                Json said =
                        piece instanceof Json.Num
                                ? pack.at("shared").items().get(piece.asInt())
                                : piece;
                text.append(said.asText());
            }
            assertThat(text.toString()).isEqualTo(get(server, "/pictures/" + file.getKey()).body());
        }
        assertThat(gallery.at("gzip").asInt()).isBetween(1000, answer.body().length());
    }

    /// How the first page is packed for somebody who takes this.
    private static Optional<String> encoding(TableServer server, String accepted) throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            var request =
                    HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/"))
                            .header("Accept-Encoding", accepted)
                            .build();
            return client.send(request, HttpResponse.BodyHandlers.ofByteArray())
                    .headers()
                    .firstValue("Content-Encoding");
        }
    }

    private static Json pictures(TableServer server, String path) throws Exception {
        return Json.parse(get(server, path).body()).at("pictures");
    }
}
