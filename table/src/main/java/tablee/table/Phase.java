package tablee.table;

/// Where a table stands.
public enum Phase {
    /// People sit down.
    OPEN,
    PLAYING,
    /// Played to the end; draws and hidden cards are published.
    OVER,
    /// Given up before its end.
    CLOSED;

    public boolean isDone() {
        return this == OVER || this == CLOSED;
    }
}
