package tablee.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tablee.bots.Level;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.store.PersonRow;
import tablee.server.store.TableRow;
import tablee.table.Chair;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.Sitter;
import tablee.table.Table;
import tablee.table.Terms;
import tablee.table.tell.Summary;
import tablee.table.tell.Telling;

/// Opening tables, sitting down, and everything else that is asked of a table over HTTP.
final class TableRoutes {

    private static final int MOST_LISTED = 100;

    private final TableCalls calls;
    private final Tables tables;

    TableRoutes(TableCalls calls) {
        this.calls = calls;
        this.tables = calls.tables();
    }

    List<Route> routes() {
        return List.of(
                Route.get(
                        "/api/tables",
                        "Tables in the public list.",
                        "tables: id, game, phase, seats, free, openedAt; host, face and language of whoever opened it, clock, options",
                        this::list),
                Route.post(
                        "/api/tables",
                        "Open a table. With `sit` the opener takes the first chair; `bots` fill the next ones;"
                                + " with `ready` the game begins as soon as everybody is. Who wants a share in the draws that the server cannot"
                                + " know beforehand leaves `ready` out and sends the command with a commitment.",
                        "{\"game\":\"cabo\",\"seats\":4,\"options\":{},\"terms\":{\"clock\":{\"kind\":\"none\"}},"
                                + "\"bots\":[\"habitué\"],\"sit\":true,\"ready\":true}",
                        "id of the new table, the commitment of its seed and the name of how it draws",
                        this::open),
                Route.get(
                        "/api/tables/{id}",
                        "The table as I see it.",
                        "the same message `table` as over the socket",
                        this::show),
                Route.post(
                        "/api/tables/{id}/commands",
                        "Ask something of the table: the same commands as over the socket.",
                        "{\"cmd\":\"act\",\"seat\":\"A\",\"id\":\"m1\",\"seq\":12,\"do\":\"draw\"}",
                        "seq of the line it became; 409 with clause and sentence when it is refused",
                        this::command),
                Route.post(
                        "/api/tables/{id}/rematch",
                        "Play again: a new table with the same options, people invited and bots seated.",
                        "{}",
                        "id of the new table, the same for everybody who asks",
                        this::rematch));
    }

    private Answer list(Call call) {
        List<TableRow> listed = tables.store().listed(MOST_LISTED);
        Map<String, PersonRow> hosts =
                tables.store()
                        .people()
                        .known(listed.stream().map(TableRow::host).distinct().toList());
        return Answer.json(
                Json.object()
                        .put(
                                "tables",
                                Json.list(
                                        listed,
                                        row ->
                                                listed(
                                                        row,
                                                        Optional.ofNullable(
                                                                hosts.get(row.host())))))
                        .build());
    }

    /// A table of the public list: whose it is, in which language, and what is agreed there.
    private static Json listed(TableRow row, Optional<PersonRow> host) {
        var json = Json.object();
        row(row).fields().forEach(json::put);
        host.ifPresent(
                who ->
                        json.put("host", who.name())
                                .put("language", who.language())
                                .put("face", who.face()));
        Summary.agreed(row.summary()).ifPresent(agreed -> agreed.fields().forEach(json::put));
        return json.build();
    }

    static Json row(TableRow row) {
        return Json.object()
                .put("id", row.id())
                .put("game", row.game())
                .put("phase", row.phase().toLowerCase(Locale.ROOT))
                .put("seats", row.seats())
                .put("free", row.free())
                .put("openedAt", row.openedAt())
                .build();
    }

    private Answer open(Call call) {
        PersonRow person = call.someone();
        Json body = call.body();
        calls.requireRoom(person);
        Game<?, ?, ?> game =
                body.find("content")
                        .<Game<?, ?, ?>>map(
                                set -> tables.games().find(body.at("game").asText(), set.asText()))
                        .orElseGet(() -> tables.games().find(body.at("game").asText()));
        Settings settings = Settings.read(body, game.options());
        Terms terms = calls.house().terms(body.find("terms"));
        List<Level> bots =
                body.find("bots").map(Json::items).orElse(List.of()).stream()
                        .map(level -> Level.of(level.asText()))
                        .toList();
        if (bots.size() > settings.seats()) {
            throw new Refusal(409, "server.seat.taken");
        }
        String nonce = body.find("nonce").map(TypedInput::nonce).orElse("");
        String id =
                tables.open(person.id(), game, settings, terms, Optional.empty(), Optional.empty())
                        .join();
        LiveTable<?, ?, ?> table = calls.table(id);
        boolean sits = flag(body, "sit");
        if (sits) {
            calls.done(
                    table,
                    person.id(),
                    new Command.Sit(
                            Optional.empty(), person.name(), person.program(), person.face()));
        }
        for (Level level : bots) {
            calls.done(table, person.id(), new Command.Invite(Optional.empty(), level));
        }
        if (sits && flag(body, "ready")) {
            calls.done(table, person.id(), new Command.Ready(Seat.of(0), true, nonce));
        }
        return calls.opened(id);
    }

    private static boolean flag(Json body, String name) {
        return body.find(name).map(Json::asBool).orElse(false);
    }

