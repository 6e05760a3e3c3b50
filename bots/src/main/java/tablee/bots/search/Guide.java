package tablee.bots.search;

import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.BotProvider;
import tablee.bots.Evaluation;
import tablee.bots.Plausibility;
import tablee.bots.Preference;
import tablee.bots.RandomBot;
import tablee.engine.Action;
import tablee.engine.View;

/// What a search knows of a game besides its rules.
///
/// @param player plays on where the tree ends
/// @param informed whether that player looks at its view: building one for a player that does not would be wasted
/// @param evaluation the opinion at the horizon; without one, games are played to the end
/// @param plausibility which worlds to rather believe
/// @param horizon how many decisions are played at most
/// @param turns how many changes of the deciding seat
/// @param caution by how much in chances of winning something must look better than the first inclination to be preferred
public record Guide<V extends View, A extends Action>(
        Bot<V, A> player,
        boolean informed,
        Preference<V, A> preference,
        Optional<Evaluation<V>> evaluation,
        Optional<Plausibility<V>> plausibility,
        int horizon,
        int turns,
        double caution) {

    /// The longest game a search without an opinion follows. Every game ends, but random play may take its time.
    private static final int LONGEST = 20_000;

    public static <V extends View, A extends Action> Guide<V, A> of(BotProvider<V, A> provider) {
        return new Guide<>(
                provider.guide(),
                true,
                provider.preference(),
                Optional.of(provider.evaluation()),
                provider.plausibility(),
                provider.horizon(),
                provider.turns(),
                provider.caution());
    }

    /// Knows nothing: random play to the end.
    public static <V extends View, A extends Action> Guide<V, A> none() {
        return new Guide<>(
                new RandomBot<>(),
                false,
                Preference.none(),
                Optional.empty(),
                Optional.empty(),
                LONGEST,
                Integer.MAX_VALUE,
                0);
    }
}
