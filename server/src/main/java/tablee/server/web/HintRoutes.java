package tablee.server.web;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.server.live.LiveTable;
import tablee.server.store.PersonRow;

/// What a good bot would play in my place. It sees what I see, and nothing is played.
final class HintRoutes {

    private final TableCalls calls;

    HintRoutes(TableCalls calls) {
        this.calls = calls;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/tables/{id}/hint",
                        "What an expert would play on my seat, which must be awaited. Everybody sees that it was asked.",
                        "{\"seat\":\"A\"}",
                        "seat, do, say, action",
                        this::hint));
    }

    private Answer hint(Call call) {
        PersonRow person = call.someone();
        LiveTable<?, ?, ?> table = calls.table(call.part("id"));
        Seats mine = calls.look(call.part("id"), found -> found.seatsOf(person.id()));
        Seat seat = Commands.seat(call.body(), mine);
        if (!mine.contains(seat)) {
            throw new Refusal(403, "server.seat.notyours");
        }
        var hint = new CompletableFuture<Json>();
        table.hint(
                person.id(),
                seat,
                call.language(),
                hint::complete,
                () -> hint.completeExceptionally(new Refusal(409, "server.hint.no")));
        return Answer.json(hint.join());
    }
}
