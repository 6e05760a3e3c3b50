package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.TestPostgres;

/// What is to be told is told once, and found by an index.
class NoticeStoreTest {

    @TempDir Path folder;

    @Test
    void sqlite() {
        try (Store store = SqliteStore.open(folder)) {
            told(store);
            assertThat(plan(store, "EXPLAIN QUERY PLAN ", 4)).contains("notices_due");
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store store = postgres.store()) {
            told(store);
            assertThat(plan(store, "EXPLAIN ", 1)).contains("notices_due");
        }
    }

    private static String plan(Store store, String explain, int column) {
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
                                            explain + NoticeStore.DUE,
                                            row -> row.getString(column),
                                            9,
                                            9);
                                })
                        .join());
    }

    private static void told(Store store) {
        NoticeStore notices = store.notices();
        notices.note(new NoticeRow("ana", "t1", "turn", true, 10, 100)).join();
        notices.note(new NoticeRow("ana", "t1", "nudge", false, 20, 999)).join();
        notices.note(new NoticeRow("ana", "t2", "turn", false, 30, 500)).join();
        notices.note(new NoticeRow("ben", "t1", "turn", false, 30, 200)).join();
        assertThat(notices.due(99, 9)).isEmpty();
        assertThat(notices.due(200, 9)).containsExactly("ana", "ben");
        assertThat(notices.take("ana").join())
                .as("what was noted before keeps its time")
                .containsExactlyInAnyOrder(
                        new NoticeRow("ana", "t1", "nudge", true, 20, 100),
                        new NoticeRow("ana", "t2", "turn", false, 30, 500));
        assertThat(notices.take("ana").join()).as("nobody is told twice").isEmpty();
        wishes(notices);
        ways(notices);
        kept(store);
    }

    private static void wishes(NoticeStore notices) {
        assertThat(notices.wishOf("ana")).isEqualTo(new WishRow("ana", 0, 0, "UTC", 60, 0));
        notices.sent("ana", 7).join();
        assertThat(notices.wishOf("ana").sentAt()).isEqualTo(7);
        notices.put(new WishRow("ana", 1320, 480, "Europe/Paris", 0, 7)).join();
        notices.sent("ana", 8).join();
        assertThat(notices.wishOf("ana"))
                .isEqualTo(new WishRow("ana", 1320, 480, "Europe/Paris", 0, 8));
        notices.hush("ana", "t1", true).join();
        notices.hush("ana", "t1", true).join();
        assertThat(notices.hushedBy("ana")).containsExactly("t1");
        notices.hush("ana", "t1", false).join();
        assertThat(notices.isHushed("ana", "t1")).isFalse();
    }

    private static void ways(NoticeStore notices) {
        var way = new WayRow("w1", "ana", "MAIL", "ana@example.org", "code", 0, "stop", 1);
        notices.add(way).join();
        assertThat(notices.confirm("ana", "w1", "wrong").join()).isFalse();
        assertThat(notices.confirm("ben", "w1", "code").join()).isFalse();
        assertThat(notices.confirm("ana", "w1", "code").join()).isTrue();
        assertThat(notices.waysOf("ana").getFirst().isConfirmed()).isTrue();
    }

    /// A guest's ways become those of whoever they turn out to be; somebody who is deleted is told nothing.
    private static void kept(Store store) {
        NoticeStore notices = store.notices();
        notices.hush("ana", "t1", true).join();
        for (String id : List.of("ana", "anna")) {
            store.people()
                    .add(new PersonRow(id, id, "fr", false, 1), new DeviceRow(id, id, id, "", 1, 1))
                    .join();
        }
        assertThat(store.keep().merge("ana", "anna").join()).isTrue();
        assertThat(notices.waysOf("anna")).hasSize(1);
        assertThat(notices.hushedBy("anna")).containsExactly("t1");
        assertThat(notices.hushedBy("ana")).isEmpty();
        store.house().forgetPerson("anna", "somebody").join();
        assertThat(notices.waysOf("anna")).isEmpty();
        assertThat(notices.hushedBy("anna")).isEmpty();
        assertThat(List.of(notices.wishOf("anna").every())).containsExactly(60);
    }
}
