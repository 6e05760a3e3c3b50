package tablee.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.testkit.RuleCoverage;

/// Breaks a game of the checkout clause by clause. The breaking is done by `tablee.testkit.bite.Worker` in a JVM of its own on the test path
/// of the game; one that broken code holds for ever ends itself, and the next goes on where it stopped.
final class Bite {

    static final List<String> STATUSES = List.of("bites", "hollow", "uncited", "unbreakable");

    /// Its exit code when broken code held it.
    private static final int STUCK = 3;

    private final Path root;
    private final int sample;
    private final int seconds;

    Bite(Path root, int sample, int seconds) {
        this.root = root.toAbsolutePath().normalize();
        this.sample = sample;
        this.seconds = seconds;
    }

    /// One result for each clause: `{clause, status, mutants, tried, tests, by}`. Written into [RuleCoverage#BITE] too.
    List<Json> game(String game, List<String> clauses) {
        Path module = root.resolve("games").resolve(game);
        if (!Files.isDirectory(module)) {
            throw BadInput.of("cli.rules.bite.failed", game, module.toString());
        }
        try {
            Path work = Files.createTempDirectory("tablee-bite");
            Path results = work.resolve("results");
            String path = testPath(game, work);
            int code;
            do {
                code = work(module, path, agent(work), results, game, clauses);
            } while (code == STUCK);
            if (code != 0) {
                throw BadInput.of("cli.rules.bite.failed", game, "exit code " + code);
            }
            List<Json> found =
                    Files.exists(results)
                            ? Files.readAllLines(results).stream().map(Json::parse).toList()
                            : List.of();
            keep(game, found);
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Compiles the game's tests and asks Maven for their class path.
    private String testPath(String game, Path work) throws IOException {
        Path file = work.resolve("path");
        int code =
                run(
                        root,
                        List.of(
                                root.resolve("tablee").toString(),
                                "mvn",
                                "-q",
                                "-pl",
                                "games/" + game,
                                "-am",
                                "test-compile",
                                "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath",
                                "-Dmdep.outputFile=" + file,
                                "-Dmdep.includeScope=test"));
        if (code != 0) {
            throw BadInput.of("cli.rules.bite.failed", game, "mvn test-compile: " + code);
        }
        Path target = root.resolve("games").resolve(game).resolve("target");
        return String.join(
                java.io.File.pathSeparator,
                target.resolve("test-classes").toString(),
                target.resolve("classes").toString(),
                Files.readString(file).strip());
    }

    /// An empty jar whose manifest makes the worker an agent, which may exchange classes.
    private static Path agent(Path work) throws IOException {
        Path jar = work.resolve("agent.jar");
        var manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Premain-Class", "tablee.testkit.bite.Worker");
        main.putValue("Can-Redefine-Classes", "true");
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.finish();
        }
        return jar;
    }

    private int work(
            Path module, String path, Path agent, Path results, String game, List<String> clauses)
            throws IOException {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx1g",
                                "-javaagent:" + agent,
                                "-cp",
                                path,
                                "tablee.testkit.bite.Worker",
                                game,
                                results.toString(),
                                Integer.toString(sample),
                                Integer.toString(seconds)));
        command.addAll(clauses);
        return run(module, command);
    }

    /// Its words go to the error stream: the answer of this command is a document.
    private static int run(Path folder, List<String> command) throws IOException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly, "end-of-bite"));
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /// Clauses that were tried now replace what was known of them.
    private void keep(String game, List<Json> found) throws IOException {
        Path file = root.resolve(RuleCoverage.BITE);
        Map<String, Json> all =
                new TreeMap<>(
                        Files.exists(file) ? Json.parse(Files.readString(file)).fields() : Map.of());
        Map<String, Json> own = new TreeMap<>();
        Json known = all.get(game);
        if (known != null) {
            own.putAll(known.fields());
        }
        found.forEach(one -> own.put(one.at("clause").asText(), one.at("status")));
        all.put(game, new Json.Obj(own, 0));
        Files.writeString(file, new Json.Obj(all, 0).pretty() + "\n");
    }
}
