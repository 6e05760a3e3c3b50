package tablee.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The rules in our own words, for players: paragraphs under headings, each with the clause it tells, so that a refusal can link to it.
///
/// Written as `book/fr.md` beside the game's texts: `# title`, `## heading`, and one `[CLAUSE-1] paragraph` a line.
public record RuleBook(String title, List<Section> sections) {

    /// One paragraph. `heading` stands above it when it is the first of its chapter.
    public record Section(String clause, Optional<String> heading, String text) {}

    public static final RuleBook EMPTY = new RuleBook("", List.of());

    public RuleBook {
        sections = List.copyOf(sections);
    }

    /// The book beside a class, in this language, or in English where it has none: a book is translated whole.
    public static RuleBook of(Class<?> anchor, String language) {
        return written(anchor, language)
                .or(() -> written(anchor, Texts.LENDER))
                .map(RuleBook::parse)
                .orElse(EMPTY);
    }

    private static Optional<String> written(Class<?> anchor, String language) {
        return Texts.resource(anchor, "book/" + language + ".md");
    }

    static RuleBook parse(String file) {
        String title = "";
        Optional<String> heading = Optional.empty();
        var sections = new ArrayList<Section>();
        for (String line : file.split("\r?\n", -1)) {
            int close = line.indexOf(']');
            if (line.startsWith("## ")) {
                heading = Optional.of(line.substring(3).trim());
            } else if (line.startsWith("# ")) {
                title = line.substring(2).trim();
            } else if (line.startsWith("[") && close > 0) {
                sections.add(
                        new Section(
                                line.substring(1, close),
                                heading,
                                line.substring(close + 1).trim()));
                heading = Optional.empty();
            } else if (!line.isBlank()) {
                throw new IllegalArgumentException("no clause before: " + line);
            }
        }
        return new RuleBook(title, sections);
    }
}
