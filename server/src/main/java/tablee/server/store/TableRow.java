package tablee.server.store;

/// What lists and clocks know of a table.
///
/// @param free chairs nobody sits on
/// @param waits the seats of people who owe something, as a mask
/// @param dueAt when somebody has to look at it unasked; 0 for never
/// @param summary who sits there and how it stands, as JSON; empty where nobody has written it yet
public record TableRow(
        String id,
        String game,
        String phase,
        boolean listed,
        String host,
        int seats,
        int free,
        int waits,
        long dueAt,
        long openedAt,
        long movedAt,
        String summary) {

    /// Nothing goes on here any more.
    public boolean isDone() {
        return isOver() || phase.equals("CLOSED");
    }

    /// Played to the end, so that there is a result.
    public boolean isOver() {
        return phase.equals("OVER");
    }
}
