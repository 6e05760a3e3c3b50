package tablee.cv.content;

import java.util.List;
import java.util.Map;
import tablee.engine.Json;

/// What must be true before a card may be taken, as a deck file says it (CV-DECK-12).
final class ConditionReader {

    static final Condition FREE = new Condition.None();

    private final CardFields fields;

    ConditionReader(CardFields fields) {
        this.fields = fields;
    }

    Condition read(Json json) {
        Map<String, Json> parts =
                fields.value(json, "CV-DECK-12", "condition", Map.<String, Json>of(), Json::fields);
        if (parts.size() != 1) {
            fields.fault(json, "CV-DECK-12", "cv.check.condition.shape");
            return FREE;
        }
        var part = parts.entrySet().iterator().next();
        Json body = part.getValue();
        return switch (part.getKey()) {
            case "atLeast" -> {
                int n = fields.number(body, "n", 1, 20, "CV-DECK-12");
                yield body.find("category")
                        .flatMap(fields::category)
                        .filter(category -> category.hasStack() && n > 0)
                        .<Condition>map(category -> new Condition.AtLeast(category, n))
                        .orElseGet(() -> bad(body));
            }
            case "none" ->
                    body.find("category")
                            .flatMap(fields::category)
                            .filter(Category::hasStack)
                            .<Condition>map(Condition.NoneOf::new)
                            .orElseGet(() -> bad(body));
            case "owns" ->
                    new Condition.Owns(fields.value(body, "CV-DECK-12", "owns", 0, Json::asInt));
            case "ownsActive" ->
                    new Condition.OwnsActive(
                            fields.value(body, "CV-DECK-12", "ownsActive", 0, Json::asInt));
            case "and" ->
                    new Condition.All(
                            fields
                                    .value(body, "CV-DECK-12", "and", List.<Json>of(), Json::items)
                                    .stream()
                                    .map(this::read)
                                    .toList());
            default -> bad(body);
        };
    }

    private Condition bad(Json json) {
        fields.fault(json, "CV-DECK-12", "cv.check.condition");
        return FREE;
    }
}
