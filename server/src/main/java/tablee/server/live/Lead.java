package tablee.server.live;

/// What somebody asks of those who look at a finished game together.
public sealed interface Lead {

    /// Be at this step and look through these eyes, with all who follow.
    record Turn(int step, String as) implements Lead {}

    /// Lead, as soon as whoever does hands it over.
    record Wish() implements Lead {}

    /// Let somebody else lead, or nobody.
    ///
    /// @param badge of somebody who would like to; empty for nobody
    record HandOver(String badge) implements Lead {}
}
