package tablee.table.tell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Viewer;

/// Everything a table says through a connection. What is in one was cut for its viewer before ([Presenter]); [OutgoingWriter] only
/// writes it down.
public sealed interface Outgoing {

    /// A line of the log has come true.
    ///
    /// @param seat whose eyes it is for; empty for those who look on
    /// @param table everything beside the game, where that has changed
    record Changed(
            long seq,
            long at,
            Optional<Seat> seat,
            Happened happened,
            Optional<Seen> seen,
            Optional<Json> table)
            implements Outgoing {}

    /// Somebody said something. The same for all who sit at one screen.
    record Said(long seq, long at, String name, String badge, Seats seats, String text)
            implements Outgoing {}

    /// The whole table for somebody who has just come, or lost track.
    ///
    /// @param yours the seats of whoever it is for
    record Whole(long seq, long at, Seats yours, boolean host, Json table, List<Eyes> views)
            implements Outgoing {}

    /// Somebody took this seat by its link; for whoever sat there.
    record Taken(long seq, Seat seat, String name) implements Outgoing {}

    /// Who is here, and how many look on; some of them by name.
    record Here(Seats seats, int lookers, List<String> names) implements Outgoing {}

    /// Where those are who look at the finished game together.
    ///
    /// @param name whoever leads; empty for nobody
    /// @param mine whether it is whoever is told
    /// @param wished whether they have asked to lead
    /// @param wishes by badge, who would like to; for whoever leads
    record Led(
            String name,
            boolean mine,
            int step,
            String as,
            boolean wished,
            Map<String, String> wishes)
            implements Outgoing {}

    /// The store does not answer: neither done nor failed.
    record Held(String say) implements Outgoing {}

    /// The command of this id is in the store.
    record Done(String id, long seq) implements Outgoing {}

    record Refused(String id, String clause, String say) implements Outgoing {}

    /// A word of whoever runs the server.
    record Announced(String text) implements Outgoing {}

    record Pong() implements Outgoing {}

    /// What happened in one line, as one viewer saw it.
    ///
    /// @param automatic who did not decide by themselves
    record Happened(
            Json events,
            Json automatic,
            Optional<Seat> undone,
            Optional<Seat> nudged,
            Optional<Seat> hinted) {}

    /// How the game looks to one viewer.
    ///
    /// @param memory for programs that asked for it
    /// @param asked in words, unless none are wanted
    /// @param legal for a seat
    /// @param undo whether the seat may take its last decision back by itself
    /// @param hands for whoever looks on where all have agreed: what each seat sees and remembers
    record Seen(
            Json now,
            Optional<Json> memory,
            Seats awaited,
            Optional<Question> asked,
            Optional<List<Move>> legal,
            boolean undo,
            Map<Seat, Json> hands) {}

    record Question(String say, String key) {}

    /// Something a seat may do.
    ///
    /// @param say empty where no words are wanted
    /// @param kept what a page may keep of `say` when the moment is over, where that is less
    record Move(String notation, Optional<String> say, Optional<String> kept) {}

    /// One of the views on a whole table.
    ///
    /// @param missed what happened since they were last here, if that is not too long ago
    record Eyes(Viewer viewer, Optional<Seen> seen, Optional<List<Missed>> missed) {}

    record Missed(long seq, Happened happened) {}
}
