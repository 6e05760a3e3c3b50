package tablee.server.store;

/// That a table waits for somebody, to be told when it is time.
///
/// @param kind turn or nudge
/// @param postponed whether their browsers were not told either
public record NoticeRow(
        String person, String table, String kind, boolean postponed, long at, long dueAt) {}
