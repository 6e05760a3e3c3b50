package tablee.server.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.crypto.Mac;
import tablee.engine.Randomness;

/// The numbers of one draw: block `i` of draw `n` is `HMAC-SHA256(key, "n/i")`, read as four big-endian words of 64 bits. What is
/// drawn from it uses [Randomness#below], which rejects instead of taking a remainder.
public final class KeyedStream implements Randomness {

    private final Mac mac;
    private final String draw;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private int blocks;

    public KeyedStream(byte[] key, int draw) {
        this.mac = Fairness.hmac(key);
        this.draw = draw + "/";
    }

    @Override
    public String algorithm() {
        return "hmac-sha256-counter";
    }

    @Override
    public long next() {
        if (!block.hasRemaining()) {
            block =
                    ByteBuffer.wrap(
                            mac.doFinal((draw + blocks++).getBytes(StandardCharsets.US_ASCII)));
        }
        return block.getLong();
    }
}
