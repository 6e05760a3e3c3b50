package tablee.cv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Settings;
import tablee.testkit.EveryMessage;

/// Every message of CV reads as one person would tell it to another: twenty games in both languages, a thousand with
/// `-Dstory.games=1000`.
class EveryMessageTest {

    @Test
    void is_said_in_words() {
        var options = Decks.HOUSE.options();
        List<Settings> tables =
                List.of(
                        options.settings(2, Map.of("edition", "fr")),
                        options.settings(3, Map.of("edition", "en")),
                        options.settings(4, Map.of("edition", "fr")));
        int read =
                EveryMessage.check(
                        Decks.HOUSE,
                        tables,
                        EveryMessage.games(20),
                        20_000,
                        action -> 1,
                        // Two cards of the deck are called life insurance.
                        Set.of("cv.say.play", "cv.say.keep"),
                        Map.of("fr", Set.of("CV"), "en", Set.of("CV")));
        assertThat(read).isGreaterThan(1_000);
    }
}
