package tablee.server.store;

/// A device that asks to be one of somebody's.
///
/// @param hash of what the other device reads off it
/// @param watch hash of what only the device itself knows
/// @param person whoever said yes; empty before
/// @param refused whether somebody said no
public record AskingRow(
        String hash, String watch, String label, String person, boolean refused, long expiresAt) {

    /// Two digits that both screens show, so that nobody says yes to another device than the one before them.
    public int sign() {
        return 10 + Integer.parseInt(hash.substring(0, 4), 16) % 90;
    }
}
