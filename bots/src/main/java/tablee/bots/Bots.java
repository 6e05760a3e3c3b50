package tablee.bots;

import java.util.Optional;
import java.util.ServiceLoader;
import tablee.bots.search.Expert;
import tablee.bots.search.Guide;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.View;

/// The players there are.
public final class Bots {

    private Bots() {}

    /// A player of this level for this game. A game without hand-written players still has the random one, which then also sits in for
    /// *débutant* and *habitué*, and an *expert* that searches without a guide.
    public static <V extends View, A extends Action> Bot<V, A> of(Game<?, V, A> game, Level level) {
        Optional<BotProvider<V, A>> provider = provider(game);
        Bot<V, A> player =
                switch (level) {
                    case RANDOM -> new RandomBot<>();
                    case DEBUTANT -> provider.map(BotProvider::debutant).orElseGet(RandomBot::new);
                    case HABITUE -> provider.map(BotProvider::habitue).orElseGet(RandomBot::new);
                    case EXPERT, MAITRE -> expert(game);
                };
        return provider.map(p -> restrained(p, player)).orElse(player);
    }

    /// The quick player an expert's search builds on: for games played by the thousand, where a search would take too long.
    public static <V extends View, A extends Action> Bot<V, A> guide(Game<?, V, A> game) {
        Optional<BotProvider<V, A>> provider = provider(game);
        return provider.map(p -> restrained(p, p.guide())).orElseGet(RandomBot::new);
    }

    private static <V extends View, A extends Action> Bot<V, A> restrained(
            BotProvider<V, A> provider, Bot<V, A> player) {
        return (view, legal, thinking) ->
                player.choose(view, provider.restrained(view, legal), thinking);
    }

    /// The searching player by its own type, for those who want its opinion of every action.
    public static <V extends View, A extends Action> Expert<V, A> expert(Game<?, V, A> game) {
        Optional<BotProvider<V, A>> provider = provider(game);
        return new Expert<>(game, provider.map(Guide::of).orElseGet(Guide::none));
    }

    /// The hand-written players of this game, if it has any. They are looked for where the game came from: a game from outside brings its own.
    public static <V extends View, A extends Action> Optional<BotProvider<V, A>> provider(
            Game<?, V, A> game) {
        for (BotProvider<?, ?> provider :
                ServiceLoader.load(BotProvider.class, game.getClass().getClassLoader())) {
            if (provider.game().equals(game.info().id())) {
                return Optional.of(typed(provider));
            }
        }
        return Optional.empty();
    }

    /// A provider that names a game plays that game's views and actions. Types are gone when a service is loaded, so the compiler
    /// cannot see it; the tests of every provider play whole games.
    @SuppressWarnings("unchecked")
    private static <V extends View, A extends Action> BotProvider<V, A> typed(
            BotProvider<?, ?> provider) {
        return (BotProvider<V, A>) provider;
    }
}
