package tablee.server.push;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tablee.engine.Json;
import tablee.server.Soon;

/// A push service with one browser behind it: takes messages, checks who sent them, and opens them as the browser would.
public final class FakePushService implements AutoCloseable {

    private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

    private record Message(String authorization, ByteBuffer body) {}

    private final HttpServer http;
    private final KeyPair browser = Curve.newPair();
    private final byte[] auth = new byte[16];
    private final LinkedBlockingQueue<Message> came = new LinkedBlockingQueue<>();
    private volatile int status = 201;

    public FakePushService() {
        new SecureRandom().nextBytes(auth);
        try {
            http = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        http.createContext(
                "/",
                exchange -> {
                    came.add(
                            new Message(
                                    exchange.getRequestHeaders().getFirst("Authorization"),
                                    ByteBuffer.wrap(exchange.getRequestBody().readAllBytes())));
                    exchange.sendResponseHeaders(status, -1);
                    exchange.close();
                });
        http.start();
    }

    /// What the browser sends to the table server.
    public Json subscription() {
        return Json.object()
                .put("endpoint", endpoint())
                .put(
                        "keys",
                        Json.object()
                                .put(
                                        "p256dh",
                                        TEXT.encodeToString(
                                                Curve.bytes((ECPublicKey) browser.getPublic())))
                                .put("auth", TEXT.encodeToString(auth))
                                .build())
                .build();
    }

    private String origin() {
        return "http://localhost:" + http.getAddress().getPort();
    }

    public String endpoint() {
        return origin() + "/browser-1";
    }

    /// From now on the browser is gone.
    public void gone() {
        status = 410;
    }

    public boolean isQuiet(long millis) throws InterruptedException {
        return came.poll(millis, TimeUnit.MILLISECONDS) == null;
    }

    /// The next message, opened; its sender must be the server with this key.
    public Json next(String serverKey) throws InterruptedException, GeneralSecurityException {
        Message message = came.poll(Soon.LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        if (message == null) {
            throw new AssertionError("no message came");
        }
        String[] parts = message.authorization().split("[ ,=]+", -1);
        String token = parts[2];
        if (!parts[4].startsWith(serverKey.replace("=", ""))) {
            throw new AssertionError("sent under another key: " + message.authorization());
        }
        checkToken(token, serverKey);
        byte[] text = Envelope.open(browser, auth, message.body().array());
        return Json.parse(new String(text, StandardCharsets.UTF_8));
    }

    private void checkToken(String token, String serverKey) throws GeneralSecurityException {
        int dot = token.lastIndexOf('.');
        var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(Curve.publicKey(Base64.getUrlDecoder().decode(serverKey)));
        signature.update(token.substring(0, dot).getBytes(StandardCharsets.US_ASCII));
        if (!signature.verify(Base64.getUrlDecoder().decode(token.substring(dot + 1)))) {
            throw new AssertionError("the token is not signed by the server");
        }
        String claims = token.substring(token.indexOf('.') + 1, dot);
        Json said =
                Json.parse(
                        new String(Base64.getUrlDecoder().decode(claims), StandardCharsets.UTF_8));
        if (!said.at("aud").asText().equals(origin())) {
            throw new AssertionError("meant for another service: " + said.print());
        }
    }

    @Override
    public void close() {
        http.stop(0);
    }
}
