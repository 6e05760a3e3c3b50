package tablee.offline;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import tablee.bots.Budget;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.play.GameVersions;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.TableTexts;
import tablee.table.Terms;
import tablee.table.ask.Commands;
import tablee.table.ask.Declined;
import tablee.table.ask.TypedText;
import tablee.table.fair.Entropy;
import tablee.table.tell.Outgoing;

/// All tables of one game on this device. It is asked one thing at a time and says what the worker has to do about it ([Outbox]); what is true
/// is what the worker has kept.
public final class LocalHouse {

    private final Map<String, LocalTable<?, ?, ?>> tables = new HashMap<>();

    /// Games that came as a file.
    private final Map<String, Json> files = new HashMap<>();

    /// Tables that rest: they were begun with other cards or rules than this program has.
    private final Set<String> resting = new HashSet<>();

    private final Map<Integer, Reader> readers = new HashMap<>();
    private final Map<Integer, LocalTable<?, ?, ?>> followed = new HashMap<>();
    private final LongFunction<Budget> deadline;
    private final LocalCalls calls;
    private final GameVersions versions;

    /// Of the request at work.
    private Outbox out = new Outbox();

    private Entropy entropy = _ -> "";

    /// @param deadline a budget of so many milliseconds from now on
    public LocalHouse(GameVersions versions, LongFunction<Budget> deadline) {
        this.versions = versions;
        this.deadline = deadline;
        this.calls = new LocalCalls(this, versions);
    }

    /// One request, and what it brings about. Never throws for what somebody may send.
    public String serve(String text) {
        Json request = Json.parse(text);
        Context context = Context.read(request, deadline);
        out = new Outbox();
        entropy = context.entropy();
        var answer = Json.object();
        switch (request.at("do").asText()) {
            case "load" -> load(request);
            case "forget" -> forget(request.at("table").asText());
            case "join" -> join(request, context);
            case "hear" -> hear(request, context);
            case "leave" -> leave(request.at("connection").asInt());
            case "wake" -> find(request.at("table").asText()).wake(context, out);
            case "call" -> answer = calls.reply(request, context, out).toJson();
            case "playouts", "simulate", "think" -> answer = Playouts.of(versions.today(), request);
            default -> throw BadInput.of("server.command.unknown", request.at("do").asText(), "");
        }
        tables.values().forEach(table -> out.wake(table.id(), table.due(context.now())));
        return out.with(answer).print();
    }

    LocalTable<?, ?, ?> find(String id) {
        LocalTable<?, ?, ?> table = tables.get(id);
        if (table == null) {
            throw resting.contains(id)
                    ? new Declined(409, "server.local.rests")
                    : new Declined(404, "server.table.missing");
        }
        return table;
    }

    /// The game that came as a file under this id.
    Optional<Json> file(String id) {
        return Optional.ofNullable(files.get(id));
    }

    /// A file, as one line in the place of a log.
    void addFile(String id, Json file, Json row, long now) {
        files.put(id, file);
        out.keep(id, 1, now, file.print());
        out.list(id, row);
    }

    private void forget(String id) {
        tables.remove(id);
        files.remove(id);
        resting.remove(id);
    }

    /// A table whose first line is on its way to be kept.
    LocalTable<?, ?, ?> add(String id, Game<?, ?, ?> game, History.Line opening) {
        var table = new LocalTable<>(id, game, List.of(opening), bytes -> entropy.hex(bytes));
        tables.put(id, table);
        out.keep(id, opening.seq(), opening.at(), opening.body());
        out.list(id, table.row());
        return table;
    }

    private void load(Json request) {
        String id = request.at("table").asText();
        List<History.Line> lines =
                request.at("lines").items().stream()
                        .map(
                                line ->
                                        new History.Line(
                                                line.at("seq").asLong(),
                                                line.at("at").asLong(),
                                                line.at("body").asText()))
                        .toList();
        LocalTable<?, ?, ?> known = tables.get(id);
        if (lines.isEmpty()) {
            forget(id);
        } else if (known != null) {
            known.read(lines);
        } else {
            read(id, lines);
        }
    }

    private void read(String id, List<History.Line> lines) {
        Json opening = History.opening(lines.getFirst());
        if (opening.find("tablee").isPresent()) {
            files.put(id, opening);
        } else {
            versions.exactly(opening)
                    .ifPresentOrElse(game -> replay(id, game, lines), () -> resting.add(id));
        }
    }

    /// A log that does not replay as it was written rests too: better than a game that went another way.
    private void replay(String id, Game<?, ?, ?> game, List<History.Line> lines) {
        try {
            tables.put(id, new LocalTable<>(id, game, lines, bytes -> entropy.hex(bytes)));
        } catch (BadInput _) {
            resting.add(id);
        }
    }

    private void join(Json request, Context context) {
        int connection = request.at("connection").asInt();
        LocalTable<?, ?, ?> table = tables.get(request.at("table").asText());
        if (table == null) {
            // Whoever asks why is told by a call.
            out.tell(connection, "");
            return;
        }
        long since = request.find("since").map(Json::asLong).orElse(0L);
        var reader = new Reader(connection, context, since, (to, text) -> out.tell(to, text));
        readers.put(connection, reader);
        followed.put(connection, table);
        table.audience().join(reader);
        reader.look(table.audience().look(table.table()));
        reader.here(table.here());
    }

    private void leave(int connection) {
        LocalTable<?, ?, ?> table = followed.remove(connection);
        Reader reader = readers.remove(connection);
        if (table != null && reader != null) {
            table.audience().leave(reader);
        }
    }

    /// What a page says over its connection.
    private void hear(Json request, Context context) {
        int connection = request.at("connection").asInt();
        Reader reader = readers.get(connection);
        LocalTable<?, ?, ?> table = followed.get(connection);
        if (reader == null || table == null) {
            return;
        }
        String id = "";
        try {
            Json json = TypedText.json(request.at("text").asText());
            id = json.find("id").map(TypedText::id).orElse("");
            if (json.find("cmd").filter(cmd -> cmd.plain().equals("ping")).isPresent()) {
                Terms.pace(json).ifPresent(reader::watchAt);
                reader.send(new Outgoing.Pong());
                return;
            }
            String name = id;
            var command = Commands.read(json, context.sender(reader.mine()));
            table.ask(
                    context, command, out, reply -> reader.send(reply(name, reply, table, reader)));
        } catch (BadInput bad) {
            reader.send(refused(id, "INPUT", bad.sentence(), reader));
        } catch (Declined declined) {
            reader.send(refused(id, "TABLE", declined.sentence(), reader));
        }
    }

    private static Outgoing refused(String id, String clause, Message sentence, Reader reader) {
        return new Outgoing.Refused(id, clause, TableTexts.in(reader.language()).say(sentence));
    }

    private static Outgoing reply(
            String id, Ruling.Final reply, LocalTable<?, ?, ?> table, Reader reader) {
        return switch (reply) {
            case Ruling.Done(long seq) -> new Outgoing.Done(id, seq);
            case Ruling.No(var refused) ->
                    new Outgoing.Refused(
                            id, refused.clause(), table.say(reader.language(), refused.reason()));
            case Ruling.Trouble _ ->
                    new Outgoing.Refused(
                            id, "TROUBLE", TableTexts.in(reader.language()).say("server.trouble"));
        };
    }
}
