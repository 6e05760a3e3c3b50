package tablee.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/// What `new-game` writes into a small checkout: it compiles, conforms, keeps its scenarios and can be played, and nothing else was touched.
class NewGameTest {

    private static final Path HERE = Path.of("..");

    @TempDir Path root;

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @BeforeEach
    void a_checkout() throws IOException {
        Files.createDirectories(root.resolve("docs/rules"));
        for (String pom : List.of("engine/pom.xml", "games/pom.xml", "cli/pom.xml")) {
            Files.createDirectories(root.resolve(pom).getParent());
            Files.copy(HERE.resolve(pom), root.resolve(pom));
        }
    }

    @AfterEach
    void the_loader_of_before() {
        Thread.currentThread().setContextClassLoader(before);
    }

    private Session newGame(String id) {
        return Session.run("new-game", id, "--root", root.toString());
    }

    private List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> found = Files.walk(folder)) {
            return found.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void a_new_game_compiles_conforms_and_is_played() throws Exception {
        assertThat(newGame("pig").code()).isZero();
        Path game = root.resolve("games/pig");
        Path built = compiled(game);
        try (var loader = new URLClassLoader(new URL[] {built.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(loader);
            var heard = new SummaryGeneratingListener();
            var suite = loader.loadClass("tablee.pig.PigConformanceTest");
            LauncherFactory.create()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectClass(suite))
                                    .build(),
                            heard);
            assertThat(heard.getSummary().getFailures()).isEmpty();
            assertThat(heard.getSummary().getTestsSucceededCount()).isGreaterThan(100);
            String scenarios = game.resolve("src/test/resources/scenarios").toString();
            assertThat(Session.run("scenario", scenarios).code()).isZero();
            assertThat(Session.run("rules", "show", "PIG-THROW-2").out())
                    .contains("pig/register.md:", "A 1 loses the pot");
            assertThat(Session.run("simulate", "pig", "--games", "20", "--json").code()).isZero();
            assertThat(Session.run("rules", "coverage", "--root", root.toString()).code()).isZero();
        }
    }

    private Path compiled(Path game) throws IOException {
        Path built = Files.createDirectories(game.resolve("target/classes"));
        var words = new ArrayList<>(List.of("-d", built.toString(), "-Xlint:all", "-Werror"));
        words.addAll(List.of("-proc:none", "-cp", System.getProperty("java.class.path")));
        // Compiled at once, so that one of the two descriptions of the package is enough.
        files(game.resolve("src/main"), ".java").forEach(file -> words.add(file.toString()));
        files(game.resolve("src/test"), "Test.java").forEach(file -> words.add(file.toString()));
        int code =
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, words.toArray(String[]::new));
        assertThat(code).isZero();
        Path resources = game.resolve("src/main/resources");
        for (Path file : files(resources, "")) {
            Path to = built.resolve(resources.relativize(file).toString());
            Files.createDirectories(to.getParent());
            Files.copy(file, to);
        }
        return built;
    }

    /// ADR 0110: two folders, and a name in two poms, because Maven cannot list.
    @Test
    void nothing_else_is_touched() throws IOException {
        newGame("pig");
        List<String> written =
                files(root, "").stream()
                        .map(file -> root.relativize(file).toString())
                        .filter(file -> !file.startsWith("games/pig/"))
                        .filter(file -> !file.startsWith("web/src/games/pig/"))
                        .toList();
        assertThat(written).containsExactly("cli/pom.xml", "engine/pom.xml", "games/pom.xml");
        assertThat(root.resolve("engine/pom.xml"))
                .hasSameTextualContentAs(HERE.resolve("engine/pom.xml"));
        assertThat(added("games/pom.xml")).containsExactly("<module>pig</module>");
        assertThat(added("cli/pom.xml")).containsOnlyOnce("<artifactId>pig</artifactId>");
        assertThat(files(root.resolve("web/src/games/pig"), ""))
                .extracting(file -> file.getFileName().toString())
                .contains("colour.css", "cover.svg", "words.en.json", "words.fr.json");
    }

    private List<String> added(String file) throws IOException {
        var lines = new ArrayList<>(Files.readAllLines(root.resolve(file)));
        for (String line : Files.readAllLines(HERE.resolve(file))) {
            lines.remove(line);
        }
        return lines.stream().map(String::strip).toList();
    }

    @Test
    void a_name_that_cannot_be_one_is_refused_and_nothing_is_written() throws IOException {
        for (String id : List.of("Pig", "p", "new", "five-in-a-row", "cabo", "engine")) {
            var said = newGame(id);
            assertThat(said.code()).as(id).isEqualTo(2);
            assertThat(said.err()).contains(id);
        }
        assertThat(files(root, "")).hasSize(3);
        newGame("pig");
        assertThat(newGame("pig").err()).contains("The name pig is taken.");
    }

    /// A folder that is in neither pom would be compiled by nobody, and the listing would not notice.
    @Test
    void every_folder_of_games_is_named_in_both_poms() throws IOException {
        String modules = Files.readString(HERE.resolve("games/pom.xml"));
        String program = Files.readString(HERE.resolve("cli/pom.xml"));
        try (Stream<Path> folders = Files.list(HERE.resolve("games"))) {
            folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .forEach(
                            id -> {
                                assertThat(modules).contains("<module>" + id + "</module>");
                                assertThat(program).contains("<artifactId>" + id + "</artifactId>");
                            });
        }
    }
}
