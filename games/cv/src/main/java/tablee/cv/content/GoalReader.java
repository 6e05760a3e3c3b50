package tablee.cv.content;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tablee.engine.Json;

/// The formula of a life goal, as a deck file says it (CV-DECK-21).
final class GoalReader {

    private final CardFields fields;

    GoalReader(CardFields fields) {
        this.fields = fields;
    }

    Optional<Goal> read(Json json) {
        Map<String, Json> parts =
                fields.value(json, "CV-DECK-21", "goal", Map.<String, Json>of(), Json::fields);
        if (parts.keySet().equals(Set.of("health4", "wealth3"))) {
            Optional<Goal> health = read(json.at("health4"));
            Optional<Goal> wealth = read(json.at("wealth3"));
            return health.isPresent() && wealth.isPresent()
                    ? Optional.of(new Goal.ByEdition(health.get(), wealth.get()))
                    : Optional.empty();
        }
        if (parts.size() == 1) {
            var part = parts.entrySet().iterator().next();
            Json body = part.getValue();
            int points = fields.number(body, "points", 1, 20, "CV-DECK-21");
            Optional<Goal> goal =
                    switch (part.getKey()) {
                        case "perCard" ->
                                body.find("category")
                                        .flatMap(fields::category)
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
        fields.fault(json, "CV-DECK-21", "cv.check.goal");
        return Optional.empty();
    }

    private Optional<Goal> set(Json json, int points) {
        var counts = new TreeMap<Category, Integer>();
        Map<String, Json> categories =
                json.find("categories")
                        .map(
                                found ->
                                        fields.value(
                                                found,
                                                "CV-DECK-21",
                                                "categories",
                                                Map.<String, Json>of(),
                                                Json::fields))
                        .orElse(Map.of());
        for (Map.Entry<String, Json> entry : categories.entrySet()) {
            Optional<Category> category =
                    Category.labelled(entry.getKey()).filter(Category::hasStack);
            int n = fields.value(entry.getValue(), "CV-DECK-21", entry.getKey(), 0, Json::asInt);
            if (category.isEmpty() || n < 1) {
                return Optional.empty();
            }
            counts.put(category.get(), n);
        }
        return counts.isEmpty() ? Optional.empty() : Optional.of(new Goal.PerSet(counts, points));
    }
}
