package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.engine.Words;
import tablee.engine.content.Apostrophe;
import tablee.testkit.Register;
import tablee.testkit.Rule;

/// The house deck against the table of known cards (register 1.3): what books and public sources tell of a numbered card.
@Rule("CV-D-28")
class KnownNamesTest {

    private static final Pattern ROW =
            Pattern.compile(
                    "^\\| (\\d+)(?: \\(i\\))? \\| ([^|/]+) / ([^|]+?) \\| ([^|]*) \\| ([^|]*) \\|");

    private static String table() throws IOException {
        Path register = Register.root(Path.of("")).orElseThrow().resolve("docs/rules/cv.md");
        return Files.readString(register);
    }

    /// A name without what is said about it in brackets; `?` where a book has none.
    private static void same(Words name, String language, String known) {
        String plain = known.replaceAll(" \\(.*\\)", "").trim();
        if (!plain.equals("?")) {
            assertThat(name.in(language)).isEqualTo(Apostrophe.set(plain));
        }
    }

    @Test
    void each_edition_has_its_own_names() throws IOException {
        int named = 0;
        for (String line : table().lines().toList()) {
            Matcher row = ROW.matcher(line);
            if (row.find()) {
                Card card = Decks.HOUSE.deck().card(Integer.parseInt(row.group(1)));
                same(card.name(), "fr", row.group(2));
                same(card.name(), "en", row.group(3));
                assertThat(row.group(4).toLowerCase(Locale.ROOT))
                        .as("age of %s", card.number())
                        .startsWith(card.age().label());
                named++;
            }
        }
        assertThat(named).isGreaterThan(25);
    }

    @Test
    void where_the_editions_differ() {
        assertThat(Decks.HOUSE.deck().card(43).name())
                .isEqualTo(Words.of("Économiste", "Memory master"));
        assertThat(Decks.HOUSE.deck().card(78).name())
                .isEqualTo(Words.of("Petit génie", "Renaissance man"));
        assertThat(Decks.HOUSE.deck().card(82).name())
                .isEqualTo(Words.of("Businessman", "Successful person"));
    }

    @Test
    void everybody_reads_the_names_of_their_language() {
        Map<String, Words> names = Decks.HOUSE.wording().names();
        assertThat(names.get("43")).isEqualTo(Words.of("Économiste", "Memory master"));
        assertThat(names).containsKey("78.text").hasSize(2 * Deck.SIZE);
    }

    /// Public facts without a rule of the register: an athlete's money is 1, a company asks for health, paintings are worth more than
    /// a house in the mountains, friends give a relationship.
    @Test
    void what_else_is_known() {
        Deck deck = Decks.HOUSE.deck();
        assertThat(deck.card(25).gains().count(Symbol.of(Symbol.M))).isEqualTo(1);
        assertThat(deck.card(56).cost().count(Symbol.of(Symbol.H))).isPositive();
        assertThat(deck.card(56).upkeep().count(Symbol.of(Symbol.H))).isPositive();
        assertThat(deck.card(58).points()).isGreaterThan(deck.card(48).points());
        assertThat(deck.card(4).event().symbols()).hasToString("R");
    }
}
