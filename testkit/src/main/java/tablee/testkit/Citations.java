package tablee.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.testkit.scenario.Scenario;
import tablee.testkit.scenario.Sentences;
import tablee.testkit.scenario.Yaml;

/// Where tests cite clauses: `@Rule` in test sources and `clauses:` in scenario files, found by reading, not by running.
///
/// A scenario file counts only in a module whose tests hold a [ScenarioSuite]: a file that nobody runs covers nothing.
record Citations(List<Citation> found) {

    /// One clause id as somebody wrote it, with file and line.
    record Citation(String clause, String file, int line) {
        @Override
        public String toString() {
            return file + ":" + line;
        }
    }

    private static final Set<String> SKIPPED = Set.of("target", "node_modules", "build");
    private static final Pattern RULE =
            Pattern.compile("@Rule\\s*\\(\\s*(?:value\\s*=\\s*)?(\\{[^}]*\\}|\"[^\"]*\")\\s*\\)");
    private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");

    /// Text blocks, strings (the group), characters and comments.
    private static final Pattern QUIET =
            Pattern.compile(
                    "\"\"\"[^\"\\\\]*+(?:(?:\\\\.|\"(?!\"\"))[^\"\\\\]*+)*+\"\"\""
                            + "|(\"(?:\\\\.|[^\"\\\\\\n])*\")"
                            + "|'(?:\\\\.|[^'\\\\\\n])+'|//[^\\n]*|/\\*.*?\\*/",
                    Pattern.DOTALL);

    /// @param games those with a register: scenarios of other games (a toy in a test) cite rules of their own
    static Citations in(Path root, Set<String> games) {
        var files = new TreeSet<Path>();
        try {
            Files.walkFileTree(
                    root,
                    new SimpleFileVisitor<>() {
                        @Override
                        public FileVisitResult preVisitDirectory(
                                Path folder, BasicFileAttributes attributes) {
                            String name = String.valueOf(folder.getFileName());
                            boolean skipped =
                                    SKIPPED.contains(name)
                                            || (name.startsWith(".") && !folder.equals(root));
                            return skipped
                                    ? FileVisitResult.SKIP_SUBTREE
                                    : FileVisitResult.CONTINUE;
                        }

                        @Override
                        public FileVisitResult visitFile(
                                Path file, BasicFileAttributes attributes) {
                            files.add(file);
                            return FileVisitResult.CONTINUE;
                        }
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read(root, files, games);
    }

    private static Citations read(Path root, Set<Path> files, Set<String> games) {
        var found = new ArrayList<Citation>();
        var running = new TreeSet<String>();
        for (Path file : files) {
            String path = root.relativize(file).toString().replace('\\', '/');
            if (path.contains("src/test/java/") && path.endsWith(".java")) {
                String source = Register.read(file);
                if (source.contains("extends ScenarioSuite")) {
                    running.add(path.substring(0, path.indexOf("src/test/java/")));
                }
                found.addAll(inSource(path, source));
            }
        }
        for (Path file : files) {
            String path = root.relativize(file).toString().replace('\\', '/');
            int folder = path.indexOf("src/test/resources/scenarios/");
            if (folder >= 0
                    && Scenarios.isScenario(file)
                    && running.contains(path.substring(0, folder))) {
                inScenarios(path, Yaml.read(path, Register.read(file)), games, found);
            }
        }
        return new Citations(List.copyOf(found));
    }

    /// The annotations of one source, without what stands in comments and text blocks.
    static List<Citation> inSource(String path, String source) {
        String code =
                QUIET.matcher(source)
                        .replaceAll(
                                match ->
                                        java.util.regex.Matcher.quoteReplacement(
                                                match.group(1) != null
                                                        ? match.group(1)
                                                        : match.group().replaceAll("[^\\n]", " ")));
        var found = new ArrayList<Citation>();
        var rule = RULE.matcher(code);
        while (rule.find()) {
            int line =
                    1
                            + (int)
                                    code.substring(0, rule.start())
                                            .chars()
                                            .filter(c -> c == '\n')
                                            .count();
            var text = TEXT.matcher(rule.group(1));
            while (text.find()) {
                for (String clause : Register.expand(text.group(1))) {
                    found.add(new Citation(clause, path, line));
                }
            }
        }
        return found;
    }

    private static void inScenarios(
            String path, Json document, Set<String> games, List<Citation> found) {
        switch (document) {
            case Json.Arr list ->
                    list.values().forEach(item -> inScenarios(path, item, games, found));
            case Json.Obj scenario -> {
                if (scenario.find("game")
                        .filter(game -> !games.contains(game.plain()))
                        .isPresent()) {
                    return;
                }
                scenario.find("clauses")
                        .ifPresent(
                                clauses ->
                                        Scenario.clauses(clauses)
                                                .forEach(
                                                        id ->
                                                                found.add(
                                                                        new Citation(
                                                                                id,
                                                                                path,
                                                                                clauses.line()))));
                scenario.find("cases").ifPresent(cases -> inScenarios(path, cases, games, found));
            }
            case Json.Text _, Json.Num _, Json.Bool _, Json.Null _ ->
                    throw BadInput.of(
                            Sentences.say(
                                    path + ":" + document.line() + ": a scenario is expected"));
        }
    }
}
