package tablee.engine;

/// xoshiro256++ of Blackman and Vigna, seeded through SplitMix64 as its authors advise. Written out here
/// because the engine must also run where `SplittableRandom` does not exist.
public final class Xoshiro implements Randomness {

    public static final String NAME = "xoshiro256++";

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    public Xoshiro(long seed) {
        long x = seed;
        s0 = splitMix(x += GOLDEN);
        s1 = splitMix(x += GOLDEN);
        s2 = splitMix(x += GOLDEN);
        s3 = splitMix(x + GOLDEN);
    }

    static final long GOLDEN = 0x9E3779B97F4A7C15L;

    static long splitMix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    @Override
    public long next() {
        long result = Long.rotateLeft(s0 + s3, 23) + s0;
        long t = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= t;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }
}
