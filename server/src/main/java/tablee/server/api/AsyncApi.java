package tablee.server.api;

import java.util.ArrayList;
import java.util.List;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.form.JsonSchema;
import tablee.engine.form.Shape;
import tablee.table.Version;
import tablee.table.ask.CommandShapes;
import tablee.table.tell.Wire;

/// Describes the socket of a table: AsyncAPI 3.0, from the server's side: it *sends* messages and
/// *receives* commands.
public final class AsyncApi {

    private static final String ADDRESS = "/api/tables/{id}/socket";

    private final ApiExamples examples = new ApiExamples();
    private final Json asked = ApiExamples.resource("/tablee/server/socket.json").at("in");
    private final Json.Builder messages = Json.object();
    private final Schemas schemas;

    private AsyncApi(List<Game<?, ?, ?>> games) {
        this.schemas = new Schemas(games);
    }

    public static Json document(List<Game<?, ?, ?>> games) {
        return new AsyncApi(games).made();
    }

    private Json made() {
        var sent = new ArrayList<String>();
        for (String kind : Wire.out().keySet()) {
            String name = Schemas.SOCKET + kind;
            sent.add(name);
            messages.put(
                    name, message(kind, Schemas.to(name), examples.of(name).stream().toList()));
        }
        var received = new ArrayList<String>();
        for (String name : CommandShapes.all().keySet()) {
            received.add(Schemas.COMMAND + name);
            messages.put(
                    Schemas.COMMAND + name,
                    message(name, Schemas.to(Schemas.COMMAND + name), List.of(asked.at(name))));
        }
        ConnectionShapes.all()
                .forEach(
                        (name, shape) -> {
                            received.add(Schemas.COMMAND + name);
                            messages.put(
                                    Schemas.COMMAND + name,
                                    message(name, JsonSchema.of(shape), List.of(asked.at(name))));
                        });
        var both = new ArrayList<>(sent);
        both.addAll(received);
        return Json.object()
                .put("asyncapi", "3.0.0")
                .put("info", info())
                .put("defaultContentType", "application/json")
                .put("channels", Json.object().put("table", channel(both)).build())
                .put(
                        "operations",
                        Json.object()
                                .put("tell", operation("send", sent))
                                .put("hear", operation("receive", received))
                                .build())
                .put(
                        "components",
                        Json.object()
                                .put("messages", messages.build())
                                .put("schemas", schemas.all())
                                .build())
                .build();
    }

    private static Json info() {
        return Json.object()
                .put("title", "Tablée")
                .put("version", Version.TEXT)
                .put(
                        "description",
                        "One connection follows one table. Who asks is known by the cookie, or by the header Authorization: Bearer TOKEN. The server"
                                + " pings every 2.5 s and gives up after 9 s of silence. Close codes: 1008 refused, 1012 the server"
                                + " restarts (come back with since), 1001 silence.")
                .build();
    }

    private static Json message(String name, Json payload, List<Json> examples) {
        var json = Json.object().put("name", name).put("payload", payload);
        if (!examples.isEmpty()) {
            json.put(
                    "examples",
                    Json.list(examples, given -> Json.object().put("payload", given).build()));
        }
        return json.build();
    }

    private static Json channel(List<String> names) {
        var all = Json.object();
        names.forEach(name -> all.put(name, to("#/components/messages/" + name)));
        return Json.object()
                .put("address", ADDRESS)
                .put("messages", all.build())
                .put(
                        "parameters",
                        Json.object()
                                .put("id", Json.object().put("description", "of the table").build())
                                .build())
                .put(
                        "bindings",
                        Json.object()
                                .put(
                                        "ws",
                                        Json.object()
                                                .put("method", "GET")
                                                .put("query", query())
                                                .put("bindingVersion", "0.1.0")
                                                .build())
                                .build())
                .build();
    }

    private static Json query() {
        Operation operation = Operations.all().get("GET " + ADDRESS);
        var parts = new ArrayList<Shape.Part>(operation == null ? List.of() : operation.query());
        parts.add(Shape.Part.maybe("lang", new Shape.Text("[a-z]{2}")));
        return JsonSchema.of(new Shape.Fields("", parts));
    }

    private static Json operation(String action, List<String> names) {
        return Json.object()
                .put("action", action)
                .put("channel", to("#/channels/table"))
                .put("messages", Json.list(names, name -> to("#/channels/table/messages/" + name)))
                .build();
    }

    private static Json to(String place) {
        return Json.object().put("$ref", place).build();
    }
}
