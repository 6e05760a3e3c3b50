package tablee.server.store;

/// How a game ended for one of its seats.
///
/// @param person whose result it is; empty for bots, and for the further seats of somebody who sat on several
/// @param people how many different people had a seat
/// @param rank 1 is best, ties share one
/// @param points empty where the game ended without counting
/// @param counts whether it is this person's own result: no bot ended it for them, and they sat on one chair
/// @param cards what the seat played, as JSON, `{"card":times}`; empty where the log cannot tell
/// @param endedAt when it was over
public record ResultRow(
        String table,
        int seat,
        String person,
        String name,
        boolean bot,
        String game,
        int seats,
        int people,
        int rank,
        String points,
        boolean counts,
        String cards,
        long endedAt) {}
