package tablee.testkit.bite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// How code is broken: every way makes another answer of it.
class MutantsTest {

    private static final int LINES = 200;

    /// Stands for the rules of a game.
    public static final class Pips implements IntFunction<String> {

        private int limit = 3;
        private int seen;

        private int twice(int pips) {
            return pips + pips;
        }

        private boolean isHigh(int pips) {
            return pips > limit;
        }

        private void see(int pips) {
            seen = pips;
        }

        @Override
        public String apply(int pips) {
            see(pips);
            return twice(pips) + (isHigh(pips) ? "+" : "-") + seen;
        }
    }

    private static byte[] sound() throws IOException {
        try (InputStream file = MutantsTest.class.getResourceAsStream("MutantsTest$Pips.class")) {
            return file == null ? new byte[0] : file.readAllBytes();
        }
    }

    private static String answers(byte[] bytes) throws ReflectiveOperationException {
        var loader =
                new ClassLoader(MutantsTest.class.getClassLoader()) {
                    Class<?> define() {
                        return defineClass(Pips.class.getName(), bytes, 0, bytes.length);
                    }
                };
        @SuppressWarnings("unchecked") // Pips is one, broken or not
        var pips = (IntFunction<String>) loader.define().getConstructor().newInstance();
        return Stream.of(0, 3, 4, 6).map(pips::apply).toList().toString();
    }

    @Test
    void every_way_gives_another_answer() throws Exception {
        var mutants = new Mutants(sound(), MutantsTest.class.getClassLoader());
        Set<Integer> all = IntStream.rangeClosed(1, LINES).boxed().collect(Collectors.toSet());
        List<Mutants.Mutant> found = mutants.in(all);
        assertThat(found.stream().map(Mutants.Mutant::how).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(
                        "condition turned round",
                        "another answer",
                        "call left out",
                        "assignment left out",
                        "another operator",
                        "another number",
                        "another result",
                        "another value");
        String sound = answers(sound());
        assertThat(answers(mutants.sound())).isEqualTo(sound);
        for (Mutants.Mutant mutant : found) {
            assertThat(answers(mutants.broken(mutant))).as(mutant.toString()).isNotEqualTo(sound);
        }
    }

    @Test
    void only_the_lines_that_are_asked_for_are_broken() throws IOException {
        var mutants = new Mutants(sound(), MutantsTest.class.getClassLoader());
        assertThat(mutants.in(Set.of())).isEmpty();
    }
}
