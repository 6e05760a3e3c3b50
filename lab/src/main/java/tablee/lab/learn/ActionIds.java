package tablee.lab.learn;

import java.util.List;
import tablee.engine.Action;
import tablee.engine.Seat;

/// Numbers for all decisions of a game at one kind of table. A number means the same in every game played there.
public interface ActionIds<A extends Action> {

    /// What an action gets that has no number; it cannot be chosen.
    int NONE = -1;

    /// One more than the highest number.
    default int size() {
        return names().size();
    }

    /// What each number means, in the game's notation or close to it.
    List<String> names();

    /// The numbers of the legal actions of `mover`, in the same order; no two are alike.
    int[] of(Seat mover, List<A> legal);
}
