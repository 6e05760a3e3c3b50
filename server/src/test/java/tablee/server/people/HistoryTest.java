package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.Players;
import tablee.server.RunningServer;
import tablee.server.Soon;

/// My finished games and what they come to, over the real doors.
class HistoryTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static List<Json> games(Client client, String query) {
        return client.get("/api/me/history" + query).body().at("games").items();
    }

    /// A game of Cabo for two people that ends because one gives up.
    private String conceded(Client winner, Client loser) {
        String id =
                winner.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 2)
                                        .put("sit", true)
                                        .put("ready", true)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        loser.command(id, Json.object().put("cmd", "sit"));
        loser.command(id, Json.object().put("cmd", "ready").put("seat", "B"));
        assertThat(loser.command(id, Json.object().put("cmd", "resign").put("seat", "B")).status())
                .isEqualTo(200);
        return id;
    }

    @Test
    void a_game_that_is_over_is_in_my_history_with_its_result() {
        Client ana = Client.program(server.port(), "Ana");
        String id = ana.shortCabo(3);
        Client.Line line = ana.connect(id, "?lean=1");
        Json last = Players.playOut(line, line.next("table"));
        Json ranks = last.at("table").at("outcome").at("ranks");
        Soon.that("the history is written", () -> games(ana, "").size() == 1);
        Json game = games(ana, "").getFirst();
        assertThat(game.at("table").asText()).isEqualTo(id);
        assertThat(game.at("place")).isEqualTo(ranks.items().getFirst());
        assertThat(game.at("people").items().stream().map(one -> one.at("place")))
                .isEqualTo(ranks.items());
        assertThat(games(ana, "?company=bots")).hasSize(1);
        assertThat(games(ana, "?company=people")).isEmpty();
        assertThat(games(ana, "?game=metro")).isEmpty();
        Json figures = ana.get("/api/me/figures").body().at("games").items().getFirst();
        assertThat(figures.at("played").asInt()).isEqualTo(1);
        assertThat(figures.at("averagePlace").plain()).isEqualTo(game.at("place").plain());
    }

    @Test
    void head_to_head_knows_people_by_badges_that_are_good_for_one_reader_only() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "=Ben");
        Client eve = Client.program(server.port(), "Eve");
        conceded(ana, ben);
        conceded(ana, ben);
        conceded(ben, ana);
        Soon.that("the history is written", () -> games(ana, "").size() == 3);
        Json figures = ana.get("/api/me/figures").body();
        Json met = figures.at("people").items().getFirst();
        assertThat(met.at("name").asText()).isEqualTo("=Ben");
        assertThat(met.at("games").asInt()).isEqualTo(3);
        assertThat(met.at("ahead").asInt()).isEqualTo(2);
        assertThat(met.at("behind").asInt()).isEqualTo(1);
        Json own = figures.at("games").items().getFirst();
        assertThat(own.at("won").asInt()).isEqualTo(2);
        assertThat(own.at("longestStreak").asInt()).isEqualTo(2);
        assertThat(own.at("streak").asInt()).isZero();
        String badge = met.at("badge").asText();
        assertThat(games(ana, "?with=" + badge)).hasSize(3);
        assertThat(games(ana, "?won=lost&with=" + badge)).hasSize(1);
        assertThat(eve.get("/api/me/history?with=" + badge).status()).isEqualTo(404);
        String id = ben.get("/api/me").body().at("id").asText();
        assertThat(ana.get("/api/me/history").body().print() + figures.print()).doesNotContain(id);
        assertThat(ana.text("/api/me/history.csv"))
                .startsWith("ended,game,table,place,of,points,counts,others\r\n")
                .contains(",cabo,")
                .contains(",'=Ben\r\n")
                .doesNotContain(",=Ben");
    }

    @Test
    void whoever_is_forgotten_is_nobody_in_the_histories_of_others_and_can_be_read_again() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        conceded(ana, ben);
        Soon.that("the history is written", () -> games(ana, "").size() == 1);
        assertThat(ben.get("/api/me/export").body().at("results").items()).hasSize(1);
        ben.delete("/api/me", Json.object().build());
        Soon.that("the history is written", () -> games(ana, "").size() == 1);
        assertThat(ana.get("/api/me/history").body().print()).doesNotContain("Ben");
        Json before = Json.of(games(ana, ""));
        assertThat(server.tables().store().history().readAllAgain().join()).isEqualTo(1);
        Soon.that("the history is written", () -> server.tables().store().history().unread(1) == 0);
        assertThat(Json.of(games(ana, ""))).isEqualTo(before);
        assertThat(ana.post("/api/admin/history", Json.object().build()).status()).isEqualTo(403);
    }

    @Test
    void a_game_that_a_bot_ended_for_me_is_listed_and_does_not_count() {
        Client ana = Client.program(server.port(), "Ana");
        Client ben = Client.program(server.port(), "Ben");
        String id =
                ana.post(
                                "/api/tables",
                                Json.object()
                                        .put("game", "cabo")
                                        .put("seats", 3)
                                        .put("options", Json.object().put("turnLimit", 20).build())
                                        .put(
                                                "terms",
                                                Json.object()
                                                        .put("pace", 0)
                                                        .put("substitute", "random")
                                                        .build())
                                        .put("bots", Json.texts(List.of("random")))
                                        .put("sit", true)
                                        .put("ready", true)
                                        .build())
                        .body()
                        .at("id")
                        .asText();
        ben.command(id, Json.object().put("cmd", "sit"));
        ben.command(id, Json.object().put("cmd", "ready").put("seat", "C"));
        ana.command(id, Json.object().put("cmd", "resign").put("seat", "A"));
        Client.Line line = ben.connect(id, "?lean=1");
        var _ = Players.playOut(line, line.next("table"));
        Soon.that("the history is written", () -> games(ana, "").size() == 1);
        assertThat(games(ana, "").getFirst().at("counts").asBool()).isFalse();
        assertThat(ana.get("/api/me/figures").body().at("games").items()).isEmpty();
    }
}
