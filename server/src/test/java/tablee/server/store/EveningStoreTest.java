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
import tablee.table.History;

/// A line of an evening is written once and an evening taken once, on however many nodes; who is renamed is so everywhere.
class EveningStoreTest {

    @TempDir Path folder;

    @Test
    void sqlite() {
        try (Store store = SqliteStore.open(folder)) {
            lines(List.of(store));
            plans(store, "EXPLAIN QUERY PLAN ", 4, "SCAN evenings(?! USING INDEX)");
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store one = postgres.store();
                Store two = postgres.store();
                Store three = postgres.store()) {
            lines(List.of(one, two, three));
            plans(one, "EXPLAIN ", 1, "Seq Scan");
        }
    }

    private static History.Line line(long seq, String person) {
        return new History.Line(seq, 10 * seq, "{\"k\":\"joined\",\"p\":\"" + person + "\"}");
    }

    private static void lines(List<Store> nodes) {
        EveningStore first = nodes.getFirst().evenings();
        first.add(new EveningRow("e", "ana", "Friday", "{}", true, 1, 0, 0), Optional.empty())
                .join();
        assertThat(first.append("none", line(1, "ben"), "ben").join()).isFalse();
        var written = new ArrayList<CompletableFuture<Boolean>>();
        for (int i = 0; i < 6; i++) {
            Store node = nodes.get(i % nodes.size());
            written.add(node.evenings().append("e", line(1, "p" + i), "p" + i));
        }
        assertThat(written.stream().filter(CompletableFuture::join)).hasSize(1);
        var taken = new ArrayList<CompletableFuture<List<String>>>();
        for (int i = 0; i < 6; i++) {
            taken.add(nodes.get(i % nodes.size()).evenings().takeDue(50, 90, 9));
        }
        assertThat(taken.stream().flatMap(some -> some.join().stream())).containsExactly("e");
        first.append("e", line(2, "ben"), "ben").join();
        assertThat(first.again("e", 90, 0).join()).as("somebody has asked for it").isFalse();
        assertThat(first.takeDue(50, 95, 9).join()).containsExactly("e");
        assertThat(first.again("e", 95, 0).join()).isTrue();
        assertThat(first.takeDue(5_000, 9_000, 9).join()).as("it sleeps").isEmpty();

        assertThat(first.eveningsOf("ben", 9)).hasSize(1);
        nodes.getFirst().house().forgetPerson("ben", "gone-1").join();
        nodes.getFirst().house().forgetPerson("ana", "gone-2").join();
        assertThat(first.eveningsOf("ben", 9)).isEmpty();
        assertThat(first.lines("e").getLast().body()).contains("\"gone-1\"").doesNotContain("ben");
        assertThat(first.evening("e").orElseThrow().host()).isEqualTo("gone-2");
        assertThat(first.over("e", 100).join()).isTrue();
        assertThat(first.append("e", line(3, "eve"), "eve").join()).isTrue();
        assertThat(first.takeDue(5_000, 9_000, 9).join()).as("over").isEmpty();
        assertThat(first.overBefore(101, 9)).containsExactly("e");
        first.delete("e").join();
        assertThat(first.lines("e")).isEmpty();
    }

    private static void plans(Store store, String explain, int column, String whole) {
        for (String sql : List.of(EveningStore.LISTED, EveningStore.MINE, EveningStore.DUE)) {
            Object[] args = sql.equals(EveningStore.LISTED) ? new Object[] {9} : args(sql);
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
                                                args);
                                    })
                            .join();
            assertThat(String.join("\n", plan)).isNotEmpty().doesNotContainPattern(whole);
        }
    }

    private static Object[] args(String sql) {
        return sql.equals(EveningStore.MINE) ? new Object[] {"ana", 9} : new Object[] {50, 9};
    }
}
