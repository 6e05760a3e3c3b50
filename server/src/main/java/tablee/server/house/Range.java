package tablee.server.house;

import java.net.InetAddress;
import java.util.Optional;

/// A range of addresses such as `192.0.2.0/24` or `2001:db8::/48`; an address alone is a range of one.
public record Range(InetAddress network, int bits) {

    /// Empty for what is no range. Never asks a name server.
    public static Optional<Range> read(String text) {
        String[] parts = text.trim().split("/", -1);
        try {
            InetAddress network = InetAddress.ofLiteral(parts[0]);
            int most = 8 * network.getAddress().length;
            int bits = parts.length > 1 ? Integer.parseInt(parts[1]) : most;
            return parts.length > 2 || bits < 1 || bits > most
                    ? Optional.empty()
                    : Optional.of(new Range(network, bits));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    public boolean contains(String address) {
        try {
            byte[] one = InetAddress.ofLiteral(address).getAddress();
            byte[] mine = network.getAddress();
            if (one.length != mine.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % 8;
                if ((one[bit / 8] & mask) != (mine[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
