package tablee.server.live;

import java.security.SecureRandom;
import tablee.table.fair.Entropy;
import tablee.table.fair.Hex;

/// The machine's own source of randomness.
public final class SystemEntropy implements Entropy {

    private final SecureRandom random = new SecureRandom();

    @Override
    public String hex(int bytes) {
        byte[] drawn = new byte[bytes];
        random.nextBytes(drawn);
        return Hex.of(drawn);
    }
}
