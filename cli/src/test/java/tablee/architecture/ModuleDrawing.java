package tablee.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The modules and who needs whom, read from the poms and drawn in Mermaid. An arrow that follows from others is left out; all games are one
/// box.
final class ModuleDrawing {

    private static final String GAMES = "games";
    private static final Pattern NAME =
            Pattern.compile("</parent>.*?<artifactId>([^<]+)</artifactId>", Pattern.DOTALL);
    private static final Pattern NEED =
            Pattern.compile(
                    "<dependency>\\s*<groupId>tablee</groupId>\\s*<artifactId>([^<]+)</artifactId>(.*?)</dependency>",
                    Pattern.DOTALL);

    private ModuleDrawing() {}

    static String of(Path root) throws IOException {
        Map<String, Set<String>> needs = needs(root);
        var drawing = new StringBuilder("```mermaid\nflowchart BT\n");
        needs.forEach(
                (module, needed) ->
                        needed.stream()
                                .filter(other -> !follows(needs, module, other))
                                .forEach(
                                        other ->
                                                drawing.append("    ")
                                                        .append(module)
                                                        .append(" --> ")
                                                        .append(other)
                                                        .append('\n')));
        return drawing.append("```\n").toString();
    }

    /// What each module needs to run.
    private static Map<String, Set<String>> needs(Path root) throws IOException {
        var poms = new TreeMap<String, String>();
        for (Path folder : new Path[] {root, root.resolve(GAMES)}) {
            try (Stream<Path> modules = Files.list(folder)) {
                for (Path module : modules.toList()) {
                    Path pom = module.resolve("pom.xml");
                    if (Files.exists(pom)) {
                        String text = Files.readString(pom);
                        poms.put(name(text), text);
                    }
                }
            }
        }
        Set<String> games;
        try (Stream<Path> folders = Files.list(root.resolve(GAMES))) {
            games =
                    folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                            .map(folder -> folder.getFileName().toString())
                            .collect(Collectors.toCollection(TreeSet::new));
        }
        var needs = new TreeMap<String, Set<String>>();
        poms.forEach(
                (module, pom) -> {
                    var needed = needs.computeIfAbsent(box(games, module), _ -> new TreeSet<>());
                    NEED.matcher(pom)
                            .results()
                            .filter(found -> !found.group(2).contains("<scope>test</scope>"))
                            .map(found -> box(games, found.group(1)))
                            .filter(other -> !other.equals(box(games, module)))
                            .forEach(needed::add);
                });
        return needs;
    }

    private static String box(Set<String> games, String module) {
        return games.contains(module) ? GAMES : module;
    }

    private static String name(String pom) {
        var found = NAME.matcher(pom);
        if (!found.find()) {
            throw new IllegalStateException("a pom without a name");
        }
        return found.group(1);
    }

    private static boolean follows(Map<String, Set<String>> needs, String from, String to) {
        return needs.getOrDefault(from, Set.of()).stream()
                .anyMatch(between -> !between.equals(to) && reaches(needs, between, to));
    }

    private static boolean reaches(Map<String, Set<String>> needs, String from, String to) {
        Set<String> next = needs.getOrDefault(from, Set.of());
        return next.contains(to) || next.stream().anyMatch(other -> reaches(needs, other, to));
    }
}
