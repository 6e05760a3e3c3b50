package tablee.server.store;

/// Somebody, as far as the server knows them. There is no password: whoever holds a token of theirs is this person.
///
/// @param program whether a program plays for them, which everybody at the table can see
public record PersonRow(String id, String name, String language, boolean program, long createdAt) {}
