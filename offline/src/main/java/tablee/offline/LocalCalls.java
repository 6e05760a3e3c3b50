package tablee.offline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tablee.bots.Level;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.play.GameVersions;
import tablee.table.Command;
import tablee.table.Entry;
import tablee.table.EntryCodec;
import tablee.table.History;
import tablee.table.Ruling;
import tablee.table.TableTexts;
import tablee.table.Terms;
import tablee.table.ask.Commands;
import tablee.table.ask.Declined;
import tablee.table.ask.TypedText;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;
import tablee.table.puzzle.Puzzles;
import tablee.table.tell.Telling;

/// The calls of the web API that concern a table: opened, looked at, asked, and everything after its end ([LocalAfter]).
final class LocalCalls {

    /// Before the id of every table that is kept on a device; its game follows, so that the address says who answers.
    static final String PREFIX = "local-";

    private static final int ID_BYTES = 12;

    private final LocalHouse house;
    private final LocalAfter after;
    private final Game<?, ?, ?> game;

    LocalCalls(LocalHouse house, GameVersions versions) {
        this.house = house;
        this.game = versions.today();
        this.after = new LocalAfter(this, versions);
    }

    /// One call: `method`, `path`, `query`, `body`.
    private record Call(Json request, Context context, Outbox out) {
        String part(int index) {
            String[] parts = request.at("path").asText().split("/", -1);
            return index < parts.length ? parts[index] : "";
        }

        Json body() {
            return TypedText.json(request.at("body").asText());
        }
    }

    Reply reply(Json request, Context context, Outbox out) {
        var call = new Call(request, context, out);
        try {
            return answer(call);
        } catch (Declined declined) {
            return refused(
                    declined.status(),
                    declined.sentence().key(),
                    say(context, declined.sentence()));
        } catch (BadInput bad) {
            return refused(400, "input", say(context, bad.sentence()));
        }
    }

    private String say(Context context, Message sentence) {
        return TableTexts.in(context.language())
                .with(game.wording().texts(context.language()))
                .say(sentence);
    }

    static Reply refused(int status, String code, String sentence) {
        return Reply.json(status, Json.object().put("error", code).put("say", sentence).build());
    }

    private Reply answer(Call call) {
        String id = call.part(3);
        if (call.part(2).equals("games")) {
            return puzzles(call);
        }
        if (call.part(2).equals("replays")) {
            return imported(call.body().at("replay"), call.context());
        }
        if (id.isEmpty()) {
            return opened(open(call.context(), call.body(), call.out()));
        }
        Optional<Json> file = house.file(id);
        if (file.isPresent()) {
            return after.answer(
                    id, file.get(), call.part(4), call.request(), call.context(), call.out());
        }
        LocalTable<?, ?, ?> table = house.find(id);
        return switch (call.part(4)) {
            case "" -> show(table, call);
            case "commands" -> command(table, call);
            case "hint" -> hint(table, call);
            case "rematch" -> rematch(table, call);
            default ->
                    after.answer(table, call.part(4), call.request(), call.context(), call.out());
        };
    }

    // ---- puzzles

    private Reply puzzles(Call call) {
        String language = call.context().language();
        var puzzles = Puzzles.of(game, Games.find(game.info().id()).houseContent());
        if (call.part(5).isEmpty()) {
            return Reply.json(puzzles.show(language));
        }
        String move = call.request().at("query").find("move").map(Json::plain).orElse("");
        return Reply.json(puzzles.tried(call.part(5), move, language));
    }

    // ---- opening

    private LocalTable<?, ?, ?> open(Context context, Json body, Outbox out) {
        Map<String, String> options = new TreeMap<>();
        body.find("options")
                .ifPresent(
                        found ->
                                found.fields()
                                        .forEach(
                                                (name, value) -> options.put(name, value.plain())));
        Settings settings = game.options().settings(body.at("seats").asInt(), options);
        Terms terms = body.find("terms").map(Terms::read).orElse(Terms.USUAL);
        List<Level> bots =
                body.find("bots").map(Json::items).orElse(List.of()).stream()
                        .map(level -> Level.of(level.asText()))
                        .toList();
        if (bots.size() > settings.seats()) {
            throw new Declined(409, "server.seat.taken");
        }
        var table = open(context, game, settings, terms, Optional.empty(), Optional.empty());
        boolean sits = flag(body, "sit");
        if (sits) {
            done(table, context, new Command.Sit(Optional.empty(), context.name(), false), out);
        }
        for (Level level : bots) {
            done(table, context, new Command.Invite(Optional.empty(), level), out);
        }
        if (sits && flag(body, "ready")) {
            String nonce = body.find("nonce").map(TypedText::nonce).orElse("");
            done(table, context, new Command.Ready(Seat.of(0), true, nonce), out);
        }
        return table;
    }

    private static boolean flag(Json body, String name) {
        return body.find(name).map(Json::asBool).orElse(false);
    }

