package tablee.cv.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.cv.Decks;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Json;
import tablee.engine.content.Findings;
import tablee.testkit.Rule;
import tablee.testkit.SpokenReport;

/// The house deck with one thing changed, card after card: which deck rules each change breaks, warnings in brackets, and which figures
/// no longer hold. `golden/decks` has a line for each deck that breaks any; a card that no line mentions may be changed so. Written
/// again on purpose with `-Dgolden.update=true`, which a change of the house deck asks for as well.
@Rule("CV-DECK-1..28")
class BrokenDecksTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden/decks");
    private static final List<Json> HOUSE = Json.parse(Decks.FILE).at("cards").items();

    /// What a change makes of a card; empty where there is nothing to change.
    private interface Change extends Function<Json, Optional<Json>> {}

    @TestFactory
    Stream<DynamicTest> one_thing_of_one_card() {
        var changes = new LinkedHashMap<String, Change>();
        for (String field :
                List.of(
                        "cost",
                        "gains",
                        "upkeep",
                        "points",
                        "special",
                        "condition",
                        "arrows",
                        "extraDice",
                        "extraThrows",
                        "event",
                        "goal")) {
            changes.put("without-" + field, card -> without(card, field));
        }
        changes.put("gains-bad-luck", card -> added(card, "gains", "B"));
        changes.put("costs-health", card -> added(card, "cost", "H"));
        changes.put("one-point", card -> Optional.of(with(card, "points", Json.of(1))));
        changes.put("in-two-colours", BrokenDecksTest::twoColoured);
        changes.put("senior", card -> Optional.of(with(card, "age", Json.of("senior"))));
        return changes.entrySet().stream()
                .map(
                        change ->
                                DynamicTest.dynamicTest(
                                        change.getKey(),
                                        () -> compare(change.getKey(), lines(change.getValue()))));
    }

    /// Cards of one category become fewer one by one, until none is left.
    @TestFactory
    @Rule({"CV-DECK-3", "CV-DECK-17", "CV-DECK-18", "CV-DECK-27"})
    Stream<DynamicTest> fewer_cards_of_a_category() {
        return Stream.of("Health", "Knowledge", "Relationship", "Work", "Possession", "Event")
                .map(
                        category ->
                                DynamicTest.dynamicTest(
                                        category,
                                        () ->
                                                compare(
                                                        "fewer-"
                                                                + category.toLowerCase(Locale.ROOT),
                                                        fewer(category))));
    }

    private static Json with(Json card, String field, Json value) {
        var fields = new LinkedHashMap<>(card.fields());
        fields.put(field, value);
        return new Json.Obj(fields, 0);
    }

    private static Optional<Json> without(Json card, String field) {
        Map<String, Json> fields = new LinkedHashMap<>(card.fields());
        return fields.remove(field) == null
                ? Optional.empty()
                : Optional.of(new Json.Obj(fields, 0));
    }

    private static Optional<Json> added(Json card, String field, String symbol) {
        return card.find(field)
                .map(symbols -> with(card, field, Json.of(symbols.asText() + symbol)));
    }

    private static Optional<Json> twoColoured(Json card) {
        List<Json> categories = card.at("categories").items();
        String one = categories.getFirst().asText();
        return categories.size() > 1
                ? Optional.empty()
                : Optional.of(
                        with(
                                card,
                                "categories",
                                Json.texts(List.of(one, one.equals("Work") ? "Health" : "Work"))));
    }

    private static List<String> lines(Change change) {
        var lines = new ArrayList<String>();
        List<Json> cards = HOUSE;
        for (int i = 0; i < cards.size(); i++) {
            var deck = new ArrayList<>(cards);
            Optional<Json> changed = change.apply(cards.get(i));
            if (changed.isPresent()) {
                deck.set(i, changed.get());
                String found = found(deck);
                if (!found.isEmpty()) {
                    lines.add(i + 1 + ":" + found);
                }
            }
        }
        return lines;
    }

    private static List<String> fewer(String category) {
        var lines = new ArrayList<String>();
        var deck = new ArrayList<>(HOUSE);
        Json other = Json.texts(List.of(category.equals("Knowledge") ? "Health" : "Knowledge"));
        for (int i = Deck.BICYCLE; i < Deck.LAST_PLAYED; i++) {
            if (deck.get(i).at("categories").items().contains(Json.of(category))) {
                Json changed = with(deck.get(i), "categories", other);
                deck.set(i, without(changed, "event").orElse(changed));
                lines.add("up to " + (i + 1) + ":" + found(deck));
            }
        }
        return lines;
    }

    /// The rules a deck breaks, and what does not hold. Only the changed cards are read again.
    private static String found(List<Json> cards) {
        var findings = new Findings();
        var deck = new TreeMap<Integer, Card>();
        for (int i = 0; i < cards.size(); i++) {
            Card house = Decks.HOUSE.deck().card(i + 1);
            boolean same = cards.get(i).equals(HOUSE.get(i));
            deck.put(i + 1, same ? house : read(findings, cards.get(i)));
        }
        new DeckRules(deck, Map.of(), false, 4, findings).check();
        ContentReport report = findings.report();
        SpokenReport.check(report, Decks.HOUSE.wording());
        var rules = new TreeSet<String>();
        report.faults()
                .forEach(
                        fault -> {
                            String rule =
                                    fault.clause().replace("CV-DECK-", "")
                                            + " "
                                            + Decks.card(fault);
                            rules.add(
                                    fault.severity() == Severity.WARNING ? "(" + rule + ")" : rule);
                        });
        var found = new StringBuilder();
        rules.forEach(rule -> found.append(' ').append(rule).append(','));
        report.figures().stream()
                .filter(figure -> !figure.holds())
                .forEach(
                        figure ->
                                found.append(" [")
                                        .append(Decks.ENGLISH.say(figure.what()))
                                        .append(": ")
                                        .append(Decks.ENGLISH.say(figure.found()))
                                        .append("]"));
        return found.toString();
    }

    private static Card read(Findings findings, Json card) {
        return CardForm.read(findings, DeckReader.FILE, card, false).orElseThrow();
    }

    private static void compare(String name, List<String> lines) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        String text = String.join("\n", lines) + "\n";
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }
}
