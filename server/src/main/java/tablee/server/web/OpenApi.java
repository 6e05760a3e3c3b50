package tablee.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.form.JsonSchema;
import tablee.table.Version;
import tablee.table.ask.CommandShapes;
import tablee.table.tell.Wire;

/// Describes the routes: OpenAPI 3.1, made from the routes themselves, and the messages of the socket.
final class OpenApi {

    private static final String COMMAND = "command.";

    /// Answers that have a schema.
    private static final Map<String, String> GIVEN =
            Map.of(
                    "GET /api/tables/{id}", "socket.table",
                    "GET /api/tables/{id}/replay", "replay");

    private OpenApi() {}

    static List<Route> routes(List<Route> described, List<Game<?, ?, ?>> games) {
        var own = new ArrayList<Route>();
        own.add(
                Route.get(
                        "/api",
                        "Where everything is described.",
                        "addresses",
                        _ ->
                                Answer.json(
                                        Json.object()
                                                .put("name", "Tablée")
                                                .put("version", Version.TEXT)
                                                .put("openapi", "/api/openapi.json")
                                                .put("socket", "/api/socket.json")
                                                .build())));
        own.add(
                Route.get(
                        "/api/socket.json",
                        "The messages of the socket.",
                        "an example of every command, and the schema of every message that comes back",
                        _ -> Answer.json(socket())));
        var all = new ArrayList<>(described);
        all.addAll(own);
        own.add(
                Route.get(
                        "/api/openapi.json",
                        "This document.",
                        "OpenAPI 3.1",
                        _ -> Answer.json(document(all, games))));
        all.add(own.getLast());
        return List.copyOf(own);
    }

    private static Json socket() {
        try (InputStream in = OpenApi.class.getResourceAsStream("/tablee/server/socket.json")) {
            if (in == null) {
                throw new IllegalStateException("socket.json is missing");
            }
            var json = Json.object();
            Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .fields()
                    .forEach(json::put);
            var out = Json.object();
            Wire.out().forEach((kind, shape) -> out.put(kind, JsonSchema.of(shape)));
            return json.put("out", out.build()).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Json document(List<Route> routes, List<Game<?, ?, ?>> games) {
        Map<String, Json.Builder> paths = new LinkedHashMap<>();
        for (Route route : routes) {
            paths.computeIfAbsent(route.path(), _ -> Json.object())
                    .put(route.method().toLowerCase(Locale.ROOT), operation(route));
        }
        var json = Json.object();
        paths.forEach((path, operations) -> json.put(path, operations.build()));
        return Json.object()
                .put("openapi", "3.1.0")
                .put(
                        "info",
                        Json.object().put("title", "Tablée").put("version", Version.TEXT).build())
                .put("paths", json.build())
                .put("components", Json.object().put("schemas", schemas(games)).build())
                .build();
    }

    /// What each game puts into `now`, `memory`, `events`, `settings` and `position`, from the forms that write it: `cabo.now`, `cabo.event` …; the
    /// messages of the socket, `socket.update` …; what is asked of a table, `command.act` …; and `replay`.
    private static Json schemas(List<Game<?, ?, ?>> games) {
        var schemas = Json.object().put("replay", JsonSchema.of(Wire.replay()));
        Wire.out().forEach((kind, shape) -> schemas.put("socket." + kind, JsonSchema.of(shape)));
        CommandShapes.all()
                .forEach((name, shape) -> schemas.put(COMMAND + name, JsonSchema.of(shape)));
        for (Game<?, ?, ?> game : games) {
            Formats<?, ?, ?> formats = game.formats();
            String id = game.info().id();
            schemas.put(id + ".now", JsonSchema.of(formats.views().now().shape()));
            schemas.put(id + ".memory", JsonSchema.of(formats.views().memory().shape()));
            schemas.put(id + ".event", JsonSchema.of(formats.events().shape()));
            schemas.put(id + ".settings", JsonSchema.of(game.options().form().shape()));
            schemas.put(id + ".position", JsonSchema.of(formats.positions().form().shape()));
        }
        return schemas.build();
    }

    private static Json operation(Route route) {
        var operation = Json.object().put("summary", route.summary());
        var parameters =
                route.parameters().stream()
                        .map(
                                name ->
                                        Json.object()
                                                .put("name", name)
                                                .put("in", "path")
                                                .put("required", true)
                                                .put("schema", type("string"))
                                                .build())
                        .toList();
        if (!parameters.isEmpty()) {
            operation.put("parameters", Json.of(parameters));
        }
        if (!route.takes().isEmpty()) {
            operation.put(
                    "requestBody",
                    Json.object()
                            .put(
                                    "content",
                                    media(
                                            Json.object()
                                                    .put("schema", taken(route))
                                                    .put("example", Json.parse(route.takes()))
                                                    .build()))
                            .build());
        }
        return operation
                .put(
                        "responses",
                        Json.object()
                                .put("2XX", success(route))
                                .put(
                                        "4XX",
                                        Json.object()
                                                .put(
                                                        "description",
                                                        "refused: error, say; clause for moves")
                                                .build())
                                .build())
                .build();
    }

    private static Json taken(Route route) {
        return route.path().equals("/api/tables/{id}/commands")
                ? Json.object()
                        .put(
                                "oneOf",
                                Json.list(
                                        CommandShapes.all().keySet(),
                                        name -> reference(COMMAND + name)))
                        .build()
                : type("object");
    }

    private static Json reference(String schema) {
        return Json.object().put("$ref", "#/components/schemas/" + schema).build();
    }

    private static Json success(Route route) {
        var json = Json.object().put("description", route.gives());
        String schema = GIVEN.get(route.method() + " " + route.path());
        if (schema != null) {
            json.put("content", media(Json.object().put("schema", reference(schema)).build()));
        }
        return json.build();
    }

    private static Json media(Json content) {
        return Json.object().put("application/json", content).build();
    }

    private static Json type(String name) {
        return Json.object().put("type", name).build();
    }
}
