import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import tablee.bots.Budget;
import tablee.engine.play.GameVersions;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.offline.LocalHouse;

/// How fast games are played and experts think: on the JVM, and in Chromium as WebAssembly and as JavaScript. From the folder `offline`, after a build:
///
///     java -cp target/classes:../engine/target/classes:… build/Bench.java
///
/// Prints a table for `bench/offline-….md`. The same seeds give the same games everywhere; every figure is of the second of two runs.
public final class Bench {

    private static final Path FOLDER = Path.of("target/classes/web/offline");
    private static final int DECISIONS = 20;

    /// Enough games for about a second on the JVM.
    private static final List<String> GAMES = List.of("cabo:2000", "cv:1000", "metro:1000", "hasard:2000");

    public static void main(String[] args) throws Exception {
        Json index = Json.parse(Files.readString(FOLDER.resolve("index.json")));
        System.out.println("| game | where | random games/s | decisions/s | 200 iterations of an expert | result hash |");
        System.out.println("|---|---|---|---|---|---|");
        for (String line : GAMES) {
            String game = line.split(":")[0];
            int games = Integer.parseInt(line.split(":")[1]);
            var house = new LocalHouse(GameVersions.house(Games.find(game)), _ -> Budget.iterations(1));
            report(game, "JVM", games, house::serve);
            for (String kind : List.of("wasm", "js")) {
                try (var chromium = new Chromium(index, game, kind)) {
                    report(game, "Chromium, " + kind, games, chromium::serve);
                }
            }
        }
    }

    private static void report(String game, String where, int games, UnaryOperator<String> serve) {
        String simulate = request("simulate", games).build().print();
        String think = request("think", DECISIONS).put("iterations", 200).build().print();
        serve.apply(simulate);
        Json played = Json.parse(serve.apply(simulate));
        serve.apply(think);
        Json thought = Json.parse(serve.apply(think));
        double seconds = played.at("seconds").asDouble();
        System.out.printf(
                "| %s | %s | %.0f | %.0f | %.1f ms | %s |%n",
                game,
                where,
                games / seconds,
                played.at("actions").asLong() / seconds,
                1000 * thought.at("seconds").asDouble() / DECISIONS,
                played.at("hash").asText());
    }

    private static Json.Builder request(String what, int games) {
        return Json.object().put("do", what).put("now", 0).put("seats", 4).put("seed", 1).put("games", games);
    }

    private static final class Chromium implements AutoCloseable {
        private final Process node;
        private final PrintStream in;
        private final BufferedReader out;

        Chromium(Json index, String game, String kind) throws IOException {
            node =
                    new ProcessBuilder(
                                    "node",
                                    "--experimental-websocket",
                                    "build/chromium.mjs",
                                    FOLDER.resolve(index.at("runtime").at("file").asText()).toString(),
                                    FOLDER.resolve(index.at("games").at(game).at(kind).at("file").asText()).toString())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            in = new PrintStream(node.getOutputStream(), true, StandardCharsets.UTF_8);
            out = new BufferedReader(new InputStreamReader(node.getInputStream(), StandardCharsets.UTF_8));
        }

        String serve(String request) {
            in.println(request);
            try {
                return out.readLine();
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }

        @Override
        public void close() throws InterruptedException {
            in.close();
            node.waitFor();
        }
    }
}
