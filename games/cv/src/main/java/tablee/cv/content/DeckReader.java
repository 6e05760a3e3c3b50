package tablee.cv.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;
import tablee.engine.content.Findings;

/// Reads a deck file and judges it: a deck comes out only if the report has no error.
public final class DeckReader {

    public static final String FILE = "deck.json";

    private static final Findings.Spot DECK = Findings.Spot.of(FILE).about(Examined.name(0));

    /// What reading gave. The deck is there exactly when the report is sound.
    public record Result(Optional<Deck> deck, ContentReport report) {}

    private DeckReader() {}

    public static Result read(ContentSource content) {
        var findings = new Findings();
        Optional<Json> file = file(content, findings);
        Optional<Deck> deck = file.flatMap(json -> read(content, json, findings));
        return new Result(deck, findings.report());
    }

    private static Optional<Json> file(ContentSource content, Findings findings) {
        Optional<String> text = content.read(FILE);
        findings.must(text.isPresent(), DECK, "CV-DECK-1", Message.of("engine.content.missing"));
        return text.flatMap(found -> findings.reading(DECK, "CV-DECK-28", () -> Json.parse(found)));
    }

    private static Optional<Deck> read(ContentSource content, Json json, Findings findings) {
        boolean printed = json.find("source").map(Json::plain).orElse("house").equals("printed");
        Map<Integer, Card> cards = new TreeMap<>();
        Map<Integer, Integer> lines = new HashMap<>();
        readCards(json, printed, findings, cards, lines);
        List<Deck.Aid> aids = aids(json, findings);
        var rules = new DeckRules(cards, lines, printed, aids.size(), findings);
        rules.check();
        return findings.isSound()
                ? Optional.of(
                        new Deck(
                                content.name(),
                                fingerprint(content.read(FILE).orElse("")),
                                cards,
                                aids))
                : Optional.empty();
    }

    /// CV-DECK-28 Of the text of the file, line ends aside.
    private static String fingerprint(String file) {
        return Hash.hex(Hash.mix(Hash.START, file.replace("\r\n", "\n")));
    }

    private static void readCards(
            Json json,
            boolean printed,
            Findings findings,
            Map<Integer, Card> cards,
            Map<Integer, Integer> lines) {
        var reader = new CardReader(findings, FILE, printed);
        int last = 0;
        for (Json item : items(json, "cards", findings)) {
            Optional<Card> card = reader.read(item);
            if (card.isPresent()) {
                int number = card.get().number();
                if (cards.putIfAbsent(number, card.get()) != null) {
                    findings.must(
                            false,
                            DECK.at(item).about(Examined.name(number)),
                            "CV-DECK-1",
                            Message.of("cv.check.twice"));
                } else {
                    lines.put(number, item.line());
                }
                if (number < last) {
                    findings.must(
                            false,
                            DECK.at(item).about(Examined.name(number)),
                            "CV-DECK-1",
                            Message.of("cv.check.order", last));
                }
                last = number;
            }
        }
    }

    private static List<Json> items(Json json, String name, Findings findings) {
        Optional<Json> found = json.find(name);
        if (found.isPresent() && found.get() instanceof Json.Arr list) {
            return list.values();
        }
        findings.must(false, DECK.at(json), "CV-DECK-1", Message.of("cv.check.list", name));
        return List.of();
    }

    private static List<Deck.Aid> aids(Json json, Findings findings) {
        var aids = new ArrayList<Deck.Aid>();
        for (Json item : items(json, "aids", findings)) {
            try {
                aids.add(new Deck.Aid(words(item.at("name")), words(item.at("text"))));
            } catch (BadInput bad) {
                findings.must(
                        false,
                        DECK.at(item).about(Message.of("cv.check.aid")),
                        "CV-COMP-1",
                        bad.sentence());
            }
        }
        return aids;
    }

    private static Words words(Json json) {
        return Words.of(json.at("fr").asText(), json.at("en").asText());
    }
}
