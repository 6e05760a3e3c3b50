package tablee.table.fair;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// SHA-256 (FIPS 180-4) and HMAC over it (RFC 2104), written out because a table also runs where there is no `java.security`. A test holds
/// both to those of the JDK.
public final class Sha256 {

    private static final int BLOCK = 64;

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
    private static final int[] ROUNDS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
                0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7,
                0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc,
                0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351,
                0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e,
                0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585,
                0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
                0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
                0xc67178f2
    };

    /// Those of the square roots of the first eight (5.3.3).
    private static final int[] START = {
        0x6a09e667,
        0xbb67ae85,
        0x3c6ef372,
        0xa54ff53a,
        0x510e527f,
        0x9b05688c,
        0x1f83d9ab,
        0x5be0cd19
    };

    private final int[] state = START.clone();
    private final int[] words = new int[64];
    private final byte[] block = new byte[BLOCK];
    private long length;

    /// The hash of these parts, one behind the other.
    public static byte[] of(byte[]... parts) {
        var hash = new Sha256();
        for (byte[] part : parts) {
            hash.add(part);
        }
        return hash.end();
    }

    /// The keyed hash of these parts, one behind the other.
    public static byte[] keyed(byte[] key, byte[]... parts) {
        byte[] whole = Arrays.copyOf(key.length > BLOCK ? of(key) : key, BLOCK);
        var inner = new Sha256();
        inner.add(masked(whole, 0x36));
        for (byte[] part : parts) {
            inner.add(part);
        }
        return of(masked(whole, 0x5c), inner.end());
    }

    /// What text is hashed as.
    public static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] masked(byte[] key, int mask) {
        byte[] masked = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            masked[i] = (byte) (key[i] ^ mask);
        }
        return masked;
    }

    private void add(byte[] bytes) {
        for (byte one : bytes) {
            add(one);
        }
    }

    private void add(byte one) {
        block[(int) (length++ % BLOCK)] = one;
        if (length % BLOCK == 0) {
            mix();
        }
    }

    /// A one, zeros, and the length in bits (5.1.1).
    private byte[] end() {
        long bits = 8 * length;
        add((byte) 0x80);
        while (length % BLOCK != BLOCK - 8) {
            add((byte) 0);
        }
        for (int shift = 56; shift >= 0; shift -= 8) {
            add((byte) (bits >> shift));
        }
        byte[] hash = new byte[32];
        for (int i = 0; i < hash.length; i++) {
            hash[i] = (byte) (state[i / 4] >> (24 - 8 * (i % 4)));
        }
        return hash;
    }

    /// One block (6.2.2).
    private void mix() {
        for (int i = 0; i < 16; i++) {
            words[i] =
                    ((block[4 * i] & 0xff) << 24)
                            | ((block[4 * i + 1] & 0xff) << 16)
                            | ((block[4 * i + 2] & 0xff) << 8)
                            | (block[4 * i + 3] & 0xff);
        }
        for (int i = 16; i < 64; i++) {
            int near = words[i - 2];
            int far = words[i - 15];
            words[i] =
                    (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10))
                            + words[i - 7]
                            + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3))
                            + words[i - 16];
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        for (int i = 0; i < 64; i++) {
            int one =
                    h
                            + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25))
                            + ((e & f) ^ (~e & g))
                            + ROUNDS[i]
                            + words[i];
            int two =
                    (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + one;
            d = c;
            c = b;
            b = a;
            a = one + two;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
        state[5] += f;
        state[6] += g;
        state[7] += h;
    }

    private static int turned(int word, int by) {
        return (word >>> by) | (word << (32 - by));
    }
}
