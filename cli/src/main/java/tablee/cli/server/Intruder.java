package tablee.cli.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// A connection byte by byte, for what no honest client sends. It comes from an address of the loopback range other than the victims', so
/// that a limit for one address does not hit them too. Whatever the server answers, an intruder goes on: a broken connection is -1.
final class Intruder implements AutoCloseable {

    private final Socket socket = new Socket();
    private final InputStream in;
    private String head = "";

    /// @param from last number of the address it comes from
    Intruder(int port, int from) throws IOException {
        // Small, so that a reader who does not read is soon one to the server too.
        socket.setReceiveBufferSize(4096);
        socket.bind(new InetSocketAddress(home(from), 0));
        socket.connect(new InetSocketAddress(home(1), port), 5_000);
        socket.setSoTimeout(5_000);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /// An address of this machine.
    static InetAddress home(int last) throws UnknownHostException {
        return InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) last});
    }

    boolean send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    boolean send(String ascii) {
        return send(ascii.getBytes(StandardCharsets.ISO_8859_1));
    }

    /// Sends a whole request and reads its answer.
    int ask(String method, String path, String token, byte[] body) {
        return send(head(method, path, token, "Content-Length: " + body.length)) && send(body)
                ? answer()
                : -1;
    }

    int ask(String method, String path, String token, String body) {
        return ask(method, path, token, body.getBytes(StandardCharsets.UTF_8));
    }

    static String head(String method, String path, String token, String more) {
        return method
                + " "
                + path
                + " HTTP/1.1\r\nHost: localhost\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                + more
                + "\r\n\r\n";
    }

    /// Asks for a socket to a table.
    int upgrade(String table, String token, String more) {
        return send(
                        head(
                                "GET",
                                "/api/tables/" + table + "/socket?lean=1",
                                token,
                                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
                                        + more))
                ? status()
                : -1;
    }

    /// Reads an answer to its end; its status, or -1 when there is none.
    int answer() {
        int status = status();
        try {
            skipBody();
        } catch (IOException | NumberFormatException _) {
            return status;
        }
        return status;
    }

    private int status() {
        try {
            var read = new StringBuilder();
            while (read.indexOf("\r\n\r\n") < 0) {
                int next = in.read();
                if (next < 0 || read.length() > 16_384) {
                    return -1;
                }
                read.append((char) next);
            }
            head = read.toString();
            return head.startsWith("HTTP/1.1 ") ? Integer.parseInt(head.substring(9, 12)) : -1;
        } catch (IOException | NumberFormatException _) {
            return -1;
        }
    }

    private void skipBody() throws IOException {
        String lower = head.toLowerCase(Locale.ROOT);
        int at = lower.indexOf("content-length:");
        if (at >= 0) {
            in.skipNBytes(
                    Long.parseLong(lower.substring(at + 15, lower.indexOf('\r', at)).strip()));
        } else if (lower.contains("transfer-encoding: chunked")) {
            long size;
            do {
                size = Long.parseLong(line(), 16);
                in.skipNBytes(size + 2);
            } while (size > 0);
        }
    }

    private String line() throws IOException {
        var read = new StringBuilder();
        for (int next = in.read(); next != '\r' && next >= 0; next = in.read()) {
            read.append((char) next);
        }
        in.skipNBytes(1);
        return read.toString();
    }

    /// Throws away what has arrived; false when the other side has hung up.
    boolean drain() {
        try {
            while (in.available() > 0) {
                in.skipNBytes(in.available());
            }
            socket.setSoTimeout(1);
            int next = in.read();
            return next >= 0;
        } catch (SocketTimeoutException _) {
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// A frame of a client: masked with zeros, so that its contents stand as they are.
    static byte[] frame(int first, byte[] contents) {
        var out = new ByteArrayOutputStream(contents.length + 14);
        out.write(first);
        if (contents.length < 126) {
            out.write(0x80 | contents.length);
        } else if (contents.length < 65_536) {
            out.write(0x80 | 126);
            out.write(contents.length >>> 8);
            out.write(contents.length);
        } else {
            out.write(0x80 | 127);
            for (int shift = 56; shift >= 0; shift -= 8) {
                out.write((int) ((long) contents.length >>> shift));
            }
        }
        out.writeBytes(new byte[4]);
        out.writeBytes(contents);
        return out.toByteArray();
    }

    static byte[] text(String contents) {
        return frame(0x81, contents.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException _) {
            // It is closed.
            Thread.onSpinWait();
        }
    }
}
