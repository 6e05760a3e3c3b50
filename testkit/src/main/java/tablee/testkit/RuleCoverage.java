package tablee.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.testkit.scenario.Sentences;

/// Which clauses of the registers are held by a test, read from the sources of a repository.
///
/// @param games by game: its clauses and who covers them
/// @param unknown clauses that are cited or called untestable and that no register defines, with the place; each is an error
/// @param hollow clauses whose own tests noticed no broken line when they were last tried (`docs/rules/bite.json`), without those that
///     `docs/rules/hollow.md` gives a reason for
public record RuleCoverage(Map<String, OfGame> games, List<String> unknown, List<String> hollow) {

    /// What breaking the code gave, clause by clause; `rules coverage --bite` writes it.
    public static final String BITE = "docs/rules/bite.json";

    /// Coverage of one game.
    ///
    /// @param built whether the game has a module under `games/`
    /// @param clauses every clause, with the places that cite it
    /// @param untestable clauses without a test, with the reason
    public record OfGame(
            boolean built, Map<String, List<String>> clauses, Map<String, String> untestable) {

        public OfGame {
            clauses = Collections.unmodifiableMap(new LinkedHashMap<>(clauses));
            untestable = Collections.unmodifiableMap(new LinkedHashMap<>(untestable));
        }

        public List<String> covered() {
            return clauses.entrySet().stream()
                    .filter(clause -> !clause.getValue().isEmpty())
                    .map(Map.Entry::getKey)
                    .toList();
        }

        public List<String> missing() {
            return clauses.entrySet().stream()
                    .filter(clause -> clause.getValue().isEmpty())
                    .map(Map.Entry::getKey)
                    .filter(clause -> !untestable.containsKey(clause))
                    .toList();
        }
    }

    private static final Pattern EXCUSE =
            Pattern.compile(
                    "^(?:[-*]\\s+|\\|\\s*)\\**([A-Z]+-[A-Za-z0-9.-]*[A-Za-z0-9])\\**\\s*[|:]?\\s*(.*?)[\\s|]*$");

    public RuleCoverage {
        games = Collections.unmodifiableMap(new TreeMap<>(games));
        unknown = List.copyOf(unknown);
        hollow = List.copyOf(hollow);
    }

    /// Reads registers, test sources and scenario files below `root`, the folder with `docs` and `games` in it.
    public static RuleCoverage of(Path root) {
        Map<String, Register> registers = Register.all(root);
        if (registers.isEmpty()) {
            throw BadInput.of(
                    Sentences.say("There are no rule registers in " + root.resolve("docs/rules")));
        }
        var unknown = new ArrayList<String>();
        var cited = new TreeMap<String, List<String>>();
        for (Citations.Citation citation : Citations.in(root, registers.keySet()).found()) {
            locate(registers, citation.clause())
                    .ifPresentOrElse(
                            id ->
                                    cited.computeIfAbsent(id, _ -> new ArrayList<>())
                                            .add(citation.toString()),
                            () -> unknown.add(citation.clause() + " (" + citation + ")"));
        }
        Map<String, String> excuses = excuses(root, "untestable.md", registers, unknown);
        var games = new TreeMap<String, OfGame>();
        registers.forEach(
                (game, register) ->
                        games.put(
                                game,
                                ofGame(
                                        register,
                                        Files.isRegularFile(
                                                root.resolve("games/" + game + "/pom.xml")),
                                        cited,
                                        excuses)));
        List<String> hollow = hollow(root, registers, unknown);
        return new RuleCoverage(games, unknown, hollow);
    }

    private static List<String> hollow(
            Path root, Map<String, Register> registers, List<String> unknown) {
        Map<String, String> excused = excuses(root, "hollow.md", registers, unknown);
        var hollow = new ArrayList<String>();
        if (Files.isRegularFile(root.resolve(BITE))) {
            Json tried = Json.parse(Register.read(root.resolve(BITE)));
            registers.forEach(
                    (game, register) ->
                            tried.find(game)
                                    .map(Json::fields)
                                    .orElse(Map.of())
                                    .forEach(
                                            (clause, status) -> {
                                                if (status.plain().equals("hollow")
                                                        && register.clauses().containsKey(clause)
                                                        && !excused.containsKey(
                                                                game + " " + clause)) {
                                                    hollow.add(clause);
                                                }
                                            }));
        }
        return hollow;
    }

    private static OfGame ofGame(
            Register register,
            boolean built,
            Map<String, List<String>> cited,
            Map<String, String> excuses) {
        var clauses = new LinkedHashMap<String, List<String>>();
        var untestable = new LinkedHashMap<String, String>();
        for (String clause : register.clauses().keySet()) {
            String key = register.game() + " " + clause;
            List<String> places = List.copyOf(cited.getOrDefault(key, List.of()));
            clauses.put(clause, places);
            String excuse = excuses.get(key);
            if (excuse != null && places.isEmpty()) {
                untestable.put(clause, excuse);
            }
        }
        return new OfGame(built, clauses, untestable);
    }

    private static Map<String, String> excuses(
            Path root, String name, Map<String, Register> registers, List<String> unknown) {
        Path page = root.resolve("docs/rules").resolve(name);
        var excuses = new TreeMap<String, String>();
        if (!Files.isRegularFile(page)) {
            return excuses;
        }
        int number = 0;
        for (String line : Register.read(page).lines().toList()) {
            number++;
            var excuse = EXCUSE.matcher(line);
            if (excuse.matches()) {
                String place = "docs/rules/" + name + ":" + number;
                if (excuse.group(2).isBlank()) {
                    throw BadInput.of(
                            Sentences.say(
                                    place
                                            + ": "
                                            + excuse.group(1)
                                            + " stands there without a reason"));
                }
                for (String id : Register.expand(excuse.group(1))) {
                    locate(registers, id)
                            .ifPresentOrElse(
                                    key -> excuses.put(key, excuse.group(2)),
                                    () -> unknown.add(id + " (" + place + ")"));
                }
            }
        }
        return excuses;
    }

    private static Optional<String> locate(Map<String, Register> registers, String cited) {
        return registers.values().stream()
                .flatMap(
                        register ->
                                register.find(cited).map(id -> register.game() + " " + id).stream())
                .findFirst();
    }

    /// The games that have a module.
    public List<String> built() {
        return games.entrySet().stream()
                .filter(game -> game.getValue().built())
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Clauses of built games that nobody covers.
    public List<String> missing() {
        return games.values().stream()
                .filter(OfGame::built)
                .flatMap(game -> game.missing().stream())
                .toList();
    }

    public Json toJson() {
        var byGame = Json.object();
        var notBuilt = Json.object();
        games.forEach(
                (id, game) -> {
                    if (game.built()) {
                        byGame.put(
                                id,
                                Json.object()
                                        .put("clauses", game.clauses().size())
                                        .put("covered", game.covered().size())
                                        .put(
                                                "untestable",
                                                Json.texts(List.copyOf(game.untestable().keySet())))
                                        .put("missing", Json.texts(game.missing()))
                                        .build());
                    } else {
                        notBuilt.put(id, Json.texts(List.copyOf(game.clauses().keySet())));
                    }
                });
        return Json.object()
                .put("games", byGame.build())
                .put("missing", Json.texts(missing()))
                .put("hollow", Json.texts(hollow))
                .put("notBuilt", notBuilt.build())
                .put("unknown", Json.texts(unknown))
                .build();
    }
}
