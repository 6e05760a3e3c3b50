package tablee.server.store;

/// A passkey of somebody: a public key with what belongs to it.
///
/// @param id by which the browser names it, base64url
/// @param credential what the browser said when it was made, base64url
/// @param uses the counter of the device, where it has one
/// @param label the device on which it was made, in a few words
public record PasskeyRow(
        String id,
        String person,
        String credential,
        long uses,
        String label,
        long createdAt,
        long usedAt) {}
