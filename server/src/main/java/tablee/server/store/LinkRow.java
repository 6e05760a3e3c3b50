package tablee.server.store;

/// A secret link that moves a seat to another device, or that makes another device one of this person's.
///
/// @param person who made it
/// @param table empty for a device
/// @param seat -1 for a device, -2 to become friends
public record LinkRow(String hash, String person, String table, int seat, long expiresAt) {

    public boolean isForDevice() {
        return seat == -1;
    }
}
