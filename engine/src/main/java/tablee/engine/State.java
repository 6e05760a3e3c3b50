package tablee.engine;

/// The truth of a game at one moment: every card, face up or not.
///
/// Immutable, equal by value, and never handed to a bot, a client or a log: what leaves is a [View].
public interface State {

    /// A 64-bit fingerprint of the whole value, the same on every machine and in every run (see [Hash]).
    /// Equal states have equal hashes; a log stores one per step.
    long hash();
}
