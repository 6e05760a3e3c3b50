package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.testkit.Scenarios;

/// What can be done with a game that is over, and with one's own moment of a running one.
class AfterGameTest {

    @RegisterExtension final RunningServer server = new RunningServer();
    private Client ana;

    @BeforeEach
    void open() {
        ana = Client.program(server.port(), "Ana");
    }

    private String played() {
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        var _ = Players.playOut(line, line.next("table"));
        return id;
    }

    @Test
    void a_game_is_told_step_by_step_as_each_viewer_saw_it() {
        String id = played();
        Json seen = ana.get("/api/tables/" + id + "/replay?as=A&to=400").body();
        Json open = ana.get("/api/tables/" + id + "/replay?as=open&to=400").body();
        int steps = seen.at("steps").asInt();
        assertThat(open.at("steps").asInt()).isEqualTo(steps);
        assertThat(seen.at("frames").items()).hasSize(Math.min(steps, 200) + 1);
        assertThat(seen.at("seats").items()).hasSize(3);
        assertThat(seen.at("outcome").at("ranks").items()).hasSize(3);
        assertThat(seen.at("ended").asLong()).isPositive().isEqualTo(open.at("ended").asLong());
        for (int i = 0; i < seen.at("frames").items().size(); i++) {
            Json frame = seen.at("frames").items().get(i);
            Json whole = open.at("frames").items().get(i);
            assertThat(frame.at("step").asInt()).isEqualTo(i);
            assertThat(frame.find("draw")).isEmpty();
            assertThat(frame.find("position")).isEmpty();
            assertThat(whole.at("views").items().getFirst().at("now")).isEqualTo(frame.at("now"));
            frame.at("events")
                    .items()
                    .forEach(event -> assertThat(event.at("say").plain()).isNotEmpty());
        }
        assertThat(ana.get("/api/tables/" + id + "/replay?as=D").status()).isEqualTo(400);
    }

    @Test
    void nothing_of_a_running_game_is_told_before_its_end() {
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        var _ = Players.untilMyTurn(line, line.next("table"));
        for (String door : List.of("replay", "replay?as=open", "draws", "verify", "frames")) {
            assertThat(ana.get("/api/tables/" + id + "/" + door).status()).isEqualTo(409);
        }
        assertThat(ana.post("/api/tables/" + id + "/continue", at(0, "A")).status()).isEqualTo(409);
    }

    private static Json at(int step, String seat) {
        return Json.object()
                .put("step", step)
                .put("seat", seat)
                .put("level", "random")
                .put("terms", Json.object().put("pace", 0).build())
                .build();
    }

    @Test
    void a_game_is_played_on_from_a_step_and_both_games_stay_provable() {
        String id = played();
        int step =
                ana.get("/api/tables/" + id + "/replay?as=A&to=0").body().at("steps").asInt() / 2;
        Json there =
                ana.get("/api/tables/" + id + "/replay?as=open&from=" + step + "&to=" + step)
                        .body();
        var answer = ana.post("/api/tables/" + id + "/continue", at(step, "B"));
        assertThat(answer.status()).isEqualTo(201);
        String next = answer.body().at("id").asText();
        Client.Line line = ana.connect(next, "?lean=1");
        Json first = line.next("table");
        assertThat(first.at("you").at("seats").print()).isEqualTo("[\"B\"]");
        assertThat(first.at("table").at("steps").asInt()).isGreaterThanOrEqualTo(step);
        var _ = Players.playOut(line, first);
        Json again =
                ana.get("/api/tables/" + next + "/replay?as=open&from=" + step + "&to=" + step)
                        .body();
        assertThat(again.at("frames").items().getFirst().at("position"))
                .isEqualTo(there.at("frames").items().getFirst().at("position"));
        assertThat(ana.get("/api/tables/" + next + "/verify").body().at("fair").asBool()).isTrue();
        Json draws = ana.get("/api/tables/" + next + "/draws").body();
        assertThat(draws.at("from").asText()).isEqualTo(id);
        assertThat(draws.at("given").asInt()).isEqualTo(step);
        assertThat(draws.at("draws").items().getFirst().at("given").asBool()).isTrue();
        int last = ana.get("/api/tables/" + id + "/replay?as=A&to=0").body().at("steps").asInt();
        assertThat(ana.post("/api/tables/" + id + "/continue", at(last, "B")).status())
                .isEqualTo(409);
        assertThat(ana.post("/api/tables/" + id + "/continue", at(last + 1, "B")).status())
                .isEqualTo(400);
        assertThat(ana.post("/api/tables/" + id + "/continue", at(1, "F")).status()).isEqualTo(400);
    }

    @Test
    void an_imported_replay_is_as_good_as_a_table_that_is_over_and_a_forged_one_is_refused() {
        String id = played();
        Json file = ana.get("/api/tables/" + id + "/replay").body();
        String kept =
                ana.post("/api/replays", Json.object().put("replay", file).build())
                        .body()
                        .at("id")
                        .asText();
        Client ben = Client.program(server.port(), "Ben");
        assertThat(ben.get("/api/tables/" + kept + "/replay").body()).isEqualTo(file);
        assertThat(ben.get("/api/tables/" + kept + "/verify").body().at("fair").asBool()).isTrue();
        assertThat(ben.post("/api/tables/" + kept + "/continue", at(3, "A")).status())
                .isEqualTo(201);
        Json forged = Json.parse(file.print().replaceFirst("\"do\":\"draw\"", "\"do\":\"cabo\""));
        assertThat(forged).isNotEqualTo(file);
        assertThat(ben.post("/api/replays", Json.object().put("replay", forged).build()).status())
                .isEqualTo(400);
    }

    @Test
    void a_hint_is_a_legal_move_for_my_own_awaited_seat_only() {
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json view = Players.untilMyTurn(line, line.next("table"));
        var hint = ana.post("/api/tables/" + id + "/hint", Json.object().put("seat", "A").build());
        assertThat(Players.view(view).at("legal").items())
                .contains(Json.of(hint.body().at("do").asText()));
        assertThat(
                        ana.post(
                                        "/api/tables/" + id + "/hint",
                                        Json.object().put("seat", "B").build())
                                .status())
                .isEqualTo(403);
        Client ben = Client.program(server.port(), "Ben");
        assertThat(ben.post("/api/tables/" + id + "/hint", Json.object().build()).status())
                .isEqualTo(403);
        var _ = Players.playOut(line, view);
        assertThat(ana.post("/api/tables/" + id + "/hint", Json.object().build()).status())
                .isEqualTo(409);
    }

    @Test
    void a_moment_and_a_whole_game_are_scenarios_that_hold() {
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json view = Players.untilMyTurn(line, line.next("table"));
        holds(ana.text("/api/tables/" + id + "/scenario"));
        var _ = Players.playOut(line, view);
        holds(ana.text("/api/tables/" + id + "/scenario"));
        holds(ana.text("/api/tables/" + id + "/scenario?step=9"));
    }

    private static void holds(String yaml) {
        var results = Scenarios.runText("copied.yaml", yaml);
        assertThat(results).isNotEmpty();
        results.forEach(result -> assertThat(result.passed()).as(yaml + result.report()).isTrue());
    }
}
