package tablee.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Json;
import tablee.server.NatsProcess;
import tablee.server.NodeProcess;
import tablee.server.Soon;
import tablee.server.TableServer;
import tablee.server.TestPostgres;

/// An evening over three nodes of which one is killed, as by a power cut, in the middle of a round.
class EveningClusterTest {

    @TempDir Path folder;

    @Test
    void thirty_two_people_at_eight_tables_lose_a_node_and_end_with_the_right_standings()
            throws Exception {
        try (var postgres = TestPostgres.start();
                var nats = NatsProcess.start()) {
            String database = postgres.url();
            Path first = Files.createDirectory(folder.resolve("first"));
            Path second = Files.createDirectory(folder.resolve("second"));
            Path third = Files.createDirectory(folder.resolve("third"));
            try (var there = NodeProcess.start(first, database, nats.url());
                    var beside = NodeProcess.start(second, database, nats.url());
                    var here = TableServer.start(NodeProcess.config(third, database, nats.url()))) {
                evening(there, beside.port(), here.port());
            }
        }
    }

    private static void evening(NodeProcess there, int beside, int here) throws Exception {
        var plan = Json.object().put("seats", 4).put("rounds", 2).put("same", true);
        var club = new Club(there.port(), 32, plan);
        club.moveTo(there.port(), beside, here);
        club.join(0, 32);
        List<Json> first = club.begin();
        assertThat(first).hasSize(8);
        club.play(first.subList(0, 4));
        first.subList(4, 8).forEach(table -> club.playOn(table, 2));

        there.kill();
        club.moveTo(beside, here);
        club.ask(club.person(30), "leave");
        club.ask(club.person(31), "leave");
        club.play(first.subList(4, 8));
        Json rest =
                Soon.that("the round is told", club::evening, now -> now.at("canBegin").asBool());
        assertThat(rest.at("round").asInt()).isEqualTo(1);
        assertThat(Club.told(rest)).hasSize(32).containsAllEntriesOf(club.counted(rest));

        List<Json> last = club.begin();
        assertThat(last).hasSize(8);
        assertThat(last.toString()).doesNotContain("P30").doesNotContain("P31");
        club.play(last);
        Json over = Soon.that("it is over", club::evening, now -> now.at("over").asBool());
        assertThat(Club.told(over)).containsAllEntriesOf(club.counted(over));
        assertThat(over.at("tables").items()).hasSize(16);
    }
}
