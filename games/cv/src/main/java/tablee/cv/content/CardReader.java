package tablee.cv.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Json;
import tablee.engine.content.Findings;

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

    private static final String AGES = "childhood, young, adult, senior, goal";

    private final CardFields fields;
    private final ConditionReader conditions;
    private final GoalReader goals;

    /// @param printed an owner's own deck may be in one language only (register 8.1)
    CardReader(Findings findings, String file, boolean printed) {
        fields = new CardFields(findings, file, printed);
        conditions = new ConditionReader(fields);
        goals = new GoalReader(fields);
    }

    /// Empty if not even the number can be read.
    Optional<Card> read(Json json) {
        fields.of(CardFields.UNNUMBERED);
        if (!(json instanceof Json.Obj)) {
            fields.fault(json, "CV-DECK-1", "cv.check.object");
            return Optional.empty();
        }
        int number = fields.number(json, "number", 1, Deck.SIZE, "CV-DECK-1");
        if (number == 0) {
            if (json.find("number").isEmpty()) {
                fields.fault(json, "CV-DECK-1", "cv.check.number.missing");
            }
            return Optional.empty();
        }
        fields.of(Examined.name(number));
        fields.unknownFields(json, FIELDS);
        List<Category> categories = categories(json);
        Card.EventEffect event =
                json.find("event").map(this::event).orElse(Card.EventEffect.NOTHING);
        if (json.find("event").isPresent() && categories.getFirst() != Category.EVENT) {
            fields.fault(json, "CV-DECK-20", "cv.check.event.only");
        }
        return Optional.of(
                new Card(
                        number,
                        fields.words(json, "name"),
                        fields.words(json, "text"),
                        age(json),
                        categories,
                        symbols(json, "cost"),
                        json.find("condition").map(conditions::read).orElse(ConditionReader.FREE),
                        symbols(json, "gains"),
                        symbols(json, "upkeep"),
                        fields.number(json, "extraDice", 0, 3, "CV-ICON-4"),
                        fields.number(json, "extraThrows", 0, 3, "CV-ICON-6"),
                        arrows(json),
                        special(json),
                        fields.number(json, "points", 0, 20, "CV-DECK-16"),
                        event,
                        json.find("goal").flatMap(goals::read),
                        fields.oneOf(json, "role", ROLES, ""),
                        fields.oneOf(json, "from", SOURCES, "house")));
    }

    private Age age(Json json) {
        String label = json.find("age").map(found -> fields.text(found, "age")).orElse("");
        Optional<Age> age = Age.labelled(label);
        if (age.isEmpty()) {
            fields.fault(json, "CV-DECK-1", "cv.check.age.unknown", label, AGES);
        }
        return age.orElse(Age.YOUNG);
    }

    private List<Category> categories(Json json) {
        var categories = new ArrayList<Category>();
        for (Json item : fields.items(json, "categories", "CV-DECK-2")) {
            fields.category(item).ifPresent(categories::add);
        }
        boolean two =
                categories.size() == 2
                        && categories.getFirst() != categories.getLast()
                        && categories.stream().allMatch(Category::hasStack);
        if (categories.size() != 1 && !two) {
            fields.fault(json, "CV-DECK-2", "cv.check.categories");
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
        for (char letter : fields.text(found.get(), name).toCharArray()) {
            if (Symbol.indexOf(letter) >= 0) {
                known.append(letter);
            } else {
                fields.fault(
                        found.get(),
                        "CV-DECK-19",
                        "cv.check.icon.unknown",
                        name,
                        String.valueOf(letter));
            }
        }
        return Symbols.of(known.toString());
    }

    private Optional<Symbol> symbol(Json json, String name) {
        String letter = json.find(name).map(found -> fields.text(found, name)).orElse("");
        int symbol = letter.length() == 1 ? Symbol.indexOf(letter.charAt(0)) : -1;
        if (symbol < 0 || symbol == Symbol.STAR) {
            fields.fault(json, "CV-DECK-19", "cv.check.arrow", name, letter);
            return Optional.empty();
        }
        return Optional.of(Symbol.of(symbol));
    }

    private List<Card.Arrow> arrows(Json json) {
        var arrows = new ArrayList<Card.Arrow>();
        for (Json item : fields.items(json, "arrows", "CV-DECK-19")) {
            Optional<Symbol> from = symbol(item, "from");
            Optional<Symbol> to = symbol(item, "to");
            if (from.isPresent() && to.isPresent()) {
                if (from.equals(to)) {
                    fields.fault(item, "CV-DECK-19", "cv.check.arrow.same");
                } else {
                    arrows.add(new Card.Arrow(from.get(), to.get(), fields.flag(item, "twoWay")));
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
        String name = fields.text(found.get(), "special");
        Optional<Special> special = Special.named(name);
        if (special.isEmpty()) {
            fields.fault(found.get(), "CV-DECK-7", "cv.check.special", name);
        }
        return special.orElse(Special.NONE);
    }

    private Card.EventEffect event(Json json) {
        if (!(json instanceof Json.Obj)) {
            fields.fault(json, "CV-DECK-20", "cv.check.event.object");
            return Card.EventEffect.NOTHING;
        }
        fields.unknownFields(json, EVENT_FIELDS);
        Category discounted = Category.HEALTH;
        int discount = 0;
        Optional<Json> found = json.find("discount");
        if (found.isPresent()) {
            Optional<Category> category = found.get().find("category").flatMap(fields::category);
            discount = fields.number(found.get(), "n", 1, 7, "CV-R-32");
            if (category.isEmpty() || !category.get().hasStack() || discount == 0) {
                fields.fault(found.get(), "CV-R-32", "cv.check.discount");
                discount = 0;
            } else {
                discounted = category.get();
            }
        }
        return new Card.EventEffect(
                symbols(json, "symbols"),
                fields.flag(json, "insurance"),
                fields.number(json, "extraDice", 0, 3, "CV-ICON-4"),
                fields.number(json, "extraThrows", 0, 3, "CV-ICON-6"),
                discounted,
                discount,
                fields.flag(json, "oldAgeOnly"));
    }
}
