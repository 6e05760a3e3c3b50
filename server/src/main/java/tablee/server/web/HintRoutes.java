package tablee.server.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.server.live.LiveTable;
import tablee.server.store.PersonRow;

/// What a good bot would play in my place. It sees what I see, and nothing is played.
final class HintRoutes {

    /// Hints of one person that may be worked out at once.
    private static final int AT_ONCE = 2;

    /// Seconds after which somebody who still has no hint is told to come back.
    private static final int PATIENCE = 15;

    private final TableCalls calls;
    private final Map<String, Integer> asking = new ConcurrentHashMap<>();

    HintRoutes(TableCalls calls) {
        this.calls = calls;
    }

    List<Route> routes() {
        return List.of(
                Route.post(
                        "/api/tables/{id}/hint",
                        "What an expert would play on my seat, which must be awaited. Everybody sees that it was asked.",
                        "{\"seat\":\"A\"}",
                        "seat, do, say, why, action",
                        this::hint));
    }

    private Answer hint(Call call) {
        PersonRow person = call.someone();
        LiveTable<?, ?, ?> table = calls.table(call.part("id"));
        Seats mine = calls.look(call.part("id"), found -> found.seatsOf(person.id()));
        Seat seat = TypedInput.seat(call.body(), mine);
        if (!mine.contains(seat)) {
            throw new Refusal(403, "server.seat.notyours");
        }
        if (asking.merge(person.id(), 1, Integer::sum) > AT_ONCE) {
            leave(person);
            throw new Refusal(429, "server.limit");
        }
        try {
            return Answer.json(wait(call, table, seat, person));
        } finally {
            leave(person);
        }
    }

    private void leave(PersonRow person) {
        asking.computeIfPresent(person.id(), (_, count) -> count <= 1 ? null : count - 1);
    }

    private static Json wait(Call call, LiveTable<?, ?, ?> table, Seat seat, PersonRow person) {
        var hint = new CompletableFuture<Json>();
        table.hint(
                seat,
                person.id(),
                call.language(),
                callOff ->
                        call.whenGone(
                                () -> {
                                    callOff.run();
                                    hint.cancel(false);
                                }),
                hint::complete,
                () -> hint.completeExceptionally(new Refusal(409, "server.hint.no")));
        return hint.orTimeout(PATIENCE, TimeUnit.SECONDS)
                .exceptionally(
                        failure -> {
                            throw failure instanceof TimeoutException
                                    ? new Refusal(429, "server.limit")
                                    : new CompletionException(failure);
                        })
                .join();
    }
}
