package tablee.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.Client;
import tablee.server.PythonBotTest;
import tablee.server.RunningServer;
import tablee.server.Soon;

/// Evenings of many tables, over the real doors.
class EveningsTest {

    @RegisterExtension final RunningServer server = new RunningServer();

    private static Json.Builder plan(int seats, int rounds, boolean last) {
        return Json.object().put("seats", seats).put("rounds", rounds).put("final", last);
    }

    private static Stream<Json> of(Json evening, String name) {
        return evening.at("standings").items().stream()
                .filter(line -> line.at("name").asText().equals(name));
    }

    @Test
    void an_evening_that_says_when_it_begins_is_a_file_for_calendars() {
        Client ana = Client.program(server.port(), "Ana");
        Json.Builder wanted = plan(2, 3, true).put("title", "Vendredi").put("game", "cabo");
        Json undated = ana.post("/api/evenings", wanted.build()).body();
        String file = "/calendar.ics";
        assertThat(ana.get("/api/evenings/" + undated.at("id").asText() + file).status())
                .isEqualTo(404);
        Json dated =
                ana.post("/api/evenings", wanted.put("startsAt", 1796409000000L).build()).body();
        String id = dated.at("id").asText();
        assertThat(dated.at("startsAt").asLong()).isEqualTo(1796409000000L);
        assertThat(ana.text("/api/evenings/" + id + file))
                .contains("SUMMARY:Vendredi\r\n")
                .contains("DTSTART:20261204T183000Z\r\n")
                .as("an hour for each round and for the final")
                .contains("DTEND:20261204T223000Z\r\n")
                .contains("/evenings/" + id);
    }

    @Test
    void thirty_two_people_with_dropouts_and_a_new_server_end_with_the_right_standings() {
        var club = new Club(server.port(), 32, plan(4, 2, true));
        club.join(0, 31);
        List<Json> first = club.begin();
        assertThat(first).hasSize(8);
        club.play(first.subList(0, 4));
        // Somebody is late, somebody goes home, and the server starts anew.
        club.join(31, 32);
        club.ask(club.person(30), "leave");
        server.restart();
        club.moveTo(server.port());
        club.play(first.subList(4, 8));
        Json rest = club.rested();
        assertThat(rest.at("round").asInt()).isEqualTo(1);
        assertThat(Club.told(rest)).containsAllEntriesOf(club.counted(rest));

        List<Json> second = club.begin();
        assertThat(second.toString()).contains("P31").doesNotContain("P30");
        club.play(second);
        Json before = club.rested();
        List<String> best =
                before.at("standings").items().stream()
                        .filter(line -> line.at("here").asBool())
                        .limit(4)
                        .map(line -> line.at("name").asText())
                        .toList();
        List<Json> last = club.begin();
        assertThat(last).hasSize(1);
        assertThat(last.getFirst().at("chairs").items())
                .extracting(chair -> chair.at("name").asText())
                .containsExactlyInAnyOrderElementsOf(best);
        club.play(last);
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        assertThat(Club.told(over)).containsAllEntriesOf(club.counted(over));
        assertThat(over.at("standings").items().subList(0, 4))
                .extracting(line -> line.at("name").asText())
                .containsExactlyInAnyOrderElementsOf(best);
        assertThat(of(over, "P30").findFirst().orElseThrow().at("played").asInt()).isEqualTo(1);
        assertThat(club.ask(club.person(30), "join").status()).as("over").isEqualTo(409);
    }

    @Test
    void a_chair_that_is_over_is_a_bots_and_who_leaves_is_played_for() {
        var club = new Club(server.port(), 3, plan(4, 1, false));
        assertThat(club.ask(club.host(), "next").status()).as("nobody is there").isEqualTo(409);
        club.join(0, 3);
        List<Json> tables = club.begin();
        assertThat(tables.getFirst().at("chairs").items())
                .filteredOn(chair -> chair.at("bot").asBool())
                .hasSize(1);
        assertThat(club.ask(club.host(), "next").status()).as("they play").isEqualTo(409);
        Json mine = club.person(2).get("/api/evenings/" + club.id()).body();
        assertThat(mine.at("table")).isEqualTo(tables.getFirst().at("id"));
        assertThat(mine.at("hosting").asBool()).isFalse();
        String at = "/api/tables/" + mine.at("table").asText();
        Soon.that(
                "they play",
                () ->
                        club.person(2)
                                .get(at)
                                .body()
                                .at("table")
                                .at("phase")
                                .asText()
                                .equals("playing"));
        club.ask(club.person(2), "leave");
        Soon.that(
                "a bot plays for who has left",
                () ->
                        club.person(2).get(at).body().at("table").at("seats").items().stream()
                                .anyMatch(
                                        seat ->
                                                seat.find("substitute")
                                                        .filter(Json::asBool)
                                                        .isPresent()));
        club.play(tables);
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        assertThat(of(over, "P02").findFirst().orElseThrow().at("points").asInt()).isZero();
        assertThat(Club.told(over)).containsAllEntriesOf(club.counted(over));
    }

