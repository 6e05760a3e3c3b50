package tablee.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// A line to another server that can be pulled out: then what is open breaks, and nothing new gets through.
final class Cable implements AutoCloseable {

    private final ServerSocket door;
    private final int to;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean out;

    Cable(int to) throws IOException {
        this.to = to;
        this.door = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                open.add(near);
                if (out) {
                    near.close();
                    continue;
                }
                var far = new Socket(InetAddress.getLoopbackAddress(), to);
                open.add(far);
                Thread.ofVirtual().start(() -> carry(near, far));
                Thread.ofVirtual().start(() -> carry(far, near));
            } catch (IOException _) {
                Thread.onSpinWait();
            }
        }
    }

    private void carry(Socket from, Socket into) {
        try (from;
                into) {
            from.getInputStream().transferTo(into.getOutputStream());
        } catch (IOException _) {
            Thread.onSpinWait();
        } finally {
            open.remove(from);
        }
    }

    void pullOut() throws IOException {
        out = true;
        for (Socket socket : open) {
            socket.close();
        }
    }

    void plugIn() {
        out = false;
    }

    @Override
    public void close() throws IOException {
        door.close();
        pullOut();
    }
}
