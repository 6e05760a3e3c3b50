package tablee.metro.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import tablee.engine.Json;
import tablee.engine.Texts;
import tablee.engine.Words;
import tablee.metro.content.Card;
import tablee.metro.content.CardSet;
import tablee.metro.content.CardText;
import tablee.metro.content.Category;
import tablee.metro.content.Connexion;
import tablee.metro.content.Personnage;

/// What is printed on the cards, for screens that draw them. Beside a card's name stand `slug text` (its rules, a line each),
/// `slug flavour`, and `slug face`: the numbers as JSON, the same in every language.
final class CardFaces {

    private CardFaces() {}

    static Map<String, Words> of(CardSet set, Texts french, Texts english) {
        var faces = new HashMap<String, Words>();
        for (Card card : set.cards()) {
            faces.put(
                    card.slug() + " text",
                    Words.of(lines(set, card, french), lines(set, card, english)));
            faces.put(card.slug() + " flavour", card.flavour());
            faces.put(card.slug() + " face", same(face(set, card)));
        }
        for (Personnage character : set.characters()) {
            faces.put(character.slug() + " flavour", character.flavour());
            faces.put(character.slug() + " face", same(face(character)));
        }
        return faces;
    }

    private static String lines(CardSet set, Card card, Texts texts) {
        return String.join("\n", CardText.lines(set, card, texts));
    }

    private static Words same(Json face) {
        return Words.of(face.print(), face.print());
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
                .put("main", character.main().name())
                .put("mainMin", character.mainMin())
                .put("secondary", character.secondary().name())
                .put("secondaryMin", character.secondaryMin())
                .put("immunity", character.immunity().name())
                .build();
    }
}
