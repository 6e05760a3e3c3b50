package tablee.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import javax.sql.DataSource;
import org.junit.jupiter.api.Assumptions;
import tablee.server.store.PostgresStore;
import tablee.server.store.Store;

/// A real PostgreSQL that is empty and goes away with the test.
public final class TestPostgres implements AutoCloseable {

    private final EmbeddedPostgres postgres;

    private TestPostgres(EmbeddedPostgres postgres) {
        this.postgres = postgres;
    }

    public static void assumeHere() {
        Assumptions.assumeTrue(
                System.getProperty("os.name").equals("Linux")
                        && System.getProperty("os.arch").equals("amd64"),
                "PostgreSQL is tested on Linux/amd64 only: its binaries come with the build there");
    }

    public static TestPostgres start() throws IOException {
        assumeHere();
        return new TestPostgres(EmbeddedPostgres.start());
    }

    public String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }

    public int port() {
        return postgres.getPort();
    }

    public DataSource source() {
        return postgres.getPostgresDatabase();
    }

    public Store store() {
        return PostgresStore.open(url(), "postgres", "");
    }

    @Override
    public void close() throws IOException {
        postgres.close();
    }
}
