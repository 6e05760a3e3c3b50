package tablee.server.store;

/// Somebody, as far as the server knows them. There is no password: whoever holds the token is this person.
public record PersonRow(String id, String tokenHash, String name, String language, long createdAt) {}
