package tablee.server.store;

/// Somebody, or a range of addresses, that may not talk or not come in for a while.
///
/// @param kind `silence` or `ban`
/// @param target a person's id, or a range such as `192.0.2.0/24`
/// @param author who decided it: a person's id, or `admin`
public record SanctionRow(
        String id, String kind, String target, long until, String reason, String author, long at) {}
