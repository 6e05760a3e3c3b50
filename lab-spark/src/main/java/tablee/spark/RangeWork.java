package tablee.spark;

import org.apache.spark.api.java.function.Function;
import tablee.engine.Json;
import tablee.lab.Job;
import tablee.lab.Summed;

/// Does one range of a job, wherever it lands. It carries the job's text alone: the machine that does it makes games and bots anew.
///
/// A range that is done twice, because a machine was lost or slow, gives the same tally twice, and Spark takes one of them.
final class RangeWork<T extends Summed<T>> implements Function<Range, T> {

    private static final long serialVersionUID = 1L;

    private final String job;

    RangeWork(Job job) {
        this.job = job.toJson().print();
    }

    @Override
    @SuppressWarnings("unchecked") // the same text opens the same kind of work everywhere
    public T call(Range range) {
        return (T) Job.of(Json.parse(job)).open().range(range.first(), range.end());
    }
}
