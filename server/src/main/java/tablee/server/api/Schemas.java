package tablee.server.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.form.JsonSchema;
import tablee.engine.form.Shape;
import tablee.engine.form.Shape.Part;
import tablee.table.ask.CommandShapes;
import tablee.table.tell.Wire;

/// The schemas of a document, each written once under `components/schemas` and referred to by its name: what each game puts into `now`, `memory`,
/// `event`, `settings` and `position` (`cabo.now` …), the messages of the socket (`socket.update` …), the commands (`command.act` …), `replay`,
/// and whatever these and the operations are made of.
public final class Schemas {

    static final String COMMAND = "command.";
    static final String SOCKET = "socket.";

    private static final List<String> PARTS = List.of("now", "memory", "event", "position");

    private final Map<String, Json> written = new LinkedHashMap<>();

    public Schemas(List<Game<?, ?, ?>> games) {
        games.forEach(this::describe);
        for (String part : PARTS) {
            written.put(
                    part,
                    Json.object()
                            .put(
                                    "anyOf",
                                    Json.list(games, game -> to(game.info().id() + "." + part)))
                            .build());
        }
        written.put("face", Json.object().put("type", "object").build());
        written.put("replay", whole(Wire.replay()));
        Wire.out().forEach((kind, shape) -> written.put(SOCKET + kind, whole(shape)));
        CommandShapes.all().forEach((name, shape) -> written.put(COMMAND + name, whole(shape)));
    }

    private void describe(Game<?, ?, ?> game) {
        Formats<?, ?, ?> formats = game.formats();
        String id = game.info().id();
        written.put(id + ".now", JsonSchema.of(formats.views().now().shape()));
        written.put(id + ".memory", JsonSchema.of(formats.views().memory().shape()));
        written.put(id + ".event", whole(told(formats.events().shape())));
        written.put(id + ".settings", JsonSchema.of(game.options().form().shape()));
        written.put(id + ".position", JsonSchema.of(formats.positions().form().shape()));
    }

    /// An event as it travels: with its sentence, the clauses it follows, and what may be kept of it.
    private static Shape told(Shape event) {
        if (!(event instanceof Shape.Kinds(String _, List<Shape.Kind> kinds))) {
            return event;
        }
        var all = new ArrayList<Shape.Kind>();
        for (Shape.Kind kind : kinds) {
            var parts = new ArrayList<>(kind.parts());
            parts.add(Part.maybe("say", new Shape.Text("")));
            parts.add(Part.maybe("clauses", new Shape.Items(new Shape.Text(""))));
            parts.add(Part.maybe("kept", new Shape.OfGame("event")));
            all.add(new Shape.Kind(kind.word(), parts));
        }
        return new Shape.Kinds("Event", all);
    }

    /// A reference where the shape has a name, else the schema itself.
    public Json of(Shape shape) {
        return reference(shape).orElseGet(() -> whole(shape));
    }

    private Json whole(Shape shape) {
        return JsonSchema.of(shape, this::reference);
    }

    private Optional<Json> reference(Shape shape) {
        return switch (shape) {
            case Shape.OfGame(String part) -> Optional.of(to(part));
            case Shape.Fields(String name, var _) when !name.isEmpty() ->
                    Optional.of(named(name, shape));
            case Shape.Kinds(String name, var _) when !name.equals("Event") ->
                    Optional.of(named(name, shape));
            default -> Optional.empty();
        };
    }

    private Json named(String name, Shape shape) {
        if (!written.containsKey(name)) {
            // Its place is taken before its parts are asked for.
            written.put(name, Json.object().build());
            written.put(name, whole(shape));
        }
        return to(name);
    }

    static Json to(String schema) {
        return Json.object().put("$ref", "#/components/schemas/" + schema).build();
    }

    /// Everything that was described or referred to so far.
    public Json all() {
        var json = Json.object();
        written.forEach(json::put);
        return json.build();
    }
}
