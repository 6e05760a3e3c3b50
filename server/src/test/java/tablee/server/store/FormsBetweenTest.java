package tablee.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sqlite.SQLiteDataSource;
import tablee.server.TestPostgres;

/// Stores of former versions on their way to the form of today: from every form in between, and while a node of the former version still writes.
class FormsBetweenTest {

    private static final Path KEPT = Path.of("src/test/resources/tablee/server/store-1.0.0");

    /// That of the store kept of 1.0.0.
    private static final int FIRST = 5;

    private static final Pattern TABLE =
            Pattern.compile("CREATE TABLE public\\.(\\w+) \\((.*?)\\n\\);", Pattern.DOTALL);
    private static final Pattern COLUMN = Pattern.compile("\\n {4}(\\w+) ");

    @TempDir Path folder;

    /// Some numbers were never given.
    static IntStream forms() {
        try (var files = Files.list(Path.of("src/main/resources/db/sqlite"))) {
            int[] forms =
                    files.mapToInt(
                                    file ->
                                            Integer.parseInt(
                                                    file.getFileName()
                                                            .toString()
                                                            .replaceAll("V|__.*", "")))
                            .filter(form -> form >= FIRST)
                            .sorted()
                            .toArray();
            return IntStream.of(forms);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void a_store_left_at_any_form_is_brought_to_that_of_today(int form) throws Exception {
        Files.copy(KEPT.resolve("store.db"), folder.resolve("tablee.db"));
        var source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + folder.resolve("tablee.db"));
        List<String> before = log(source);
        bring(source, "sqlite", form);
        SqliteStore.open(folder).close();
        assertThat(StoreForm.of(source).version()).isEqualTo(Schema.VERSION);
        assertThat(log(source)).isNotEmpty().isEqualTo(before);
    }

    @Test
    void so_is_one_in_postgres() throws Exception {
        try (var postgres = TestPostgres.start()) {
            DataSource source = postgres.source();
            execute(source, Files.readString(KEPT.resolve("store.sql")));
            List<String> before = log(source);
            for (int form : forms().toArray()) {
                bring(source, "postgres", form);
                assertThat(log(source)).as("form %s", form).isNotEmpty().isEqualTo(before);
            }
            postgres.store().close();
            assertThat(StoreForm.of(source).version()).isEqualTo(Schema.VERSION);
        }
    }

    /// The first new node of several changes the form under the hands of the old ones: every row that 1.0.0 has written has to fit still, column
    /// by column, and every column it knows has to be there.
    @Test
    void what_a_node_of_the_former_version_writes_fits_the_new_form() throws Exception {
        try (var postgres = TestPostgres.start()) {
            postgres.store().close();
            String kept = Files.readString(KEPT.resolve("store.sql"));
            var written = new ArrayList<String>();
            for (MatchResult table : TABLE.matcher(kept).results().toList()) {
                String name = table.group(1);
                String columns =
                        String.join(
                                ", ",
                                COLUMN.matcher(table.group(2))
                                        .results()
                                        .map(column -> column.group(1))
                                        .toList());
                execute(postgres.source(), "SELECT " + columns + " FROM " + name);
                if (!name.equals("flyway_schema_history") && !name.equals("programs")) {
                    String insert = "INSERT INTO public." + name + " VALUES";
                    kept.lines()
                            .filter(line -> line.startsWith(insert))
                            .map(
                                    line ->
                                            line.replace(
                                                    insert,
                                                    "INSERT INTO "
                                                            + name
                                                            + " ("
                                                            + columns
                                                            + ") VALUES"))
                            .forEach(written::add);
                }
            }
            assertThat(written).hasSizeGreaterThan(100);
            for (String line : written) {
                execute(postgres.source(), line);
            }
            try (Store store = postgres.store()) {
                assertThat(log(postgres.source())).isNotEmpty();
                store.probe().join();
            }
        }
    }

    private static void bring(DataSource source, String dialect, int form) {
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:db/" + dialect)
                .target(Integer.toString(form))
                .load()
                .migrate();
    }

    private static void execute(DataSource source, String sql) throws SQLException {
        try (Connection connection = source.getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static List<String> log(DataSource source) throws SQLException {
        try (Connection connection = source.getConnection()) {
            return Sql.query(
                    connection,
                    "SELECT table_id, seq, at, body FROM log ORDER BY table_id, seq",
                    row ->
                            row.getString(1)
                                    + " "
                                    + row.getLong(2)
                                    + " "
                                    + row.getLong(3)
                                    + " "
                                    + row.getString(4));
        }
    }
}
