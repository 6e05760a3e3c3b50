package tablee.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Where a transition tells what happened. Playouts listen to nothing: rules build an event only if it is
/// [#wanted], so that the quick path allocates none.
public final class Events {

    /// Deaf; for playouts.
    public static final Events NONE = new Events(false);

    private final boolean wanted;
    private final List<Event> told = new ArrayList<>();

    private Events(boolean wanted) {
        this.wanted = wanted;
    }

    public static Events recorded() {
        return new Events(true);
    }

    public boolean wanted() {
        return wanted;
    }

    public void add(Event event) {
        if (wanted) {
            told.add(event);
        }
    }

    /// The same for an event that is made only if it is wanted. What the compiler inlines allocates nothing where it is not.
    public void tell(Supplier<? extends Event> event) {
        if (wanted) {
            told.add(event.get());
        }
    }

    /// What was told so far, in order.
    public List<Event> told() {
        return List.copyOf(told);
    }
}
