package tablee.table.tell;

import java.util.Optional;

/// Somebody who looks at a table through a connection. Called on the table's own thread; must not block.
public interface Listener {

    /// Why somebody is asked to come back at once.
    String AGAIN = "again";

    /// The person behind it; empty for somebody without a name.
    String person();

    /// What they are called; empty for somebody without a name.
    default String name() {
        return "";
    }

    /// How long bots are to wait so that this reader can follow, in milliseconds; nothing from whoever has not said so.
    default Optional<Integer> pace() {
        return Optional.empty();
    }

    /// Who is here has changed.
    default void here(Outgoing.Here here) {}

    /// Who leads those who look at the finished game together, and where they are.
    default void led(Outgoing.Led led) {}

    /// Whether the connection is closed: somebody may have left before their turn to be let in came.
    default boolean isGone() {
        return false;
    }

    /// Something has come true.
    void update(Update update);

    /// Everything is held: the store does not answer. What was asked is decided when it does, and told by an update.
    default void held() {}

    /// The table cannot be followed any further (it is gone, or no longer open to this person).
    void end(String reason);
}
