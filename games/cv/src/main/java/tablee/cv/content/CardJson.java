package tablee.cv.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import tablee.engine.BadInput;
import tablee.engine.ContentReport;
import tablee.engine.Json;
import tablee.engine.Words;
import tablee.engine.content.Findings;

/// Cards in the form of the deck file (register 8.1), for clients and arranged positions.
public final class CardJson {

    private CardJson() {}

    public static Json write(Card card) {
        var json =
                Json.object()
                        .put("number", card.number())
                        .put("age", card.age().label())
                        .put(
                                "categories",
                                Json.texts(
                                        card.categories().stream().map(Category::label).toList()))
                        .put("name", words(card.name()))
                        .put("text", words(card.text()))
                        .put("from", card.from());
        symbols(json, "cost", card.cost());
        symbols(json, "gains", card.gains());
        symbols(json, "upkeep", card.upkeep());
        number(json, "extraDice", card.extraDice());
        number(json, "extraThrows", card.extraThrows());
        number(json, "points", card.points());
        if (!(card.condition() instanceof Condition.None)) {
            json.put("condition", condition(card.condition()));
        }
        if (!card.arrows().isEmpty()) {
            var arrows = new ArrayList<Json>();
            for (Card.Arrow arrow : card.arrows()) {
                arrows.add(
                        Json.object()
                                .put("from", Character.toString(arrow.from().letter()))
                                .put("to", Character.toString(arrow.to().letter()))
                                .put("twoWay", arrow.twoWay())
                                .build());
            }
            json.put("arrows", Json.of(arrows));
        }
        if (card.special() != Special.NONE) {
            json.put("special", card.special().name());
        }
        if (card.isEvent()) {
            json.put("event", event(card.event()));
        }
        card.goal().ifPresent(goal -> json.put("goal", goal(goal)));
        if (!card.role().isEmpty()) {
            json.put("role", card.role());
        }
        return json.build();
    }

    private static Json words(Words words) {
        var json = Json.object();
        words.byLanguage().forEach(json::put);
        return json.build();
    }

    private static void symbols(Json.Builder json, String name, Symbols symbols) {
        if (!symbols.isEmpty()) {
            json.put(name, symbols.toString());
        }
    }

    private static void number(Json.Builder json, String name, int number) {
        if (number != 0) {
            json.put(name, number);
        }
    }

    private static Json condition(Condition condition) {
        return switch (condition) {
            case Condition.None() -> Json.object().build();
            case Condition.AtLeast(Category category, int n) ->
                    part(
                            "atLeast",
                            Json.object().put("category", category.label()).put("n", n).build());
            case Condition.NoneOf(Category category) ->
                    part("none", Json.object().put("category", category.label()).build());
            case Condition.Owns(int number) -> part("owns", Json.of(number));
            case Condition.OwnsActive(int number) -> part("ownsActive", Json.of(number));
            case Condition.All(List<Condition> parts) ->
                    part("and", Json.of(parts.stream().map(CardJson::condition).toList()));
        };
    }

    private static Json part(String name, Json value) {
        return Json.object().put(name, value).build();
    }

    private static Json event(Card.EventEffect event) {
        var json = Json.object();
        symbols(json, "symbols", event.symbols());
        if (event.insurance()) {
            json.put("insurance", true);
        }
        number(json, "extraDice", event.extraDice());
        number(json, "extraThrows", event.extraThrows());
        if (event.discount() > 0) {
            json.put(
                    "discount",
                    Json.object()
                            .put("category", event.discounted().label())
                            .put("n", event.discount())
                            .build());
        }
        if (event.oldAgeOnly()) {
            json.put("oldAgeOnly", true);
        }
        return json.build();
    }

    private static Json goal(Goal goal) {
        return switch (goal) {
            case Goal.PerCard(Category category, int points) ->
                    part(
                            "perCard",
                            Json.object()
                                    .put("category", category.label())
                                    .put("points", points)
                                    .build());
            case Goal.PerToken(int points) ->
                    part("perToken", Json.object().put("points", points).build());
            case Goal.PerSet(SortedMap<Category, Integer> categories, int points) -> {
                var counts = Json.object();
                categories.forEach((category, n) -> counts.put(category.label(), n));
                yield part(
                        "perSet",
                        Json.object()
                                .put("categories", counts.build())
                                .put("points", points)
                                .build());
            }
            case Goal.ByEdition(Goal health4, Goal wealth3) ->
                    Json.object()
                            .put("health4", goal(health4))
                            .put("wealth3", goal(wealth3))
                            .build();
        };
    }

    /// The cards of an arranged position that stand in place of those with the same numbers. Age, name and text may be left
    /// out.
    public static List<Card> patches(Deck deck, Json cards) {
        var read = new ArrayList<Card>();
        var findings = new Findings();
        var reader = new CardReader(findings, "position", false);
        for (Json json : cards.items()) {
            int number = json.at("number").asInt();
            if (number < 1 || number > Deck.SIZE) {
                throw BadInput.of("cv.json", json.print(), json.line());
            }
            Card base = deck.card(number);
            Map<String, Json> fields = new HashMap<>(json.fields());
            fields.putIfAbsent("age", Json.of(base.age().label()));
            fields.putIfAbsent("name", words(base.name()));
            fields.putIfAbsent("text", words(base.text()));
            fields.putIfAbsent("from", Json.of(base.from()));
            reader.read(new Json.Obj(fields, json.line())).ifPresent(read::add);
        }
        List<ContentReport.Fault> faults = findings.report().faults();
        if (!faults.isEmpty()) {
            throw BadInput.of("cv.deck.fault", faults.getFirst().sentence());
        }
        return read;
    }
}
