package tablee.server.store;

/// What somebody found should be looked at.
///
/// @param seq the line it is about
/// @param lines what was said around it, as JSON
/// @param doneAt when a moderator was done with it; 0 before
public record ReportRow(
        String id,
        String table,
        long seq,
        String reporter,
        String accused,
        String reason,
        String lines,
        long at,
        long doneAt) {}
