package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.TestPostgres;
import tablee.server.store.CompanyStore.Kind;
import tablee.server.store.CompanyStore.Tie;

/// Ties hold what both wanted, a block is felt by nobody but the blocked, and whoever waits for a game is taken once, on however many nodes.
class CompanyStoreTest {

    private static final int PEOPLE = 1_000;
    private static final int SEATS = 4;

    @TempDir Path folder;

    @Test
    void sqlite() {
        try (Store store = SqliteStore.open(folder)) {
            ties(store);
            merged(store);
            takenOnce(List.of(store));
            plans(store, "EXPLAIN QUERY PLAN ", 4, "SCAN");
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store one = postgres.store();
                Store two = postgres.store();
                Store three = postgres.store()) {
            ties(one);
            merged(one);
            takenOnce(List.of(one, two, three));
            plans(one, "EXPLAIN ", 1, "Seq Scan");
        }
    }

    private static List<Kind> kinds(Store store, String person) {
        return store.company().tiesOf(person, 9).stream().map(Tie::kind).toList();
    }

    private static void ties(Store store) {
        CompanyStore company = store.company();
        for (String id : List.of("ana", "ben", "eve")) {
            store.people()
                    .add(new PersonRow(id, id, "fr", false, 1), new DeviceRow(id, id, id, "", 1, 1))
                    .join();
        }
        company.ask("ana", "ben", 1).join();
        assertThat(kinds(store, "ana")).containsExactly(Kind.ASKED);
        assertThat(company.askingFor("ben", 9)).extracting(Tie::person).containsExactly("ana");
        company.ask("ben", "ana", 2).join();
        assertThat(kinds(store, "ana")).containsExactly(Kind.FRIEND);
        assertThat(kinds(store, "ben")).containsExactly(Kind.FRIEND);
        company.block("ana", "ben", 3).join();
        assertThat(kinds(store, "ben")).as("not told").isEmpty();
        company.ask("ben", "ana", 4).join();
        assertThat(company.askingFor("ana", 9)).as("asked in vain").isEmpty();
        assertThat(kinds(store, "ben")).as("and does not see that").containsExactly(Kind.ASKED);
        assertThat(kinds(store, "ana")).containsExactly(Kind.BLOCKED);
        company.part("ben", "ana").join();
        assertThat(kinds(store, "ana")).as("a block stays").containsExactly(Kind.BLOCKED);
        company.ask("eve", "ana", 5).join();
        store.house().forgetPerson("eve", "gone-1").join();
        assertThat(company.askingFor("ana", 9)).isEmpty();
    }

    /// Whoever was blocked, or has blocked somebody, as a guest is so as the person they turn out to be.
    private static void merged(Store store) {
        CompanyStore company = store.company();
        for (String id : List.of("kim", "lou", "max", "guest")) {
            store.people()
                    .add(new PersonRow(id, id, "fr", false, 1), new DeviceRow(id, id, id, "", 1, 1))
                    .join();
        }
        company.befriend("kim", "lou", 1).join();
        company.befriend("kim", "max", 1).join();
        company.block("lou", "guest", 2).join();
        company.block("guest", "max", 2).join();
        assertThat(store.keep().merge("guest", "kim").join()).isTrue();
        assertThat(kinds(store, "lou")).containsExactly(Kind.BLOCKED);
        assertThat(kinds(store, "kim")).containsExactly(Kind.BLOCKED);
        assertThat(kinds(store, "max")).isEmpty();
        assertThat(company.hasFriends("kim")).isFalse();
        assertThat(store.keep().merge("guest", "lou").join())
                .as("another device of the guest was faster")
                .isFalse();
        assertThat(kinds(store, "lou")).containsExactly(Kind.BLOCKED);
    }

    /// Four at a table, in the order in which they wait.
    private static List<List<QueueRow>> fours(List<QueueRow> waiting) {
        var groups = new ArrayList<List<QueueRow>>();
        for (int i = 0; i + SEATS <= waiting.size(); i += SEATS) {
            groups.add(waiting.subList(i, i + SEATS));
        }
        return groups;
    }

    private static void takenOnce(List<Store> nodes) {
        CompanyStore first = nodes.getFirst().company();
        for (int i = 0; i < PEOPLE; i++) {
            first.enqueue(new QueueRow("p" + i, "cabo|4||CALM", i, 0, 50, 0, "")).join();
        }
        var seated = new ArrayList<CompletableFuture<List<List<QueueRow>>>>();
        for (int round = 0; round < 10; round++) {
            for (Store node : nodes) {
                seated.add(
                        node.company()
                                .takeGroups(100, 200, 10, 60, (waiting, _) -> fours(waiting)));
            }
        }
        List<String> people =
                seated.stream()
                        .flatMap(groups -> groups.join().stream())
                        .flatMap(List::stream)
                        .map(QueueRow::person)
                        .toList();
        assertThat(people).doesNotHaveDuplicates();
        var left = first.takeGroups(100, 200, 10, PEOPLE, (waiting, _) -> fours(waiting)).join();
        assertThat(people.size() + left.stream().mapToInt(List::size).sum()).isEqualTo(PEOPLE);
        List<QueueRow> group = List.of(first.queued("p0").orElseThrow());
        assertThat(first.dequeue("p0", 150).join()).as("being seated").isFalse();
        assertThat(first.placed(group, "t", 200).join()).isTrue();
        assertThat(first.placed(group, "t2", 200).join()).as("twice").isFalse();
        assertThat(first.queued("p0").map(QueueRow::table)).isEqualTo(Optional.of("t"));
        List<QueueRow> both = List.of(first.queued("p1").orElseThrow(), group.getFirst());
        assertThat(first.placed(both, "t3", 200).join()).as("one of two").isFalse();
        assertThat(first.queued("p1").map(QueueRow::table))
                .as("then nobody")
                .isEqualTo(Optional.of(""));
    }

    private static void plans(Store store, String explain, int column, String whole) {
        for (String sql :
                List.of(
                        CompanyStore.TIES,
                        CompanyStore.ASKING,
                        CompanyStore.HAS_FRIENDS,
                        CompanyStore.INVITES)) {
            List<String> plan =
                    store.writer()
                            .submit(
                                    connection -> {
                                        if (column == 1) {
                                            Sql.update(
                                                    connection, "SET LOCAL enable_seqscan = off");
                                        }
                                        return Sql.query(
                                                connection,
                                                explain + sql,
                                                row -> row.getString(column),
                                                sql.equals(CompanyStore.HAS_FRIENDS)
                                                        ? new Object[] {"ana"}
                                                        : new Object[] {"ana", 9});
                                    })
                            .join();
            assertThat(String.join("\n", plan)).isNotEmpty().doesNotContain(whole);
        }
    }
}
