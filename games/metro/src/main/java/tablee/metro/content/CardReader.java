package tablee.metro.content;

import static tablee.engine.form.Field.field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;
import tablee.engine.content.Apostrophe;
import tablee.engine.content.ContentFields;
import tablee.engine.content.Findings;
import tablee.engine.form.Form;
import tablee.engine.form.Make;
import tablee.engine.form.Shape;

/// METRO-CONTENT-B20 Reads one record of section 5.1. Unknown fields are refused: a misspelt one would silently be no rule at all.
final class CardReader {

    static final String CLAUSE = "METRO-CONTENT-B20";

    static final Form<Integer> NUMBER = Form.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);

    /// A title is found however its apostrophe is written.
    private static final Form<String> TITLE = Form.TEXT.as(Apostrophe::set, title -> title);

    static final Form<List<String>> TITLES = TITLE.list();
    static final Form<Metric> METRIC = Form.TEXT.as(Metric::of, Metric::code);
    static final Form<Kind> KIND = Form.word(Kind.ALL, Kind::name);
    static final Form<Category> CATEGORY = Form.word(Category.ALL, Category::name);
    static final Form<Station> STATION = Form.word(Station.ALL, Station::name);
    private static final Form<Integer> PRINTED = Form.whole(0, 99);
    private static final Form<Map<Category, Integer>> POINTS = PRINTED.entries(CATEGORY);
    private static final Form<Boolean> DIRECTION =
            Form.word(List.of(true, false), more -> more ? "MORE" : "FEWER");

    private static final Form<Connexion> CONNEXION =
            Form.object(
                    "connexion",
                    Make.of(
                            (cards, points) -> new Connexion(cards, new TreeMap<>(points)),
                            field("cards", TITLES, Connexion::cards, List.of()),
                            field(
                                    "points",
                                    NUMBER.entries(CATEGORY),
                                    Connexion::points,
                                    Map.of())));
    private static final Form<Against> AGAINST =
            Form.object(
                    "against",
                    Make.of(
                            Against::new,
                            field("cards", TITLES, Against::cards, List.of()),
                            field("metrics", NUMBER.entries(METRIC), Against::metrics, Map.of())));

    static final Form<List<Json>> RECORDS =
            Form.<Json>of(new Shape.Any(), Function.identity(), Function.identity()).list();

    private record Objective(Category category, int min) {}

    private static final Objective NONE = new Objective(Category.AMOUR, 0);
    private static final Form<Objective> OBJECTIVE =
            Form.object(
                    "objective",
                    Make.of(
                            Objective::new,
                            field("category", CATEGORY, Objective::category),
                            field("min", NUMBER, Objective::min)));

    private static final Set<String> COMMON =
            Set.of("kind", "title", "en", "flavour", "flavourEn", "note", "noteEn", "from");

    private CardReader() {}

    private static List<String> own(Kind kind) {
        return switch (kind) {
            case LIFE ->
                    List.of(
                            "station",
                            "copies",
                            "category",
                            "points",
                            "noblesse",
                            "money",
                            "connexions",
                            "repeatable",
                            "layWhenDrawn",
                            "effects");
            case ACCROC -> List.of("station", "copies", "category", "against", "effects");
            case PATRIMOINE -> List.of("station", "copies", "price", "points", "effects");
            case DEFI -> List.of("station", "copies", "metric", "direction");
        };
    }

    private static void only(ContentFields record, List<String> own) {
        var known = new HashSet<>(COMMON);
        known.addAll(own);
        record.only(known);
    }

    /// The fields of a record, which is called by its title or its names.
    private static ContentFields fields(Findings findings, String file, Json record) {
        String name =
                record.find("title")
                        .or(() -> record.find("names"))
                        .map(
                                json ->
                                        json instanceof Json.Arr names
                                                ? String.join(
                                                        " & ",
                                                        names.values().stream()
                                                                .map(Json::plain)
                                                                .toList())
                                                : json.plain())
                        .orElse("?");
        return ContentFields.of(findings, file, record, CLAUSE).named(Message.plain(name));
    }

    /// Empty where it is none: why is among the findings. What it cannot be without is asked of what could be read.
    private static <T> Optional<T> read(
            Findings findings,
            String file,
            Json record,
            Function<ContentFields, T> read,
            BiConsumer<ContentFields, T> sound) {
        int before = findings.report().faults().size();
        ContentFields fields = fields(findings, file, record);
        Optional<T> found = findings.reading(fields.spot(), CLAUSE, () -> read.apply(fields));
        if (findings.report().faults().size() == before) {
            found.ifPresent(value -> sound.accept(fields, value));
        }
        return findings.report().faults().size() == before ? found : Optional.empty();
    }

    static Optional<Card> card(Findings findings, String file, Json record, Kind kind, int number) {
        return read(
                findings,
                file,
                record,
                fields -> card(fields, kind, number),
                CardReader::checkCard);
    }

    private static Card card(ContentFields record, Kind kind, int number) {
        only(record, own(kind));
        boolean wealth = kind == Kind.PATRIMOINE;
        boolean duel = kind == Kind.DEFI;
        String title = record.field("title", TITLE, "");
        Station usual = kind == Kind.ACCROC ? Station.MAJORITE : Station.PUBERTE;
        return new Card(
                number,
                record.json(),
                record.spot().file(),
                kind,
                title,
                Codes.slug(title),
                words(record, "title", "en", title),
                record.field("station", STATION, usual, CLAUSE),
                record.field("copies", NUMBER, 1, CLAUSE),
                maybe(record, "category", CATEGORY),
                wealth ? new TreeMap<Category, Integer>() : points(record),
                record.field("noblesse", PRINTED, 0, "METRO-CONTENT-B6"),
                record.field("money", PRINTED, 0, "METRO-CONTENT-B6"),
                wealth ? record.field("price", NUMBER, 1) : 0,
                wealth ? record.field("points", NUMBER, 1) : 0,
                record.field("repeatable", Form.FLAG, false, CLAUSE),
                record.field("layWhenDrawn", Form.FLAG, false, CLAUSE),
                record.field("connexions", CONNEXION.list(), List.of(), CLAUSE),
                record.field("against", AGAINST.list(), List.of(), CLAUSE),
                effects(record, kind),
                duel ? record.field("metric", METRIC, Metric.NONE) : Metric.NONE,
                !duel || record.field("direction", DIRECTION, true),
                words(record, "note", "noteEn", ""),
                words(record, "flavour", "flavourEn", ""));
    }

    private static SortedMap<Category, Integer> points(ContentFields record) {
        return new TreeMap<>(record.field("points", POINTS, Map.of(), "METRO-CONTENT-B6"));
    }

    private static List<Effect> effects(ContentFields record, Kind kind) {
        var effects = new ArrayList<Effect>();
        for (Json json : record.field("effects", RECORDS, List.of(), CLAUSE)) {
            ContentFields effect = record.within(json);
            record.findings()
                    .reading(effect.spot(), CLAUSE, () -> EffectReader.read(effect, kind))
                    .ifPresent(effects::add);
        }
        return effects;
    }

    /// METRO-CONTENT-B6, -B14, -B16, METRO-ACCROC-5, METRO-FX-COND
    private static void checkCard(ContentFields record, Card card) {
        boolean life = card.kind() == Kind.LIFE;
        boolean accroc = card.kind() == Kind.ACCROC;
        String clause = life ? "METRO-CONTENT-B6" : "METRO-CONTENT-B14";
        must(record, !card.slug().isEmpty(), "METRO-CONTENT-B16", "metro.check.title.letter");
        boolean ofCategory = card.category().isPresent() || !(life || accroc);
        must(record, ofCategory, clause, "metro.check.category");
        must(record, !life || card.pointTotal() > 0, clause, "metro.check.points.none");
        must(record, !accroc || !card.effects().isEmpty(), clause, "metro.check.accroc.empty");
        boolean asks = card.always(way -> !way.cards().isEmpty() || !way.points().isEmpty());
        must(record, asks, "METRO-FX-COND", "metro.check.alternative.empty");
    }

    private static void must(ContentFields record, boolean holds, String clause, String key) {
        record.findings().must(holds, record.spot(), clause, Message.of(key));
    }

    static Optional<Personnage> character(Findings findings, String file, Json record, int index) {
        return read(
                findings,
                file,
                record,
                fields -> character(fields, index),
                CardReader::checkCharacter);
    }

    private static Personnage character(ContentFields record, int index) {
        only(record, List.of("names", "main", "secondary", "immunity"));
        List<String> names = record.field("names", TITLES, List.of());
        Objective main = record.field("main", OBJECTIVE, NONE);
        Objective second = record.field("secondary", OBJECTIVE, NONE);
        return new Personnage(
                index,
                Codes.slug(String.join(" ", names)),
                names,
                main.category(),
                main.min(),
                second.category(),
                second.min(),
                record.field("immunity", CATEGORY, Category.AMOUR),
                words(record, "flavour", "flavourEn", ""),
                record.json().line());
    }

    /// METRO-CONTENT-B15
    private static void checkCharacter(ContentFields record, Personnage person) {
        boolean sound =
                person.names().size() == 2
                        && person.main() != person.secondary()
                        && person.mainMin() >= 1
                        && person.secondaryMin() >= 1;
        must(record, sound, "METRO-CONTENT-B15", "metro.check.people.shape");
    }

    private static <T> Optional<T> maybe(ContentFields record, String name, Form<T> form) {
        return record.field(name, form.as(Optional::of, Optional::get), Optional.empty(), CLAUSE);
    }

    private static Words words(ContentFields record, String fr, String en, String otherwise) {
        String french = record.field(fr, Form.TEXT, otherwise, CLAUSE);
        return Words.of(french, record.field(en, Form.TEXT, french, CLAUSE));
    }
}
