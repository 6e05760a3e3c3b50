package tablee.metro.content;

import static tablee.engine.form.Field.field;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.BadInput;
import tablee.engine.ContentReport.Severity;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;
import tablee.engine.content.Apostrophe;
import tablee.engine.content.ContentFields;
import tablee.engine.content.Findings;
import tablee.engine.content.Findings.Spot;
import tablee.engine.form.Form;
import tablee.engine.form.Make;

/// Reads the files of a card set. What cannot be read is a fault that names file, line and card; reading goes on behind
/// it, so that an owner sees all of them at once.
public final class SetLoader {

    static final String SET = "set.json";
    static final String LIFE = "life.json";
    static final String ACCROCS = "accrocs.json";
    static final String PATRIMOINE = "patrimoine.json";
    static final String DEFIS = "defis.json";
    static final String CHARACTERS = "personnages.json";

    /// One file per kind plus one for the set (section 5.1).
    public static final List<String> FILES =
            List.of(SET, LIFE, ACCROCS, PATRIMOINE, DEFIS, CHARACTERS);

    private static final Form<Words> WORDS =
            Form.object(
                    "words",
                    Make.of(
                            Words::of,
                            field("fr", Form.TEXT, words -> words.in("fr")),
                            field("en", Form.TEXT, words -> words.in("en"))));

    private static final Form<Map<Category, Words>> LABELS = WORDS.entries(CardReader.CATEGORY);

    private static final Form<CardSet.Removal> REMOVAL =
            Form.object(
                    "removal",
                    Make.of(
                            (title, players) -> new CardSet.Removal(title, players, 0),
                            field("title", Form.TEXT, CardSet.Removal::title),
                            field("players", CardReader.NUMBER.list(), CardSet.Removal::players)));

    private final Findings findings;
    private final List<Card> cards = new ArrayList<>();
    private final List<Personnage> characters = new ArrayList<>();
    private final SortedMap<Category, Words> labels = new TreeMap<>();
    private final List<CardSet.Removal> removals = new ArrayList<>();

    private SetLoader(Findings findings) {
        this.findings = findings;
    }

    /// What was understood; what was not is among the findings.
    public static CardSet load(ContentSource source, Findings findings) {
        var loader = new SetLoader(findings);
        for (String file : FILES) {
            findings.file(source, file, CardReader.CLAUSE)
                    .ifPresent(json -> loader.file(file, json));
        }
        List<Card> cards = loader.cards;
        if (cards.size() > CardSet.MOST) {
            Message most = Message.of("metro.check.titles.most", CardSet.MOST);
            findings.fault(Severity.ERROR, Spot.of(LIFE), "METRO-CONTENT-B1", most);
            cards = cards.subList(0, CardSet.MOST);
        }
        return new CardSet(
                source.name(),
                loader.labels,
                loader.removals,
                cards,
                loader.characters,
                Optional.empty());
    }

    private void file(String file, Json json) {
        var fields = ContentFields.of(findings, file, json, CardReader.CLAUSE);
        if (file.equals(SET)) {
            set(fields);
            return;
        }
        for (Json record : fields.field("cards", CardReader.RECORDS, List.of())) {
            if (file.equals(CHARACTERS)) {
                CardReader.character(findings, file, record, characters.size())
                        .ifPresent(characters::add);
            } else {
                CardReader.card(findings, file, record, kindOf(file), cards.size())
                        .filter(card -> isNew(card))
                        .ifPresent(cards::add);
            }
        }
    }

    private static Kind kindOf(String file) {
        return switch (file) {
            case ACCROCS -> Kind.ACCROC;
            case PATRIMOINE -> Kind.PATRIMOINE;
            case DEFIS -> Kind.DEFI;
            default -> Kind.LIFE;
        };
    }

    /// METRO-CONTENT-B16 A title stands once.
    private boolean isNew(Card card) {
        boolean first = cards.stream().noneMatch(other -> other.slug().equals(card.slug()));
        Spot spot = Spot.of(card.file()).at(card.source()).about(Message.plain(card.title()));
        findings.must(first, spot, "METRO-CONTENT-B16", Message.of("metro.check.title.twice"));
        return first;
    }

    /// The set's own file has no cards.
    private void set(ContentFields fields) {
        labels.putAll(fields.field("labels", LABELS, Map.of(), CardReader.CLAUSE));
        for (Json json :
                fields.field("removals", CardReader.RECORDS, List.of(), CardReader.CLAUSE)) {
            fields.within(json)
                    .whole(REMOVAL)
                    .map(
                            read ->
                                    new CardSet.Removal(
                                            Apostrophe.set(read.title()),
                                            read.players(),
                                            json.line()))
                    .ifPresent(removals::add);
        }
    }

    /// METRO-FLOW-10 Cards written into an arranged position; a title of the set is replaced, at its place.
    static void inline(Json records, Map<String, Card> cards, List<Personnage> characters) {
        var findings = new Findings();
        for (Json record : records.items()) {
            String kind = record.find("kind").map(Json::asText).orElse("LIFE");
            if (kind.equals("PERSONNAGE")) {
                CardReader.character(findings, "position", record, characters.size())
                        .ifPresent(characters::add);
            } else {
                Kind code =
                        Codes.find(Kind.ALL, kind)
                                .orElseThrow(() -> BadInput.of("metro.kind.unknown", kind));
                String slug = Codes.slug(record.find("title").map(Json::plain).orElse(""));
                Card before = cards.get(slug);
                int number = before == null ? cards.size() : before.number();
                CardReader.card(findings, "position", record, code, number)
                        .ifPresent(card -> cards.put(slug, card));
            }
        }
        findings.report().faults().stream()
                .findFirst()
                .ifPresent(
                        fault -> {
                            throw BadInput.of(
                                    "metro.card.broken",
                                    fault.card(),
                                    fault.text(),
                                    fault.clause());
                        });
        if (cards.size() > CardSet.MOST) {
            throw BadInput.of("metro.card.many", CardSet.MOST);
        }
    }
}
