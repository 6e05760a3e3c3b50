package tablee.engine;

/// A stream of random numbers with a name, so that a log can say how its draws were made.
public interface Randomness {

    /// The next 64 bits.
    long next();

    /// A number from 0 to `bound` − 1, each equally likely: the product method of Lemire on 32 bits, with
    /// rejection instead of a biased remainder.
    default int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound);
        }
        long product = (next() >>> 32) * bound;
        long low = product & 0xFFFF_FFFFL;
        if (low < bound) {
            long threshold = (0x1_0000_0000L - bound) % bound;
            while (low < threshold) {
                product = (next() >>> 32) * bound;
                low = product & 0xFFFF_FFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    /// A number in [0, 1) with 53 random bits.
    default double unit() {
        return (next() >>> 11) * 0x1.0p-53;
    }
}