    @Test
    void what_is_no_evening_is_refused_and_changes_nothing() {
        var club = new Club(server.port(), 2, plan(2, 1, false));
        Client other = club.person(1);
        for (String what : List.of("next", "stop")) {
            assertThat(club.ask(other, what).status()).as(what).isEqualTo(403);
        }
        Json nobody = Json.object().put("badge", "nobody").build();
        String at = "/api/evenings/" + club.id();
        assertThat(other.post(at + "/out", nobody).status()).isEqualTo(403);
        assertThat(club.host().post(at + "/out", nobody).status()).isEqualTo(404);
        assertThat(club.ask(Client.nobody(server.port()), "join").status()).isEqualTo(401);
        assertThat(other.get("/api/evenings/nosuch").status()).isEqualTo(404);
        for (Json.Builder bad :
                List.of(
                        plan(9, 1, false),
                        plan(1, 1, false),
                        plan(2, 0, false),
                        plan(2, 99, true))) {
            Json body = bad.put("title", "Bad").put("game", "cabo").build();
            assertThat(other.post("/api/evenings", body).status()).as(body.print()).isEqualTo(400);
        }
        assertThat(other.get("/api/evenings").body().at("evenings").items()).hasSize(1);
        assertThat(club.evening().at("standings").items()).isEmpty();
    }

    @Test
    void the_host_takes_somebody_out_and_stops() {
        var club = new Club(server.port(), 3, plan(2, 3, false));
        club.join(0, 3);
        Json badge = of(club.evening(), "P01").findFirst().orElseThrow().at("badge");
        Json out =
                club.host()
                        .post(
                                "/api/evenings/" + club.id() + "/out",
                                Json.object().put("badge", badge).build())
                        .body();
        assertThat(of(out, "P01").findFirst().orElseThrow().at("here").asBool()).isFalse();
        List<Json> tables = club.begin();
        assertThat(tables.toString()).doesNotContain("P01");
        Json stopped = club.ask(club.host(), "stop").body();
        assertThat(stopped.at("over").asBool()).isFalse();
        club.play(tables);
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        assertThat(over.at("round").asInt()).isEqualTo(1);
    }

    @Test
    void whoever_is_forgotten_is_named_no_more_and_can_take_their_evenings_along() {
        var club = new Club(server.port(), 3, plan(2, 1, false));
        club.join(0, 3);
        Client gone = club.person(1);
        String person = gone.get("/api/me").body().at("id").asText();
        assertThat(gone.get("/api/me/export").body().at("evenings").items())
                .extracting(one -> one.at("id").asText())
                .containsExactly(club.id());
        assertThat(backup()).contains(person);
        gone.delete("/api/me", Json.object().build());
        assertThat(backup()).doesNotContain(person).doesNotContain("P01");
        assertThat(club.begin().toString()).as("seated no more").hasSizeGreaterThan(0);
        Json after = club.evening();
        assertThat(club.present(after)).hasSize(1);
        assertThat(after.at("standings").items())
                .extracting(line -> line.at("name").asText())
                .containsExactlyInAnyOrder("P00", "P02", "");
    }

    @Test
    void a_table_that_everybody_has_left_keeps_nobody_waiting() {
        var club = new Club(server.port(), 4, plan(2, 1, false));
        club.join(0, 4);
        List<Json> tables = club.begin();
        Soon.that(
                "they play",
                () -> club.person(0).get(at(tables.get(1))).body(),
                seen -> seen.at("table").at("phase").asText().equals("playing"));
        List<String> gone = new ArrayList<>();
        for (Json chair : tables.get(1).at("chairs").items()) {
            gone.add(chair.at("name").asText());
            int number = Integer.parseInt(gone.getLast().substring(1));
            club.ask(club.person(number), "leave");
        }
        club.play(List.of(tables.get(0)));
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        for (String name : gone) {
            assertThat(of(over, name).findFirst().orElseThrow().at("points").asInt()).isZero();
        }
    }

