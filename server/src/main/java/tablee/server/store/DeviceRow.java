package tablee.server.store;

/// A device on which somebody is known. The token itself is nowhere: only its hash is kept.
///
/// @param id what stands for it in lists
/// @param label what the device said it is, in a few words
/// @param seenAt when it was last there, to the hour
public record DeviceRow(
        String tokenHash, String id, String person, String label, long createdAt, long seenAt) {}
