package tablee.server;

import java.nio.file.Path;

/// A server for one test, on a free port, with limits out of the way.
public final class TestServer {

    private TestServer() {}

    public static Config config(Path data) {
        return Config.standard()
                .with("port", "0")
                .with("host", "localhost")
                .with("data", data.toString())
                .with("limit-rate", "100000")
                .with("limit-people", "100000")
                .with("limit-kept", "100000")
                .with("limit-messages", "100000")
                .with("limit-connections-address", "100000");
    }

    public static TableServer start(Path data) {
        return TableServer.start(config(data));
    }
}
