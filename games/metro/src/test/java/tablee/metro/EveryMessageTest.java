package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Settings;
import tablee.testkit.EveryMessage;

/// Every message of Métro reads as one person would tell it to another: twenty games in both languages, a thousand with
/// `-Dstory.games=1000`.
class EveryMessageTest {

    @Test
    void is_said_in_words() {
        var options = Tables.METRO.options();
        List<Settings> tables =
                List.of(
                        options.standard(3),
                        options.standard(4),
                        options.standard(5),
                        options.standard(6));
        int read =
                EveryMessage.check(
                        Tables.METRO,
                        tables,
                        EveryMessage.games(20),
                        20_000,
                        action -> 1,
                        // A life may hold two copies of one card, and either of them is taken.
                        Set.of("metro.said.take"),
                        // The book's own words, which the glossary keeps.
                        Map.of(
                                "en",
                                Set.of(
                                        "Défi",
                                        "Défis",
                                        "Puberté",
                                        "Majorité",
                                        "Maturité",
                                        "Accroc",
                                        "Accrocs")));
        assertThat(read).isGreaterThan(1_000);
    }
}
