package tablee.hasard.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Settings;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.rules.HasardAction;
import tablee.testkit.EveryMessage;

/// Every message of the game reads as one person would tell it to another: twenty games in both languages, a thousand with
/// `-Dstory.games=1000`.
class EveryMessageTest {

    private static final HasardGame GAME = HasardProvider.game();

    @Test
    void is_said_in_words() {
        var options = GAME.options();
        List<Settings> tables =
                List.of(
                        options.settings(2, Map.of("level", "D")),
                        options.settings(3, Map.of("level", "V")),
                        options.settings(4, Map.of("level", "C")),
                        options.settings(4, Map.of("level", "C", "camps", "true")));
        int read =
                EveryMessage.check(
                        GAME,
                        tables,
                        EveryMessage.games(20),
                        20_000,
                        EveryMessageTest::weight,
                        Set.of(),
                        Map.of("en", Set.of("matinée", "première", "attaché")));
        assertThat(read).isGreaterThan(1_000);
    }

    /// What leads on is likelier, so that games end.
    private static int weight(HasardAction action) {
        return switch (action) {
            case HasardAction.Change _ -> 1;
            case HasardAction.Give _, HasardAction.Decline _ -> 5;
            case HasardAction.Ambush _ -> 20;
            case HasardAction.Attempt _ -> 100;
            default -> 300;
        };
    }
}
