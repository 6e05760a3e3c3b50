package tablee.bots;

import tablee.engine.Action;
import tablee.engine.View;

/// The hand-written players of one game, found through `META-INF/services`.
public interface BotProvider<V extends View, A extends Action> {

    /// The id of the game they play.
    String game();

    Bot<V, A> debutant();

    Bot<V, A> habitue();

    /// What a search believes of a position it does not play to the end.
    Evaluation<V> evaluation();
}
