package tablee.offline;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tablee.engine.Json;

/// What was compiled for the browser, at work: JavaScript in Node, WebAssembly in Chromium itself. Neither may make functions out of text, as on our
/// pages.
final class Compiled implements AutoCloseable {

    private static final Path FOLDER = Path.of("target/classes/web/offline");

    private final Process node;
    private final PrintStream in;
    private final BufferedReader out;

    private Compiled(Process node) {
        this.node = node;
        this.in = new PrintStream(node.getOutputStream(), true, StandardCharsets.UTF_8);
        this.out =
                new BufferedReader(
                        new InputStreamReader(node.getInputStream(), StandardCharsets.UTF_8));
    }

    /// @param kind `js` or `wasm`
    static Compiled start(String game, String kind) {
        try {
            Json index = Json.parse(Files.readString(FOLDER.resolve("index.json")));
            Json program = index.at("games").at(game).at(kind);
            List<String> words =
                    kind.equals("js")
                            ? List.of(
                                    "node",
                                    "--disallow-code-generation-from-strings",
                                    "build/serve.mjs")
                            : List.of("node", "--experimental-websocket", "build/chromium.mjs");
            var command = new ArrayList<>(words);
            command.addAll(List.of(file(index.at("runtime")), file(program)));
            return new Compiled(
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String file(Json kept) {
        return FOLDER.resolve(kept.at("file").asText()).toString();
    }

    static boolean hasChromium() {
        return Files.isExecutable(
                Path.of(System.getenv().getOrDefault("CHROMIUM", "/usr/bin/chromium")));
    }

    String serve(String request) {
        in.println(request);
        try {
            String answer = out.readLine();
            if (answer == null) {
                throw new IllegalStateException("it has ended over " + request);
            }
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        // It ends with its input, and its browser with it.
        in.close();
        try {
            if (!node.waitFor(Duration.ofSeconds(20))) {
                node.destroyForcibly();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
