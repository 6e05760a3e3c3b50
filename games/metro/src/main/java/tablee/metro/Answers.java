package tablee.metro;

import java.util.AbstractList;
import java.util.RandomAccess;

/// A legal list being put together, and then read: the first `count` entries of one array, which nobody else holds. Playouts
/// make one for every decision, so it is neither copied nor wrapped; and all legal lists are of this one type, so that calls to
/// them are bound early.
final class Answers extends AbstractList<MetroAction> implements RandomAccess {

    private final MetroAction[] actions;
    private int count;

    Answers(int most) {
        actions = new MetroAction[most];
    }

    /// Only while the list is being made.
    void put(MetroAction action) {
        actions[count++] = action;
    }

    static Answers of(MetroAction... actions) {
        var answers = new Answers(actions.length);
        for (MetroAction action : actions) {
            answers.put(action);
        }
        return answers;
    }

    @Override
    public MetroAction get(int index) {
        if (index >= count) {
            throw new IndexOutOfBoundsException(index);
        }
        return actions[index];
    }

    @Override
    public int size() {
        return count;
    }
}
