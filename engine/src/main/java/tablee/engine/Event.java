package tablee.engine;

import java.util.Optional;

/// Something that happened at the table. Events feed logs, animations and statistics; a client gets them only through
/// [#seenBy].
public interface Event {

    /// What this viewer saw of it: the event itself, a blinder version of it, or nothing at all.
    /// `seenBy` of what it returned changes nothing more for the same viewer.
    Optional<Event> seenBy(Viewer viewer);

    /// Whether somebody learnt something by it that they cannot unlearn, or lost sight of something they must not be shown again: taking it
    /// back would leave them with more than the rules allow. A step with such an event is not taken back without the consent of the
    /// others. The move itself, which everybody saw being made, does not count.
    boolean reveals();

    /// An event that everybody sees as it is.
    interface Open extends Event {
        @Override
        default Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(this);
        }
    }
}
