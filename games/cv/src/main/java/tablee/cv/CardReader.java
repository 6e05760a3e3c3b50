package tablee.cv;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.engine.Words;

/// Reads one card of a deck file. Every field that cannot be understood is a fault with its line; the rest of the card is read all
/// the same, so that one look at the report is enough.
final class CardReader {

    private static final Set<String> FIELDS =
            Set.of(
                    "number",
                    "name",
                    "text",
                    "age",
                    "categories",
                    "cost",
                    "condition",
                    "gains",
                    "upkeep",
                    "extraDice",
                    "extraThrows",
                    "arrows",
                    "special",
                    "points",
                    "event",
                    "role",
                    "goal",
                    "from");
    private static final Set<String> EVENT_FIELDS =
            Set.of("symbols", "insurance", "extraDice", "extraThrows", "discount", "oldAgeOnly");
    private static final Set<String> SOURCES = Set.of("book", "public", "house");
    private static final Set<String> ROLES = Set.of("usedCar", "marriage");
    private static final Condition FREE = new Condition.None();
    private static final Words NO_WORDS = Words.of("", "");

    private final Faults faults;
    private final boolean printed;
    private String card = "?";

    /// @param printed an owner's own deck may be in one language only (register 8.1)
    CardReader(Faults faults, boolean printed) {
        this.faults = faults;
        this.printed = printed;
    }

    private void fault(Json at, String clause, String text) {
        faults.error(at.line(), card, clause, text);
    }

    /// Empty if not even the number can be read.
    Optional<Card> read(Json json) {
        if (!(json instanceof Json.Obj)) {
            fault(json, "CV-DECK-1", "a card is an object in braces");
            return Optional.empty();
        }
        card = "card ?";
        int number = number(json, "number", 1, Deck.SIZE, 0, "CV-DECK-1");
        if (number == 0) {
            if (json.find("number").isEmpty()) {
                fault(json, "CV-DECK-1", "number is missing");
            }
            return Optional.empty();
        }
        card = "card " + number;
        unknownFields(json, FIELDS);
        List<Category> categories = categories(json);
        Card.EventEffect event =
                json.find("event").map(this::event).orElse(Card.EventEffect.NOTHING);
        if (json.find("event").isPresent() && categories.getFirst() != Category.EVENT) {
            fault(json, "CV-DECK-20", "only events have `event`");
        }
        return Optional.of(
                new Card(
                        number,
                        words(json, "name"),
                        words(json, "text"),
                        age(json),
                        categories,
                        symbols(json, "cost"),
                        json.find("condition").map(this::condition).orElse(FREE),
                        symbols(json, "gains"),
                        symbols(json, "upkeep"),
                        number(json, "extraDice", 0, 3, 0, "CV-ICON-4"),
                        number(json, "extraThrows", 0, 3, 0, "CV-ICON-6"),
                        arrows(json),
                        special(json),
                        number(json, "points", 0, 20, 0, "CV-DECK-16"),
                        event,
                        json.find("goal").flatMap(this::goal),
                        oneOf(json, "role", ROLES, ""),
                        oneOf(json, "from", SOURCES, "house")));
    }

    private void unknownFields(Json json, Set<String> known) {
        for (Map.Entry<String, Json> field : json.fields().entrySet()) {
            if (!known.contains(field.getKey())) {
                fault(field.getValue(), "CV-DECK-28", "unknown field `" + field.getKey() + "`");
            }
        }
    }

    /// Asks a JSON value for something; what it is not becomes a fault.
    private <T> T value(Json json, String clause, String name, T usual, Function<Json, T> ask) {
        try {
            return ask.apply(json);
        } catch (BadInput bad) {
            fault(json, clause, "`" + name + "`: " + bad.getMessage());
            return usual;
        }
    }

