package tablee.cli.rules;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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

    /// What can become of a clause, by the sentence that tells it; the last word of its key is the status.
    static final List<String> SENTENCES =
            List.of(
                    "cli.rules.bite.bites",
                    "cli.rules.bite.hollow",
                    "cli.rules.bite.undecided",
                    "cli.rules.bite.uncited",
                    "cli.rules.bite.unbreakable",
                    "cli.rules.bite.untested");

    /// Its exit code when broken code held it.
    private static final int STUCK = 3;

    /// So many mutants of a hollow clause are tried again from the start.
    private static final int FRESH = 6;

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
                code = work(module, path, agent(work), results, game, clauses, List.of());
            } while (code == STUCK);
            if (code != 0) {
                throw BadInput.of("cli.rules.bite.failed", game, work.resolve("log").toString());
            }
            for (String clause : hollow(read(results))) {
                for (int mutant = 0; mutant < FRESH && isHollow(results, clause); mutant++) {
                    var only = List.of(clause);
                    var fresh = List.of("-Dbite.fresh=" + mutant);
                    work(module, path, agent(work), results, game, only, fresh);
                }
            }
            List<Json> found = read(results);
            keep(game, found);
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The last word on every clause.
    private static List<Json> read(Path results) throws IOException {
        Map<String, Json> last = new LinkedHashMap<>();
        if (Files.exists(results)) {
            for (String line : Files.readAllLines(results)) {
                Json one = Json.parse(line);
                last.put(one.at("clause").asText(), one);
            }
        }
        return List.copyOf(last.values());
    }

    private static List<String> hollow(List<Json> found) {
        return found.stream()
                .filter(one -> one.at("status").asText().equals("hollow"))
                .map(one -> one.at("clause").asText())
                .toList();
    }

    private static boolean isHollow(Path results, String clause) throws IOException {
        return hollow(read(results)).contains(clause);
    }

    /// Compiles the game's tests and asks Maven for their class path.
    private String testPath(String game, Path work) throws IOException {
        Path file = work.resolve("path");
        int code =
                run(
                        root,
                        work.resolve("log"),
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
            throw BadInput.of("cli.rules.bite.failed", game, work.resolve("log").toString());
        }
        Path target = root.resolve("games").resolve(game).resolve("target");
        return String.join(
                File.pathSeparator,
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
            Path module,
            String path,
            Path agent,
            Path results,
            String game,
            List<String> clauses,
            List<String> options)
            throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(
                List.of(
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
        return run(module, results.resolveSibling("log"), command);
    }

    /// Its words go to a file: the answer of this command is a document.
    private static int run(Path folder, Path log, List<String> command) throws IOException {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
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
                        Files.exists(file)
                                ? Json.parse(Files.readString(file)).fields()
                                : Map.of());
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
