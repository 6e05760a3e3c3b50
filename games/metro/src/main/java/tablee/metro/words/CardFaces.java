package tablee.metro.words;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tablee.engine.Json;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Personnage;

/// What is printed on cards and characters, for screens that draw them: the numbers, the same in every language. What a card says stands
/// beside its name.
final class CardFaces {

    private CardFaces() {}

    /// By slug.
    static SortedMap<String, Json> of(CardSet set) {
        var faces = new TreeMap<String, Json>();
        for (Card card : set.cards()) {
            faces.put(card.slug(), face(set, card));
        }
        for (Personnage character : set.characters()) {
            faces.put(character.slug(), face(character));
        }
        return faces;
    }

    private static Json face(CardSet set, Card card) {
        var points = Json.object();
        for (Category category : Category.ALL) {
            if (card.points(category) > 0) {
                points.put(category.name(), card.points(category));
            }
        }
        var json =
                Json.object()
                        .put("kind", card.kind().name())
                        .put("copies", card.copies())
                        .put("station", String.valueOf(card.station().letter()))
                        .put("points", points.build())
                        .put("noblesse", card.noblesse())
                        .put("money", card.money())
                        .put("price", card.price())
                        .put("wealth", card.wealth());
        card.category().ifPresent(category -> json.put("category", category.name()));
        List<Json> needs =
                card.connexions().stream().map(connexion -> needs(set, connexion)).toList();
        return json.put("needs", Json.of(needs)).build();
    }

    private static Json needs(CardSet set, Connexion connexion) {
        List<String> slugs =
                connexion.cards().stream()
                        .map(title -> set.byTitle(title).map(Card::slug).orElse(title))
                        .toList();
        return Json.object()
                .put("cards", Json.texts(slugs))
                .put("points", minima(connexion.points()))
                .build();
    }

    private static Json minima(SortedMap<Category, Integer> points) {
        var json = Json.object();
        points.forEach((category, least) -> json.put(category.name(), least));
        return json.build();
    }

    private static Json face(Personnage character) {
        return Json.object()
                .put("kind", "CHARACTER")
                .put("copies", 1)
                .put("main", character.main().name())
                .put("mainMin", character.mainMin())
                .put("secondary", character.secondary().name())
                .put("secondaryMin", character.secondaryMin())
                .put("immunity", character.immunity().name())
                .build();
    }
}
