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

/// Reads a deck file and judges it: a deck comes out only if the report has no error.
public final class DeckReader {

    public static final String FILE = "deck.json";

    /// What reading gave. The deck is there exactly when the report is sound.
    public record Result(Optional<Deck> deck, ContentReport report) {}

    private DeckReader() {}

    public static Result read(ContentSource content) {
        var faults = new Faults(FILE);
        Optional<String> file = content.read(FILE);
        if (file.isEmpty()) {
            faults.error(0, Findings.name(0), "CV-DECK-1", Message.of("engine.content.missing"));
            return new Result(Optional.empty(), new ContentReport(faults.list(), List.of()));
        }
        Json json;
        try {
            json = Json.parse(file.get());
        } catch (BadInput bad) {
            faults.error(0, Findings.name(0), "CV-DECK-28", bad.sentence());
            return new Result(Optional.empty(), new ContentReport(faults.list(), List.of()));
        }
        boolean printed = json.find("source").map(Json::plain).orElse("house").equals("printed");
        Map<Integer, Card> cards = new TreeMap<>();
        Map<Integer, Integer> lines = new HashMap<>();
        readCards(json, printed, faults, cards, lines);
        List<Deck.Aid> aids = aids(json, faults);
        var rules = new DeckRules(cards, lines, printed, aids.size(), faults);
        List<ContentReport.Figure> figures = rules.check();
        var report = new ContentReport(faults.list(), figures);
        Optional<Deck> deck =
                report.isSound()
                        ? Optional.of(
                                new Deck(content.name(), fingerprint(file.get()), cards, aids))
                        : Optional.empty();
        return new Result(deck, report);
    }

    /// CV-DECK-28 Of the text of the file, line ends aside.
    private static String fingerprint(String file) {
        return Hash.hex(Hash.mix(Hash.START, file.replace("\r\n", "\n")));
    }

    private static void readCards(
            Json json,
            boolean printed,
            Faults faults,
            Map<Integer, Card> cards,
            Map<Integer, Integer> lines) {
        var reader = new CardReader(faults, printed);
        int last = 0;
        for (Json item : items(json, "cards", faults)) {
            Optional<Card> card = reader.read(item);
            if (card.isPresent()) {
                int number = card.get().number();
                if (cards.putIfAbsent(number, card.get()) != null) {
                    faults.error(
                            item.line(),
                            Findings.name(number),
                            "CV-DECK-1",
                            Message.of("cv.check.twice"));
                } else {
                    lines.put(number, item.line());
                }
                if (number < last) {
                    faults.error(
                            item.line(),
                            Findings.name(number),
                            "CV-DECK-1",
                            Message.of("cv.check.order", last));
                }
                last = number;
            }
        }
    }

    private static List<Json> items(Json json, String name, Faults faults) {
        Optional<Json> found = json.find(name);
        if (found.isPresent() && found.get() instanceof Json.Arr list) {
            return list.values();
        }
        faults.error(json.line(), Findings.name(0), "CV-DECK-1", Message.of("cv.check.list", name));
        return List.of();
    }

    private static List<Deck.Aid> aids(Json json, Faults faults) {
        var aids = new ArrayList<Deck.Aid>();
        for (Json item : items(json, "aids", faults)) {
            try {
                aids.add(new Deck.Aid(words(item.at("name")), words(item.at("text"))));
            } catch (BadInput bad) {
                faults.error(item.line(), Message.of("cv.check.aid"), "CV-COMP-1", bad.sentence());
            }
        }
        return aids;
    }

    private static Words words(Json json) {
        return Words.of(json.at("fr").asText(), json.at("en").asText());
    }
}
