package tablee.server.store;

/// An evening of many tables.
///
/// @param plan what was agreed, as JSON
/// @param listed whether everybody on this server finds it
/// @param overAt when it ended; 0 while it goes on
/// @param dueAt when somebody has to look after it; 0 for never
public record EveningRow(
        String id,
        String host,
        String title,
        String plan,
        boolean listed,
        long madeAt,
        long overAt,
        long dueAt) {}
