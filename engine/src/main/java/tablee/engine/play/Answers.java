package tablee.engine.play;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/// A legal list: the first `count` entries of one array, which nobody writes to any more. Playouts ask for one at every decision,
/// so the array is neither copied nor wrapped; and a game whose lists are all of this one type has calls to them bound early.
public final class Answers<A> extends AbstractList<A> implements RandomAccess {

    private final A[] actions;
    private final int count;

    /// Takes the array as its own.
    public Answers(A[] actions, int count) {
        this.actions = actions;
        this.count = count;
    }

    /// Takes the array as its own.
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static <A> Answers<A> of(A... actions) {
        return new Answers<>(actions, actions.length);
    }

    /// The same entries; the list may change afterwards.
    @SuppressWarnings("unchecked") // an array that is only read, as what it holds
    public static <A> Answers<A> copyOf(List<? extends A> actions) {
        return new Answers<>((A[]) actions.toArray(), actions.size());
    }

    @Override
    public A get(int index) {
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
