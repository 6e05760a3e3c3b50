package tablee.server.store;

import java.sql.SQLException;

/// The database does not answer as it should. Never caused by what a client sent.
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoreException(SQLException cause) {
        super(cause);
    }
}
