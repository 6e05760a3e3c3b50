package tablee.server.store;

/// The database does not answer as it should. Never caused by what a client sent.
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean certain;

    StoreException(Throwable cause) {
        this(cause, false);
    }

    /// @param certain whether nothing of what was to be written can come true any more
    StoreException(Throwable cause, boolean certain) {
        super(cause);
        this.certain = certain;
    }

    StoreException(String what) {
        super(what);
        this.certain = true;
    }

    /// Whether it is certain that nothing was written. A connection that breaks during a commit does not tell.
    public boolean isCertain() {
        return certain;
    }
}
