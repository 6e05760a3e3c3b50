package tablee.server.store;

/// Somebody, as far as the server knows them. There is no password: whoever holds a token of theirs is this person.
///
/// @param program whether a program plays for them, which everybody at the table can see
/// @param face the picture they have chosen, as a word; empty for none
public record PersonRow(
        String id, String name, String language, boolean program, long createdAt, String face) {

    /// Somebody who has chosen no picture.
    public PersonRow(String id, String name, String language, boolean program, long createdAt) {
        this(id, name, language, program, createdAt, "");
    }
}
