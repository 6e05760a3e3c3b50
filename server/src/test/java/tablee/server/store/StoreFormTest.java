package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.BadInput;
import tablee.server.TestPostgres;
import tablee.table.Version;

/// A store knows who has used it, and what this program cannot follow is refused. A database may come later than its node.
class StoreFormTest {

    @TempDir Path folder;

    private Connection connection() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("tablee.db"));
    }

    private void write(String sql) throws SQLException {
        try (var connection = connection()) {
            Sql.update(connection, sql);
        }
    }

    private StoreForm found() throws SQLException {
        try (var connection = connection()) {
            return StoreForm.of(connection);
        }
    }

    @Test
    void a_store_says_who_has_used_it() throws SQLException {
        SqliteStore.open(folder).close();
        SqliteStore.open(folder).close();
        assertThat(found()).isEqualTo(new StoreForm(Schema.VERSION, Optional.of(Version.TEXT)));
    }

    @ParameterizedTest
    @CsvSource({"0.9.0,false", "1.0.99,false", "1.99.0,true", "2.0.0-rc1,true", "10.0.0,true"})
    void one_that_a_newer_program_has_used_is_refused(String used, boolean refused)
            throws SQLException {
        SqliteStore.open(folder).close();
        write("INSERT INTO programs (version, at) VALUES ('" + used + "', 1)");
        if (refused) {
            isRefused(used);
        } else {
            SqliteStore.open(folder).close();
        }
    }

    @Test
    void so_is_one_of_a_newer_form() throws SQLException {
        SqliteStore.open(folder).close();
        write("UPDATE flyway_schema_history SET version = '99' WHERE version = '5'");
        isRefused("99");
        assertThat(found().version()).isEqualTo(99);
    }

    /// And the folder can be opened by the right program at once.
    private void isRefused(String named) {
        for (int time = 0; time < 2; time++) {
            assertThatThrownBy(() -> SqliteStore.open(folder))
                    .isInstanceOfSatisfying(
                            BadInput.class,
                            refused -> {
                                assertThat(refused.sentence().key())
                                        .isEqualTo("server.store.newer");
                                assertThat(refused.sentence().args())
                                        .anyMatch(part -> String.valueOf(part).equals(named));
                            });
        }
    }

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void a_database_that_comes_later_is_waited_for() throws IOException {
        TestPostgres.assumeHere();
        int port;
        try (var free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String url = "jdbc:postgresql://localhost:" + port + "/postgres";
        var opened =
                CompletableFuture.supplyAsync(
                        () -> PostgresStore.open(url, "postgres", "", Duration.ofMinutes(4)));
        try (var _ = EmbeddedPostgres.builder().setPort(port).start();
                Store store = opened.join()) {
            store.probe().join();
        }
    }

    /// What does not get better is not waited for, nor is anything for ever.
    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void one_that_is_not_there_at_all_is_not() throws IOException {
        try (var postgres = TestPostgres.start()) {
            String nowhere = postgres.url().replaceAll("/postgres\\b", "/nowhere");
            assertThatThrownBy(
                            () -> PostgresStore.open(nowhere, "postgres", "", Duration.ofHours(1)))
                    .isInstanceOf(BadInput.class);
        }
        assertThatThrownBy(
                        () ->
                                PostgresStore.open(
                                        "jdbc:postgresql://localhost:1/x",
                                        "x",
                                        "",
                                        Duration.ofSeconds(1)))
                .isInstanceOf(BadInput.class);
    }
}