    @Test
    void whoever_gives_up_among_bots_is_level_with_nobody() {
        var club = new Club(server.port(), 2, plan(4, 1, false));
        club.join(0, 2);
        String table = club.begin().getFirst().at("id").asText();
        for (int i = 0; i < 2; i++) {
            Client person = club.person(i);
            Soon.that(
                    "they play",
                    () ->
                            person.command(table, Json.object().put("cmd", "resign")).status()
                                    == 200);
        }
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        assertThat(Club.told(over)).containsEntry("P00", 0).containsEntry("P01", 0);
    }

    @Test
    void an_evening_that_was_ended_does_not_wait_for_a_table_that_rests() {
        var club = new Club(server.port(), 2, plan(2, 2, false));
        club.join(0, 2);
        String table = club.begin().getFirst().at("id").asText();
        for (int i = 0; i < 2; i++) {
            Client person = club.person(i);
            Soon.that(
                    "their seats are bots' now",
                    () -> person.command(table, Json.object().put("cmd", "leave")).status() == 200);
        }
        club.ask(club.host(), "stop");
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        assertThat(Club.told(over)).containsEntry("P00", 0).containsEntry("P01", 0);
    }

    @Test
    void when_its_host_is_forgotten_whoever_came_first_goes_on() {
        var club = new Club(server.port(), 3, plan(2, 1, false));
        club.join(1, 3);
        club.host().delete("/api/me", Json.object().build());
        String at = "/api/evenings/" + club.id();
        assertThat(club.person(2).get(at).body().at("hosting").asBool()).isFalse();
        Json seen = club.person(1).get(at).body();
        assertThat(seen.at("hosting").asBool()).isTrue();
        assertThat(seen.at("host").asText()).isEqualTo("P01");
        assertThat(club.ask(club.person(2), "next").status()).isEqualTo(403);
        assertThat(club.ask(club.person(1), "next").status()).isEqualTo(200);
    }

    @Test
    void a_seat_of_a_round_with_the_same_deal_goes_to_nobody_who_may_know_it() {
        var club = new Club(server.port(), 4, plan(2, 1, false).put("same", true));
        club.join(0, 4);
        List<Json> tables = club.begin();
        Client here = club.someone(tables.get(0));
        Client there = club.someone(tables.get(1));
        Soon.that(
                "they play",
                () -> there.get(at(tables.get(1))),
                got ->
                        got.status() == 200
                                && got.body().at("table").at("phase").asText().equals("playing"));
        String secret =
                there.post(at(tables.get(1)) + "/link", Json.object().build())
                        .body()
                        .at("secret")
                        .asText();
        Client.Got taken = here.post("/api/links/" + secret, Json.object().build());
        assertThat(taken.status()).as(taken.body().print()).isEqualTo(409);
        assertThat(here.get(at(tables.get(1))).status()).isEqualTo(403);
    }

