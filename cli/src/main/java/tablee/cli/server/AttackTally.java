package tablee.cli.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;

/// What one attack has tried, and what the server made of it.
final class AttackTally {

    private static final int SAMPLES = 5;

    final LongAdder tried = new LongAdder();
    final LongAdder accepted = new LongAdder();
    final LongAdder refused = new LongAdder();
    final LongAdder busy = new LongAdder();
    final LongAdder cut = new LongAdder();
    final LongAdder faults = new LongAdder();
    final List<String> samples = new CopyOnWriteArrayList<>();

    /// An answer to a request: 503 and 429 are declared ways of saying no, any other 5xx is a fault of the server.
    void answered(int status, String request) {
        tried.increment();
        if (status < 0) {
            cut.increment();
        } else if (status < 400) {
            accepted.increment();
        } else if (status == 429 || status == 503) {
            busy.increment();
        } else if (status < 500) {
            refused.increment();
        } else {
            faults.increment();
            if (samples.size() < SAMPLES) {
                samples.add(status + " " + request);
            }
        }
    }
}
