package tablee.server.notice;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import tablee.engine.Json;

/// Writes to hooks of chats that the host has named. A hook's address comes from outside, and a server that writes to any address can be made to
/// write to its neighbours: so the host names where hooks may be, and what such a name means is looked at each time.
final class Hooks implements AutoCloseable {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LONGEST = 1024;
    private static final String HERE = "localhost";

    private final List<String> hosts;
    private final HttpClient http =
            HttpClient.newBuilder()
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .connectTimeout(PATIENCE)
                    .build();

    /// @param hosts names separated by commas; each counts for everything that ends in it
    Hooks(String hosts) {
        this.hosts =
                Arrays.stream(hosts.split(",", -1))
                        .map(String::trim)
                        .filter(host -> !host.isEmpty())
                        .toList();
    }

    List<String> hosts() {
        return hosts;
    }

    boolean accepts(String address) {
        try {
            URI uri = URI.create(address);
            String host = uri.getHost() == null ? "" : uri.getHost();
            boolean named =
                    hosts.stream().anyMatch(end -> host.equals(end) || host.endsWith("." + end));
            boolean here = host.equals(HERE) && hosts.contains(HERE);
            return address.length() <= LONGEST
                    && uri.getUserInfo() == null
                    && named
                    && (here || ("https".equals(uri.getScheme()) && uri.getPort() == -1));
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// May block. The status of the answer; refuses what leads into the house.
    int post(String address, Json body) throws IOException, InterruptedException {
        URI uri = URI.create(address);
        if (!accepts(address) || !leadsOutside(uri.getHost())) {
            throw new IOException("a hook that leads nowhere it may");
        }
        var request =
                HttpRequest.newBuilder(uri)
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body.print()))
                        .build();
        return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    private boolean leadsOutside(String host) throws IOException {
        return host.equals(HERE)
                || Arrays.stream(InetAddress.getAllByName(host)).allMatch(Hooks::isOutside);
    }

    /// Neither this machine nor a network of a house or a provider.
    static boolean isOutside(InetAddress address) {
        byte[] bytes = address.getAddress();
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        boolean shared = bytes.length == 4 && first == 100 && second >= 64 && second < 128;
        boolean nowhere = bytes.length == 4 && (first == 0 || first >= 240);
        boolean unique = bytes.length == 16 && (first & 0xfe) == 0xfc;
        // An address of the old kind in the clothes of the new one: what it leads to is in its end.
        boolean dressed = bytes.length == 16 && first == 0 && second == 0x64;
        return !address.isLoopbackAddress()
                && !address.isAnyLocalAddress()
                && !address.isSiteLocalAddress()
                && !address.isLinkLocalAddress()
                && !address.isMulticastAddress()
                && !shared
                && !nowhere
                && !unique
                && !dressed;
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
