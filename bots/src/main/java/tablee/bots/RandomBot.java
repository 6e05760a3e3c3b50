package tablee.bots;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.View;

/// Plays anything legal, all equally likely, and knows no game. The yardstick of the other levels, and the player of last resort at a game
/// that has no other.
public final class RandomBot<V extends View, A extends Action> implements Bot<V, A> {

    @Override
    public A choose(V view, List<A> legal, Thinking thinking) {
        return legal.get(thinking.random().below(legal.size()));
    }
}
