package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;

/// What the API says of itself is what it does.
class ApiTest {

    @TempDir Path data;

    @Test
    void every_door_in_the_document_is_there() {
        try (var server = TestServer.start(data)) {
            Client nobody = Client.nobody(server.port());
            Json document = nobody.get("/api/openapi.json").body();
            assertThat(document.at("openapi").asText()).startsWith("3.1");
            int doors = 0;
            for (var path : document.at("paths").fields().entrySet()) {
                String address =
                        path.getKey().replaceAll("\\{game}", "cabo").replaceAll("\\{[a-z]+}", "x");
                for (String method : path.getValue().fields().keySet()) {
                    if (path.getKey().startsWith("/api")) {
                        var got =
                                switch (method) {
                                    case "get" -> nobody.get(address);
                                    case "delete" -> nobody.delete(address, Json.object().build());
                                    default -> nobody.post(address, Json.object().build());
                                };
                        assertThat(got.status()).as(method + " " + address).isNotIn(405, 500, 503);
                        if (got.status() == 404) {
                            assertThat(got.body().at("error").asText()).isNotEqualTo("server.path");
                        }
                        doors++;
                    }
                }
            }
            assertThat(doors).isGreaterThan(25);
            Json schemas = document.at("components").at("schemas");
            for (GameProvider game : Games.all()) {
                for (String part : List.of("now", "memory", "event", "settings", "position")) {
                    assertThat(schemas.fields()).containsKey(game.id() + "." + part);
                }
            }
            assertThat(schemas.at("cabo.now").at("properties").fields()).containsKey("tableaux");
            assertThat(nobody.get("/api/socket.json").body().at("in").fields().keySet())
                    .contains("act", "undo", "say");
        }
    }

    @Test
    void a_game_says_itself_why_its_options_do_not_fit() {
        try (var server = TestServer.start(data)) {
            var oneDeck = Json.object().put("decks", "1").build();
            var crowded =
                    Json.object()
                            .put("game", "cabo")
                            .put("seats", 8)
                            .put("options", oneDeck)
                            .build();
            var refused = Client.program(server.port(), "Ana").post("/api/tables", crowded);
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.body().print()).contains("cabo.option.decks", "CABO-R-2");
        }
    }

    @Test
    void games_are_described_in_both_languages() {
        try (var server = TestServer.start(data)) {
            Client nobody = Client.nobody(server.port());
            Json french = nobody.get("/api/games/cabo?lang=fr").body();
            Json english = nobody.get("/api/games/cabo?lang=en").body();
            assertThat(french.at("options").items()).hasSameSizeAs(english.at("options").items());
            assertThat(french.at("blurb")).isNotEqualTo(english.at("blurb"));
        }
    }
}
