package tablee.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tablee.engine.Game;
import tablee.engine.Games;

/// What the rules of each game cost. With `-prof gc` the report says how many bytes each operation allocates
/// (`gc.alloc.rate.norm`); for `decision` these are the bytes per move.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-Xmx1g")
public class RulesBenchmark {

    @Param({"cabo", "cv", "metro", "hasard"})
    String game = "";

    @Param("4")
    int seats;

    @Param("1")
    long seed;

    @SuppressWarnings("NullAway.Init") // JMH calls the set-up before anything else.
    private RandomWalk<?, ?, ?> walk;

    @Setup
    public void collect() {
        walk = walk(Games.find(game).house());
    }

    private RandomWalk<?, ?, ?> walk(Game<?, ?, ?> rules) {
        return new RandomWalk<>(rules, rules.options().standard(seats), seed);
    }

    /// A whole decision: what was due before it, the legal list, a random choice, the step.
    @Benchmark
    public Object decision() {
        return walk.walk();
    }

    @Benchmark
    public Object legal() {
        return walk.legal();
    }

    @Benchmark
    public Object act() {
        return walk.act();
    }

    @Benchmark
    public Object draw() {
        return walk.draw();
    }

    @Benchmark
    public Object view() {
        return walk.view();
    }

    @Benchmark
    public Object imagine() {
        return walk.imagine();
    }
}
