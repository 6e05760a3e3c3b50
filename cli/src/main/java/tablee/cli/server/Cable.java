package tablee.cli.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A cable between servers and NATS that can be pulled out: passes everything on while it is in, breaks and refuses connections while it
/// is out.
final class Cable implements AutoCloseable {

    private final ServerSocket door;
    private final URI far;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean out;

    /// @param far `nats://host:port`
    Cable(String far) throws IOException {
        this.far = URI.create(far);
        this.door = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    String url() {
        return "nats://localhost:" + door.getLocalPort();
    }

    void pullOut() {
        out = true;
        open.forEach(Cable::close);
    }

    void plugIn() {
        out = false;
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                if (out) {
                    close(near);
                } else {
                    join(near);
                }
            } catch (IOException _) {
                // The far end is away, or the door was closed: whoever knocked tries again.
                Thread.onSpinWait();
            }
        }
    }

    private void join(Socket near) throws IOException {
        var there = new Socket(far.getHost(), far.getPort() < 0 ? 4222 : far.getPort());
        near.setTcpNoDelay(true);
        there.setTcpNoDelay(true);
        open.add(near);
        open.add(there);
        Thread.ofVirtual().start(() -> pump(near, there));
        Thread.ofVirtual().start(() -> pump(there, near));
    }

    private void pump(Socket from, Socket to) {
        try {
            from.getInputStream().transferTo(to.getOutputStream());
        } catch (IOException _) {
            // Either end may break at any time; that is what this is for.
            Thread.onSpinWait();
        } finally {
            close(from);
            close(to);
            open.remove(from);
            open.remove(to);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is closed.
            Thread.onSpinWait();
        }
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException _) {
            // It is closed.
            Thread.onSpinWait();
        }
        pullOut();
    }
}
