package tablee.server.evening;

/// Who meets whom in an evening.
public enum Scheme {
    /// Whoever has done as well as oneself, and those one has met least before all.
    SWISS,
    /// Everybody in turn.
    ROBIN
}
