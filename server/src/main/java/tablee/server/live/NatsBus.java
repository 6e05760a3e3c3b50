package tablee.server.live;

import io.nats.client.Connection;
import io.nats.client.ConnectionListener;
import io.nats.client.ErrorListener;
import io.nats.client.Nats;
import io.nats.client.Options;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells other nodes over NATS. It delivers at most once, and while it is away nothing is said at all: nodes then live by what they ask of
/// the store.
public final class NatsBus implements Bus {

    private static final Logger LOG = LoggerFactory.getLogger(NatsBus.class);
    private static final String SUBJECT = "tablee.moved";

    private final String node = UUID.randomUUID().toString();
    private final AtomicReference<@Nullable Connection> connection = new AtomicReference<>();
    private final AtomicReference<@Nullable Heard> heard = new AtomicReference<>();
    private final AtomicReference<ConnectionListener.@Nullable Events> latest =
            new AtomicReference<>();
    private volatile boolean closed;

    private NatsBus() {}

    /// Connects in the background and stays at it: a server starts without NATS too.
    public static NatsBus connect(String url) {
        var bus = new NatsBus();
        Options options =
                new Options.Builder()
                        .server(url)
                        .maxReconnects(-1)
                        .reconnectWait(Duration.ofMillis(250))
                        .connectionTimeout(Duration.ofSeconds(2))
                        .pingInterval(Duration.ofSeconds(2))
                        .maxPingsOut(2)
                        .connectionListener(bus::changed)
                        .errorListener(new Quiet())
                        .build();
        try {
            Nats.connectAsynchronously(options, true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return bus;
    }

    /// While it is away every attempt fails, four times a second: that is no news.
    private static final class Quiet implements ErrorListener {
        @Override
        public void exceptionOccurred(Connection to, Exception failure) {
            LOG.debug("nats: {}", failure.toString());
        }
    }

    private void changed(Connection to, ConnectionListener.Events event) {
        if (latest.getAndSet(event) != event) {
            LOG.info("{}", event);
        }
        if (event == ConnectionListener.Events.CONNECTED && connection.compareAndSet(null, to)) {
            to.createDispatcher(message -> received(message.getData())).subscribe(SUBJECT);
        }
    }

    private void received(byte[] data) {
        String[] parts = new String(data, StandardCharsets.US_ASCII).split(" ", -1);
        Heard listener = heard.get();
        if (listener != null
                && parts.length == 3
                && !parts[0].equals(node)
                && parts[2].matches("\\d{1,18}")) {
            listener.moved(parts[1], Long.parseLong(parts[2]));
        }
    }

    @Override
    public void publish(String table, long seq) {
        Connection to = connection.get();
        if (to == null || closed) {
            return;
        }
        try {
            to.publish(
                    SUBJECT, (node + " " + table + " " + seq).getBytes(StandardCharsets.US_ASCII));
        } catch (IllegalStateException e) {
            // Its buffer is full because it is away: the others find out from the store.
            LOG.debug("nats: {}", e.toString());
        }
    }

    @Override
    public void listen(Heard listener) {
        heard.set(listener);
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public void close() {
        closed = true;
        Connection to = connection.get();
        if (to != null) {
            try {
                to.close();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
