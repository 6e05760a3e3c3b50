package tablee.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.Properties;
import org.sqlite.SQLiteDataSource;

/// Everything in one file of a data folder; nothing to install. Write-ahead log with full synchronisation: what was acknowledged
/// survives the process and the power supply.
public final class SqliteStore extends SqlStore {

    private final FileChannel lockFile;

    private SqliteStore(HikariDataSource readers, Writer writer, FileChannel lockFile) {
        super(readers, writer);
        this.lockFile = lockFile;
    }

    /// Opens the folder for this process alone: a second server on it would tell people stale things.
    public static SqliteStore open(Path folder) {
        FileChannel lock = lock(folder);
        Path file = folder.resolve("tablee.db");
        SQLiteDataSource source = source(file);
        migrate(source, "sqlite");
        return new SqliteStore(
                pool(source),
                new Writer(
                        "store-writer",
                        1,
                        () -> {
                            try {
                                return source.getConnection();
                            } catch (SQLException e) {
                                throw new StoreException(e);
                            }
                        }),
                lock);
    }

    /// Reads everything of a folder that a running server may be using, as it is at this moment.
    public static void dump(Path folder, java.util.function.Consumer<String> line) {
        Path file = folder.resolve("tablee.db");
        if (!Files.exists(file)) {
            throw new UncheckedIOException(new java.nio.file.NoSuchFileException(file.toString()));
        }
        try (var connection = source(file).getConnection()) {
            Dump.write(connection, line);
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    private static FileChannel lock(Path folder) {
        try {
            Files.createDirectories(folder);
            FileChannel channel =
                    FileChannel.open(
                            folder.resolve("lock"),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                channel.close();
                throw new IllegalStateException("another server uses the folder " + folder);
            }
            return channel;
        } catch (java.nio.channels.OverlappingFileLockException e) {
            throw new IllegalStateException("this process uses the folder " + folder, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SQLiteDataSource source(Path file) {
        var pragmas = new Properties();
        pragmas.setProperty("journal_mode", "WAL");
        pragmas.setProperty("synchronous", "FULL");
        pragmas.setProperty("busy_timeout", "10000");
        var config = new org.sqlite.SQLiteConfig(pragmas);
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static HikariDataSource pool(SQLiteDataSource source) {
        var config = new HikariConfig();
        config.setDataSource(source);
        config.setMaximumPoolSize(4);
        config.setMinimumIdle(1);
        config.setPoolName("sqlite-readers");
        return new HikariDataSource(config);
    }

    @Override
    String dueSql() {
        return "SELECT id FROM tables WHERE due_at > 0 AND due_at <= ? ORDER BY due_at LIMIT ?";
    }

    @Override
    public void close() {
        super.close();
        try {
            lockFile.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
