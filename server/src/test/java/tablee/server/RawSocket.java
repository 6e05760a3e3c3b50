package tablee.server;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// A connection byte by byte, for what no honest client sends.
final class RawSocket implements AutoCloseable {

    final Socket socket;

    RawSocket(int port) {
        try {
            socket = new Socket();
            // Small, so that whoever does not read is soon noticed.
            socket.setReceiveBufferSize(4096);
            socket.connect(new InetSocketAddress("localhost", port));
            socket.setSoTimeout((int) Soon.LIMIT.toMillis());
            socket.setTcpNoDelay(true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Asks for a WebSocket to this table and reads the answer's head.
    static RawSocket upgraded(int port, String table, String token) {
        var raw = new RawSocket(port);
        raw.send(
                "GET /api/tables/"
                        + table
                        + "/socket?lean=1 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                        + "Authorization: Bearer "
                        + token
                        + "\r\n\r\n");
        String head = raw.head();
        if (!head.startsWith("HTTP/1.1 101")) {
            throw new AssertionError(head);
        }
        return raw;
    }

    /// The head of the next answer.
    String head() {
        var head = new StringBuilder();
        try {
            while (head.indexOf("\r\n\r\n") < 0) {
                int next = socket.getInputStream().read();
                if (next < 0) {
                    throw new AssertionError("closed: " + head);
                }
                head.append((char) next);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return head.toString();
    }

    void send(String text) {
        send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /// False when the other side has hung up.
    boolean send(byte[] bytes) {
        try {
            socket.getOutputStream().write(bytes);
            socket.getOutputStream().flush();
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    /// A frame of a client: masked with zeros, so that its contents stand as they are.
    static byte[] frame(int first, byte[] contents) {
        var out = new ByteArrayOutputStream();
        out.write(first);
        if (contents.length < 126) {
            out.write(0x80 | contents.length);
        } else {
            out.write(0x80 | 126);
            out.write(contents.length >> 8);
            out.write(contents.length);
        }
        out.writeBytes(new byte[4]);
        out.writeBytes(contents);
        return out.toByteArray();
    }

    /// Whether the other side hangs up in the end; what it sends until then is thrown away.
    boolean isClosed() {
        return isClosedWithin((int) Soon.LIMIT.toMillis());
    }

    /// Whether it does before the time is over.
    boolean isClosedWithin(int millis) {
        long end = System.nanoTime() + millis * 1_000_000L;
        byte[] bin = new byte[8192];
        try {
            while (System.nanoTime() < end) {
                socket.setSoTimeout((int) Math.max(1, (end - System.nanoTime()) / 1_000_000));
                if (socket.getInputStream().read(bin) < 0) {
                    return true;
                }
            }
            return false;
        } catch (SocketTimeoutException _) {
            return false;
        } catch (IOException _) {
            return true;
        }
    }

    /// The texts in everything that comes, up to the one that is waited for.
    List<String> texts(Predicate<String> last) {
        var texts = new ArrayList<String>();
        try {
            var in = new DataInputStream(socket.getInputStream());
            while (texts.isEmpty() || !last.test(texts.getLast())) {
                int first = in.readUnsignedByte();
                int length = in.readUnsignedByte();
                length = length == 126 ? in.readUnsignedShort() : length;
                byte[] contents = in.readNBytes(length == 127 ? (int) in.readLong() : length);
                if (first == 0x81) {
                    texts.add(new String(contents, StandardCharsets.UTF_8));
                }
            }
            return texts;
        } catch (SocketTimeoutException _) {
            return texts;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void halfClose() {
        try {
            socket.shutdownOutput();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
