package tablee.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.State;
import tablee.engine.View;
import tablee.server.live.GameShelf;
import tablee.testkit.Disguised;

/// Rules that changed: a table is finished under those it began with, beside tables that begin under the new ones.
class FormerRulesTest {

    /// Cabo as it might be one day: nobody may call.
    private static final class Silent<S extends State, V extends View, A extends Action>
            extends Disguised<S, V, A> {

        Silent(Game<S, V, A> truth) {
            super(truth);
        }

        @Override
        public GameInfo info() {
            var info = truth.info();
            return new GameInfo(info.id(), info.title(), info.blurb(), "cabo-2", info.content());
        }

        @Override
        public List<A> legal(V view) {
            return truth.legal(view).stream().filter(action -> !isCall(action)).toList();
        }

        private boolean isCall(A action) {
            return formats().write(action).equals("call");
        }
    }

    private record Provider(Game<?, ?, ?> house, List<GameProvider> former)
            implements GameProvider {}

    private static final GameProvider TODAY = Games.find("cabo");

    private static Provider changed(GameProvider... former) {
        return new Provider(new Silent<>(TODAY.house()), List.of(former));
    }

    private static GameShelf shelf(GameProvider provider) {
        return new GameShelf(List.of(provider));
    }

    @TempDir Path data;

    /// Opened and left at the beginning of my first turn, when all have looked at their cards.
    private static String begun(Client ana) {
        String id = ana.shortCabo(2);
        Client.Line line = ana.connect(id, "?lean=1");
        Json heard = line.next("table");
        while (!legal(heard).contains("draw")) {
            if (!legal(heard).isEmpty()) {
                line.say(
                        Json.object()
                                .put("id", "look-" + heard.at("seq").print())
                                .put("seq", heard.at("seq"))
                                .put("do", legal(heard).getFirst()));
                line.next("ack");
            }
            heard = line.next();
        }
        line.hangUp();
        return id;
    }

    private static Json look(Client ana, String id) {
        return ana.connect(id, "?lean=1").next("table");
    }

    private static List<String> legal(Json look) {
        return Players.view(look).find("legal").map(Json::items).orElse(List.of()).stream()
                .map(Json::asText)
                .toList();
    }

    @Test
    void a_table_is_finished_under_the_rules_it_began_with_beside_new_ones() {
        Client ana;
        String id;
        try (TableServer before = TableServer.start(TestServer.config(data), shelf(TODAY))) {
            ana = Client.program(before.port(), "Ana");
            id = begun(ana);
        }
        try (TableServer after =
                TableServer.start(TestServer.config(data), shelf(changed(TODAY)))) {
            Client here = ana.at(after.port());
            String newer = begun(here);
            Json look = look(here, newer);
            assertThat(look.at("table").at("rules").asText()).isEqualTo("cabo-2");
            assertThat(legal(look)).isNotEmpty().doesNotContain("call");

            Client.Line line = here.connect(id, "?lean=1");
            Json mine = line.next("table");
            assertThat(mine.at("table").at("rules").asText()).isEqualTo("cabo-1");
            assertThat(legal(mine)).contains("call");
            Json last = Players.playOut(line, mine);
            assertThat(last.at("table").at("phase").asText()).isEqualTo("over");

            var rematch = here.post("/api/tables/" + id + "/rematch", Json.object().build());
            Json again = look(here, rematch.body().at("id").asText());
            assertThat(again.at("table").at("rules").asText()).isEqualTo("cabo-2");

            Json replay = here.get("/api/tables/" + id + "/replay").body();
            assertThat(replay.at("rules").asText()).isEqualTo("cabo-1");
            assertThat(here.get("/api/tables/" + id + "/verify").body().at("fair").asBool())
                    .isTrue();
            assertThat(here.post("/api/replays", Json.object().put("replay", replay).build()))
                    .matches(kept -> kept.status() == 201);
        }
    }

    /// Without the former rules it rests: under others it would be another game.
    @Test
    void it_rests_where_these_rules_are_not() {
        Client ana;
        String id;
        try (TableServer before = TableServer.start(TestServer.config(data), shelf(TODAY))) {
            ana = Client.program(before.port(), "Ana");
            id = begun(ana);
        }
        try (TableServer after = TableServer.start(TestServer.config(data), shelf(changed()))) {
            var rests = ana.at(after.port()).get("/api/tables/" + id);
            assertThat(rests.status()).isEqualTo(409);
            assertThat(rests.body().at("error").asText()).isEqualTo("server.rules.gone");
            assertThat(rests.body().at("say").asText()).contains("cabo-1");
        }
    }
}
