package tablee.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Who may know whom. A module that is not listed here may not exist: see [#everyClassHasAModule].
final class Arrows {

    /// The folders of `games/`.
    private static final List<String> GAMES = games();

    /// Players that a game brings with it stand in this room of its folder; those of the first four stand in the module `bots`.
    private static final String OWN_BOTS = ".bots..";

    private static final Map<String, List<String>> MAY_KNOW = mayKnow();

    private Arrows() {}

    private static List<String> games() {
        try (Stream<Path> folders = Files.list(Path.of("../games"))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, List<String>> mayKnow() {
        var arrows = new TreeMap<String, List<String>>();
        arrows.put("engine", List.of());
        arrows.put("testkit", List.of("engine"));
        // The engine knows no game; a game knows no bot and no other game.
        GAMES.forEach(game -> arrows.put(game, List.of("engine")));
        // Rule-based bots name the views and actions of their game, never its states: see Laws.
        arrows.put("bots", with(GAMES, "engine"));
        arrows.put("lab", with(GAMES, "engine", "bots"));
        arrows.put("bench", with(GAMES, "engine", "bots"));
        arrows.put("table", List.of("engine", "bots"));
        arrows.put("offline", List.of("engine", "bots", "table", "lab"));
        // The analysis of a finished game is the lab's (ADR 0061).
        arrows.put("server", List.of("engine", "bots", "table", "lab"));
        arrows.put("cli", with(GAMES, "engine", "bots", "table", "lab", "server", "testkit"));
        return arrows;
    }

    private static List<String> with(List<String> games, String... others) {
        var modules = new ArrayList<>(games);
        modules.addAll(List.of(others));
        return modules;
    }

    static List<String> modules() {
        return List.copyOf(MAY_KNOW.keySet());
    }

    /// An empty module passes: it may be one whose turn has not come.
    static ArchRule of(String module) {
        var strangers = new ArrayList<>(MAY_KNOW.keySet());
        strangers.remove(module);
        strangers.removeAll(MAY_KNOW.getOrDefault(module, List.of()));
        var packages = new ArrayList<>(strangers.stream().map(Arrows::packages).toList());
        packages.add(ownBots(module));
        return noClasses()
                .that()
                .resideInAPackage(packages(module))
                .and()
                .resideOutsideOfPackage(ownBots(module))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(packages.toArray(String[]::new))
                .as("%s knows nothing of %s".formatted(module, strangers))
                .allowEmptyShould(true);
    }

    /// The players that a game brings with it know their game and what every player is made of.
    static ArchRule ofOwnBots(String game) {
        var strangers = new ArrayList<>(MAY_KNOW.keySet());
        strangers.removeAll(List.of(game, "engine", "bots"));
        return noClasses()
                .that()
                .resideInAPackage(ownBots(game))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(strangers.stream().map(Arrows::packages).toArray(String[]::new))
                .as("the players of %s know nothing of %s".formatted(game, strangers))
                .allowEmptyShould(true);
    }

    static List<String> gameIds() {
        return GAMES;
    }

    private static String ownBots(String module) {
        return "tablee." + module + OWN_BOTS;
    }

    /// Where players are: the module `bots`, and the room of that name in a game's folder.
    static String[] players() {
        return Stream.concat(Stream.of(packages("bots")), GAMES.stream().map(Arrows::ownBots))
                .toArray(String[]::new);
    }

    static ArchRule everyClassHasAModule() {
        return classes()
                .should()
                .resideInAnyPackage(modules().stream().map(Arrows::packages).toArray(String[]::new))
                .as("every class belongs to a module that Arrows lists");
    }

    /// Engine, games, bots and tables stand on the JDK alone, so that they also run in a browser.
    static ArchRule jdkOnly() {
        return classes()
                .that()
                .resideInAnyPackage(pure())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "tablee..", "org.jspecify.annotations");
    }

    /// The packages of engine, games, bots and tables.
    static String[] pure() {
        return with(GAMES, "engine", "bots", "table").stream()
                .map(Arrows::packages)
                .toArray(String[]::new);
    }

    static String packages(String module) {
        return "tablee." + module + "..";
    }
}
