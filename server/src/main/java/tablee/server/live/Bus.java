package tablee.server.live;

/// How nodes tell each other that a table moved on. May lose messages: whoever depends on one reads the log.
public interface Bus extends AutoCloseable {

    @FunctionalInterface
    interface Heard {
        void moved(String table, long seq);
    }

    void publish(String table, long seq);

    void listen(Heard heard);

    /// Whether everything said by others since the last call can have been heard.
    boolean isReliable();

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
                public boolean isReliable() {
                    return true;
                }

                @Override
                public boolean isShared() {
                    return false;
                }

                @Override
                public void close() {}
            };
}
