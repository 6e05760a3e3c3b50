package tablee.server.live;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// A bus between nodes of one process that loses every third message, as a bus may.
final class Wire {

    private final List<End> ends = new CopyOnWriteArrayList<>();
    private final AtomicInteger said = new AtomicInteger();

    private final class End implements Bus {
        private Heard heard = (_, _) -> {};

        @Override
        public void publish(String table, long seq) {
            if (said.incrementAndGet() % 3 == 0) {
                return;
            }
            for (End end : ends) {
                if (end != this) {
                    end.heard.moved(table, seq);
                }
            }
        }

        @Override
        public void listen(Heard listener) {
            heard = listener;
        }

        @Override
        public boolean isShared() {
            return true;
        }

        @Override
        public void close() {
            ends.remove(this);
        }
    }

    Bus end() {
        var end = new End();
        ends.add(end);
        return end;
    }
}
