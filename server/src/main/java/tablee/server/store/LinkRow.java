package tablee.server.store;

/// A secret link that moves a seat to another device.
public record LinkRow(String hash, String table, int seat, long expiresAt) {}
