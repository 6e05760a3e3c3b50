package tablee.server.live;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.State;
import tablee.engine.View;

/// The bots of this server, each found once: they keep nothing between two moves, so that one plays at every table.
public final class Robots {

    private record Key(Game<?, ?, ?> game, Level level) {}

    private final Map<Key, Bot<?, ?>> found = new ConcurrentHashMap<>();

    <S extends State, V extends View, A extends Action> Bot<V, A> find(
            Game<S, V, A> game, Level level) {
        @SuppressWarnings(
                "unchecked") // the key holds the very game whose views and actions the bot takes
        var bot =
                (Bot<V, A>) found.computeIfAbsent(new Key(game, level), _ -> Bots.of(game, level));
        return bot;
    }
}
