package tablee.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.Success$;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import tablee.lab.Job;
import tablee.lab.Pieces;
import tablee.lab.Summed;

/// One job on one cluster.
final class SparkRun {

    /// Enough that a slow machine holds nobody up for long, and a lost one loses little.
    private static final int RANGES = 200;

    /// How often a range may be lost with its machine before the job is given up.
    private static final String LOSSES = "20";

    private static final Set<String> OWN =
            Set.of("engine", "cabo", "cv", "metro", "hasard", "bots", "lab", "lab-spark");

    private final SparkConf conf;

    /// @param master `spark://host:port`, `k8s://…`, or `local[N]` to try it without a cluster
    SparkRun(String master) {
        conf =
                new SparkConf(true)
                        .setMaster(master)
                        .setIfMissing("spark.task.maxFailures", LOSSES)
                        // The slowest ranges are given to a second machine; the first answer
                        // counts.
                        .setIfMissing("spark.speculation", "true")
                        .setIfMissing("spark.ui.showConsoleProgress", "false");
    }

    SparkRun set(String name, String value) {
        conf.set(name, value);
        return this;
    }

    /// The program's own jars, which the cluster's machines fetch from here; Spark itself they have.
    SparkRun carrying(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> own =
                    files.filter(file -> OWN.contains(name(file))).map(Path::toString).toList();
            return own.isEmpty() ? this : set("spark.jars", String.join(",", own));
        }
    }

    private static String name(Path jar) {
        return jar.getFileName().toString().replaceFirst("-[0-9][0-9.]*\\.jar$", "");
    }

    /// @param progress hears how many pieces are done, now and then
    Summed<?> run(Job job, LongConsumer progress) {
        return run(job, job.open(), progress);
    }

    private <T extends Summed<T>> T run(Job job, Pieces<T> pieces, LongConsumer progress) {
        conf.setAppName("tablee " + job.kind().name().toLowerCase(Locale.ROOT) + " " + job.game());
        List<Range> ranges = Range.cut(pieces.pieces(), RANGES);
        try (var spark = new JavaSparkContext(conf)) {
            spark.setLogLevel("ERROR");
            spark.sc().addSparkListener(new Counting(pieces.pieces(), ranges.size(), progress));
            return spark.parallelize(ranges, ranges.size())
                    .map(new RangeWork<T>(job))
                    .reduce(
                            (one, other) -> {
                                one.add(other);
                                return one;
                            });
        }
    }

    /// Tells progress by the ranges that have come in.
    private static final class Counting extends SparkListener {

        private final long pieces;
        private final int ranges;
        private final LongConsumer progress;
        private final AtomicLong done = new AtomicLong();

        Counting(long pieces, int ranges, LongConsumer progress) {
            this.pieces = pieces;
            this.ranges = ranges;
            this.progress = progress;
        }

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            if (end.reason().equals(Success$.MODULE$)) {
                progress.accept(Math.min(pieces, pieces / ranges * done.incrementAndGet()));
            }
        }
    }
}
