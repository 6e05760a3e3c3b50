package tablee.server.store;

/// Something that a moderator or an administrator did.
public record AuditRow(
        String id, long at, String author, String act, String target, String detail) {}
