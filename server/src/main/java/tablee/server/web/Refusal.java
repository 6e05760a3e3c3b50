package tablee.server.web;

import tablee.engine.Message;

/// A request that cannot be met, with what to say about it. Ends the handling of a request from anywhere inside it.
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Message sentence;

    Refusal(int status, String key, Object... args) {
        super(key, null, false, false);
        this.status = status;
        this.sentence = Message.of(key, args);
    }

    int status() {
        return status;
    }

    Message sentence() {
        return sentence;
    }
}
