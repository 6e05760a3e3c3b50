package tablee.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import org.sqlite.SQLiteDataSource;
import tablee.engine.BadInput;

/// Everything in one file of a data folder; nothing to install. Write-ahead log with full synchronisation: what was acknowledged
/// survives the process and the power supply.
public final class SqliteStore extends Store {

    /// The writer tidies up itself only when the log has grown to so many pages (64 MiB): then nobody else kept up.
    private static final int PAGES = 16_384;

    private final FileChannel lockFile;
    private final Checkpoints checkpoints;

    private SqliteStore(Database database, FileChannel lockFile, Checkpoints beside) {
        super(database, "");
        this.lockFile = lockFile;
        this.checkpoints = beside;
    }

    /// Opens the folder for this process alone: a second server on it would tell people stale things.
    public static SqliteStore open(Path folder) {
        FileChannel lock = lock(folder);
        Path file = folder.resolve("tablee.db");
        try {
            SQLiteDataSource source = source(file);
            StoreForm.migrate(source, "sqlite");
            return new SqliteStore(
                    new Database(
                            pool(source), new Writer("store-writer", 1, () -> writing(source))),
                    lock,
                    new Checkpoints(source));
        } catch (BadInput e) {
            closed(lock);
            throw e;
        } catch (RuntimeException e) {
            closed(lock);
            throw BadInput.of("server.data.damaged", file.toString(), reason(e));
        }
    }

    private static Connection writing(SQLiteDataSource source) {
        try {
            Connection connection = source.getConnection();
            Sql.query(connection, "PRAGMA wal_autocheckpoint = " + PAGES, row -> row.getInt(1));
            return connection;
        } catch (SQLException e) {
            throw new StoreException(e);
        }
    }

    /// Reads everything of a folder that a running server may be using, as it is at this moment.
    public static void dump(Path folder, java.util.function.Consumer<String> line) {
        try (var connection = reading(folder)) {
            Dump.write(connection, line);
        } catch (SQLException e) {
            throw BadInput.of(
                    "server.data.damaged", folder.resolve("tablee.db").toString(), reason(e));
        }
    }

    /// A connection to a folder that a running server may be using.
    static Connection reading(Path folder) throws SQLException {
        Path file = folder.resolve("tablee.db");
        if (!Files.exists(file)) {
            throw new UncheckedIOException(new java.nio.file.NoSuchFileException(file.toString()));
        }
        return source(file).getConnection();
    }

    private static FileChannel lock(Path folder) {
        try {
            OwnerOnly.folder(folder);
            for (String name : List.of("lock", "tablee.db")) {
                OwnerOnly.file(folder.resolve(name));
            }
            for (String beside : List.of("tablee.db-wal", "tablee.db-shm")) {
                OwnerOnly.known(folder.resolve(beside));
            }
            FileChannel channel =
                    FileChannel.open(folder.resolve("lock"), StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                channel.close();
                throw BadInput.of("server.data.locked", folder.toString());
            }
            return channel;
        } catch (java.nio.channels.OverlappingFileLockException _) {
            throw BadInput.of("server.data.locked", folder.toString());
        } catch (FileSystemException e) {
            // A file in its place, no right to write there, nothing to write on.
            throw BadInput.of("server.data.closed", folder.toAbsolutePath().toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void closed(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static SQLiteDataSource source(Path file) {
        var pragmas = new Properties();
        pragmas.setProperty("journal_mode", "WAL");
        pragmas.setProperty("synchronous", "FULL");
        pragmas.setProperty("busy_timeout", "10000");
        // What is deleted is overwritten: whoever copies the file does not get it either.
        pragmas.setProperty("secure_delete", "true");
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
    public void close() {
        checkpoints.close();
        super.close();
        closed(lockFile);
    }
}
