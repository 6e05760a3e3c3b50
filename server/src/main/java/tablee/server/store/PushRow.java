package tablee.server.store;

/// A browser that wants to be told when it is somebody's turn.
///
/// @param endpoint where the browser's own push service takes messages for it
/// @param key its public key, base64url
/// @param auth the secret it shares with us, base64url
public record PushRow(String endpoint, String person, String key, String auth, long at) {}
