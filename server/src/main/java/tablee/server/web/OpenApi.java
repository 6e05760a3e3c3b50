package tablee.server.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.form.JsonSchema;
import tablee.engine.form.Shape;
import tablee.server.api.ApiExamples;
import tablee.server.api.Operation;
import tablee.server.api.Operations;
import tablee.server.api.Schemas;
import tablee.table.Version;

/// Describes the routes: OpenAPI 3.1, made from the routes themselves and from the shapes of what
/// they take and give.
final class OpenApi {

    private static final String JSON = "application/json";

    private final Map<String, Operation> operations = Operations.all();
    private final ApiExamples examples = new ApiExamples();
    private final Schemas schemas;

    private OpenApi(List<Game<?, ?, ?>> games) {
        this.schemas = new Schemas(games);
    }

    static Json document(List<Route> routes, List<Game<?, ?, ?>> games) {
        return new OpenApi(games).of(routes);
    }

    private Json of(List<Route> routes) {
        Map<String, Json.Builder> paths = new LinkedHashMap<>();
        for (Route route : routes) {
            paths.computeIfAbsent(route.path(), _ -> Json.object())
                    .put(route.method().toLowerCase(Locale.ROOT), operation(route));
        }
        var json = Json.object();
        paths.forEach((path, methods) -> json.put(path, methods.build()));
        return Json.object()
                .put("openapi", "3.1.0")
                .put("info", info())
                .put("servers", Json.of(List.of(Json.object().put("url", "/").build())))
                .put("paths", json.build())
                .put(
                        "components",
                        Json.object()
                                .put("schemas", schemas.all())
                                .put("securitySchemes", securitySchemes())
                                .build())
                .build();
    }

    private static Json info() {
        return Json.object()
                .put("title", "Tablée")
                .put("version", Version.TEXT)
                .put(
                        "license",
                        Json.object()
                                .put("name", "Apache-2.0")
                                .put("identifier", "Apache-2.0")
                                .build())
                .build();
    }

    /// A browser has a cookie, a program a token; whoever runs the server has a token of their own.
    private static Json securitySchemes() {
        return Json.object()
                .put(
                        "cookie",
                        Json.object()
                                .put("type", "apiKey")
                                .put("in", "cookie")
                                .put("name", PeopleRoutes.COOKIE)
                                .build())
                .put("token", bearer("of a program, from POST /api/people"))
                .put("admin", bearer("the setting admin-token of the server"))
                .build();
    }

    private static Json bearer(String about) {
        return Json.object()
                .put("type", "http")
                .put("scheme", "bearer")
                .put("description", about)
                .build();
    }

    private static Json security(Operation.Asks asks) {
        List<String> ways =
                switch (asks) {
                    case ANYBODY -> List.of("", "cookie", "token");
                    case SOMEBODY -> List.of("cookie", "token");
                    case MODERATOR -> List.of("cookie", "token", "admin");
                    case ADMIN -> List.of("admin");
                };
        return Json.list(
                ways,
                way ->
                        way.isEmpty()
                                ? Json.object().build()
                                : Json.object().put(way, Json.of(List.of())).build());
    }

    private Json operation(Route route) {
        String key = route.method() + " " + route.path();
        var json = Json.object().put("operationId", id(key)).put("summary", route.summary());
        Optional<Operation> operation = Optional.ofNullable(operations.get(key));
        json.put("parameters", Json.of(parameters(route, operation)));
        operation.ifPresent(found -> json.put("security", security(found.asks())));
        operation
                .flatMap(Operation::instead)
                .ifPresent(
                        other ->
                                json.put("deprecated", true)
                                        .put("description", "Goes with 2.0; ask " + other + "."));
        operation
                .flatMap(Operation::takes)
                .ifPresent(body -> json.put("requestBody", body(route, body)));
        return json.put("responses", responses(key, route, operation)).build();
    }

    /// `getTablesIdReplay` for `GET /api/tables/{id}/replay`.
    private static String id(String key) {
        var id = new StringBuilder();
        for (String word : key.replace("/api/", "/").split("[^A-Za-z]+", -1)) {
            if (!word.isEmpty()) {
                String lower = word.toLowerCase(Locale.ROOT);
                id.append(
                        id.isEmpty()
                                ? lower
                                : word.substring(0, 1).toUpperCase(Locale.ROOT)
                                        + word.substring(1));
            }
        }
        return id.toString();
    }

    private List<Json> parameters(Route route, Optional<Operation> operation) {
        var all = new ArrayList<Json>();
        for (String name : route.parameters()) {
            all.add(parameter(name, "path", new Shape.Text("")).put("required", true).build());
        }
        operation
                .map(Operation::query)
                .orElse(List.of())
                .forEach(part -> all.add(parameter(part.name(), "query", part.shape()).build()));
        all.add(parameter("lang", "query", new Shape.Text("[a-z]{2}")).build());
        return all;
    }

    private static Json.Builder parameter(String name, String in, Shape shape) {
        return Json.object().put("name", name).put("in", in).put("schema", JsonSchema.of(shape));
    }

    private Json body(Route route, Shape shape) {
        var content = Json.object().put("schema", schemas.of(shape));
        if (!route.takes().isEmpty()) {
            content.put("example", Json.parse(route.takes()));
        }
        return Json.object()
                .put("required", true)
                .put("content", Json.object().put(JSON, content.build()).build())
                .build();
    }

    private Json responses(String key, Route route, Optional<Operation> operation) {
        var json = Json.object();
        var done = Json.object().put("description", route.gives());
        operation
                .map(Operation::gives)
                .ifPresent(
                        gives -> {
                            var content = Json.object().put("schema", schemas.of(gives.shape()));
                            examples.of(key).ifPresent(given -> content.put("example", given));
                            done.put(
                                    "content",
                                    Json.object().put(gives.media(), content.build()).build());
                            gives.later()
                                    .ifPresent(later -> json.put("202", told("not yet", later)));
                        });
        return json.put("2XX", done.build())
                .put("4XX", told("refused", Operations.REFUSED))
                .put("5XX", told("try again", Operations.REFUSED))
                .build();
    }

    private Json told(String about, Shape shape) {
        return Json.object()
                .put("description", about)
                .put(
                        "content",
                        Json.object()
                                .put(JSON, Json.object().put("schema", schemas.of(shape)).build())
                                .build())
                .build();
    }
}
