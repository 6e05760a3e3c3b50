package tablee.server.limits;

import io.vertx.core.http.HttpConnection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// Connections that owe the rest of a request. A request that comes byte by byte holds its place as long as its sender likes, so each has
/// so many seconds to arrive, head and body together.
public final class Arrivals {

    private record Owing(long since, Runnable cut) {}

    private final LongSupplier nanos;
    private final long mostNanos;
    private final Map<HttpConnection, Owing> owing = new ConcurrentHashMap<>();

    public Arrivals(LongSupplier nanos, long mostNanos) {
        this.nanos = nanos;
        this.mostNanos = mostNanos;
    }

    /// From now on a request is expected on this connection.
    public void expect(HttpConnection connection) {
        owing.put(
                connection,
                new Owing(
                        nanos.getAsLong(),
                        () -> {
                            var _ = connection.close();
                        }));
    }

    /// The head of the request is here; `cut` is called if its body does not follow in time.
    public void begun(HttpConnection connection, Runnable cut) {
        owing.computeIfPresent(connection, (_, known) -> new Owing(known.since(), cut));
    }

    /// Nothing is owed, or nobody is there any more.
    public void settled(HttpConnection connection) {
        owing.remove(connection);
    }

    /// Cuts whoever has taken too long.
    public void sweep() {
        long now = nanos.getAsLong();
        owing.forEach(
                (connection, late) -> {
                    if (now - late.since() > mostNanos && owing.remove(connection, late)) {
                        late.cut().run();
                    }
                });
    }
}
