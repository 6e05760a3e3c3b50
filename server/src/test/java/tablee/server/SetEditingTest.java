package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.ContentReport;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.server.live.FolderContent;

/// Sets of cards changed in the browser: the game judges them, and nothing is kept that the host did not allow.
class SetEditingTest {

    @TempDir Path data;
    @TempDir Path contents;

    private Config config(String editing) {
        return TestServer.config(data)
                .with("admin-token", "sesame")
                .with("contents", contents.toString())
                .with("content-editing", editing);
    }

    private List<Path> kept() throws IOException {
        try (var all = Files.walk(contents)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static Json.Builder copy(Client who, String game) {
        Json set = who.get("/api/sets/" + game + "/house").body();
        return Json.object()
                .put("name", "my-box")
                .put("files", set.at("files"))
                .put("pictures", set.at("pictures"));
    }

    private static Json changed(Client who, String game, String file, String from, String to) {
        Json set = copy(who, game).put("open", true).build();
        Json files = who.post("/api/sets/" + game + "/check", set).body().at("files");
        String text = files.at(file).asText();
        assertThat(text).contains(from);
        var others = Json.object();
        files.fields().forEach(others::put);
        others.put(file, text.replaceFirst(java.util.regex.Pattern.quote(from), to));
        return Json.object().put("name", "my-box").put("files", others.build()).build();
    }

    private static List<String> faults(Json report) {
        return report.at("faults").items().stream()
                .map(
                        fault ->
                                fault.at("file").asText()
                                        + fault.at("place").asText()
                                        + ": "
                                        + fault.at("text").asText())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cv|deck.json|\"points\": 4|\"points\": 99|/points: points: 99 is not between 0 and 20",
                "metro|life.json|\"noblesse\": 1|\"noblesse\": -1|/noblesse: noblesse: -1 is not between 0 and 99",
                "hasard|clown.json|\"value\": 7|\"value\": 13|/cartons/0/obstacles/0/value: value: 13 is not between 2 and 12",
                "cabo|art.json|\"scene\": \"night\"|\"scene\": 3|/art/0",
            })
    void what_is_wrong_is_said_at_its_place_as_the_command_line_says_it(
            String game, String file, String from, String to, String fault) throws IOException {
        try (TableServer server = TableServer.start(config("folder"))) {
            Client ana = Client.nobody(server.port());
            Json sent = changed(ana, game, file, from, to);
            Json report = ana.post("/api/sets/" + game + "/check?lang=en", sent).body();
            boolean pictures = !tablee.server.art.Pictograms.shipped().isEmpty();
            if (!game.equals("cabo")) {
                assertThat(report.at("sound").asBool()).isFalse();
                assertThat(faults(report)).noneMatch(said -> said.contains("line "));
                assertThat(faults(report)).anyMatch(said -> said.contains(fault));
            } else if (pictures) {
                assertThat(faults(report)).anyMatch(said -> said.contains(fault));
            }
            Path folder = Files.createDirectories(contents.resolve("elsewhere/my-box"));
            for (Map.Entry<String, Json> one : sent.at("files").fields().entrySet()) {
                Files.writeString(folder.resolve(one.getKey()), one.getValue().asText());
            }
            var provider = Games.find(game);
            var source = new FolderContent(folder);
            ContentReport there =
                    tablee.server.art.ArtReport.with(provider.check(source), provider, source);
            assertThat(report.at("sound").asBool()).isEqualTo(there.isSound());
            assertThat(report.at("faults").items()).hasSameSizeAs(there.faults());
            assertThat(report.at("figures").items()).hasSameSizeAs(there.figures());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cabo", "cv", "metro", "hasard"})
    void a_copy_of_what_ships_is_sound_and_every_field_of_it_has_a_form(String game) {
        // Where something comes from is nobody's to change, nor what a file is.
        var untouched =
                Set.of(
                        "from", "source", "game", "set", "kind", "author", "version", "name",
                        "title", "titleEn");
        try (TableServer server = TableServer.start(config("folder"))) {
            Client ana = Client.nobody(server.port());
            Json report =
                    ana.post(
                                    "/api/sets/" + game + "/check",
                                    copy(ana, game).put("open", true).build())
                            .body();
            // The set that ships is held to more; a copy of it is still called what it is.
            assertThat(report.at("sound").asBool()).isTrue();
            assertThat(report.at("details").at("id").asText()).isEqualTo(game);
            var known = new HashSet<String>();
            List<Json> forms = report.at("forms").items();
            for (Json record : report.at("records").items()) {
                for (Json field : forms.get(record.at("form").asInt()).items()) {
                    known.add(
                            record.at("file").asText()
                                    + record.at("place").asText()
                                    + "/"
                                    + field.at("name").asText());
                }
            }
            var unknown = new ArrayList<String>();
            report.at("files")
                    .fields()
                    .forEach(
                            (file, text) -> {
                                if (!file.equals("art.json") && !file.equals("set.json")) {
                                    walk(
                                            file,
                                            Json.parse(text.asText()),
                                            known,
                                            untouched,
                                            unknown);
                                }
                            });
            assertThat(unknown).isEmpty();
        }
    }

    /// Records within a field that has a form of its own are described there.
    private static void walk(
            String at, Json json, Set<String> known, Set<String> untouched, List<String> unknown) {
        for (Map.Entry<String, Json> field : json.fields().entrySet()) {
            String place = at + "/" + field.getKey();
            if (!known.contains(place)) {
                if (!untouched.contains(field.getKey())) {
                    unknown.add(place);
                }
                continue;
            }
            if (field.getValue() instanceof Json.Arr list) {
                for (int i = 0; i < list.values().size(); i++) {
                    String item = place + "/" + i + "/";
                    if (list.values().get(i) instanceof Json.Obj record
                            && known.stream().anyMatch(one -> one.startsWith(item))) {
                        walk(place + "/" + i, record, known, untouched, unknown);
                    }
                }
            }
        }
    }

    @Test
    void nothing_is_kept_unless_the_host_allows_it() throws IOException {
        try (TableServer server = TableServer.start(config("folder"))) {
            Client ana = Client.program(server.port(), "Ana");
            appoint(server, ana);
            assertThat(ana.get("/api/sets").body().at("keep").asBool()).isFalse();
            assertThat(ana.post("/api/sets/cv/keep", copy(ana, "cv").build()).status())
                    .isEqualTo(403);
        }
        try (TableServer server = TableServer.start(config("off"))) {
            Client ana = Client.program(server.port(), "Ana");
            assertThat(ana.get("/api/sets/cv/house").status()).isEqualTo(403);
            Json sent = Json.object().put("name", "x").put("files", Json.object().build()).build();
            assertThat(ana.post("/api/sets/cv/check", sent).status()).isEqualTo(403);
        }
        try (TableServer server = TableServer.start(config("server"))) {
            Client ana = Client.program(server.port(), "Ana");
            assertThat(ana.get("/api/sets").body().at("keep").asBool()).isFalse();
            assertThat(ana.post("/api/sets/cv/keep", copy(ana, "cv").build()).status())
                    .isEqualTo(403);
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void those_who_look_after_the_server_may_keep_a_set() {
        try (TableServer server = TableServer.start(config("server"))) {
            Client ana = Client.program(server.port(), "Ana");
            appoint(server, ana);
            assertThat(ana.get("/api/sets").body().at("keep").asBool()).isTrue();
            assertThat(ana.post("/api/sets/cabo/keep", copy(ana, "cabo").build()).status())
                    .isEqualTo(201);
        }
    }

    private static void appoint(TableServer server, Client who) {
        String id = who.get("/api/me").body().at("id").asText();
        Client.known(server.port(), "sesame")
                .post(
                        "/api/admin/moderators",
                        Json.object().put("person", id).put("on", true).build());
    }

    @Test
    void a_set_that_is_kept_is_played_at_once_and_again_after_a_restart() {
        String table;
        try (TableServer server = TableServer.start(config("everybody"))) {
            Client ana = Client.program(server.port(), "Ana");
            Json sent = changed(ana, "cv", "deck.json", "First crush", "A crush of mine");
            assertThat(ana.post("/api/sets/cv/keep", sent).status()).isEqualTo(201);
            assertThat(ana.post("/api/sets/cv/keep", sent).status()).isEqualTo(400);
            assertThat(ana.get("/api/games/cv?content=my-box&lang=en").body().at("faces").print())
                    .contains("A crush of mine");
            table =
                    ana.post(
                                    "/api/tables",
                                    Json.object()
                                            .put("game", "cv")
                                            .put("seats", 2)
                                            .put("content", "my-box")
                                            .put("sit", true)
                                            .build())
                            .body()
                            .at("id")
                            .asText();
        }
        try (TableServer server = TableServer.start(config("folder"))) {
            Client ben = Client.program(server.port(), "Ben");
            assertThat(ben.get("/api/tables/" + table).body().print()).contains("my-box/");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"house", "none", "../away", "a/b", "", "Box", ".hidden", "my box"})
    void a_name_is_no_path(String name) throws IOException {
        try (TableServer server = TableServer.start(config("everybody"))) {
            Client ana = Client.program(server.port(), "Ana");
            Json sent = copy(ana, "cabo").put("name", name).build();
            assertThat(ana.post("/api/sets/cabo/keep", sent).status()).isEqualTo(400);
        }
        assertThat(kept()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x.svg", "/etc/x.svg", "x.html", "a/../../x.png"})
    void a_picture_is_no_path_either(String path) throws IOException {
        try (TableServer server = TableServer.start(config("everybody"))) {
            Client ana = Client.program(server.port(), "Ana");
            Json drawn = Json.object().put(path, "QUJD").build();
            Json sent = copy(ana, "cabo").put("pictures", drawn).build();
            assertThat(ana.post("/api/sets/cabo/keep", sent).status()).isEqualTo(400);
            Json file = Json.object().put("../deck.json", "{}").build();
            Json other = copy(ana, "cabo").put("files", file).build();
            assertThat(ana.post("/api/sets/cabo/keep", other).status()).isEqualTo(400);
        }
        assertThat(kept()).isEmpty();
    }

    @Test
    void a_faulty_set_is_not_kept_and_leaves_nothing_behind() throws IOException {
        try (TableServer server = TableServer.start(config("everybody"))) {
            Client ana = Client.program(server.port(), "Ana");
            Json sent = changed(ana, "cv", "deck.json", "\"points\": 4", "\"points\": 99");
            var answer = ana.post("/api/sets/cv/keep?lang=en", sent);
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.body().at("say").asText()).contains("99 is not between 0 and 20");
            assertThat(ana.get("/api/games/cv").body().at("contents").print())
                    .isEqualTo("[\"house\"]");
        }
        assertThat(kept()).isEmpty();
    }
}
