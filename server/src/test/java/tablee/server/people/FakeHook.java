package tablee.server.people;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import tablee.engine.Json;

/// A hook of a chat, which keeps what it is told.
public final class FakeHook implements AutoCloseable {

    private static final Pattern CODE = Pattern.compile("\\b\\d{6}\\b");

    public final List<Json> told = new CopyOnWriteArrayList<>();
    private final HttpServer server;

    public FakeHook() throws IOException {
        server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext(
                "/",
                exchange -> {
                    told.add(
                            Json.parse(
                                    new String(
                                            exchange.getRequestBody().readAllBytes(),
                                            StandardCharsets.UTF_8)));
                    exchange.sendResponseHeaders(204, -1);
                    exchange.close();
                });
        server.start();
    }

    public String address() {
        return "http://localhost:" + server.getAddress().getPort() + "/hooks/1";
    }

    /// The code in a text that was sent.
    public static String codeIn(String text) {
        var found = CODE.matcher(text);
        if (!found.find()) {
            throw new AssertionError("no code in " + text);
        }
        return found.group();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
