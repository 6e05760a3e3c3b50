package tablee.bots;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.View;

/// A player that is no person. It gets what its seat may know and what it may do, and nothing else: a state cannot be
/// passed to it.
///
/// It keeps nothing between two calls: what it remembers is in the view, and what it forgets is decided by its randomness. So any node
/// can play any bot's turn, and the same view with the same randomness gives the same choice.
public interface Bot<V extends View, A extends Action> {

    /// One of `legal`, which is not empty.
    A choose(V view, List<A> legal, Thinking thinking);
}
