package tablee.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tablee.bots.Level;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;

/// A series that is told to other machines, cut into ranges, and put together again.
class JobTest {

    private static final Game<?, ?, ?> CABO = Games.find("cabo").house();
    private static final long LARGE = Long.MAX_VALUE - 1;

    private static Job job(Job.Kind kind) {
        return new Job(
                kind,
                "cabo",
                CABO.options().standard(2),
                List.of(Level.HABITUE, Level.DEBUTANT),
                5,
                LARGE,
                6,
                10_000);
    }

    @ParameterizedTest
    @EnumSource(Job.Kind.class)
    void what_was_told_is_what_was_meant(Job.Kind kind) {
        assertThat(Job.of(Json.parse(job(kind).toJson().print()))).isEqualTo(job(kind));
    }

    /// In ranges that are sent as bytes, the last first.
    private static <T extends Summed<T>> T divided(Pieces<T> work) throws Exception {
        T total = work.nothing();
        long middle = work.pieces() / 3;
        total.add(sent(work.range(middle, work.pieces())));
        total.add(sent(work.range(0, middle)));
        return total;
    }

    @SuppressWarnings("unchecked") // what arrives is what was written
    private static <T extends Summed<T>> T sent(T tally) throws Exception {
        var bytes = new ByteArrayOutputStream();
        try (var objects = new ObjectOutputStream(bytes)) {
            objects.writeObject(tally);
        }
        var arrived = new ByteArrayInputStream(bytes.toByteArray());
        try (var objects = new ObjectInputStream(arrived)) {
            return (T) objects.readObject();
        }
    }

    @ParameterizedTest
    @EnumSource(Job.Kind.class)
    void neither_ranges_nor_their_order_show(Job.Kind kind) throws Exception {
        Pieces<?> work = job(kind).open();
        assertThat(divided(job(kind).open()))
                .usingRecursiveComparison()
                .ignoringFieldsMatchingRegexes(".*thoughts.*")
                .isEqualTo(work.range(0, work.pieces()));
    }

    @Test
    void a_simulation_in_ranges_has_the_result_of_threads() throws Exception {
        var simulation = (Simulation) job(Job.Kind.SIMULATE).open();
        assertThat(SimulationResult.of(divided(simulation), 1).resultHash())
                .isEqualTo(simulation.run().resultHash());
    }

    @Test
    void ranges_lie_within_the_work() {
        Pieces<?> work = job(Job.Kind.SIMULATE).open();
        assertThatThrownBy(() -> work.range(3, 7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> work.range(4, 3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> work.range(-1, 3)).isInstanceOf(IllegalArgumentException.class);
    }
}
