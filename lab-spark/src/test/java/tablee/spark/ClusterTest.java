package tablee.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tablee.bots.Level;
import tablee.engine.Games;
import tablee.lab.Job;
import tablee.lab.Simulation;
import tablee.lab.SimulationResult;
import tablee.lab.Tally;

/// The same series on threads, on two workers that are processes of their own, and on two of which one is killed.
class ClusterTest {

    private static final String TWO_WORKERS = "local-cluster[2,1,1024]";
    private static final Path JARS = Path.of("target/cluster/jars").toAbsolutePath();
    private static final Job JOB =
            new Job(
                    Job.Kind.SIMULATE,
                    "cabo",
                    Games.find("cabo").house().options().standard(4),
                    List.of(Level.HABITUE, Level.HABITUE, Level.RANDOM, Level.DEBUTANT),
                    0,
                    1,
                    2000,
                    Integer.MAX_VALUE);

    private static long expected;

    @BeforeAll
    static void play_alone() throws Exception {
        expected = ((Simulation) JOB.open()).run().resultHash();
    }

    private static SimulationResult on(String master, LongConsumer progress) throws Exception {
        var run =
                new SparkRun(master)
                        .carrying(JARS)
                        .set("spark.ui.enabled", "false")
                        .set("spark.driver.host", "127.0.0.1");
        return SimulationResult.of((Tally) run.run(JOB, progress), 1);
    }

    @Test
    void threads_of_spark_give_the_same_result() throws Exception {
        assertThat(on("local[2]", _ -> {}).resultHash()).isEqualTo(expected);
    }

    @Test
    void two_workers_give_the_same_result() throws Exception {
        assertThat(on(TWO_WORKERS, _ -> {}).resultHash()).isEqualTo(expected);
    }

    @Test
    void a_worker_that_is_killed_leaves_no_trace() throws Exception {
        var killed = new AtomicBoolean();
        SimulationResult result =
                on(
                        TWO_WORKERS,
                        _ -> {
                            if (killed.compareAndSet(false, true)) {
                                executor().destroyForcibly();
                            }
                        });
        assertThat(killed).isTrue();
        assertThat(result.resultHash()).isEqualTo(expected);
        assertThat(result.games()).isEqualTo(JOB.games());
    }

    /// One of the processes that Spark has started for this test.
    private static ProcessHandle executor() {
        return ProcessHandle.current()
                .descendants()
                .filter(
                        process ->
                                process.info()
                                        .commandLine()
                                        .orElse("")
                                        .contains("CoarseGrainedExecutorBackend"))
                .findFirst()
                .orElseThrow();
    }
}
