package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.testkit.Rule;

/// What the last sheet says: why it is over, and what its last line counts.
class HowItEndedTest {

    private static final HasardGame GAME = HasardProvider.game();

    private static Outcome outcome(Map<String, String> options, String position) {
        HasardState state =
                GAME.formats()
                        .position(
                                GAME.options().settings(3, options),
                                Json.parse(position.replace('\'', '"')));
        return ((Next.End) GAME.next(state)).outcome();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'{''phase'':''OVER'',''ending'':''SUCCESS'',''winner'':2,''pawns'':{''2'':{''at'':''SUCCESS''}}}' | B is the first at Success.",
                "'{''phase'':''OVER'',''ending'':''SURVIVOR'',''winner'':3}' | C is left alone.",
                "'{''phase'':''OVER'',''ending'':''ALL_DEAD''}' | Nobody is left.",
            })
    @Rule({"HAS-M-1", "HAS-R36", "HAS-R37"})
    void why_it_is_over(String position, String sentence) {
        Message reason = outcome(Map.of(), position).reason();
        assertThat(GAME.wording().texts("en").say(reason)).isEqualTo(sentence);
    }

    @Test
    @Rule("HAS-16-6")
    void stakes_are_counted_in_tokens_and_nothing_else_is() {
        String over =
                "{'phase':'OVER','ending':'SUCCESS','winner':1,'pawns':{'1':{'at':'SUCCESS'}}}";
        assertThat(outcome(Map.of("stakes", "true"), over).sheet().rows().getLast().label().key())
                .isEqualTo("hasard.sheet.tokens");
        assertThat(outcome(Map.of(), over).sheet().rows().getLast().label().key())
                .isEqualTo("hasard.sheet.score");
    }
}
