package tablee.server.live;

/// How nodes tell each other that a table moved on. May lose messages, and a node that dies takes its last words with it: so every node also asks
/// the store, once a second.
public interface Bus extends AutoCloseable {

    @FunctionalInterface
    interface Heard {
        void moved(String table, long seq);
    }

    void publish(String table, long seq);

    void listen(Heard heard);

    /// Whether there can be other nodes at all.
    boolean isShared();

    @Override
    void close();

    /// A server alone.
    Bus NONE =
            new Bus() {
                @Override
                public void publish(String table, long seq) {}

                @Override
                public void listen(Heard heard) {}

                @Override
                public boolean isShared() {
                    return false;
                }

                @Override
                public void close() {}
            };
}
