package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.TestPostgres;

/// What the home page, *my games*, a history and an evening ask is found by indexes, and tables that are over are not looked at for the public list.
class HomePlansTest {

    @TempDir Path folder;

    private record Asked(String sql, List<Object> args) {}

    private static final List<Asked> ALL =
            List.of(
                    new Asked(Store.LISTED, List.of(9)),
                    new Asked(Store.MINE, List.of("ana", "ana", "ana", 9)),
                    new Asked(Store.SITTING, List.of("ana")),
                    new Asked(HistoryStore.seats(2), List.of("t1", "t2")),
                    new Asked(EveningStore.LINES, List.of("friday")),
                    new Asked(EveningStore.lines(2), List.of("friday", "sunday")),
                    new Asked(HistoryStore.LUCK, List.of("ana", 9)),
                    new Asked(Store.UNFINISHED, List.of("ana", "ana", 9)));

    @Test
    void sqlite() {
        try (Store store = SqliteStore.open(folder)) {
            plans(
                    store,
                    "EXPLAIN QUERY PLAN ",
                    4,
                    "SCAN (chairs|evening_lines|put_away|results|lucks|[rl]|tables(?! USING INDEX tables_listed))");
            assertThat(plan(store, "EXPLAIN QUERY PLAN ", 4, ALL.getFirst()))
                    .contains("tables_listed");
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store store = postgres.store()) {
            plans(store, "EXPLAIN ", 1, "Seq Scan");
            assertThat(plan(store, "EXPLAIN ", 1, ALL.getFirst())).contains("tables_listed");
        }
    }

    private static void plans(Store store, String explain, int column, String whole) {
        for (Asked asked : ALL) {
            assertThat(plan(store, explain, column, asked))
                    .isNotEmpty()
                    .doesNotContainPattern(whole);
        }
    }

    private static String plan(Store store, String explain, int column, Asked asked) {
        return String.join(
                "\n",
                store.writer()
                        .submit(
                                connection -> {
                                    if (column == 1) {
                                        Sql.update(connection, "SET LOCAL enable_seqscan = off");
                                    }
                                    return Sql.query(
                                            connection,
                                            explain + asked.sql(),
                                            row -> row.getString(column),
                                            asked.args().toArray());
                                })
                        .join());
    }
}
