package tablee.server.live;

import java.util.Optional;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.server.store.Store;
import tablee.table.Terms;

/// Tables without a server around them.
final class TestTables {

    private TestTables() {}

    static Tables on(Store store, Bus bus, GameShelf games, Metrics metrics) {
        return new Tables(
                store,
                bus,
                games,
                new Robots(),
                new BotRoom(1, 100, metrics),
                metrics,
                System::currentTimeMillis);
    }

    static Tables on(Store store) {
        return on(store, Bus.NONE, new GameShelf(Games.all()), new Metrics());
    }

    /// A table of somebody called `p0`.
    static LiveTable<?, ?, ?> open(Tables tables, Game<?, ?, ?> game, int seats) {
        String id =
                tables.open(
                                "p0",
                                game,
                                game.options().standard(seats),
                                Terms.USUAL,
                                Optional.empty(),
                                Optional.empty())
                        .join();
        return tables.find(id).join().orElseThrow();
    }
}
