package tablee.cv.content;

import static tablee.engine.form.Field.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;
import tablee.engine.content.Apostrophe;
import tablee.engine.content.ContentFields;
import tablee.engine.content.Findings;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.Shape;

/// Reads a deck file and judges it: a deck comes out only if the report has no error.
public final class DeckReader {

    public static final String FILE = "deck.json";

    private static final String SHAPE = "CV-DECK-28";

    private static final Form<List<Json>> RECORDS =
            Form.<Json>of(new Shape.Any(), Function.identity(), Function.identity()).list();

    private static final Form<String> SOURCE =
            Form.word(List.of("house", "printed"), Function.identity());

    private static final Form<Words> BOTH_LANGUAGES =
            Form.object(
                    "CvWords",
                    Make.of(
                            Words::of,
                            field("fr", Form.TEXT, words -> words.in("fr")),
                            field("en", Form.TEXT, words -> words.in("en"))));

    private static final Form<Deck.Aid> AID =
            Form.object(
                    "CvAid",
                    Make.of(
                            Deck.Aid::new,
                            field("name", BOTH_LANGUAGES, Deck.Aid::name),
                            field("text", BOTH_LANGUAGES, Deck.Aid::text)));

    /// What reading gave. The deck is there exactly when the report is sound.
    public record Result(Optional<Deck> deck, ContentReport report) {}

    private DeckReader() {}

    public static Result read(ContentSource content) {
        var findings = new Findings();
        Optional<Deck> deck =
                findings.file(content, FILE, SHAPE).flatMap(json -> read(content, json, findings));
        return new Result(deck, findings.report());
    }

    private static Optional<Deck> read(ContentSource content, Json json, Findings findings) {
        var fields = ContentFields.of(findings, FILE, json, "CV-DECK-1").named(Examined.name(0));
        boolean printed = fields.field("source", SOURCE, "house", SHAPE).equals("printed");
        Map<Integer, Card> cards = new TreeMap<>();
        Map<Integer, Integer> lines = new HashMap<>();
        int last = 0;
        for (Json item : fields.field("cards", RECORDS, List.of())) {
            Optional<Card> card = CardForm.read(findings, FILE, item, printed);
            if (card.isPresent()) {
                int number = card.get().number();
                var spot = fields.spot().at(item).about(Examined.name(number));
                boolean twice = cards.putIfAbsent(number, card.get()) != null;
                findings.must(!twice, spot, "CV-DECK-1", Message.of("cv.check.twice"));
                findings.must(
                        number >= last, spot, "CV-DECK-1", Message.of("cv.check.order", last));
                lines.putIfAbsent(number, item.line());
                last = number;
            }
        }
        List<Deck.Aid> aids = new ArrayList<>();
        for (Json item : fields.field("aids", RECORDS, List.of())) {
            fields.by("CV-COMP-1")
                    .within(item)
                    .named(Message.of("cv.check.aid"))
                    .whole(AID)
                    .ifPresent(aids::add);
        }
        new DeckRules(cards, lines, printed, aids.size(), findings).check();
        return findings.isSound()
                ? Optional.of(new Deck(content.name(), fingerprint(content), cards, aids))
                : Optional.empty();
    }

    /// CV-DECK-28 Of the text of the file, line ends and the form of apostrophes aside.
    private static String fingerprint(ContentSource content) {
        String text = content.read(FILE).orElse("").replace("\r\n", "\n");
        return Hash.hex(Hash.mix(Hash.START, Apostrophe.typed(text)));
    }
}
