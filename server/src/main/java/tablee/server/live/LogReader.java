package tablee.server.live;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.History;

/// Reads a table's log away from the table's thread, until it succeeds; nothing else happens at the table meanwhile.
final class LogReader {

    private static final Logger LOG = LoggerFactory.getLogger(LogReader.class);

    /// Before it is tried again what has failed.
    static final long MENDING = 500;

    private final ServerNode node;
    private final String id;
    private final Mailbox mail;
    private final Runnable failed;

    /// @param failed what is to be done when the store does not answer
    LogReader(ServerNode node, String id, Mailbox mail, Runnable failed) {
        this.node = node;
        this.id = id;
        this.mail = mail;
        this.failed = failed;
    }

    <S extends State, V extends View, A extends Action> void whole(
            Game<S, V, A> game, Consumer<History<S, V, A>> then) {
        read(() -> History.of(id, game, node.store().log(id, 0)), then);
    }

    /// Only the lines after this one.
    void after(long seq, Consumer<List<History.Line>> then) {
        read(() -> node.store().log(id, seq), then);
    }

    private <T> void read(Supplier<T> work, Consumer<T> then) {
        mail.hold();
        node.blocking(
                () -> {
                    try {
                        T found = work.get();
                        mail.run(
                                () -> {
                                    mail.release();
                                    then.accept(found);
                                    mail.drain();
                                });
                    } catch (RuntimeException | Error e) {
                        LOG.error("the log of table {} cannot be read; trying again", id, e);
                        mail.run(failed);
                        node.later(() -> mail.run(() -> read(work, then)), MENDING);
                    }
                });
    }
}
