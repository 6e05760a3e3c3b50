package tablee.table.fair;

import static tablee.table.fair.Sha256.utf8;

import tablee.engine.Randomness;

/// The numbers of one draw: block `i` of draw `n`, which is its number or its name, is `HMAC-SHA256(key, "n/i")`, read as four big-endian words of 64 bits. What is
/// drawn from it uses [Randomness#below], which rejects instead of taking a remainder.
public final class KeyedStream implements Randomness {

    private final byte[] key;
    private final String draw;
    private byte[] block = new byte[0];
    private int read;
    private int blocks;

    public KeyedStream(byte[] key, int draw) {
        this(key, Integer.toString(draw));
    }

    public KeyedStream(byte[] key, String draw) {
        this.key = key;
        this.draw = draw + "/";
    }

    @Override
    public long next() {
        if (read == block.length) {
            block = Sha256.keyed(key, utf8(draw + blocks++));
            read = 0;
        }
        long word = word(block, read);
        read += Long.BYTES;
        return word;
    }

    /// The big-endian word that begins here.
    static long word(byte[] bytes, int at) {
        long word = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            word = (word << 8) | (bytes[at + i] & 0xff);
        }
        return word;
    }
}