    @Test
    void tables_with_the_same_deal_hear_nothing_of_each_other_before_all_are_done(@TempDir Path dir)
            throws IOException, InterruptedException {
        var club = new Club(server.port(), 4, plan(2, 1, false).put("same", true));
        Json bound = club.evening().at("commitments").items().getFirst();
        club.join(0, 4);
        List<Json> tables = club.begin();
        assertThat(tables).hasSize(2);
        Client here = club.someone(tables.get(0));
        Client there = club.someone(tables.get(1));
        String other = at(tables.get(1));
        for (Json table : tables) {
            Soon.that(
                    "they play",
                    () -> club.someone(table).get(at(table)),
                    got ->
                            got.status() == 200
                                    && got.body()
                                            .at("table")
                                            .at("phase")
                                            .asText()
                                            .equals("playing"));
        }

        List<String> before = heard(club, here, other);
        Client.Line hears = here.connect(tables.getFirst().at("id").asText(), "");
        hears.next("table");
        assertThat(
                        there.command(
                                        tables.get(1).at("id").asText(),
                                        Json.object().put("cmd", "say").put("text", "a hard one"))
                                .status())
                .isEqualTo(200);
        club.playOn(tables.get(1), 3);
        assertThat(heard(club, here, other)).as("in its middle").containsExactlyElementsOf(before);
        club.play(List.of(tables.get(1)));
        Soon.that(
                "the evening knows that it is over",
                () -> there.get("/api/evenings/" + club.id()).body(),
                seen ->
                        seen.at("tables").items().stream()
                                .anyMatch(table -> table.at("over").asBool()));
        assertThat(heard(club, here, other)).containsExactlyElementsOf(before);
        assertThat(hears.heard().toString())
                .as("over the connection to one's own table")
                .doesNotContain(tables.get(1).at("id").asText(), "a hard one");
        String wall = "/api/evenings/" + club.id() + "?wall=1";
        assertThat(there.get(wall).body())
                .as("everybody in the room reads the wall, whoever's device it is")
                .isEqualTo(Client.nobody(server.port()).get(wall).body());
        assertThat(there.get(other + "/replay").status()).isEqualTo(409);
        assertThat(there.get(other).body().at("table").find("seed")).isEmpty();
        assertThat(here.get("/api/evenings/" + club.id() + "/comparison?round=1").status())
                .isEqualTo(409);

        club.play(List.of(tables.get(0)));
        Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        for (Json table : tables) {
            Json draws = here.get(at(table) + "/draws").body();
            assertThat(draws.at("commitment")).isEqualTo(bound);
            assertThat(draws.at("draws").items().getFirst().at("values"))
                    .isEqualTo(
                            here.get(other + "/draws")
                                    .body()
                                    .at("draws")
                                    .items()
                                    .getFirst()
                                    .at("values"));
            assertThat(here.get(at(table) + "/replay").body().at("fairness").at("round").asText())
                    .startsWith(club.id());
            assertThat(here.get(at(table) + "/verify").body().at("fair").asBool()).isTrue();
            Path file = Files.writeString(dir.resolve("draws.json"), draws.print());
            assertThat(PythonBotTest.run("../samples/python/verify.py", file.toString()))
                    .contains("commitment holds", "draws recomputed")
                    .doesNotContain("WRONG");
            String lie = draws.print().replaceFirst("(\"stream\":\"[^\"]+ )\\d+\"", "$199\"");
            assertThat(lie).isNotEqualTo(draws.print());
            Files.writeString(file, lie);
            assertThat(PythonBotTest.run("../samples/python/verify.py", file.toString()))
                    .contains("WRONG");
        }
        Json compared = here.get("/api/evenings/" + club.id() + "/comparison").body();
        assertThat(compared.at("alike").asInt() + compared.at("questions").items().size())
                .as("at least the first question was the same")
                .isPositive();
        assertThat(Club.told(club.evening())).containsAllEntriesOf(club.counted(club.evening()));
    }

    private static String at(Json table) {
        return "/api/tables/" + table.at("id").asText();
    }

    /// All that somebody at another table, and somebody without any, can be told of this one.
    private static List<String> heard(Club club, Client here, String other) {
        var heard = new ArrayList<String>();
        for (Client who : List.of(here, Client.nobody(club.port()))) {
            for (String path :
                    List.of(
                            "/api/evenings",
                            "/api/evenings/" + club.id(),
                            "/api/evenings/" + club.id() + "?wall=1",
                            "/api/evenings/" + club.id() + "/comparison",
                            "/api/tables",
                            "/api/me/tables",
                            "/api/me",
                            "/api/me/history",
                            "/api/me/figures",
                            "/api/me/friends",
                            "/api/me/export",
                            other,
                            other + "/story",
                            other + "/recap",
                            other + "/chat",
                            other + "/replay",
                            other + "/replay?as=open",
                            other + "/frames",
                            other + "/verify",
                            other + "/draws",
                            other + "/scenario",
                            other + "/analysis")) {
                Client.Got got = who.get(path);
                if (path.startsWith(other)) {
                    assertThat(got.status()).as(path).isEqualTo(403);
                }
                heard.add(path + ' ' + got.status() + ' ' + got.body().print());
            }
            // What whoever only has the address is shown of it: the page's preview, and its
            // picture.
            String id = other.substring(other.lastIndexOf('/') + 1);
            heard.add(who.text("/t/" + id));
            heard.add(who.text("/preview/" + id + ".png"));
        }
        return heard;
    }

    private String backup() {
        var lines = new StringBuilder();
        server.tables().store().dump(line -> lines.append(line).append('\n'));
        return lines.toString();
    }
}
