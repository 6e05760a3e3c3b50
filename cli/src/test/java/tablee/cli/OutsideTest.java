package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import tablee.engine.Json;
import tablee.engine.outside.GameSeal;
import tablee.server.Config;
import tablee.server.TableServer;

/// `samples/oie`, built by itself, sealed by its conformance suite, and loaded from a folder: by the command line and by a server. What
/// does not fit is refused in one sentence.
class OutsideTest {

    private static final Path SAMPLE = Path.of("../samples/oie");

    /// Where the browser tests look for the sample.
    private static final Path KEPT = Path.of("target/outside");

    @TempDir static Path built;
    @TempDir Path games;

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @AfterEach
    void the_loader_of_before() {
        Thread.currentThread().setContextClassLoader(before);
    }

    /// What the sample's own build does: compile, test, seal.
    @BeforeAll
    static void build() throws Exception {
        Path main = Files.createDirectories(built.resolve("classes"));
        Path test = Files.createDirectories(built.resolve("test"));
        String path = System.getProperty("java.class.path");
        compile(SAMPLE.resolve("src/main/java"), main, path);
        compile(SAMPLE.resolve("src/test/java"), test, main + ":" + path);
        Path resources = SAMPLE.resolve("src/main/resources");
        for (Path file : files(resources)) {
            Path to = main.resolve(resources.relativize(file).toString());
            Files.createDirectories(to.getParent());
            Files.copy(file, to);
        }
        ClassLoader program = Thread.currentThread().getContextClassLoader();
        URL[] places = {main.toUri().toURL(), test.toUri().toURL()};
        System.setProperty("tablee.seal", main.toString());
        try (var loader = new URLClassLoader(places, program)) {
            Thread.currentThread().setContextClassLoader(loader);
            var suite = selectClass(loader.loadClass("oie.OieConformanceTest"));
            LauncherFactory.create()
                    .execute(LauncherDiscoveryRequestBuilder.request().selectors(suite).build());
        } finally {
            System.clearProperty("tablee.seal");
            Thread.currentThread().setContextClassLoader(program);
        }
        jar(Files.createDirectories(KEPT).resolve("oie.jar"), "");
    }

    private static void compile(Path sources, Path to, String path) throws IOException {
        var words = new ArrayList<>(List.of("-d", to.toString(), "-proc:none", "-cp", path));
        files(sources).forEach(file -> words.add(file.toString()));
        String[] args = words.toArray(String[]::new);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, args)).isZero();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /// The jar of the sample, with some of its files replaced, or left out where they are empty.
    private void jar(String name, String file, String... instead) throws IOException {
        jar(games.resolve(name), file, instead);
    }

    private static void jar(Path jar, String file, String... instead) throws IOException {
        Path classes = built.resolve("classes");
        try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Path each : files(classes)) {
                String entry = classes.relativize(each).toString();
                if (!entry.equals(file)) {
                    out.putNextEntry(new JarEntry(entry));
                    out.write(Files.readAllBytes(each));
                } else if (instead.length > 0) {
                    out.putNextEntry(new JarEntry(entry));
                    out.write(instead[0].getBytes(java.nio.charset.StandardCharsets.UTF_8));
                }
            }
        }
    }

    private Session run(String... command) {
        return Session.run(
                Stream.concat(Stream.of("--games", games.toString()), Stream.of(command))
                        .toArray(String[]::new));
    }

    @Test
    void the_command_line_plays_it() throws IOException {
        jar("oie.jar", "");
        assertThat(run("games").out()).contains("oie", "The game of the goose", "cabo");
        assertThat(run("games", "--lang", "fr").out()).contains("Le jeu de l’oie");
        assertThat(run("simulate", "oie", "--games", "20").code()).isZero();
        assertThat(run("rules", "show", "OIE-MAZE-1").out()).contains("leads back to 30");
        Path scenarios = SAMPLE.resolve("src/test/resources/scenarios");
        assertThat(run("scenario", scenarios.toString()).code()).isZero();
    }

    private String refused() {
        Session said = run("games");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.out()).isEmpty();
        assertThat(said.err().lines()).hasSize(1);
        return said.err();
    }

    @Test
    void a_game_that_was_not_tried_is_refused() throws IOException {
        jar("oie.jar", GameSeal.FILE);
        assertThat(refused()).contains("oie.jar carries no seal");
    }

    @Test
    void a_game_that_was_changed_afterwards_is_refused() throws IOException {
        jar("oie.jar", "oie/register.md", "- **OIE-TURN-1** Nothing else.\n");
        assertThat(refused()).contains("oie.jar is not the game that passed");
    }

    @Test
    void a_game_for_another_engine_is_refused() throws IOException {
        String seal = Files.readString(built.resolve("classes").resolve(GameSeal.FILE));
        jar("oie.jar", GameSeal.FILE, seal.replace("engine=1", "engine=0"));
        assertThat(refused()).contains("version 0 of the engine", "has 1");
    }

    @Test
    void a_name_that_is_taken_is_refused() throws IOException {
        jar("oie.jar", "");
        jar("other.jar", "");
        assertThat(refused()).contains("There is already a game called oie.");
        String seal = Files.readString(built.resolve("classes").resolve(GameSeal.FILE));
        jar("other.jar", GameSeal.FILE, seal.replace("game=oie", "game=cabo"));
        assertThat(refused()).contains("There is already a game called cabo.");
    }

    @Test
    void a_folder_that_is_not_there_is_refused() {
        Session said = Session.run("--games", games + "/nowhere", "games");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("There is no folder of games");
    }

    /// Over the API, by bots that the server seats, to its end; and with its board.
    @Test
    void a_server_offers_it_with_its_board_and_plays_it(@TempDir Path data) throws Exception {
        jar("oie.jar", "");
        Config config =
                Config.standard()
                        .with("port", "0")
                        .with("data", data.toString())
                        .with("games", games.toString());
        try (var server = TableServer.start(config);
                var client = HttpClient.newHttpClient()) {
            URI base = URI.create("http://localhost:" + server.port());
            Json game = Json.parse(get(client, base.resolve("/api/games/oie")).body());
            assertThat(game.at("board").asText()).isEqualTo("/boards/oie/board.js");
            var board = get(client, base.resolve("/boards/oie/board.js"));
            assertThat(board.body()).contains("export function mount");
            assertThat(board.headers().firstValue("Content-Type"))
                    .hasValueSatisfying(type -> assertThat(type).startsWith("text/javascript"));
            assertThat(get(client, base.resolve("/boards/oie/nothing.js")).statusCode())
                    .isEqualTo(404);
            assertThat(get(client, base.resolve("/boards/cabo/board.js")).statusCode())
                    .isEqualTo(404);
            assertThat(get(client, base.resolve("/api/games/cabo")).body())
                    .doesNotContain("\"board\"");
        }
    }

    private static HttpResponse<String> get(HttpClient client, URI address) throws Exception {
        return client.send(
                HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
    }
}
