package tablee.server.live;

import java.util.List;
import java.util.function.Consumer;
import tablee.table.tell.Listener;

/// What nodes tell each other over the bus: that a table has moved, is gone or was changed, who is connected where, and words about
/// people.
final class NodeNews {

    /// What comes of it here.
    interface Hearing {

        /// Another node wrote this line.
        void moved(String table, long seq);

        /// Whoever follows this table here has to let go of it.
        void let(String table, String reason);

        void here(String table, String node, List<Presence.Guest> guests);

        void led(String table, Leading leading);
    }

    /// What other nodes are told in place of a line when a table is deleted.
    private static final long GONE = Long.MAX_VALUE;

    /// And when lines of it were changed.
    private static final long ANEW = GONE - 1;

    /// Before what is said of people and not of a table; no table's id begins like this.
    private static final String WORD = "@";

    /// What nodes say of who is connected to them: `here.TABLE.NODE.GUESTS`.
    private static final String HERE = WORD + "here.";

    /// What nodes say of whoever leads others through a finished game: `led.TABLE.LEADING`.
    private static final String LED = WORD + "led.";

    private final Bus bus;
    private final String node;
    private final Hearing hearing;
    private volatile Consumer<String> words = _ -> {};

    NodeNews(Bus bus, String node, Hearing hearing) {
        this.bus = bus;
        this.node = node;
        this.hearing = hearing;
    }

    void begin() {
        bus.listen(this::heard);
    }

    /// Tells other nodes who is connected to this table here.
    void sayHere(String id, List<Presence.Guest> guests) {
        bus.publish(HERE + id + "." + node + "." + Presence.write(guests), 0);
    }

    /// Tells other nodes who leads others through this game.
    void sayLed(String id, Leading leading) {
        bus.publish(LED + id + "." + leading.write(), 0);
    }

    /// The table was deleted.
    void sayGone(String id) {
        bus.publish(id, GONE);
    }

    /// Lines of the table were changed.
    void sayChanged(String id) {
        bus.publish(id, ANEW);
    }

    /// What is heard about people goes to `listener`.
    void onWord(Consumer<String> listener) {
        words = listener;
    }

    /// Tells every node a word about people, this one too.
    void spread(String word) {
        words.accept(word);
        bus.publish(WORD + word, 0);
    }

    private void heard(String id, long seq) {
        if (id.startsWith(HERE)) {
            String[] parts = id.substring(HERE.length()).split("\\.", -1);
            if (parts.length == 3) {
                hearing.here(parts[0], parts[1], Presence.read(parts[2]));
            }
        } else if (id.startsWith(LED)) {
            String[] parts = id.substring(LED.length()).split("\\.", -1);
            if (parts.length == 2) {
                hearing.led(parts[0], Leading.read(parts[1]));
            }
        } else if (id.startsWith(WORD)) {
            words.accept(id.substring(WORD.length()));
        } else if (seq >= ANEW) {
            hearing.let(id, seq == GONE ? "gone" : Listener.AGAIN);
        } else {
            hearing.moved(id, seq);
        }
    }
}
