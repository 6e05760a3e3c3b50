package tablee.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tablee.engine.Games;

/// The clauses that one rule register defines, with the line of each, in the order of the document.
///
/// A clause is *defined* where its id opens a bold text (`**CABO-SETUP-1**`, `**CV-S-1 Five dice …**`) or stands alone in the first
/// cell of a table row; everywhere else it is only mentioned. Ids between backticks are examples of how to cite.
public record Register(String game, Map<String, Integer> clauses) {

    private static final String ID = "[A-Z]+(?:[-.][A-Z]*\\d*(?<=[A-Z0-9]))+[a-z]?";
    private static final Pattern BOLD = Pattern.compile("(?<![*\\w])\\*\\*(" + ID + ")(?![\\w/])");
    private static final Pattern CELL = Pattern.compile("^\\|\\s*(" + ID + ")\\s*\\|");

    public Register {
        clauses = Collections.unmodifiableMap(new LinkedHashMap<>(clauses));
    }

    public static Register read(String game, String text) {
        var clauses = new LinkedHashMap<String, Integer>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            var cell = CELL.matcher(line);
            if (cell.find()) {
                clauses.putIfAbsent(cell.group(1), number);
            }
            var bold = BOLD.matcher(line);
            while (bold.find()) {
                clauses.putIfAbsent(bold.group(1), number);
            }
        }
        return new Register(game, clauses);
    }

    /// The registers of a repository: `docs/rules/GAME.md`, each named after its game, and those that travel with a game
    /// (`register.md` in its folder). Pages without clauses are none.
    public static Map<String, Register> all(Path root) {
        var all = new TreeMap<String, Register>();
        files(root)
                .forEach(
                        (game, file) -> {
                            Register register = read(game, read(file));
                            if (!register.clauses.isEmpty()) {
                                all.put(game, register);
                            }
                        });
        return all;
    }

    /// Where the registers of a repository are, by game.
    public static Map<String, Path> files(Path root) {
        var files = new TreeMap<String, Path>();
        for (Path game : list(root.resolve("games"))) {
            String id = String.valueOf(game.getFileName());
            Path file = game.resolve("src/main/resources/tablee/" + id + "/register.md");
            if (Files.isRegularFile(file)) {
                files.put(id, file);
            }
        }
        for (Path page : list(root.resolve("docs/rules"))) {
            boolean excuses = page.endsWith("untestable.md") || page.endsWith("hollow.md");
            if (page.toString().endsWith(".md") && !excuses) {
                files.put(gameOf(page), page);
            }
        }
        return files;
    }

    /// The register of a game that is on the shelf: that of the repository around the working folder, or the one that travels with the
    /// game.
    public static Optional<Register> of(String game) {
        return root(Path.of(""))
                .flatMap(root -> Optional.ofNullable(all(root).get(game)))
                .or(
                        () ->
                                Games.all().stream()
                                        .filter(provider -> provider.id().equals(game))
                                        .flatMap(provider -> provider.register().stream())
                                        .map(text -> read(game, text))
                                        .findFirst());
    }

    private static List<Path> list(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(folder)) {
            return found.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String gameOf(Path page) {
        String name = String.valueOf(page.getFileName());
        return name.substring(0, name.length() - ".md".length());
    }

    public static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The folder above `from` that holds `docs/rules`: tests run in the folder of their module.
    public static Optional<Path> root(Path from) {
        for (Path at = from.toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at.resolve("docs/rules"))) {
                return Optional.of(at);
            }
        }
        return Optional.empty();
    }

    /// The id as the register writes it. Some registers write short ids (`S-01`); with the letters that most of its ids begin with
    /// in front (`HAS-S-01`) they mean the same clause anywhere.
    public Optional<String> find(String cited) {
        if (clauses.containsKey(cited)) {
            return Optional.of(cited);
        }
        String prefix = prefix();
        return cited.startsWith(prefix)
                ? Optional.of(cited.substring(prefix.length())).filter(clauses::containsKey)
                : Optional.empty();
    }

    private String prefix() {
        Map<String, Long> counts =
                clauses.keySet().stream()
                        .collect(
                                Collectors.groupingBy(
                                        id -> id.substring(0, id.indexOf('-') + 1),
                                        TreeMap::new,
                                        Collectors.counting()));
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
    }

    /// `CABO-SETUP-1..4` is the four clauses from 1 to 4; anything else is itself.
    public static List<String> expand(String cited) {
        var range = Pattern.compile("(.*?)(\\d+)\\.\\.(\\d+)").matcher(cited);
        if (!range.matches()) {
            return List.of(cited);
        }
        int from = Integer.parseInt(range.group(2));
        int to = Integer.parseInt(range.group(3));
        return Stream.iterate(from, n -> n <= to && n < from + 100, n -> n + 1)
                .map(n -> range.group(1) + padded(n, range.group(2)))
                .toList();
    }

    private static String padded(int number, String like) {
        String digits = Integer.toString(number);
        return like.startsWith("0")
                ? "0".repeat(Math.max(0, like.length() - digits.length())) + digits
                : digits;
    }
}
