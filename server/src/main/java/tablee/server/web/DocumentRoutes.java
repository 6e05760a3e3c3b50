package tablee.server.web;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.form.JsonSchema;
import tablee.server.api.ApiExamples;
import tablee.server.api.AsyncApi;
import tablee.table.Version;
import tablee.table.tell.Wire;

/// Where the server describes itself.
final class DocumentRoutes {

    private DocumentRoutes() {}

    /// @param described all other routes
    static List<Route> routes(List<Route> described, List<Game<?, ?, ?>> games) {
        var own = new ArrayList<Route>();
        var all = new ArrayList<>(described);
        own.add(Route.get("/api", "Where everything is described.", "addresses", _ -> home()));
        own.add(
                Route.get(
                        "/api/openapi.json",
                        "What is asked over HTTP.",
                        "OpenAPI 3.1",
                        _ -> Answer.json(OpenApi.document(all, games))));
        own.add(
                Route.get(
                        "/api/asyncapi.json",
                        "What travels over the socket of a table.",
                        "AsyncAPI 3.0",
                        _ -> Answer.json(AsyncApi.document(games))));
        own.add(
                Route.get(
                        "/api/socket.json",
                        "The messages of the socket.",
                        "an example of every command, and the schema of every message that comes back",
                        _ -> Answer.json(socket())));
        all.addAll(own);
        return List.copyOf(own);
    }

    private static Answer home() {
        return Answer.json(
                Json.object()
                        .put("name", "Tablée")
                        .put("version", Version.TEXT)
                        .put("openapi", "/api/openapi.json")
                        .put("asyncapi", "/api/asyncapi.json")
                        .put("socket", "/api/socket.json")
                        .build());
    }

    private static Json socket() {
        var json = Json.object();
        ApiExamples.resource("/tablee/server/socket.json").fields().forEach(json::put);
        var out = Json.object();
        Wire.out().forEach((kind, shape) -> out.put(kind, JsonSchema.of(shape)));
        return json.put("out", out.build()).build();
    }
}
