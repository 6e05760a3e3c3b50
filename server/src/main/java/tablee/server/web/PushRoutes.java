package tablee.server.web;

import io.vertx.core.buffer.Buffer;
import java.util.List;
import java.util.Map;
import tablee.engine.Json;
import tablee.server.live.Tables;
import tablee.server.push.Pusher;
import tablee.server.store.PersonRow;
import tablee.server.store.PushRow;
import tablee.server.store.Store;

/// Browsers that want to be told when it is somebody's turn.
final class PushRoutes {

    private final Pusher pusher;
    private final Tables tables;
    private final Store store;

    PushRoutes(Pusher pusher, Tables tables) {
        this.pusher = pusher;
        this.tables = tables;
        this.store = tables.store();
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/push/key",
                        "The server's key for Web Push.",
                        "key, base64url",
                        _ -> Answer.json(Json.object().put("key", pusher.key()).build())),
                Route.post(
                        "/api/push",
                        "Tell this browser when it is my turn.",
                        "{\"endpoint\":\"https://…\",\"keys\":{\"p256dh\":\"…\",\"auth\":\"…\"}}",
                        "nothing",
                        this::add),
                Route.delete(
                        "/api/push",
                        "No more notices to this browser; without an endpoint, to none of mine.",
                        "{\"endpoint\":\"https://…\"}",
                        "nothing",
                        this::remove));
    }

    private Answer add(Call call) {
        PersonRow person = call.someone();
        String endpoint = call.body().at("endpoint").asText();
        String key = call.body().at("keys").at("p256dh").asText();
        String auth = call.body().at("keys").at("auth").asText();
        if (!pusher.accepts(endpoint, key, auth)) {
            throw new Refusal(400, "server.push.endpoint");
        }
        store.people()
                .add(new PushRow(endpoint, person.id(), key, auth, tables.now()), Pusher.MOST)
                .join();
        return nothing();
    }

    private Answer remove(Call call) {
        PersonRow person = call.someone();
        store.people()
                .forget(person.id(), call.body().find("endpoint").map(Json::asText).orElse(""))
                .join();
        return nothing();
    }

    private static Answer nothing() {
        return new Answer(204, "application/json", Buffer.buffer(), Map.of());
    }
}
