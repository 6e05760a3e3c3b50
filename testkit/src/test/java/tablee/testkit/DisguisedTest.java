package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tablee.engine.Game;

class DisguisedTest {

    private static Stream<String> questions(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .map(Method::getName);
    }

    /// A question with an answer of its own would be answered by that, and not by the game beneath.
    @Test
    void every_question_but_the_quick_list_is_handed_on() {
        assertThat(questions(Disguised.class))
                .containsExactlyInAnyOrderElementsOf(
                        questions(Game.class).filter(name -> !name.equals("quickLegal")).toList());
    }
}
