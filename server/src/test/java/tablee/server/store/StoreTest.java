package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.BadInput;
import tablee.server.TestPostgres;

/// Both databases keep the same promises.
class StoreTest {

    @TempDir Path folder;

    @Test
    void sqlite() {
        try (Store store = SqliteStore.open(folder.resolve("one"))) {
            promises(store);
            keepsPapers(store);
            try (Store other = SqliteStore.open(folder.resolve("two"))) {
                movesTo(store, other);
            }
        }
    }

    @Test
    void postgres() throws IOException {
        try (var postgres = TestPostgres.start();
                Store store = postgres.store()) {
            promises(store);
            keepsPapers(store);
            try (Store other = SqliteStore.open(folder.resolve("moved"))) {
                movesTo(store, other);
            }
        }
    }

    @Test
    void the_newest_version_is_that_of_the_newest_file() throws IOException {
        for (String dialect : List.of("sqlite", "postgres")) {
            try (var files = Files.list(Path.of("src/main/resources/db", dialect))) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .anyMatch(name -> name.startsWith("V" + Schema.VERSION + "__"))
                        .noneMatch(name -> name.startsWith("V" + (Schema.VERSION + 1) + "__"));
            }
        }
    }

    @Test
    void a_store_from_before_devices_is_brought_up_to_date() {
        Path old = folder.resolve("old");
        assertThat(old.toFile().mkdirs()).isTrue();
        var source = new org.sqlite.SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + old.resolve("tablee.db"));
        before(source, "sqlite");
        try (Store store = SqliteStore.open(old)) {
            isUpToDate(store);
        }
    }

    @Test
    void so_is_one_in_postgres() throws IOException {
        try (var postgres = TestPostgres.start()) {
            before(postgres.source(), "postgres");
            try (Store store = postgres.store()) {
                isUpToDate(store);
            }
        }
    }

    private static final String SEATED =
            "{\"k\":\"seated\",\"s\":\"A\",\"by\":{\"id\":\"ana\",\"name\":\"Ana\"}}";

    /// A store of version 2 with a person, who has opened a table and sits there.
    private static void before(javax.sql.DataSource source, String dialect) {
        org.flywaydb.core.Flyway.configure()
                .dataSource(source)
                .locations("classpath:db/" + dialect)
                .target("2")
                .load()
                .migrate();
        try (var connection = source.getConnection()) {
            Sql.update(
                    connection,
                    "INSERT INTO people (id, token_hash, name, language, program, created_at)"
                            + " VALUES ('ana', '0123456789abcdef0123', 'Ana', 'fr', 0, 7)");
            String line = "INSERT INTO log (table_id, seq, at, body) VALUES ('t', ?, 1, ?)";
            Sql.update(connection, line, 1, "{\"k\":\"opened\",\"p\":\"host\"}");
            Sql.update(connection, line, 2, SEATED);
            Sql.update(
                    connection,
                    line,
                    3,
                    "{\"k\":\"seated\",\"s\":\"B\",\"by\":{\"bot\":\"RANDOM\"}}");
            Sql.update(
                    connection,
                    line,
                    4,
                    "{\"k\":\"said\",\"p\":\"eve\",\"name\":\"Eve\",\"text\":\"x\"}");
        } catch (java.sql.SQLException e) {
            throw new AssertionError(e);
        }
    }

    private static void isUpToDate(Store store) {
        var known = store.people().byToken("0123456789abcdef0123").orElseThrow();
        assertThat(known.person()).isEqualTo(new PersonRow("ana", "Ana", "fr", false, 7));
        // Whoever was there before counts as seen now: nobody is forgotten because of a new
        // version.
        assertThat(known.device().seenAt()).isGreaterThan(1_700_000_000_000L);
        assertThat(store.house().tracesOf("host")).containsExactly("t");
        assertThat(store.house().tracesOf("ana")).containsExactly("t");
        assertThat(store.house().tracesOf("eve")).containsExactly("t");
    }

    @Test
    void a_backup_from_before_devices_is_restored() {
        try (Store store = SqliteStore.open(folder.resolve("again"))) {
            store.restore(
                    List.of(
                            "{\"tablee\":\"backup\",\"format\":1}",
                            "{\"people\":[\"ana\",\"0123456789abcdef0123\",\"Ana\",\"fr\",0,7]}",
                            "{\"links\":[\"h\",\"t\",0,9]}",
                            "{\"log\":[\"t\",1,1,\"{\\\"k\\\":\\\"opened\\\",\\\"p\\\":\\\"host\\\"}\"]}",
                            "{\"log\":[\"t\",2,1,\"" + SEATED.replace("\"", "\\\"") + "\"]}",
                            "{\"log\":[\"t\",3,1,\"{\\\"k\\\":\\\"said\\\",\\\"p\\\":\\\"eve\\\"}\"]}",
                            "{\"end\":true}"));
            isUpToDate(store);
        }
    }

    /// What belongs to people beside their tables.
    private static void keepsPapers(Store store) {
        store.people().addReplay("r1", "p1", 5, "{}").join();
        assertThat(store.people().replay("r1")).contains("{}");
        assertThat(store.people().replay("r2")).isEmpty();
        assertThat(store.people().replaysOf("p1")).isEqualTo(1);
        for (int i = 0; i < 4; i++) {
            store.people().add(new PushRow("https://push/" + i, "p1", "key", "auth", i), 3).join();
        }
        assertThat(store.people().pushesOf("p1"))
                .extracting(PushRow::endpoint)
                .containsExactly("https://push/1", "https://push/2", "https://push/3");
        store.people().add(new PushRow("https://push/3", "p2", "key", "auth", 9), 3).join();
        store.people().forget("p1", "https://push/1").join();
        assertThat(store.people().pushesOf("p1")).hasSize(1);
        store.people().forget("p1", "").join();
        assertThat(store.people().pushesOf("p1")).isEmpty();
        assertThat(store.people().pushesOf("p2")).hasSize(1);
        assertThat(store.secret("s", "first")).isEqualTo("first");
        assertThat(store.secret("s", "second")).isEqualTo("first");
    }

    @Test
    void one_folder_serves_one_server() {
        try (Store _ = SqliteStore.open(folder)) {
            assertThatThrownBy(() -> SqliteStore.open(folder)).isInstanceOf(BadInput.class);
        }
    }

    private static Append line(String table, long seq, String body, long due) {
        var row = new TableRow(table, "cabo", "PLAYING", true, "host", 2, 0, 1, due, 5, seq, "");
        return new Append(
                table,
                seq,
                100 + seq,
                body,
                Optional.of(row),
                Optional.of(List.of("ana", "")),
                Optional.empty());
    }

    private static void promises(Store store) {
        assertThat(store.append(line("t", 1, "first", 0)).join()).isTrue();
        assertThat(store.append(line("t", 1, "second", 0)).join()).isFalse();
        assertThat(store.log("t", 0)).extracting("body").containsExactly("first");

        racesHaveOneWinner(store);

        assertThat(store.append(line("t", 2, "more", 50)).join()).isTrue();
        assertThat(store.log("t", 1)).extracting("seq").containsExactly(2L);
        var asked = new ArrayList<>(Collections.nCopies(300, "unknown"));
        asked.add("t");
        assertThat(store.newest(asked)).containsExactly(Map.entry("t", 2L));
        assertThat(store.newest(List.of())).isEmpty();
        assertThat(store.takeDue(49, 1000, 10).join()).isEmpty();
        assertThat(store.takeDue(50, 1000, 10).join()).containsExactly("t");
        assertThat(store.takeDue(60, 1000, 10).join()).isEmpty();
        assertThat(store.takeDue(2000, 1000, 10).join()).containsExactly("t");

        assertThat(store.tablesOf("ana", 10)).extracting(Store.Seated::waitsForMe).contains(true);
        assertThat(store.tablesOf("bob", 10)).isEmpty();
        assertThat(store.unfinishedOf("ana", 10)).isEqualTo(store.tablesOf("ana", 10).size());
        assertThat(store.unfinishedOf("ana", 1)).isEqualTo(1);
        assertThat(store.unfinishedOf("bob", 10)).isZero();
        assertThat(store.listed(10)).extracting(TableRow::id).contains("t");

        var person = new PersonRow("p", "Ana", "fr", false, 1);
        var device = new DeviceRow("hash", "d", "p", "Firefox", 1, 1);
        store.people().add(person, device).join();
        assertThat(store.people().byToken("hash")).contains(new PeopleStore.Known(person, device));
        assertThat(store.people().byToken("other")).isEmpty();
        var link = new LinkRow("l", "p", "t", 0, 1000);
        store.people().add(link).join();
        store.people().add(new LinkRow("l2", "p", "t", 0, 1000)).join();
        assertThat(store.people().link("l", 999)).contains(link);
        assertThat(store.people().link("l", 1000)).isEmpty();
        assertThat(store.people().use(link).join()).isTrue();
        assertThat(store.people().use(link).join()).isFalse();
        assertThat(store.people().link("l2", 999)).isEmpty();
    }

    /// Many writers want the same line: exactly one of them gets it, and the log has its words.
    private static void racesHaveOneWinner(Store store) {
        for (int round = 1; round <= 20; round++) {
            var attempts = new ArrayList<CompletableFuture<Boolean>>();
            for (int writer = 0; writer < 20; writer++) {
                attempts.add(store.append(line("race", round, round + "/" + writer, 0)));
            }
            List<Boolean> won = attempts.stream().map(CompletableFuture::join).toList();
            assertThat(won).containsOnlyOnce(true);
            assertThat(store.log("race", round - 1).getFirst().body())
                    .isEqualTo(round + "/" + won.indexOf(true));
        }
    }

    private static void movesTo(Store from, Store to) {
        var lines = new ArrayList<String>();
        from.dump(lines::add);
        assertThatThrownBy(() -> to.restore(lines.subList(0, lines.size() - 1)))
                .isInstanceOf(BadInput.class);
        to.restore(lines);
        assertThat(to.log("race", 0)).isEqualTo(from.log("race", 0));
        assertThat(to.table("t")).isEqualTo(from.table("t"));
        assertThat(to.people().byToken("hash")).isEqualTo(from.people().byToken("hash"));
        assertThatThrownBy(() -> to.restore(lines)).isInstanceOf(BadInput.class);
    }
}
