package tablee.engine;

/// Somebody who looks at the table: a seat, or a person without one.
public sealed interface Viewer permits Seat, Spectator {

    /// `A`, `B`, … for a seat, `spectator` otherwise: the name used in logs and scenario files.
    String label();

    static Viewer of(String label) {
        return label.equals("spectator") ? Spectator.SPECTATOR : Seat.of(label);
    }
}
