package tablee.metro.content;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Words;

/// Reads one record of section 5.1. Unknown fields are refused: a misspelt one would silently be no rule at all.
final class CardReader {

    private static final Set<String> COMMON =
            Set.of("kind", "title", "en", "flavour", "flavourEn", "note", "noteEn", "from");
    private static final Set<String> LIFE =
            Set.of(
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
    private static final Set<String> ACCROC =
            Set.of("station", "copies", "category", "against", "effects");
    private static final Set<String> PATRIMOINE =
            Set.of("station", "copies", "price", "points", "effects");
    private static final Set<String> DEFI = Set.of("station", "copies", "metric", "direction");
    private static final Set<String> CHARACTER = Set.of("names", "main", "secondary", "immunity");

    /// Why a record cannot be played; the clause it breaks.
    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final String clause;
        private final transient Message text;
        private final int line;

        Broken(Json at, String clause, String key, Object... args) {
            super(key);
            this.clause = clause;
            this.text = Message.of(key, args);
            this.line = at.line();
        }

        String clause() {
            return clause;
        }

        Message text() {
            return text;
        }

        int line(Json record) {
            return line > 0 ? line : record.line();
        }
    }

    private CardReader() {}

    static Kind kindOf(String file) {
        return switch (file) {
            case "accrocs.json" -> Kind.ACCROC;
            case "patrimoine.json" -> Kind.PATRIMOINE;
            case "defis.json" -> Kind.DEFI;
            default -> Kind.LIFE;
        };
    }

    static String nameOf(Json record) {
        return record.find("title")
                .or(() -> record.find("names"))
                .map(
                        json ->
                                json instanceof Json.Arr names
                                        ? String.join(
                                                " & ",
                                                names.values().stream().map(Json::plain).toList())
                                        : json.plain())
                .orElse("?");
    }

    static Card card(Json record, String file, Kind kind) {
        known(
                record,
                switch (kind) {
                    case LIFE -> LIFE;
                    case ACCROC -> ACCROC;
                    case PATRIMOINE -> PATRIMOINE;
                    case DEFI -> DEFI;
                });
        var fields = new Card.Fields();
        fields.kind = kind;
        fields.title = record.at("title").asText();
        fields.words = words(record, "title", "en", fields.title);
        fields.note = words(record, "note", "noteEn", "");
        fields.flavour = words(record, "flavour", "flavourEn", "");
        fields.copies = number(record, "copies", 1);
        fields.station =
                record.find("station")
                        .map(json -> code(json, Station.ALL))
                        .orElse(kind == Kind.ACCROC ? Station.MAJORITE : Station.PUBERTE);
        if (Codes.slug(fields.title).isEmpty()) {
            throw new Broken(record, "METRO-CONTENT-B16", "metro.check.title.letter");
        }
        switch (kind) {
            case LIFE -> life(record, fields);
            case ACCROC -> accroc(record, fields);
            case PATRIMOINE -> wealth(record, fields);
            case DEFI -> duel(record, fields);
        }
        return new Card(record, file, fields);
    }

    private static void life(Json record, Card.Fields fields) {
        fields.category = category(record, "METRO-CONTENT-B6");
        fields.noblesse = number(record, "noblesse", 0);
        fields.money = number(record, "money", 0);
        fields.repeatable = flag(record, "repeatable");
        fields.layWhenDrawn = flag(record, "layWhenDrawn");
        int best = 0;
        for (var entry : fields(record, "points").entrySet()) {
            int value = entry.getValue().asInt();
            fields.points[code(record, entry.getKey(), Category.ALL).index()] = value;
            best = Math.max(best, value);
            if (value < 0) {
                throw new Broken(
                        entry.getValue(), "METRO-CONTENT-B6", "metro.check.points.negative");
            }
        }
        if (best < 1 || fields.money < 0 || fields.noblesse < 0) {
            throw new Broken(record, "METRO-CONTENT-B6", "metro.check.points.none");
        }
        var connexions = new ArrayList<Connexion>();
        for (Json alternative : items(record, "connexions")) {
            connexions.add(connexion(alternative));
        }
        fields.connexions = connexions;
        fields.effects = effects(record, Kind.LIFE);
    }

    private static Connexion connexion(Json json) {
        only(json, Set.of("cards", "points"));
        var points = new TreeMap<Category, Integer>();
        fields(json, "points")
                .forEach(
                        (code, least) -> points.put(code(json, code, Category.ALL), least.asInt()));
        var cards = items(json, "cards").stream().map(Json::asText).toList();
        if (cards.isEmpty() && points.isEmpty()) {
            throw new Broken(json, "METRO-FX-COND", "metro.check.alternative.empty");
        }
        return new Connexion(cards, points);
    }

