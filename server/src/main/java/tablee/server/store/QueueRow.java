package tablee.server.store;

/// Somebody who wants a game now.
///
/// @param wish what they want, in writing; the same for all who can play together
/// @param untilAt when bots fill up the chairs
/// @param seenAt when they last asked; whoever does not ask any more is not seated
/// @param takenAt up to when somebody is seating them; 0 for nobody
/// @param table where they sit; empty while they wait
public record QueueRow(
        String person,
        String wish,
        long sinceAt,
        long untilAt,
        long seenAt,
        long takenAt,
        String table) {}
