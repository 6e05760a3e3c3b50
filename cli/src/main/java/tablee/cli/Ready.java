package tablee.cli;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Asks the server of this machine whether it is ready: for health checks in an image that has neither shell nor curl. Not a command, so
/// that nothing but itself is loaded: `java -cp tablee.jar tablee.cli.Ready [PORT]`.
final class Ready {

    private static final int PATIENCE_MILLIS = 5_000;

    private Ready() {}

    public static void main(String[] args) {
        int port = args.length == 0 ? 8080 : Integer.parseInt(args[0]);
        System.exit(isReady(port) ? ExitCode.OK : ExitCode.FOUND_FAILURES);
    }

    static boolean isReady(int port) {
        try (var socket = new Socket()) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.connect(new InetSocketAddress("localhost", port), PATIENCE_MILLIS);
            socket.getOutputStream()
                    .write(
                            "GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                                    .getBytes(StandardCharsets.US_ASCII));
            byte[] status = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return new String(status, StandardCharsets.US_ASCII).endsWith(" 200");
        } catch (IOException _) {
            return false;
        }
    }
}
