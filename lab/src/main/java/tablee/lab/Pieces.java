package tablee.lab;

/// Work in numbered pieces whose tallies add up: whoever does which of them, and in whatever order, the sum is the same as long as each is
/// done once. So ranges of them can be given to threads ([Spread]) or to machines ([Job]).
///
/// @param <T> what is counted
public interface Pieces<T extends Summed<T>> {

    /// How many there are; they are numbered from 0.
    long pieces();

    /// An empty tally.
    T nothing();

    /// Does one piece. May be called by many threads at once, each with its own tally.
    void piece(T tally, long number);

    /// A tally of the pieces from `first` on, up to and without `end`.
    default T range(long first, long end) {
        if (first < 0 || first > end || end > pieces()) {
            throw new IllegalArgumentException(
                    first + " to " + end + " of " + pieces() + " pieces");
        }
        T tally = nothing();
        for (long number = first; number < end; number++) {
            piece(tally, number);
        }
        return tally;
    }
}