    private Answer show(Call call) {
        var seen = new CompletableFuture<String>();
        calls.table(call.part("id"))
                .lookAgain(
                        update -> {
                            try {
                                var telling = telling(call, update.table(), false);
                                seen.complete(
                                        update.snapshot(
                                                call.personId(),
                                                viewers(update.table(), call.personId()),
                                                telling,
                                                call.number("since", 0)));
                            } catch (RuntimeException e) {
                                seen.completeExceptionally(e);
                            }
                        },
                        () -> seen.completeExceptionally(new Refusal(503, "server.trouble")));
        return Answer.raw(TableCalls.soon(seen));
    }

    /// Refuses what is told of tables that are done only, and of those of a round when all of them are.
    static void requirePublished(Table<?, ?, ?> table) {
        if (!table.isPublished()) {
            throw new Refusal(
                    409, table.phase().isDone() ? "server.round.sealed" : "server.table.running");
        }
    }

    /// Through whose eyes a person looks: those of their seats, else those of a spectator if the table has them.
    static List<Viewer> viewers(Table<?, ?, ?> table, String person) {
        Seats mine = table.seatsOf(person);
        if (!mine.isEmpty()) {
            return List.copyOf(mine.list());
        }
        if (!table.mayLook(person)) {
            throw new Refusal(403, "server.table.private");
        }
        return List.of(Spectator.SPECTATOR);
    }

    /// As on a wall, where everybody in the room reads it: somebody who sits at the table looks as if they did not.
    static List<Viewer> onlooker(Table<?, ?, ?> table, String person) {
        var _ = viewers(table, person);
        return List.of(Spectator.SPECTATOR);
    }

    /// How this caller is told of this table. Hands that may be seen are for whoever has no seat, and on no wall: those who sit there read it too.
    static Telling telling(Call call, Table<?, ?, ?> table, boolean wall) {
        Telling telling = call.telling(table.opened().terms().aids());
        return wall || !table.seatsOf(call.personId()).isEmpty() ? telling : telling.lookingOn();
    }

    private Answer command(Call call) {
        PersonRow person = call.someone();
        LiveTable<?, ?, ?> table = calls.table(call.part("id"));
        Seats mine = calls.lookNow(call.part("id"), found -> found.seatsOf(person.id()));
        Command command =
                calls.house()
                        .admit(
                                person,
                                call.address(),
                                TypedInput.command(call.body(), person, mine));
        return switch (calls.ask(table, person.id(), command)) {
            case Ruling.Done(long seq) -> Answer.seq(seq);
            case Ruling.No(var refused) ->
                    Answer.json(
                            409,
                            Json.object()
                                    .put("error", "refused")
                                    .put("clause", refused.clause())
                                    .put("say", RefusalTexts.say(table, call.language(), refused))
                                    .build());
            case Ruling.Trouble _ -> throw new Refusal(503, "server.trouble");
        };
    }

    private Answer rematch(Call call) {
        PersonRow person = call.someone();
        String id = call.part("id");
        record Plan(
                Optional<String> made,
                Game<?, ?, ?> game,
                Settings settings,
                Terms terms,
                List<Optional<Level>> bots) {}
        Plan plan =
                calls.look(
                        id,
                        table -> {
                            var _ = viewers(table, person.id());
                            if (!table.phase().isDone()) {
                                throw new Refusal(409, "server.table.running");
                            }
                            var bots = new ArrayList<Optional<Level>>();
                            for (Chair chair : table.chairs()) {
                                bots.add(
                                        chair.sitter()
                                                .filter(Sitter.Robot.class::isInstance)
                                                .flatMap(_ -> chair.robot()));
                            }
                            return new Plan(
                                    table.rematch(),
                                    table.game(),
                                    table.opened().settings(),
                                    table.terms(),
                                    bots);
                        });
        if (plan.made().isPresent()) {
            return Answer.json(Json.object().put("id", plan.made().get()).build());
        }
        calls.requireRoom(person);
        String next =
                tables.open(
                                person.id(),
                                tables.games().today(plan.game()),
                                plan.settings(),
                                plan.terms(),
                                Optional.of(id),
                                Optional.empty())
                        .join();
        if (calls.ask(calls.table(id), person.id(), new Command.Rematch(next))
                instanceof Ruling.No) {
            calls.done(calls.table(next), person.id(), new Command.Close("rematch"));
            return calls.look(id, Table::rematch)
                    .map(made -> Answer.json(Json.object().put("id", made).build()))
                    .orElseThrow(() -> new Refusal(409, "server.rematch.no"));
        }
        for (int i = 0; i < plan.bots().size(); i++) {
            Optional<Seat> seat = Optional.of(Seat.of(i));
            plan.bots()
                    .get(i)
                    .ifPresent(
                            level ->
                                    calls.done(
                                            calls.table(next),
                                            person.id(),
                                            new Command.Invite(seat, level)));
        }
        calls.done(
                calls.table(next),
                person.id(),
                new Command.Sit(Optional.empty(), person.name(), person.program(), person.face()));
        return Answer.made(next);
    }
}
