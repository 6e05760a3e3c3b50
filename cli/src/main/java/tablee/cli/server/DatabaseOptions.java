package tablee.cli.server;

import java.util.List;
import picocli.CommandLine.Option;
import tablee.server.Config;
import tablee.server.TableServer;
import tablee.server.store.Store;

/// Which PostgreSQL holds the store; none of it means SQLite in a folder.
final class DatabaseOptions {

    @Option(names = "--database", paramLabel = "URL")
    String url = "";

    @Option(names = "--database-user", paramLabel = "NAME")
    String user = "";

    @Option(names = "--database-password", paramLabel = "WORD")
    String password = "";

    boolean isGiven() {
        return !url.isEmpty();
    }

    /// For a server that is to run on it.
    List<String> flags() {
        return isGiven()
                ? List.of(
                        "--database", url, "--database-user", user, "--database-password", password)
                : List.of();
    }

    /// The store itself, in this folder when no database is given.
    Store open(String folder) {
        return TableServer.openStore(config(folder));
    }

    /// Settings of a server on it. Whoever typed a wrong address does not want to wait.
    Config config(String folder) {
        return Config.standard()
                .with("data", folder)
                .with("database", url)
                .with("database-user", user)
                .with("database-password", password)
                .with("database-wait", "0");
    }
}