    LocalTable<?, ?, ?> open(
            Context context,
            Game<?, ?, ?> of,
            Settings settings,
            Terms terms,
            Optional<String> before,
            Optional<Entry.From> from) {
        playable(of, settings);
        String id = newId(context);
        String seed = context.entropy().seed();
        var info = of.info();
        var opened =
                new Entry.Opened(
                        context.person(),
                        info.id(),
                        settings,
                        info.content(),
                        info.rules(),
                        seed,
                        Fairness.commitment(Algorithm.NEWEST, id, seed),
                        Algorithm.NEWEST,
                        terms,
                        before,
                        from,
                        Optional.empty());
        return house.add(id, of, new History.Line(1, context.now(), EntryCodec.line(opened)));
    }

    private String newId(Context context) {
        return PREFIX + game.info().id() + "-" + context.entropy().hex(ID_BYTES);
    }

    /// A replay file, to be kept beside the tables of this device. It is played again before it is believed.
    private Reply imported(Json file, Context context) {
        String id = newId(context);
        house.addFile(id, file, after.row(id, file, context), context.now());
        return Reply.json(201, Json.object().put("id", id).build());
    }

    private static <S extends State> void playable(Game<S, ?, ?> game, Settings settings) {
        game.check(game.start(settings));
    }

    /// For commands that nobody can have spoilt in between.
    static void done(LocalTable<?, ?, ?> table, Context context, Command command, Outbox out) {
        table.ask(
                context,
                command,
                out,
                reply -> {
                    if (reply instanceof Ruling.No(var refused)) {
                        throw new Declined(
                                409, refused.reason().key(), refused.reason().args().toArray());
                    }
                });
    }

    static Reply opened(LocalTable<?, ?, ?> table) {
        return Reply.json(
                201,
                Json.object()
                        .put("id", table.id())
                        .put("commitment", table.table().opened().commitment())
                        .put("draws", table.table().opened().draws().title())
                        .build());
    }

    // ---- at the table

    private static Reply show(LocalTable<?, ?, ?> table, Call call) {
        String person = call.context().person();
        return new Reply(
                200,
                "application/json",
                table.audience()
                        .look(table.table())
                        .snapshot(
                                person,
                                LocalTable.viewers(table.table(), person),
                                new Telling(call.context().language(), false, false),
                                0));
    }

    private static Reply command(LocalTable<?, ?, ?> table, Call call) {
        Context context = call.context();
        var mine = table.table().seatsOf(context.person());
        Command command = Commands.read(call.body(), context.sender(mine));
        var answer = new Reply[1];
        table.ask(
                context,
                command,
                call.out(),
                reply -> answer[0] = replied(table, reply, context.language()));
        return answer[0];
    }

    private static Reply replied(LocalTable<?, ?, ?> table, Ruling.Final reply, String language) {
        return switch (reply) {
            case Ruling.Done(long seq) -> Reply.json(Json.object().put("seq", seq).build());
            case Ruling.No(var refused) ->
                    Reply.json(
                            409,
                            Json.object()
                                    .put("error", "refused")
                                    .put("clause", refused.clause())
                                    .put("say", table.say(language, refused.reason()))
                                    .build());
            case Ruling.Trouble _ -> throw new Declined(503, "server.trouble");
        };
    }

    private static Reply hint(LocalTable<?, ?, ?> table, Call call) {
        var mine = table.table().seatsOf(call.context().person());
        Seat seat = Commands.seat(call.body(), mine);
        if (!mine.contains(seat)) {
            throw new Declined(403, "server.seat.notyours");
        }
        return table.hint(call.context(), seat, call.out())
                .map(Reply::json)
                .orElseThrow(() -> new Declined(409, "server.hint.no"));
    }

    /// The same people and bots play again at a new table.
    private Reply rematch(LocalTable<?, ?, ?> table, Call call) {
        var before = table.table();
        if (!before.phase().isDone()) {
            throw new Declined(409, "server.table.running");
        }
        if (before.rematch().isPresent()) {
            return Reply.json(Json.object().put("id", before.rematch().get()).build());
        }
        Context context = call.context();
        var next =
                open(
                        context,
                        game,
                        before.opened().settings(),
                        before.terms(),
                        Optional.of(before.id()),
                        Optional.empty());
        done(table, context, new Command.Rematch(next.id()), call.out());
        for (int i = 0; i < before.seats(); i++) {
            var chair = before.chairs().get(i);
            Optional<Seat> seat = Optional.of(Seat.of(i));
            if (chair.person().isEmpty()) {
                chair.robot()
                        .ifPresent(
                                level ->
                                        done(
                                                next,
                                                context,
                                                new Command.Invite(seat, level),
                                                call.out()));
            }
        }
        done(next, context, new Command.Sit(Optional.empty(), context.name(), false), call.out());
        return Reply.json(201, Json.object().put("id", next.id()).build());
    }
}
