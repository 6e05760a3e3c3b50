package tablee.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Who may know whom. A module that is not listed here may not exist: see [#everyClassHasAModule].
final class Arrows {

    private static final List<String> GAMES = List.of("cabo", "cv", "metro", "hasard");

    private static final Map<String, List<String>> MAY_KNOW = mayKnow();

    private Arrows() {}

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
        // The analysis of a finished game is the lab's (ADR 0061).
        arrows.put("server", with(GAMES, "engine", "bots", "lab"));
        arrows.put("cli", with(GAMES, "engine", "bots", "lab", "server", "testkit"));
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
        return noClasses()
                .that()
                .resideInAPackage(packages(module))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(strangers.stream().map(Arrows::packages).toArray(String[]::new))
                .as("%s knows nothing of %s".formatted(module, strangers))
                .allowEmptyShould(true);
    }

    static ArchRule everyClassHasAModule() {
        return classes()
                .should()
                .resideInAnyPackage(modules().stream().map(Arrows::packages).toArray(String[]::new))
                .as("every class belongs to a module that Arrows lists");
    }

    /// Engine, games and bots stand on the JDK alone, so that they also run in a browser.
    static ArchRule jdkOnly() {
        return classes()
                .that()
                .resideInAnyPackage(pure())
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "tablee..", "org.jspecify.annotations");
    }

    /// The packages of engine, games and bots.
    static String[] pure() {
        return with(GAMES, "engine", "bots").stream().map(Arrows::packages).toArray(String[]::new);
    }

    static String packages(String module) {
        return "tablee." + module + "..";
    }
}
