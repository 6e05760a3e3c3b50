package tablee.server.web;

import io.vertx.core.Context;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.BadInput;
import tablee.engine.Message;
import tablee.server.ServerTexts;
import tablee.server.live.ContentGone;
import tablee.server.live.Metrics;
import tablee.server.store.StoreException;

/// Sends answers, with the headers that every page needs, and turns failures into answers.
final class Replies {

    private static final Logger LOG = LoggerFactory.getLogger(Replies.class);

    private static final Map<String, String> ALWAYS =
            Map.of(
                    "Content-Security-Policy",
                    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
                            + " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
                            + " worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "same-origin",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Permissions-Policy",
                    "camera=(), microphone=(), geolocation=()");

    private static final String COME_BACK = "2";

    private final Reception reception;
    private final Metrics metrics;

    Replies(Reception reception, Metrics metrics) {
        this.reception = reception;
        this.metrics = metrics;
    }

    /// Makes an answer; may block, may throw.
    interface Work {
        Answer run();
    }

    /// Does the work here and sends what came of it on the connection's own thread.
    void guarded(Context context, HttpServerRequest request, Work work) {
        Answer answer;
        long begun = System.nanoTime();
        try {
            answer = work.run();
        } catch (CompletionException e) {
            answer = failed(request, e.getCause() == null ? e : e.getCause());
        } catch (RuntimeException | Error e) {
            // Also an error: whoever asked must not wait for an answer that nobody gives.
            answer = failed(request, e);
        }
        metrics.time("request", System.nanoTime() - begun);
        Answer made = answer;
        context.runOnContext(_ -> send(request, made));
    }

    Answer failed(HttpServerRequest request, Throwable failure) {
        return switch (failure) {
            case Refusal refusal -> refused(request, refusal.status(), refusal.sentence());
            case BadInput bad -> refused(request, 400, bad.sentence());
            case ContentGone gone -> refused(request, 409, gone.sentence());
            case StoreException away -> {
                LOG.warn("{} {}: {}", request.method(), request.path(), away.toString());
                metrics.count("store_away");
                yield refusal(request, 503, "server.store.away");
            }
            case CancellationException _ -> refusal(request, 503, "server.trouble");
            case CompletionException e when e.getCause() != null -> failed(request, e.getCause());
            default -> {
                LOG.error("{} {} failed", request.method(), request.path(), failure);
                metrics.count("errors");
                yield refusal(request, 500, "server.trouble");
            }
        };
    }

    Answer refusal(HttpServerRequest request, int status, String key, Object... args) {
        return refused(request, status, Message.of(key, args));
    }

    /// In the reader's language. Who may come back later is told when.
    private Answer refused(HttpServerRequest request, int status, Message sentence) {
        Answer answer =
                Answer.refused(
                        status,
                        sentence.key(),
                        ServerTexts.say(reception.language(request), sentence));
        return switch (status) {
            case 202, 429, 503 -> answer.with("Retry-After", COME_BACK);
            default -> answer;
        };
    }

    void send(HttpServerRequest request, Answer answer) {
        var response = request.response();
        if (response.ended() || response.closed()) {
            return;
        }
        response.setStatusCode(answer.status());
        ALWAYS.forEach(response::putHeader);
        response.putHeader("Content-Type", answer.type());
        if (!answer.headers().containsKey("Cache-Control")) {
            response.putHeader("Cache-Control", "no-store");
        }
        answer.headers().forEach(response::putHeader);
        if (reception.isSecure(request)) {
            response.putHeader("Strict-Transport-Security", "max-age=31536000");
        }
        var _ =
                request.method().equals(HttpMethod.HEAD)
                        ? response.end()
                        : response.end(answer.body());
    }
}
