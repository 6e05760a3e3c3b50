package tablee.metro.rules;

import java.util.AbstractList;
import java.util.RandomAccess;

/// A legal list: the first `count` entries of one array, which nobody writes to any more. Playouts make one for every decision,
/// so the array is neither copied nor wrapped; and all legal lists are of this one type, so that calls to them are bound early.
final class Answers extends AbstractList<MetroAction> implements RandomAccess {

    private final MetroAction[] actions;
    private final int count;

    Answers(MetroAction[] actions, int count) {
        this.actions = actions;
        this.count = count;
    }

    static Answers of(MetroAction... actions) {
        return new Answers(actions, actions.length);
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
