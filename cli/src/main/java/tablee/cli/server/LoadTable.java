package tablee.cli.server;

import io.vertx.core.http.WebSocket;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// One table under load: a connection for each seat, one move at a time. A move counts when all seats have got it.
final class LoadTable {

    final String id;
    final int[] port;
    private final Load load;
    private final @Nullable WebSocket[] sockets;
    private final long[] seen;
    private final @Nullable String[] latest;

    /// What was acknowledged: command by line.
    final Map<Long, String> acknowledged = new ConcurrentHashMap<>();

    private long sentAt;
    private long waitingFor;
    private long moves;
    private boolean resting;
    private long longestWait;
    volatile long lastMoved;
    volatile boolean over;
    volatile boolean closed;

    LoadTable(Load load, String id, int seats, int port) {
        this.load = load;
        this.id = id;
        this.port = new int[seats];
        Arrays.fill(this.port, port);
        this.sockets = new WebSocket[seats];
        this.seen = new long[seats];
        this.latest = new String[seats];
        this.lastMoved = System.nanoTime();
    }

    int seats() {
        return sockets.length;
    }

    synchronized void connected(int seat, WebSocket socket) {
        sockets[seat] = socket;
    }

    /// The longest time between two moves since the last call of this.
    synchronized void forgetLongestWait() {
        longestWait = 0;
    }

    /// In nanoseconds; the time since the last move counts, unless the game is over.
    synchronized long longestWait() {
        return over ? longestWait : Math.max(longestWait, System.nanoTime() - lastMoved);
    }

    /// Nothing more is wanted of this table.
    synchronized void close() {
        closed = true;
        for (WebSocket socket : sockets) {
            if (socket != null) {
                var _ = socket.close();
            }
        }
    }

    /// As a phone in a tunnel: the connection is gone, and the client comes back by itself.
    synchronized void drop(int seat) {
        WebSocket socket = sockets[seat];
        if (socket != null) {
            var _ = socket.close();
        }
    }

    /// The newest line this seat knows.
    synchronized long since(int seat) {
        return seen[seat];
    }

    /// A message has arrived on this seat's connection.
    synchronized void message(int seat, String text) {
        load.bytes(text);
        if (text.startsWith("{\"t\":\"ack\"")) {
            acknowledged.put(number(text, "\"seq\":"), between(text, "\"id\":\"", '"'));
            return;
        }
        if (text.startsWith("{\"t\":\"refused\"")) {
            load.refused(text);
            waitingFor = 0;
            step();
            return;
        }
        if (!text.startsWith("{\"t\":\"update\"") && !text.startsWith("{\"t\":\"table\"")) {
            return;
        }
        if (text.startsWith("{\"t\":\"table\"")) {
            // A new connection: what was in the air on the old one may be lost, so whoever can
            // moves again.
            waitingFor = 0;
            sentAt = 0;
        }
        long seq = number(text, "\"seq\":");
        if (seq < seen[seat]) {
            load.takenBack(id, seat, seen[seat], seq);
        }
        seen[seat] = seq;
        latest[seat] = text;
        load.shown(id, seat, seq, text);
        if (text.contains("\"phase\":\"over\"")) {
            over = true;
        }
        step();
    }

    /// When everybody has seen the same line, the next seat that can moves.
    private void step() {
        long lowest = Arrays.stream(seen).min().orElse(0);
        long highest = Arrays.stream(seen).max().orElse(0);
        if (lowest != highest || over || resting || lowest <= waitingFor - 1 || lowest == 0) {
            return;
        }
        if (sentAt != 0 && lowest >= waitingFor) {
            long now = System.nanoTime();
            load.moved(now - sentAt);
            sentAt = 0;
            longestWait = Math.max(longestWait, now - lastMoved);
            lastMoved = now;
            if (load.pauseMillis() > 0) {
                resting = true;
                load.later(load.pauseMillis(), this::rested);
                return;
            }
        }
        move();
    }

    private synchronized void rested() {
        resting = false;
        move();
    }

    private void move() {
        if (load.isStopped()) {
            return;
        }
        for (int seat = 0; seat < sockets.length; seat++) {
            List<String> legal = legal(latest[seat]);
            WebSocket socket = sockets[seat];
            if (!legal.isEmpty() && socket != null) {
                String choice = choose(legal);
                waitingFor = seen[seat] + 1;
                sentAt = System.nanoTime();
                var _ =
                        socket.writeTextMessage(
                                "{\"id\":\""
                                        + load.name()
                                        + moves++
                                        + "\",\"seq\":"
                                        + seen[seat]
                                        + ",\"seat\":\""
                                        + (char) ('A' + seat)
                                        + "\",\"do\":\""
                                        + choice
                                        + "\"}");
                return;
            }
        }
    }

    private String choose(List<String> legal) {
        int first = (int) (load.next() % legal.size());
        for (int i = 0; i < legal.size(); i++) {
            String move = legal.get((first + i) % legal.size());
            if (load.avoided().isEmpty() || !move.startsWith(load.avoided())) {
                return move;
            }
        }
        return legal.get(first);
    }

    static long number(String text, String field) {
        int at = text.indexOf(field) + field.length();
        int end = at;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return Long.parseLong(text.substring(at, end));
    }

    private static String between(String text, String from, char to) {
        int at = text.indexOf(from) + from.length();
        return text.substring(at, text.indexOf(to, at));
    }

    /// The moves in a message, which in lean style are plain notations.
    private static List<String> legal(@Nullable String text) {
        var moves = new ArrayList<String>();
        int at = text == null ? -1 : text.indexOf("\"legal\":[");
        if (text == null || at < 0) {
            return moves;
        }
        int end = text.indexOf(']', at);
        for (String part : text.substring(at + 9, end).split(",", -1)) {
            if (part.length() > 2) {
                moves.add(part.substring(1, part.length() - 1));
            }
        }
        return moves;
    }
}
