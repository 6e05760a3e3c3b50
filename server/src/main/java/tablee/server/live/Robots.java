package tablee.server.live;

import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.State;
import tablee.engine.View;

/// Finds the bot of a level for a game. A game without bots of its own gets one that plays anything legal.
public final class Robots {

    private final Map<String, BotProvider<?, ?>> providers = new HashMap<>();

    public Robots() {
        for (BotProvider<?, ?> provider : ServiceLoader.load(BotProvider.class)) {
            providers.put(provider.game(), provider);
        }
    }

    <S extends State, V extends View, A extends Action> Bot<V, A> find(
            Game<S, V, A> game, Level level) {
        BotProvider<?, ?> provider = providers.get(game.info().id());
        if (provider == null || level == Level.RANDOM) {
            return (_, legal, thinking) -> legal.get(thinking.random().below(legal.size()));
        }
        @SuppressWarnings("unchecked") // a provider names the game whose views and actions it takes
        var fitting = (BotProvider<V, A>) provider;
        return switch (level) {
            case RANDOM, DEBUTANT -> fitting.debutant();
            case HABITUE, EXPERT -> fitting.habitue();
        };
    }
}
