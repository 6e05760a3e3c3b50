package tablee.server.web;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import tablee.engine.Json;
import tablee.server.Config;
import tablee.server.live.LiveTable;
import tablee.server.live.Tables;
import tablee.server.store.PersonRow;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.Table;

/// How a request's own thread speaks with tables: it waits for the answer.
final class TableCalls {

    /// Before proxies and browsers lose their patience.
    private static final int HELD_SECONDS = 10;

    private final Tables tables;
    private final Config config;
    private final HouseRules house;

    TableCalls(Tables tables, Config config, HouseRules house) {
        this.tables = tables;
        this.config = config;
        this.house = house;
    }

    HouseRules house() {
        return house;
    }

    Tables tables() {
        return tables;
    }

    LiveTable<?, ?, ?> table(String id) {
        return tables.find(id).join().orElseThrow(() -> new Refusal(404, "server.table.missing"));
    }

    Ruling.Final ask(LiveTable<?, ?, ?> table, String person, Command command) {
        var reply = new CompletableFuture<Ruling.Final>();
        table.submit(person, command, reply::complete);
        return decided(reply);
    }

    /// What became of it. While the store does not answer nobody knows: then it is held, which is neither done nor failed.
    static Ruling.Final decided(CompletableFuture<Ruling.Final> reply) {
        return waited(reply, new Refusal(202, "server.held"));
    }

    /// The line a command became; a refusal goes to whoever asked.
    long done(LiveTable<?, ?, ?> table, String person, Command command) {
        return switch (ask(table, person, command)) {
            case Ruling.Done(long seq) -> seq;
            case Ruling.No(var refused) ->
                    throw new Refusal(
                            409, refused.reason().key(), refused.reason().args().toArray());
            case Ruling.Trouble _ -> throw new Refusal(503, "server.trouble");
        };
    }

    /// Looks at a table as it stands.
    <R> R look(String id, Function<Table<?, ?, ?>, R> eye) {
        var seen = new Sight<>(eye);
        table(id).look(seen::look, seen::refused);
        return soon(seen.found);
    }

    /// Looks at a table as it stands on every node.
    <R> R lookNow(String id, Function<Table<?, ?, ?>, R> eye) {
        var seen = new Sight<>(eye);
        table(id).lookNow(seen::look, seen::refused);
        return soon(seen.found);
    }

    private static final class Sight<R> {
        final CompletableFuture<R> found = new CompletableFuture<>();
        private final Function<Table<?, ?, ?>, R> eye;

        Sight(Function<Table<?, ?, ?>, R> eye) {
            this.eye = eye;
        }

        void look(Table<?, ?, ?> table) {
            try {
                found.complete(eye.apply(table));
            } catch (RuntimeException e) {
                found.completeExceptionally(e);
            }
        }

        void refused() {
            found.completeExceptionally(new Refusal(503, "server.trouble"));
        }
    }

    /// What is seen of a table. While the store does not answer there may be nothing to see, and nothing was asked for yet.
    static <R> R soon(CompletableFuture<R> seen) {
        return waited(seen, new Refusal(503, "server.store.away"));
    }

    private static <R> R waited(CompletableFuture<R> answer, Refusal otherwise) {
        try {
            return answer.get(HELD_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException _) {
            throw otherwise;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw otherwise;
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        }
    }

    /// The answer to whoever opened a table: what the server is bound to, before they are bound themselves.
    Answer opened(String id) {
        return Answer.json(
                201,
                look(
                        id,
                        table ->
                                Json.object()
                                        .put("id", id)
                                        .put("commitment", table.opened().commitment())
                                        .put("draws", table.opened().draws().title())
                                        .build()));
    }

    /// Refuses somebody who has as many unfinished tables as one person may.
    void requireRoom(PersonRow person) {
        int most = config.most().tables();
        if (tables.store().unfinishedOf(person.id(), most) >= most) {
            throw new Refusal(409, "server.person.many");
        }
    }
}
