package tablee.offline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.bots.Budget;
import tablee.engine.ContentSource;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.play.GameVersions;

/// What a device does with games beside playing them.
class LocalHouseTest {

    private static final Json NOTHING = Json.object().build();

    private final LocalHouse house =
            new LocalHouse(GameVersions.house(Games.find("cabo")), _ -> Budget.iterations(1));
    private final Visitor visitor = new Visitor(house::serve, 7, "en");

    private void play() {
        visitor.open("cabo", 2, List.of("débutant"));
        visitor.playToTheEnd();
    }

    private static Json body(Json answer) {
        return Json.parse(answer.at("body").asText());
    }

    /// The replay of a whole game, handed in as a file.
    private Json imported() {
        play();
        String file = visitor.get("/replay", NOTHING).at("body").asText();
        return visitor.api("POST", "/api/replays", NOTHING, "{\"replay\":" + file + "}");
    }

    @Test
    void a_saved_game_is_kept_as_one_line_and_listed() {
        Json answer = imported();
        assertThat(answer.at("status").asInt()).isEqualTo(201);
        String id = body(answer).at("id").asText();
        assertThat(answer.at("lines").items()).hasSize(1);
        Json row = answer.at("rows").items().getFirst();
        assertThat(row.at("id").asText()).isEqualTo(id);
        assertThat(row.at("file").asBool()).isTrue();
        assertThat(row.at("people").items()).hasSize(2);
        // Read back from that line, it can be looked at, checked and played on from.
        var again =
                new LocalHouse(GameVersions.house(Games.find("cabo")), _ -> Budget.iterations(1));
        var other = new Visitor(again::serve, 8, "en");
        other.load(id, answer.at("lines").items());
        Json open = Json.object().put("as", "open").build();
        assertThat(body(other.get("/replay", open)).at("frames").items()).isNotEmpty();
        assertThat(body(other.get("/verify", NOTHING)).at("fair").asBool()).isTrue();
        Json on =
                other.call("POST", "/" + id + "/continue", NOTHING, "{\"step\":20,\"seat\":\"A\"}");
        assertThat(on.at("status").asInt()).isEqualTo(201);
    }

    @Test
    void a_file_that_does_not_replay_is_not_kept() {
        play();
        String file = visitor.get("/replay", NOTHING).at("body").asText();
        String forged = file.replaceFirst("\"hash\":\"[0-9a-f]{4}", "\"hash\":\"0000");
        Json answer = visitor.api("POST", "/api/replays", NOTHING, "{\"replay\":" + forged + "}");
        assertThat(answer.at("status").asInt()).isEqualTo(400);
        assertThat(answer.at("lines").items()).isEmpty();
    }

    @Test
    void a_game_of_other_cards_rests_and_says_so() {
        visitor.open("cabo", 2, List.of("débutant"));
        String id = visitor.table();
        List<Json> lines =
                visitor.kept().stream()
                        .map(
                                line ->
                                        Json.parse(
                                                line.print()
                                                        .replace("\\\"none\\\"", "\\\"other\\\"")))
                        .toList();
        assertThat(lines).isNotEqualTo(visitor.kept());
        var newer =
                new LocalHouse(GameVersions.house(Games.find("cabo")), _ -> Budget.iterations(1));
        var other = new Visitor(newer::serve, 8, "en");
        other.load(id, lines);
        Json shown = other.get("", NOTHING);
        assertThat(shown.at("status").asInt()).isEqualTo(409);
        assertThat(body(shown).at("say").asText()).startsWith("This game rests");
        assertThat(other.get("/story", NOTHING).at("lines").items()).isEmpty();
    }

    /// What a game is today is one of its versions; a former one goes on as long as it is known.
    @Test
    void a_game_of_a_former_version_goes_on_to_its_end_and_is_looked_back_at() {
        visitor.open("cabo", 2, List.of("débutant"));
        var lines = List.copyOf(visitor.kept());
        var cabo = Games.find("cabo");
        var versions = new GameVersions(cabo.with(PICTURES), List.of(cabo.house()));
        var newer = new LocalHouse(versions, _ -> Budget.iterations(1));
        var other = new Visitor(newer::serve, 8, "en");
        other.load(visitor.table(), lines);
        other.join(0);
        assertThat(content(other)).isEqualTo("none");
        other.playToTheEnd();
        assertThat(body(other.get("/verify", NOTHING)).at("fair").asBool()).isTrue();
        other.open("cabo", 2, List.of("débutant"));
        assertThat(content(other))
                .isEqualTo(versions.today().info().content())
                .isNotEqualTo("none");
    }

    private static String content(Visitor visitor) {
        return body(visitor.get("", NOTHING)).at("table").at("content").asText();
    }

    private static final ContentSource PICTURES =
            new ContentSource() {
                @Override
                public String name() {
                    return "other";
                }

                @Override
                public Optional<String> read(String file) {
                    return Optional.of("{}");
                }
            };

    @Test
    void an_analysis_is_done_share_by_share() {
        play();
        Json answer = visitor.get("/analysis", NOTHING);
        assertThat(answer.at("status").asInt()).isEqualTo(202);
        long done = 0;
        while (answer.at("status").asInt() == 202) {
            assertThat(body(answer).at("done").asLong()).isGreaterThan(done);
            done = body(answer).at("done").asLong();
            answer = visitor.get("/analysis", NOTHING);
        }
        assertThat(body(answer).at("seats").items()).hasSize(2);
    }
}
