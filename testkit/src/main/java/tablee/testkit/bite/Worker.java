package tablee.testkit.bite;

import java.io.IOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tablee.engine.Json;
import tablee.testkit.Register;

/// Breaks the game of the working folder clause by clause, each broken class in place of the sound one in this very JVM, and runs the tests
/// that cite the clause until one fails. Appends one line of JSON for each clause to a file, so that a JVM that broken code holds
/// for ever can be ended and its successor goes on after it.
///
/// What a class works out when it is first used stays sound in such a JVM. So for a clause that nobody noticed, single mutants are tried again each
/// in a JVM of its own that has used nothing yet (`-Dbite.fresh=NUMBER`).
///
/// Arguments: game, file for the results, most mutants for one clause, seconds for one clause, clauses (none for all).
public final class Worker {

    /// The mutant to try in this JVM alone; negative for all of them.
    private static final int FRESH = Integer.getInteger("bite.fresh", -1);

    /// A test that takes this much longer than it did is one that broken code holds. A busy machine is no reason.
    private static final long PATIENCE_MILLIS = 20_000;

    private static final int TIMES_LONGER = 10;

    private static @Nullable Instrumentation instrumentation;

    private final Path module = Path.of("").toAbsolutePath();
    private final ExecutorService runner =
            Executors.newSingleThreadExecutor(
                    task -> {
                        var thread = new Thread(task, "bite");
                        thread.setDaemon(true);
                        return thread;
                    });
    private final Map<Unit, Long> millis = new HashMap<>();
    private final Map<String, List<Broken>> classes = new LinkedHashMap<>();
    private final int most;
    private final long seconds;

    /// A class of the game with its source file.
    private record Broken(Class<?> type, Mutants mutants) {}

    private record Attempt(Broken in, Mutants.Mutant mutant) {}

    private enum Run {
        PASSED,
        FAILED,
        STUCK
    }

    private Worker(int most, long seconds) {
        this.most = most;
        this.seconds = seconds;
    }

    /// Called by the JVM before [#main].
    public static void premain(String options, Instrumentation given) {
        instrumentation = given;
    }

    public static void main(String[] args) throws Exception {
        String game = args[0];
        Path results = Path.of(args[1]);
        var worker = new Worker(Integer.parseInt(args[2]), Long.parseLong(args[3]));
        Set<String> only = new HashSet<>(List.of(args).subList(4, args.length));
        worker.all(game, results, only);
        Runtime.getRuntime().halt(0);
    }

    private void all(String game, Path results, Set<String> only) throws Exception {
        Path root = Register.root(module).orElseThrow();
        Register register = Register.all(root).get(game);
        if (register == null) {
            throw new IllegalArgumentException("no register of " + game);
        }
        Map<String, CodeCitations.Lines> cited =
                NamedClauses.with(
                        CodeCitations.in(module.resolve("src/main/java"), register),
                        register,
                        Files.readString(
                                Objects.requireNonNull(Register.files(root).get(game), game)));
        Map<String, List<Unit>> units = Unit.in(module, register);
        Set<String> done = new HashSet<>();
        for (String line :
                Files.exists(results) ? Files.readAllLines(results) : List.<String>of()) {
            done.add(Json.parse(line).at("clause").asText());
        }
        load(module.resolve("target/classes"));
        for (String clause : register.clauses().keySet()) {
            boolean again = FRESH >= 0 || !done.contains(clause);
            if (again && (only.isEmpty() || only.contains(clause))) {
                bite(
                        clause,
                        cited.getOrDefault(clause, new CodeCitations.Lines(Map.of())),
                        units.getOrDefault(clause, List.of()),
                        results);
            }
        }
    }

