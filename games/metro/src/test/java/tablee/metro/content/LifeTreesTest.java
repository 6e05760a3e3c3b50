package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// Which card leads to which, and how far one gets.
class LifeTreesTest {

    private static final String CARDS =
            """
            [{"title": "Summer", "copies": 3, "category": "ETUDES", "points": {"ETUDES": 1}, "repeatable": true},
             {"title": "Winter", "copies": 3, "category": "SOCIAL", "points": {"SOCIAL": 1}},
             {"title": "Scholar", "category": "ETUDES", "points": {"ETUDES": 1}, "connexions": [{"points": {"ETUDES": 3}}]},
             {"title": "Crowd", "category": "SOCIAL", "points": {"SOCIAL": 1}, "connexions": [{"points": {"SOCIAL": 3}}]},
             {"title": "Home", "category": "AMOUR", "points": {"AMOUR": 1}, "connexions": [{"cards": ["Summer", "Chalet"]}]}]
            """;

    private final CardSet set = Tables.METRO.set().with(Json.parse(CARDS));

    private List<Card> cards(String... slugs) {
        return Stream.of(slugs).map(set::named).toList();
    }

    @Test
    @Rule({"METRO-CONTENT-B18", "METRO-FX-22"})
    void of_a_title_that_is_laid_once_one_copy_counts() {
        List<Card> titles = cards("summer", "winter", "scholar", "crowd");
        assertThat(new LifeTrees(set).reachable(titles, Card::copies))
                .containsExactlyElementsOf(cards("summer", "winter", "scholar"));
        assertThat(LifeTrees.points(cards("summer", "winter"))).containsExactly(0, 0, 3, 0, 1);
    }

    @Test
    @Rule({"METRO-CONTENT-B17", "METRO-RULE-35"})
    void only_life_cards_lead_anywhere() {
        assertThat(new LifeTrees(set).named(set.named("home"))).isEqualTo(cards("summer"));
    }
}