    private int number(Json json, String name, int least, int most, int usual, String clause) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            return usual;
        }
        int number = value(found.get(), clause, name, usual, Json::asInt);
        if (number != usual && (number < least || number > most)) {
            fault(
                    found.get(),
                    clause,
                    "`" + name + "` is " + number + ", expected " + least + " to " + most);
            return usual;
        }
        return number;
    }

    private boolean flag(Json json, String name) {
        return json.find(name)
                .map(found -> value(found, "CV-DECK-28", name, false, Json::asBool))
                .orElse(false);
    }

    private String text(Json json, String name) {
        return value(json, "CV-DECK-28", name, "", Json::asText);
    }

    private String oneOf(Json json, String name, Set<String> values, String usual) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            return usual;
        }
        String text = text(found.get(), name);
        if (!values.contains(text)) {
            fault(
                    found.get(),
                    "CV-DECK-28",
                    "`" + name + "` is \"" + text + "\", expected one of " + sorted(values));
            return usual;
        }
        return text;
    }

    private static String sorted(Set<String> values) {
        return String.join(", ", new java.util.TreeSet<>(values));
    }

    private Words words(Json json, String name) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            fault(json, "CV-DECK-28", "`" + name + "` is missing");
            return NO_WORDS;
        }
        var byLanguage = new TreeMap<String, String>();
        value(found.get(), "CV-DECK-28", name, Map.<String, Json>of(), Json::fields)
                .forEach((language, text) -> byLanguage.put(language, text(text, name)));
        for (String language : Texts.LANGUAGES) {
            if (byLanguage.getOrDefault(language, "").isBlank()) {
                byLanguage.remove(language);
                if (!printed) {
                    fault(
                            found.get(),
                            "CV-DECK-28",
                            "`" + name + "` has no " + language + " translation");
                }
            }
        }
        if (byLanguage.isEmpty()) {
            if (printed) {
                fault(found.get(), "CV-DECK-28", "`" + name + "` is in no language");
            }
            return NO_WORDS;
        }
        return new Words(byLanguage);
    }

    private Age age(Json json) {
        String label = json.find("age").map(found -> text(found, "age")).orElse("");
        Optional<Age> age = Age.labelled(label);
        if (age.isEmpty()) {
            fault(
                    json,
                    "CV-DECK-1",
                    "age is \"" + label + "\", expected childhood, young, adult, senior or goal");
        }
        return age.orElse(Age.YOUNG);
    }

    private Optional<Category> category(Json json) {
        String label = text(json, "category");
        Optional<Category> category = Category.labelled(label);
        if (category.isEmpty()) {
            fault(json, "CV-DECK-2", "no category \"" + label + "\"");
        }
        return category;
    }

    private List<Category> categories(Json json) {
        var categories = new ArrayList<Category>();
        for (Json item :
                json.find("categories")
                        .map(
                                found ->
                                        value(
                                                found,
                                                "CV-DECK-2",
                                                "categories",
                                                List.<Json>of(),
                                                Json::items))
                        .orElse(List.of())) {
            category(item).ifPresent(categories::add);
        }
        boolean two =
                categories.size() == 2
                        && categories.getFirst() != categories.getLast()
                        && categories.stream().allMatch(Category::hasStack);
        if (categories.size() != 1 && !two) {
            fault(
                    json,
                    "CV-DECK-2",
                    "expected one category, or two different ones out of the first five");
            return List.of(categories.isEmpty() ? Category.HEALTH : categories.getFirst());
        }
        return categories;
    }

    private Symbols symbols(Json json, String name) {
        Optional<Json> found = json.find(name);
        if (found.isEmpty()) {
            return Symbols.NONE;
        }
        var known = new StringBuilder();
        for (char letter : text(found.get(), name).toCharArray()) {
            if (Symbol.indexOf(letter) >= 0) {
                known.append(letter);
            } else {
                fault(
                        found.get(),
                        "CV-DECK-19",
                        "`" + name + "` has the unknown icon '" + letter + "'");
            }
        }
        return Symbols.of(known.toString());
    }

    private Optional<Symbol> symbol(Json json, String name) {
        String letter = json.find(name).map(found -> text(found, name)).orElse("");
        int symbol = letter.length() == 1 ? Symbol.indexOf(letter.charAt(0)) : -1;
        if (symbol < 0 || symbol == Symbol.STAR) {
            fault(
                    json,
                    "CV-DECK-19",
                    "arrow `" + name + "` is \"" + letter + "\", expected one of H K R M L B");
            return Optional.empty();
        }
        return Optional.of(Symbol.of(symbol));
    }

    private List<Card.Arrow> arrows(Json json) {
        var arrows = new ArrayList<Card.Arrow>();
        for (Json item :
                json.find("arrows")
                        .map(
                                found ->
                                        value(
                                                found,
                                                "CV-DECK-19",
                                                "arrows",
                                                List.<Json>of(),
                                                Json::items))
                        .orElse(List.of())) {
            Optional<Symbol> from = symbol(item, "from");
            Optional<Symbol> to = symbol(item, "to");
            if (from.isPresent() && to.isPresent()) {
                if (from.equals(to)) {
                    fault(item, "CV-DECK-19", "an arrow from a symbol to itself");
                } else {
                    arrows.add(new Card.Arrow(from.get(), to.get(), flag(item, "twoWay")));
                }
            }
        }
        return arrows;
    }

    private Special special(Json json) {
        Optional<Json> found = json.find("special");
        if (found.isEmpty()) {
            return Special.NONE;
        }
        String name = text(found.get(), "special");
        Optional<Special> special = Special.named(name);
        if (special.isEmpty()) {
            fault(found.get(), "CV-DECK-7", "no special \"" + name + "\"");
        }
        return special.orElse(Special.NONE);
    }

    private Card.EventEffect event(Json json) {
        if (!(json instanceof Json.Obj)) {
            fault(json, "CV-DECK-20", "`event` is an object in braces");
            return Card.EventEffect.NOTHING;
        }
        unknownFields(json, EVENT_FIELDS);
        Category discounted = Category.HEALTH;
        int discount = 0;
        Optional<Json> found = json.find("discount");
        if (found.isPresent()) {
            Optional<Category> category = found.get().find("category").flatMap(this::category);
            discount = number(found.get(), "n", 1, 7, 0, "CV-R-32");
            if (category.isEmpty() || !category.get().hasStack() || discount == 0) {
                fault(
                        found.get(),
                        "CV-R-32",
                        "a discount needs one of the first five categories and n from 1 to 7");
                discount = 0;
            } else {
                discounted = category.get();
            }
        }
        return new Card.EventEffect(
                symbols(json, "symbols"),
                flag(json, "insurance"),
                number(json, "extraDice", 0, 3, 0, "CV-ICON-4"),
                number(json, "extraThrows", 0, 3, 0, "CV-ICON-6"),
                discounted,
                discount,
                flag(json, "oldAgeOnly"));
    }

    private Condition condition(Json json) {
        Map<String, Json> parts =
                value(json, "CV-DECK-12", "condition", Map.<String, Json>of(), Json::fields);
        if (parts.size() != 1) {
            fault(json, "CV-DECK-12", "a condition is one of atLeast, none, owns, ownsActive, and");
            return FREE;
        }
        var part = parts.entrySet().iterator().next();
        Json body = part.getValue();
        return switch (part.getKey()) {
            case "atLeast" -> {
                int n = number(body, "n", 1, 20, 0, "CV-DECK-12");
                yield body.find("category")
                        .flatMap(this::category)
                        .filter(category -> category.hasStack() && n > 0)
                        .<Condition>map(category -> new Condition.AtLeast(category, n))
                        .orElseGet(() -> badCondition(body));
            }
            case "none" ->
                    body.find("category")
                            .flatMap(this::category)
                            .filter(Category::hasStack)
                            .<Condition>map(Condition.NoneOf::new)
                            .orElseGet(() -> badCondition(body));
            case "owns" -> new Condition.Owns(value(body, "CV-DECK-12", "owns", 0, Json::asInt));
            case "ownsActive" ->
                    new Condition.OwnsActive(
                            value(body, "CV-DECK-12", "ownsActive", 0, Json::asInt));
            case "and" ->
                    new Condition.All(
                            value(body, "CV-DECK-12", "and", List.<Json>of(), Json::items).stream()
                                    .map(this::condition)
                                    .toList());
            default -> badCondition(body);
        };
    }

    private Condition badCondition(Json json) {
        fault(json, "CV-DECK-12", "this condition cannot be understood");
        return FREE;
    }

    private Optional<Goal> goal(Json json) {
        Map<String, Json> parts =
                value(json, "CV-DECK-21", "goal", Map.<String, Json>of(), Json::fields);
        if (parts.keySet().equals(Set.of("health4", "wealth3"))) {
            Optional<Goal> health = goal(json.at("health4"));
            Optional<Goal> wealth = goal(json.at("wealth3"));
            return health.isPresent() && wealth.isPresent()
                    ? Optional.of(new Goal.ByEdition(health.get(), wealth.get()))
                    : Optional.empty();
        }
        if (parts.size() == 1) {
            var part = parts.entrySet().iterator().next();
            Json body = part.getValue();
            int points = number(body, "points", 1, 20, 0, "CV-DECK-21");
            Optional<Goal> goal =
                    switch (part.getKey()) {
                        case "perCard" ->
                                body.find("category")
                                        .flatMap(this::category)
                                        .filter(Category::hasStack)
                                        .map(category -> new Goal.PerCard(category, points));
                        case "perToken" -> Optional.of(new Goal.PerToken(points));
                        case "perSet" -> set(body, points);
                        default -> Optional.empty();
                    };
            if (goal.isPresent() && points > 0) {
                return goal;
            }
        }
        fault(
                json,
                "CV-DECK-21",
                "a goal is one of perCard, perToken, perSet with points, or both formulas of 82");
        return Optional.empty();
    }

    private Optional<Goal> set(Json json, int points) {
        var counts = new TreeMap<Category, Integer>();
        Map<String, Json> categories =
                json.find("categories")
                        .map(
                                found ->
                                        value(
                                                found,
                                                "CV-DECK-21",
                                                "categories",
                                                Map.<String, Json>of(),
                                                Json::fields))
                        .orElse(Map.of());
        for (Map.Entry<String, Json> entry : categories.entrySet()) {
            Optional<Category> category =
                    Category.labelled(entry.getKey()).filter(Category::hasStack);
            int n = value(entry.getValue(), "CV-DECK-21", entry.getKey(), 0, Json::asInt);
            if (category.isEmpty() || n < 1) {
                return Optional.empty();
            }
            counts.put(category.get(), n);
        }
        return counts.isEmpty() ? Optional.empty() : Optional.of(new Goal.PerSet(counts, points));
    }
}
