package tablee.cabo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Settings;
import tablee.testkit.EveryMessage;

/// Every message of Cabo reads as one person would tell it to another: twenty games in both languages, a thousand with
/// `-Dstory.games=1000`.
class EveryMessageTest {

    @Test
    void is_said_in_words() {
        List<Settings> tables = Tables.all();
        int read =
                EveryMessage.check(
                        Tables.CABO,
                        tables,
                        EveryMessage.games(20),
                        20_000,
                        action -> 1,
                        Set.of(),
                        Map.of());
        assertThat(read).isGreaterThan(1_000);
    }
}
