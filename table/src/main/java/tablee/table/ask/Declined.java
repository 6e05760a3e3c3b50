package tablee.table.ask;

import tablee.engine.Message;

/// Something asked that cannot be met, with the status of HTTP for it and what to say about it.
public final class Declined extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Message sentence;

    public Declined(int status, String key, Object... args) {
        super(key, null, false, false);
        this.status = status;
        this.sentence = Message.of(key, args);
    }

    public int status() {
        return status;
    }

    public Message sentence() {
        return sentence;
    }
}
