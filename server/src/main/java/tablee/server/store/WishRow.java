package tablee.server.store;

/// When somebody does not want to be told of turns, and how often at most.
///
/// @param quietFrom minute of their day; the same as `quietTo` for no quiet hours
/// @param zone where their day is
/// @param every at most one letter in so many minutes
/// @param sentAt when the last one went out
public record WishRow(
        String person, int quietFrom, int quietTo, String zone, int every, long sentAt) {

    /// At most one an hour: a game that moves fast is no reason for twenty letters.
    private static final int AN_HOUR = 60;

    static WishRow usual(String person) {
        return new WishRow(person, 0, 0, "UTC", AN_HOUR, 0);
    }
}
