package tablee.server.limits;

import io.netty.util.NetUtil;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tablee.engine.BadInput;

/// Where requests come from, as far as limits are concerned: one name for everything that one guest has. That is the whole /64 of an IPv6
/// address, which every home gets, and behind a proxy what the proxy says; anybody else may say what they like.
public final class Addresses {

    /// What `behind-proxy = true` trusts: this machine and private networks.
    private static final String PRIVATE =
            "127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, fc00::/7, fe80::/10";

    /// A network: addresses whose first `bits` are these.
    private static final class Network {

        private final byte[] address;
        private final int bits;

        private Network(byte[] address, int bits) {
            this.address = address;
            this.bits = bits;
        }

        static Network of(String text) {
            String[] parts = text.split("/", -1);
            byte[] address = bytes(parts[0]).orElseThrow(() -> unknown(text));
            int most = 8 * address.length;
            if (parts.length == 1) {
                return new Network(address, most);
            }
            if (parts.length != 2
                    || !parts[1].matches("\\d{1,3}")
                    || Integer.parseInt(parts[1]) > most) {
                throw unknown(text);
            }
            return new Network(address, Integer.parseInt(parts[1]));
        }

        private static BadInput unknown(String text) {
            return BadInput.of("server.setting.proxy", text);
        }

        boolean holds(byte[] other) {
            if (other.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> (bit % 8);
                if ((address[bit / 8] & mask) != (other[bit / 8] & mask)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Network> proxies;

    /// @param behindProxy `false`, `true` for private networks, or addresses and networks of proxies
    public Addresses(String behindProxy) {
        this.proxies =
                switch (behindProxy.trim()) {
                    case "", "false" -> List.of();
                    case "true" -> networks(PRIVATE);
                    default -> networks(behindProxy);
                };
    }

    private static List<Network> networks(String list) {
        return Arrays.stream(list.split(",", -1)).map(String::trim).map(Network::of).toList();
    }

    /// Whether a proxy speaks from this address.
    public boolean isProxy(String address) {
        return bytes(address).filter(this::isProxy).isPresent();
    }

    private boolean isProxy(byte[] address) {
        return proxies.stream().anyMatch(network -> network.holds(address));
    }

    /// The guest's address: the last one of the list that is no proxy of ours, because everything before it was written by
    /// others.
    ///
    /// @param remote the other end of the connection
    /// @param forwarded every `X-Forwarded-For` line, in their order, which together are one list
    public String guest(String remote, List<String> forwarded) {
        String guest = remote;
        var list = new ArrayList<String>();
        forwarded.forEach(line -> list.addAll(List.of(line.split(",", -1))));
        while (isProxy(guest) && !list.isEmpty()) {
            String next = list.removeLast().trim();
            if (bytes(next).isEmpty()) {
                break;
            }
            guest = next;
        }
        return limited(guest);
    }

    /// The name under which an address is counted.
    public static String limited(String address) {
        Optional<byte[]> bytes = bytes(address);
        if (bytes.isEmpty()) {
            return "?";
        }
        byte[] known = bytes.get();
        boolean six = known.length == 16;
        if (six) {
            Arrays.fill(known, 8, 16, (byte) 0);
        }
        try {
            return InetAddress.getByAddress(known).getHostAddress() + (six ? "/64" : "");
        } catch (UnknownHostException e) {
            throw new IllegalStateException("4 and 16 bytes are an address", e);
        }
    }

    /// Four or sixteen bytes, never asking a name server; an IPv4 address in the clothes of IPv6 is one of IPv4.
    private static Optional<byte[]> bytes(String address) {
        byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
        if (bytes == null) {
            return Optional.empty();
        }
        boolean mapped = bytes.length == 16 && bytes[10] == -1 && bytes[11] == -1;
        for (int i = 0; mapped && i < 10; i++) {
            mapped = bytes[i] == 0;
        }
        return Optional.of(mapped ? Arrays.copyOfRange(bytes, 12, 16) : bytes);
    }
}
