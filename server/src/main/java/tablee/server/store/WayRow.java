package tablee.server.store;

/// Where somebody is told of turns, beside their browsers.
///
/// @param kind MAIL, DISCORD, MATRIX or SLACK
/// @param target address of a mailbox or of a hook
/// @param code what was sent there to be told back, hashed; empty when it was
/// @param tries how often a wrong one was told
/// @param stop whoever knows it may end this, and nothing else
public record WayRow(
        String id,
        String person,
        String kind,
        String target,
        String code,
        int tries,
        String stop,
        long at) {

    public boolean isConfirmed() {
        return code.isEmpty();
    }
}