    private static void accroc(Json record, Card.Fields fields) {
        fields.category = category(record, "METRO-CONTENT-B14");
        var against = new ArrayList<Against>();
        for (Json json : items(record, "against")) {
            only(json, Set.of("cards", "metrics"));
            var metrics = new LinkedHashMap<Metric, Integer>();
            fields(json, "metrics")
                    .forEach((code, least) -> metrics.put(metric(json, code), least.asInt()));
            against.add(
                    new Against(items(json, "cards").stream().map(Json::asText).toList(), metrics));
        }
        fields.against = against;
        fields.effects = effects(record, Kind.ACCROC);
        if (fields.effects.isEmpty()) {
            throw new Broken(record, "METRO-CONTENT-B14", "metro.check.accroc.empty");
        }
    }

    private static void wealth(Json record, Card.Fields fields) {
        fields.price = record.at("price").asInt();
        fields.wealth = record.at("points").asInt();
        fields.effects = effects(record, Kind.PATRIMOINE);
    }

    private static void duel(Json record, Card.Fields fields) {
        fields.metric = metric(record, record.at("metric").asText());
        String direction = record.at("direction").asText();
        if (!direction.equals("MORE") && !direction.equals("FEWER")) {
            throw new Broken(record, "METRO-CONTENT-B20", "metro.check.direction");
        }
        fields.more = direction.equals("MORE");
    }

    static Personnage character(Json record, int index) {
        known(record, CHARACTER);
        var names = items(record, "names").stream().map(Json::asText).toList();
        Category main = code(record.at("main").at("category"), Category.ALL);
        Category secondary = code(record.at("secondary").at("category"), Category.ALL);
        int mainMin = record.at("main").at("min").asInt();
        int secondaryMin = record.at("secondary").at("min").asInt();
        if (names.size() != 2 || main == secondary || mainMin < 1 || secondaryMin < 1) {
            throw new Broken(record, "METRO-CONTENT-B15", "metro.check.people.shape");
        }
        return new Personnage(
                index,
                Codes.slug(String.join(" ", names)),
                names,
                main,
                mainMin,
                secondary,
                secondaryMin,
                code(record.at("immunity"), Category.ALL),
                words(record, "flavour", "flavourEn", ""),
                record.line());
    }

    private static List<Effect> effects(Json record, Kind kind) {
        return items(record, "effects").stream()
                .map(json -> EffectReader.read(json, kind))
                .toList();
    }

    private static void known(Json record, Set<String> own) {
        for (String field : record.fields().keySet()) {
            if (!COMMON.contains(field) && !own.contains(field)) {
                throw new Broken(record, "METRO-CONTENT-B20", "metro.check.field", field);
            }
        }
    }

    static void only(Json json, Set<String> names) {
        for (String field : json.fields().keySet()) {
            if (!names.contains(field)) {
                throw new Broken(json, "METRO-CONTENT-B20", "metro.check.field", field);
            }
        }
    }

    private static Optional<Category> category(Json record, String clause) {
        return Optional.of(
                record.find("category")
                        .map(json -> code(json, Category.ALL))
                        .orElseThrow(() -> new Broken(record, clause, "metro.check.category")));
    }

    static <E extends Enum<E>> E code(Json json, List<E> all) {
        return code(json, json.asText(), all);
    }

    static <E extends Enum<E>> E code(Json at, String code, List<E> all) {
        return Codes.find(all, code)
                .orElseThrow(
                        () ->
                                new Broken(
                                        at,
                                        "METRO-CONTENT-B20",
                                        "metro.check.code",
                                        code,
                                        names(all)));
    }

    private static String names(List<? extends Enum<?>> all) {
        return String.join(", ", all.stream().map(Enum::name).toList());
    }

    static Metric metric(Json at, String code) {
        return Metric.parse(code)
                .orElseThrow(() -> new Broken(at, "METRO-CONTENT-B20", "metro.check.metric", code));
    }

    static int number(Json json, String name, int otherwise) {
        return json.find(name).map(Json::asInt).orElse(otherwise);
    }

    private static boolean flag(Json json, String name) {
        return json.find(name).map(Json::asBool).orElse(false);
    }

    static List<Json> items(Json json, String name) {
        return json.find(name).map(Json::items).orElse(List.of());
    }

    private static Map<String, Json> fields(Json json, String name) {
        return json.find(name).map(Json::fields).orElse(Map.of());
    }

    private static Words words(Json record, String fr, String en, String otherwise) {
        String french = record.find(fr).map(Json::asText).orElse(otherwise);
        return Words.of(french, record.find(en).map(Json::asText).orElse(french));
    }
}
