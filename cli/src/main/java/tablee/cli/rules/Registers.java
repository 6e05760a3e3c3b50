package tablee.cli.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.BadInput;
import tablee.engine.Games;
import tablee.testkit.Register;

/// The text of every clause, from the registers that travel with the program.
public final class Registers {

    /// One clause as the register of its game words it.
    public record Clause(String id, String game, int line, String text) {

        /// The file and line it stands on.
        String place() {
            boolean here = resource("rules/" + game + ".md").isPresent();
            return (here ? "docs/rules/" + game + ".md:" : game + "/register.md:") + line;
        }
    }

    private record Page(Register register, List<String> lines) {}

    private final List<Page> pages;

    private Registers(List<Page> pages) {
        this.pages = List.copyOf(pages);
    }

    /// The registers of these games: from `docs/rules/GAME.md`, or the one that travels with the game.
    public static Registers of(List<String> games) {
        var registers = new LinkedHashMap<String, String>();
        games.forEach(
                game ->
                        resource("rules/" + game + ".md")
                                .or(() -> Games.find(game).register())
                                .ifPresent(text -> registers.put(game, text)));
        return of(registers);
    }

    public static Registers of(Map<String, String> registers) {
        var pages = new ArrayList<Page>();
        registers.forEach(
                (game, text) ->
                        pages.add(new Page(Register.read(game, text), text.lines().toList())));
        return new Registers(pages);
    }

    public Optional<Register> register(String game) {
        return pages.stream()
                .map(Page::register)
                .filter(register -> register.game().equals(game))
                .findFirst();
    }

    public Optional<Clause> find(String id) {
        return pages.stream().flatMap(page -> find(page, id).stream()).findFirst();
    }

    public Clause get(String id) {
        return find(id).orElseThrow(
                        () ->
                                BadInput.of(
                                        "cli.rules.unknown",
                                        id,
                                        String.join(
                                                ", ",
                                                pages.stream()
                                                        .map(page -> page.register().game())
                                                        .toList())));
    }

    private static Optional<Clause> find(Page page, String id) {
        Register register = page.register();
        return register.find(id)
                .flatMap(
                        found ->
                                Optional.ofNullable(register.clauses().get(found))
                                        .map(
                                                line ->
                                                        new Clause(
                                                                found,
                                                                register.game(),
                                                                line,
                                                                text(page.lines(), line, found))));
    }

    private static String text(List<String> lines, int number, String id) {
        String first = lines.get(number - 1);
        return plain(first.startsWith("|") ? row(first) : paragraph(lines, number, id));
    }

    /// The cells after the id.
    private static String row(String line) {
        var cells = new ArrayList<String>();
        for (String cell : line.split("\\|", -1)) {
            if (!cell.isBlank()) {
                cells.add(cell.trim());
            }
        }
        return String.join(" — ", cells.subList(1, cells.size()));
    }

    /// From the id to the end of its paragraph or list item.
    private static String paragraph(List<String> lines, int number, String id) {
        String first = lines.get(number - 1);
        var text = new StringBuilder(first.substring(first.indexOf(id) + id.length()));
        for (String line : lines.subList(number, lines.size())) {
            if (line.isBlank() || line.matches("(#|- |\\||\\*\\*[A-Z]).*")) {
                break;
            }
            text.append(' ').append(line.trim());
        }
        return text.toString();
    }

    private static String plain(String markdown) {
        return markdown.replace("**", "").replaceAll("^[\\s.:*]+", "").trim();
    }

    private static Optional<String> resource(String path) {
        try (InputStream in = Registers.class.getResourceAsStream(path)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }
}
