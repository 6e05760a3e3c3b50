package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.TestPostgres;
import tablee.server.store.HistoryStore.Asked;

/// Results are noted with the line that ends a game, read once, and found by indexes.
class HistoryStoreTest {

    @TempDir Path folder;

    @Test
    void sqlite() {
        try (SqliteStore store = SqliteStore.open(folder)) {
            promises(store);
            plans(
                    store,
                    "EXPLAIN QUERY PLAN ",
                    4,
                    plan -> assertThat(plan).isNotEmpty().doesNotContain("SCAN"));
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store store = postgres.store()) {
            promises(store);
            plans(
                    store,
                    "EXPLAIN ",
                    1,
                    plan -> assertThat(plan).isNotEmpty().doesNotContain("Seq Scan"));
        }
    }

    private static Append over(String table, long seq) {
        var row = new TableRow(table, "cabo", "OVER", false, "ana", 2, 0, 0, 0, 1, seq, "");
        return new Append(
                table, seq, seq, "{}", Optional.of(row), Optional.empty(), Optional.empty());
    }

    private static ResultRow result(String table, int seat, String person, int rank, long endedAt) {
        return new ResultRow(
                table, seat, person, person, false, "cabo", 2, 2, rank, "7", true, "", endedAt);
    }

    private static void promises(Store store) {
        HistoryStore history = store.history();
        for (int i = 1; i <= 3; i++) {
            assertThat(store.append(over("t" + i, 1)).join()).isTrue();
        }
        assertThat(history.unread(10)).isEqualTo(3);
        assertThat(history.takeUnread(100, 200, 10).join())
                .containsExactlyInAnyOrder("t1", "t2", "t3");
        assertThat(history.takeUnread(100, 200, 10).join()).as("taken by somebody").isEmpty();
        for (int i = 1; i <= 3; i++) {
            var rows =
                    List.of(result("t" + i, 0, "ana", i, i), result("t" + i, 1, "ben", 3 - i, i));
            assertThat(history.replace("t" + i, rows, 200).join()).isTrue();
        }
        assertThat(history.replace("t1", List.of(), 200).join())
                .as("what was read is read no more")
                .isFalse();
        assertThat(history.resultsOf("ana", Asked.ALL, 2))
                .extracting(ResultRow::table)
                .containsExactly("t3", "t2");
        assertThat(history.resultsOf("ana", new Asked("cabo", "ben", "won", "people", 3, ""), 9))
                .extracting(ResultRow::table)
                .containsExactly("t1");
        assertThat(history.resultsOf("ana", new Asked("", "", "lost", "bots", 9, ""), 9)).isEmpty();
        assertThat(history.seatsOf(List.of("t2", "t1"))).hasSize(4);
        assertThat(history.metBy("ana", 9))
                .singleElement()
                .satisfies(
                        met -> {
                            assertThat(met.games()).isEqualTo(3);
                            assertThat(met.ahead()).isEqualTo(1);
                            assertThat(met.behind()).isEqualTo(2);
                        });
        history.lucky("t2", List.of(0.5, -0.5)).join();
        history.lucky("t2", List.of(0.25, -0.25)).join();
        assertThat(history.luckOf("ben", 9))
                .singleElement()
                .satisfies(
                        luck -> {
                            assertThat(luck.table()).isEqualTo("t2");
                            assertThat(luck.luck()).isEqualTo(-0.25);
                        });
        // Noted again while it is read: what was read is not believed.
        assertThat(history.readAllAgain().join()).isEqualTo(3);
        assertThat(history.takeUnread(300, 400, 1).join()).hasSize(1);
        assertThat(store.append(over("t1", 2)).join()).isTrue();
        store.append(over("t2", 2)).join();
        store.append(over("t3", 2)).join();
        assertThat(history.replace("t1", List.of(), 400).join()).isFalse();
        store.house().deleteTable("t1").join();
        assertThat(history.seatsOf(List.of("t1"))).isEmpty();
        assertThat(history.unread(10)).isEqualTo(2);
    }

    private interface Check {
        void plan(String plan);
    }

    private static void plans(Store store, String explain, int column, Check check) {
        List<Object> mine = List.of("ana", 9L, 9L, "t");
        var asked =
                List.of(
                        HistoryStore.MINE + HistoryStore.ORDER,
                        HistoryStore.MINE + HistoryStore.WITH + HistoryStore.ORDER,
                        HistoryStore.MET,
                        HistoryStore.TAKE);
        var args =
                List.of(
                        with(mine, 50L),
                        with(with(mine, "ben"), 50L),
                        List.<Object>of("ana", 50L),
                        List.<Object>of(9L, 50L));
        for (int i = 0; i < asked.size(); i++) {
            String sql = explain + asked.get(i);
            Object[] values = args.get(i).toArray();
            check.plan(
                    String.join(
                            "\n",
                            store.writer()
                                    .submit(connection -> plan(connection, sql, column, values))
                                    .join()));
        }
    }

    private static List<Object> with(List<Object> some, Object more) {
        var all = new java.util.ArrayList<>(some);
        all.add(more);
        return all;
    }

    /// Small tables are read whole where that is cheaper; whether an index would do is seen when that is forbidden.
    private static List<String> plan(Connection connection, String sql, int column, Object[] values)
            throws SQLException {
        if (sql.startsWith("EXPLAIN QUERY")) {
            return Sql.query(connection, sql, row -> row.getString(column), values);
        }
        Sql.update(connection, "SET LOCAL enable_seqscan = off");
        return Sql.query(connection, sql, row -> row.getString(column), values);
    }
}
