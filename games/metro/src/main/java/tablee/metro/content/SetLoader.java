package tablee.metro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;

/// Reads the files of a card set. What cannot be read is a fault that names file, line and card; reading goes on behind
/// it, so that an owner sees all of them at once.
public final class SetLoader {

    static final String SET = "set.json";
    static final String LIFE = "life.json";
    static final String CHARACTERS = "personnages.json";

    /// One file per kind plus one for the set (section 5.1).
    public static final List<String> FILES =
            List.of(SET, LIFE, "accrocs.json", "patrimoine.json", "defis.json", CHARACTERS);

    /// What was understood, and what was not.
    public record Loaded(CardSet set, List<Fault> faults) {}

    private final List<Fault> faults = new ArrayList<>();
    private final List<Card> cards = new ArrayList<>();
    private final List<Personnage> characters = new ArrayList<>();
    private final SortedMap<Category, Words> labels = new TreeMap<>();
    private final List<CardSet.Removal> removals = new ArrayList<>();

    private SetLoader() {}

    public static Loaded load(ContentSource source) {
        var loader = new SetLoader();
        for (String file : FILES) {
            Optional<String> text = source.read(file);
            if (text.isEmpty()) {
                loader.fault(
                        file,
                        0,
                        ContentReport.WHOLE,
                        "METRO-CONTENT-B20",
                        Message.of("engine.content.missing"));
            } else {
                loader.file(file, text.get());
            }
        }
        if (loader.cards.size() > CardSet.MOST) {
            loader.fault(
                    LIFE,
                    0,
                    ContentReport.WHOLE,
                    "METRO-CONTENT-B1",
                    Message.of("metro.check.titles.most", CardSet.MOST));
            loader.cards.subList(CardSet.MOST, loader.cards.size()).clear();
        }
        var set =
                new CardSet(
                        source.name(),
                        loader.labels,
                        loader.removals,
                        loader.cards,
                        loader.characters,
                        Optional.empty());
        return new Loaded(set, List.copyOf(loader.faults));
    }

    private void file(String file, String text) {
        try {
            Json json = Json.parse(text);
            if (file.equals(SET)) {
                set(json);
                return;
            }
            Kind kind = CardReader.kindOf(file);
            for (Json record : json.at("cards").items()) {
                record(file, kind, record);
            }
        } catch (BadInput bad) {
            fault(file, 0, ContentReport.WHOLE, "METRO-CONTENT-B20", bad.sentence());
        }
    }

    private void record(String file, Kind kind, Json record) {
        Message name = Message.plain(CardReader.nameOf(record));
        try {
            if (file.equals(CHARACTERS)) {
                characters.add(CardReader.character(record, characters.size()));
                return;
            }
            Card card = CardReader.card(record, file, kind);
            if (cards.stream().anyMatch(other -> other.slug().equals(card.slug()))) {
                fault(
                        file,
                        record.line(),
                        name,
                        "METRO-CONTENT-B16",
                        Message.of("metro.check.title.twice"));
            } else {
                cards.add(card);
            }
        } catch (CardReader.Broken broken) {
            fault(file, broken.line(record), name, broken.clause(), broken.text());
        } catch (BadInput bad) {
            fault(file, record.line(), name, "METRO-CONTENT-B20", bad.sentence());
        }
    }

    private void set(Json json) {
        json.find("labels")
                .ifPresent(
                        found ->
                                found.fields()
                                        .forEach(
                                                (code, words) ->
                                                        Codes.find(Category.ALL, code)
                                                                .ifPresent(
                                                                        category ->
                                                                                labels.put(
                                                                                        category,
                                                                                        both(
                                                                                                words)))));
        for (Json removal : json.find("removals").map(Json::items).orElse(List.of())) {
            removals.add(
                    new CardSet.Removal(
                            removal.at("title").asText(),
                            removal.at("players").items().stream().map(Json::asInt).toList(),
                            removal.line()));
        }
    }

    private static Words both(Json json) {
        return Words.of(json.at("fr").asText(), json.at("en").asText());
    }

    private void fault(String file, int line, Message card, String clause, Message text) {
        faults.add(new Fault(Severity.ERROR, file, line, card, clause, text));
    }

    /// A card of the same record that no set owns yet: sets number their cards.
    static Card again(Card card) {
        return CardReader.card(card.source(), card.file(), card.kind());
    }

    /// METRO-FLOW-10 Cards written into an arranged position; a title of the set is replaced.
    static void inline(Json records, Map<String, Card> cards, List<Personnage> characters) {
        for (Json record : records.items()) {
            String kind = record.find("kind").map(Json::asText).orElse("LIFE");
            try {
                if (kind.equals("PERSONNAGE")) {
                    characters.add(CardReader.character(record, characters.size()));
                } else {
                    Kind code =
                            Codes.find(Kind.ALL, kind)
                                    .orElseThrow(() -> BadInput.of("metro.kind.unknown", kind));
                    Card card = CardReader.card(record, "position", code);
                    cards.put(card.slug(), card);
                }
            } catch (CardReader.Broken broken) {
                throw BadInput.of(
                        "metro.card.broken",
                        CardReader.nameOf(record),
                        broken.text(),
                        broken.clause());
            }
        }
        if (cards.size() > CardSet.MOST) {
            throw BadInput.of("metro.card.many", CardSet.MOST);
        }
    }
}
