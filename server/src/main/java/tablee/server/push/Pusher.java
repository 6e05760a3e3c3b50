package tablee.server.push;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.GameInfo;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.ServerTexts;
import tablee.server.live.Metrics;
import tablee.server.live.Notices;
import tablee.server.store.PersonRow;
import tablee.server.store.PushRow;
import tablee.server.store.Store;

/// Tells people's browsers that a table waits for them. A notice that cannot be sent is let go: the table is there anyway.
public final class Pusher implements Notices, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Pusher.class);

    /// Browsers of one person.
    public static final int MOST = 10;

    private static final int AT_ONCE = 256;
    private static final int AUTH = 16;
    private static final Base64.Decoder BYTES = Base64.getUrlDecoder();

    private final Store store;
    private final Metrics metrics;
    private final List<String> hosts;
    private final String contact;
    private final LongSupplier clock;
    private @Nullable Office office;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore places = new Semaphore(AT_ONCE);

    public Pusher(Store store, Config config, Metrics metrics, LongSupplier clock) {
        this.store = store;
        this.metrics = metrics;
        this.clock = clock;
        this.hosts =
                Arrays.stream(config.push().hosts().split(",", -1))
                        .map(String::trim)
                        .filter(host -> !host.isEmpty())
                        .toList();
        this.contact =
                config.push().contact().isEmpty()
                        ? config.network().publicUrl().isEmpty()
                                ? "mailto:nobody@localhost"
                                : config.network().publicUrl()
                        : config.push().contact();
    }

    /// What it takes to write. Opened for the first browser that asks and not with the server: keys and certificates are a good part
    /// of a second of a start.
    private record Office(ServerKey key, HttpClient http) {

        static Office open(Store store) {
            return new Office(
                    ServerKey.of(store),
                    HttpClient.newBuilder()
                            .followRedirects(HttpClient.Redirect.NEVER)
                            .connectTimeout(Duration.ofSeconds(5))
                            .build());
        }
    }

    private synchronized Office office() {
        Office open = office == null ? Office.open(store) : office;
        office = open;
        return open;
    }

    /// The server's key, for browsers. May block.
    public String key() {
        return office().key().open();
    }

    /// Whether a browser with these may be written to. Only known push services: the address comes from outside, and a server that
    /// writes to any address can be made to write to its neighbours.
    public boolean accepts(String endpoint, String browserKey, String auth) {
        try {
            URI uri = URI.create(endpoint);
            String host = uri.getHost() == null ? "" : uri.getHost();
            boolean local = host.equals("localhost") && hosts.contains("localhost");
            boolean known =
                    hosts.stream().anyMatch(end -> host.equals(end) || host.endsWith("." + end));
            var _ = Curve.publicKey(BYTES.decode(browserKey));
            return endpoint.length() <= 1024
                    && uri.getUserInfo() == null
                    && known
                    && (local || ("https".equals(uri.getScheme()) && uri.getPort() == -1))
                    && BYTES.decode(auth).length == AUTH;
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    public void turn(String person, String table, GameInfo game) {
        tell("turn", person, table, game);
    }

    @Override
    public void nudge(String person, String table, GameInfo game) {
        tell("nudge", person, table, game);
    }

    private void tell(String kind, String person, String table, GameInfo game) {
        if (hosts.isEmpty() || !places.tryAcquire()) {
            return;
        }
        threads.execute(
                () -> {
                    try {
                        store.people()
                                .pushesOf(person)
                                .forEach(push -> send(kind, push, table, game));
                    } catch (RuntimeException e) {
                        LOG.warn("a turn notice could not be sent: {}", e.toString());
                    } finally {
                        places.release();
                    }
                });
    }

    private void send(String kind, PushRow push, String table, GameInfo game) {
        String language =
                store.people().person(push.person()).map(PersonRow::language).orElse("fr");
        Json notice =
                Json.object()
                        .put("t", kind)
                        .put("table", table)
                        .put("game", game.id())
                        .put("title", game.title().in(language))
                        .put("text", ServerTexts.in(language).say("server.push." + kind))
                        .put("url", "/t/" + table)
                        .build();
        try {
            int status = post(push, notice.print().getBytes(StandardCharsets.UTF_8), table);
            if (status == 404 || status == 410) {
                store.people().forget(push.person(), push.endpoint()).join();
            }
            metrics.count(status < 300 ? "pushes" : "push_failures");
        } catch (GeneralSecurityException | IOException e) {
            LOG.info("a turn notice could not be sent: {}", e.toString());
            metrics.count("push_failures");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int post(PushRow push, byte[] text, String table)
            throws GeneralSecurityException, IOException, InterruptedException {
        Office office = office();
        URI uri = URI.create(push.endpoint());
        String audience = uri.getScheme() + "://" + uri.getRawAuthority();
        byte[] sealed = Envelope.seal(BYTES.decode(push.key()), BYTES.decode(push.auth()), text);
        var request =
                HttpRequest.newBuilder(uri)
                        .timeout(Duration.ofSeconds(10))
                        .header("TTL", "86400")
                        .header("Urgency", "high")
                        .header("Topic", table)
                        .header("Content-Encoding", "aes128gcm")
                        .header("Content-Type", "application/octet-stream")
                        .header(
                                "Authorization",
                                office.key().authorization(audience, contact, clock.getAsLong()))
                        .POST(HttpRequest.BodyPublishers.ofByteArray(sealed))
                        .build();
        return office.http().send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    @Override
    public synchronized void close() {
        threads.shutdownNow();
        if (office != null) {
            office.http().shutdownNow();
        }
    }
}