    private void load(Path folder) throws IOException, ClassNotFoundException {
        ClassLoader loader = Worker.class.getClassLoader();
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).sorted().toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                String name = path.substring(0, path.length() - ".class".length());
                String source = name.replaceAll("\\$.*", "") + ".java";
                classes.computeIfAbsent(source, _ -> new ArrayList<>())
                        .add(
                                new Broken(
                                        Class.forName(name.replace('/', '.'), false, loader),
                                        new Mutants(Files.readAllBytes(file), loader)));
            }
        }
    }

    private void bite(String clause, CodeCitations.Lines lines, List<Unit> tests, Path results)
            throws Exception {
        List<Attempt> attempts = attempts(lines);
        if (FRESH >= 0) {
            fresh(clause, attempts, tests, results);
            return;
        }
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        boolean decided = true;
        // What is cheap comes first: whole random games are only played where nothing else has
        // noticed.
        var cheapestFirst = new ArrayList<>(attempts.isEmpty() ? List.of() : tests);
        cheapestFirst.sort(Comparator.comparingInt(Unit::weight));
        for (Unit unit : cheapestFirst) {
            if (System.nanoTime() > until || !isSound(unit)) {
                decided = false;
                continue;
            }
            for (int tried = 1; tried <= attempts.size(); tried++) {
                Run run = broken(attempts.get(tried - 1), unit);
                if (run != Run.PASSED) {
                    String by = unit.name() + (run == Run.STUCK ? " (never ends)" : "");
                    write(results, clause, "bites", attempts.size(), tried, tests.size(), by);
                    if (run == Run.STUCK) {
                        Runtime.getRuntime().halt(3);
                    }
                    return;
                }
                if (System.nanoTime() > until) {
                    decided = false;
                    break;
                }
            }
        }
        write(
                results,
                clause,
                survived(lines, attempts, tests, decided),
                attempts.size(),
                attempts.size(),
                tests.size(),
                "");
    }

    /// Breaks before anything of the game was used. Only for clauses whose tests all pass on sound code.
    private void fresh(String clause, List<Attempt> attempts, List<Unit> tests, Path results)
            throws Exception {
        if (FRESH >= attempts.size() || !define(attempts.get(FRESH))) {
            return;
        }
        for (Unit unit : tests) {
            if (run(unit, TimeUnit.MINUTES.toMillis(5)) != Run.PASSED) {
                String by = unit.name() + " (from the start)";
                write(results, clause, "bites", attempts.size(), FRESH + 1, tests.size(), by);
                return;
            }
        }
    }

    private static boolean define(Attempt attempt) throws Exception {
        return define(attempt.in, attempt.in.mutants.broken(attempt.mutant));
    }

    /// What it means that nobody noticed anything.
    private static String survived(
            CodeCitations.Lines lines, List<Attempt> attempts, List<Unit> tests, boolean decided) {
        if (tests.isEmpty()) {
            return "untested";
        }
        if (lines.count() == 0) {
            return "uncited";
        }
        if (attempts.isEmpty()) {
            return "unbreakable";
        }
        return decided ? "hollow" : "undecided";
    }

    /// So many of them, evenly spread over the lines.
    private List<Attempt> attempts(CodeCitations.Lines lines) {
        var all = new ArrayList<Attempt>();
        for (Map.Entry<String, NavigableSet<Integer>> file : lines.byFile().entrySet()) {
            for (Broken type : classes.getOrDefault(file.getKey(), List.of())) {
                type.mutants.in(file.getValue()).forEach(m -> all.add(new Attempt(type, m)));
            }
        }
        var some = new ArrayList<Attempt>();
        for (int i = 0; i < Math.min(most, all.size()); i++) {
            some.add(all.get((int) ((long) i * all.size() / Math.min(most, all.size()))));
        }
        return some;
    }

    /// Whether the test passes on sound code, and how long it takes.
    private boolean isSound(Unit unit) throws InterruptedException {
        if (!millis.containsKey(unit)) {
            long from = System.nanoTime();
            boolean passes = run(unit, TimeUnit.MINUTES.toMillis(10)) == Run.PASSED;
            millis.put(unit, passes ? (System.nanoTime() - from) / 1_000_000 : -1L);
        }
        return millis.getOrDefault(unit, -1L) >= 0;
    }

    private Run broken(Attempt attempt, Unit unit) throws Exception {
        if (!define(attempt)) {
            return Run.PASSED;
        }
        try {
            long usual = millis.getOrDefault(unit, 0L);
            return run(unit, PATIENCE_MILLIS + TIMES_LONGER * usual);
        } finally {
            define(attempt.in, attempt.in.mutants.sound());
        }
    }

    /// False if the JVM does not take it.
    private static boolean define(Broken broken, byte[] bytes) throws Exception {
        Instrumentation given = instrumentation;
        if (given == null) {
            throw new IllegalStateException("this needs to be started as an agent too");
        }
        try {
            given.redefineClasses(new ClassDefinition(broken.type, bytes));
            return true;
        } catch (LinkageError | UnsupportedOperationException _) {
            return false;
        }
    }

    private Run run(Unit unit, long patience) throws InterruptedException {
        try {
            return runner.submit(unit::passes).get(patience, TimeUnit.MILLISECONDS)
                    ? Run.PASSED
                    : Run.FAILED;
        } catch (ExecutionException _) {
            return Run.FAILED;
        } catch (TimeoutException _) {
            return Run.STUCK;
        }
    }

    private static void write(
            Path results,
            String clause,
            String status,
            int mutants,
            int tried,
            int tests,
            String by)
            throws IOException {
        String line =
                Json.object()
                        .put("clause", clause)
                        .put("status", status)
                        .put("mutants", mutants)
                        .put("tried", tried)
                        .put("tests", tests)
                        .put("by", by)
                        .build()
                        .print();
        Files.writeString(
                results, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
