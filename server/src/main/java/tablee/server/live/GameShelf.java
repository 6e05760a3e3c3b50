package tablee.server.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.GameProvider;

/// The games this server offers, each built once.
public final class GameShelf {

    private final Map<String, Game<?, ?, ?>> games = new LinkedHashMap<>();

    public GameShelf(List<GameProvider> providers) {
        providers.forEach(provider -> games.put(provider.id(), provider.house()));
    }

    public Game<?, ?, ?> find(String id) {
        Game<?, ?, ?> game = games.get(id);
        if (game == null) {
            throw BadInput.of("engine.game.unknown", id, String.join(", ", games.keySet()));
        }
        return game;
    }

    public List<Game<?, ?, ?>> all() {
        return List.copyOf(games.values());
    }
}
