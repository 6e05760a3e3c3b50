package tablee.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tablee.server.TestPostgres;
import tablee.server.store.QueueRow;
import tablee.server.store.Store;

/// A thousand people who come at random over five minutes and choose at random what they want and how long they wait. Three nodes look after them over one
/// PostgreSQL; the time is that of the test, so that a busy machine changes nothing.
class QueueTest {

    private static final int PEOPLE = 1_000;
    private static final int ARRIVING_MILLIS = 300_000;
    private static final int ROUND_MILLIS = 500;
    private static final int LEASE_MILLIS = 20_000;
    private static final long NOBODY_LEAVES = Long.MAX_VALUE;
    private static final List<Wish.Pace> PACES = List.of(Wish.Pace.values());
    private static final int[] WAITS = {0, 15, 30, 60, 180};

    private record Seated(String table, long at, List<QueueRow> group) {}

    private static List<QueueRow> people() {
        var random = new Random(21);
        var people = new ArrayList<QueueRow>();
        for (int i = 0; i < PEOPLE; i++) {
            long at = 1L + random.nextInt(ARRIVING_MILLIS);
            var wish =
                    new Wish(
                            List.of("cabo", "cv", "hasard", "metro").get(random.nextInt(4)),
                            2 + random.nextInt(3),
                            "",
                            PACES.get(random.nextInt(PACES.size())));
            long until = at + 1000L * WAITS[random.nextInt(WAITS.length)];
            people.add(new QueueRow("p" + i, wish.text(), at, until, NOBODY_LEAVES, 0, ""));
        }
        people.sort(Comparator.comparingLong(QueueRow::sinceAt));
        return people;
    }

    /// What three nodes do at one moment, side by side.
    private static List<Seated> round(List<Store> nodes, long now) {
        var taken = new ArrayList<CompletableFuture<List<List<QueueRow>>>>();
        for (Store node : nodes) {
            taken.add(
                    node.company()
                            .takeGroups(
                                    now,
                                    now + LEASE_MILLIS,
                                    0,
                                    PEOPLE,
                                    (waiting, apart) -> Matchmaker.groups(waiting, apart, now)));
        }
        var seated = new ArrayList<Seated>();
        for (int i = 0; i < nodes.size(); i++) {
            for (List<QueueRow> group : taken.get(i).join()) {
                String table = "n" + i + "-" + now + "-" + seated.size();
                assertThat(nodes.get(i).company().placed(group, table, now + LEASE_MILLIS).join())
                        .as("taken by one node only")
                        .isTrue();
                seated.add(new Seated(table, now, group));
            }
        }
        return seated;
    }

    @Test
    void a_thousand_people_are_seated_within_their_wait_and_nobody_twice_on_three_nodes()
            throws IOException {
        try (var postgres = TestPostgres.start();
                Store one = postgres.store();
                Store two = postgres.store();
                Store three = postgres.store()) {
            List<Store> nodes = List.of(one, two, three);
            List<QueueRow> people = people();
            var seated = new ArrayList<Seated>();
            int come = 0;
            for (long now = ROUND_MILLIS; now <= ARRIVING_MILLIS + 190_000; now += ROUND_MILLIS) {
                while (come < PEOPLE && people.get(come).sinceAt() <= now) {
                    nodes.get(come % nodes.size()).company().enqueue(people.get(come)).join();
                    come++;
                }
                seated.addAll(round(nodes, now));
            }
            judge(seated);
        }
    }

    private static void judge(List<Seated> seated) {
        Map<String, String> tables = new HashMap<>();
        for (Seated one : seated) {
            int seats = Wish.read(one.group().getFirst().wish()).seats();
            assertThat(one.group()).hasSizeBetween(1, seats);
            assertThat(one.group())
                    .extracting(QueueRow::wish)
                    .containsOnly(one.group().getFirst().wish());
            if (one.group().size() < seats) {
                assertThat(one.group())
                        .as("bots only where somebody has waited long enough")
                        .anyMatch(row -> row.untilAt() <= one.at());
            }
            for (QueueRow row : one.group()) {
                assertThat(tables.put(row.person(), one.table())).as(row.person()).isNull();
                assertThat(one.at())
                        .as(row.person())
                        .isLessThanOrEqualTo(row.untilAt() + ROUND_MILLIS);
            }
        }
        assertThat(tables).hasSize(PEOPLE);
        assertThat(seated.stream().filter(one -> one.group().size() > 1).count())
                .as("people meet people")
                .isGreaterThan(PEOPLE / 10);
    }
}
