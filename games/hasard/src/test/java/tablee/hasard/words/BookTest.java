package tablee.hasard.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.RuleBook;
import tablee.hasard.HasardProvider;

/// The rules for players tell the same clauses in both languages, each once, and only clauses of the register.
class BookTest {

    private static List<String> clauses(String language) {
        return HasardProvider.game().wording().book(language).sections().stream()
                .map(RuleBook.Section::clause)
                .toList();
    }

    @Test
    void both_languages_tell_the_same_clauses_once() {
        assertThat(clauses("fr")).hasSizeGreaterThan(100).doesNotHaveDuplicates();
        assertThat(clauses("en")).isEqualTo(clauses("fr"));
    }

    @Test
    void every_clause_is_in_the_register() throws IOException {
        String register = Files.readString(Path.of("../../docs/rules/hasard.md"));
        assertThat(clauses("fr")).allSatisfy(clause -> assertThat(register).contains(clause));
    }
}
