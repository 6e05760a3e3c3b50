package tablee.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Seat;
import tablee.server.Soon;
import tablee.server.store.SqliteStore;
import tablee.server.store.Store;
import tablee.table.Command;
import tablee.table.Ruling;
import tablee.table.tell.Listener;
import tablee.table.tell.Update;

/// A table at which people sit and think costs next to nothing: under 10 KiB, whatever the game. (Its connections cost what the network
/// library takes for them.)
class IdleTableTest {

    private static final int TABLES = 400;
    private static final int SEATS = 4;

    @TempDir Path folder;

    /// Somebody who looks on, so that the table stays at work here.
    private record Onlooker(String person) implements Listener {
        @Override
        public void update(Update update) {}

        @Override
        public void end(String reason) {}
    }

    @Test
    void an_idle_table_takes_less_than_ten_kibibytes() {
        try (Store store = SqliteStore.open(folder);
                var tables = TestTables.on(store)) {
            for (String id : List.of("cabo", "cv", "metro", "hasard")) {
                Game<?, ?, ?> game = Games.find(id).house();
                open(tables, game, 20);
                long before = Soon.memory(Duration.ZERO);
                var kept = open(tables, game, TABLES);
                long each = (Soon.memory(Duration.ZERO) - before) / TABLES;
                System.out.println("IdleTableTest: " + id + " " + each + " bytes a table");
                assertThat(kept).hasSize(TABLES);
                assertThat(each).as(id).isLessThan(10 * 1024);
            }
        }
    }

    private static List<LiveTable<?, ?, ?>> open(Tables tables, Game<?, ?, ?> game, int count) {
        var kept = new ArrayList<LiveTable<?, ?, ?>>();
        for (int i = 0; i < count; i++) {
            LiveTable<?, ?, ?> table = TestTables.open(tables, game, SEATS);
            for (int seat = 0; seat < SEATS; seat++) {
                ask(table, seat, new Command.Sit(Optional.empty(), "P" + seat, false));
            }
            for (int seat = 0; seat < SEATS; seat++) {
                ask(table, seat, new Command.Ready(Seat.of(seat), true, "nonce" + seat));
                table.listen(new Onlooker("p" + seat), _ -> {}, () -> {});
            }
            kept.add(table);
        }
        return kept;
    }

    private static void ask(LiveTable<?, ?, ?> table, int seat, Command command) {
        var reply = new CompletableFuture<Ruling.Final>();
        table.submit("p" + seat, command, reply::complete);
        assertThat(reply.join()).isInstanceOf(Ruling.Done.class);
    }
}
