package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.server.TestPostgres;

/// Who writes in the same moment shares a flush of the disk and nothing else; and what is written only its owner reads.
class NeighboursTest {

    @TempDir Path folder;

    /// Everything that is submitted while a writer is busy becomes one group.
    private static void together(Store store, int writers, Runnable submit) {
        var busy = new CountDownLatch(writers);
        var go = new CountDownLatch(1);
        for (int i = 0; i < writers; i++) {
            var _ =
                    store.writer()
                            .submit(
                                    _ -> {
                                        busy.countDown();
                                        try {
                                            go.await();
                                        } catch (InterruptedException e) {
                                            throw new IllegalStateException(e);
                                        }
                                        return true;
                                    });
            // One for each: a writer takes all that waits.
            int left = writers - 1 - i;
            while (busy.getCount() > left) {
                Thread.onSpinWait();
            }
        }
        submit.run();
        go.countDown();
    }

    private static Append line(String table, String body) {
        return line(table, body, "host", 5);
    }

    private static Append line(String table, String body, String host, long openedAt) {
        var row = new TableRow(table, "cabo", "OPEN", true, host, 2, 1, 0, 0, openedAt, 1, "");
        return new Append(table, 1, 1, body, Optional.of(row), Optional.empty(), Optional.empty());
    }

    private static PersonRow person(String id, String name) {
        return new PersonRow(id, name, "fr", false, 1);
    }

    private static CompletableFuture<Void> add(Store store, PersonRow person, String token) {
        return store.people().add(person, new DeviceRow(token, token, person.id(), "", 1, 1));
    }

    /// @param bad something only this database does not take
    private static void aBadRowIsAlone(Store store, int writers, PersonRow bad) {
        add(store, person("known", "Ana"), "hash").join();
        record Made(
                CompletableFuture<Boolean> first,
                CompletableFuture<Void> twice,
                CompletableFuture<Void> wrong,
                CompletableFuture<Boolean> failing,
                CompletableFuture<Void> last) {}
        var made = new CompletableFuture<Made>();
        together(
                store,
                writers,
                () ->
                        made.complete(
                                new Made(
                                        store.append(line("good", "1")),
                                        add(store, person("known", "Eve"), "h2"),
                                        add(store, bad, "h3"),
                                        store.writer()
                                                .submit(
                                                        _ -> {
                                                            throw new StackOverflowError("ours");
                                                        }),
                                        store.people().addReplay("r", "known", 1, "{}"))));
        Made all = made.join();
        assertThat(all.first().join()).isTrue();
        all.last().join();
        assertThat(all.twice()).failsWithin(java.time.Duration.ofMinutes(2));
        assertThat(all.wrong()).failsWithin(java.time.Duration.ofMinutes(2));
        assertThat(all.failing()).failsWithin(java.time.Duration.ofMinutes(2));
        assertThat(store.log("good", 0)).hasSize(1);
        assertThat(store.people().replay("r")).contains("{}");
        store.probe().join();
        assertThat(store.log("-", -1)).as("what a probe leaves").isEmpty();
    }

    @Test
    void a_bad_row_fails_nobody_else_in_sqlite() {
        try (Store store = SqliteStore.open(folder)) {
            aBadRowIsAlone(store, 1, person("known", "Eve"));
        }
    }

    @Test
    void a_bad_row_fails_nobody_else_in_postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store store = postgres.store()) {
            aBadRowIsAlone(store, 2, person("eve", "E\0ve"));
        }
    }

    @Test
    void every_host_has_a_place_in_the_public_list() {
        try (Store store = SqliteStore.open(folder)) {
            for (int i = 0; i < 200; i++) {
                store.append(line("g" + i, "", "greedy", 100 + i)).join();
            }
            for (String host : List.of("ana", "ben")) {
                store.append(line(host, "", host, 5)).join();
            }
            assertThat(store.listed(4))
                    .extracting(TableRow::id)
                    .containsExactly("g199", "ana", "ben", "g198");
            assertThat(store.listed(500)).hasSize(202);
        }
    }

    @Test
    void only_the_owner_reads_what_is_kept_also_when_it_was_open_before() throws IOException {
        Assumptions.assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"),
                "this system knows no owners of files");
        Path data = folder.resolve("data");
        SqliteStore.open(data).close();
        var all = PosixFilePermissions.fromString("rwxrwxrwx");
        try (var files = Files.list(data)) {
            for (Path file : files.toList()) {
                Files.setPosixFilePermissions(file, all);
            }
        }
        Files.setPosixFilePermissions(data, all);
        try (Store store = SqliteStore.open(data)) {
            store.people().addReplay("r", "p", 1, "{}").join();
            assertThat(rights(data)).isEqualTo("rwx------");
            try (var files = Files.list(data)) {
                assertThat(files.toList())
                        .hasSizeGreaterThanOrEqualTo(4)
                        .allSatisfy(file -> assertThat(rights(file)).isEqualTo("rw-------"));
            }
        }
    }

    private static String rights(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
