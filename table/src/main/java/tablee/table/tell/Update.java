package tablee.table.tell;

import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Seats;
import tablee.engine.Viewer;
import tablee.table.Entry;
import tablee.table.Table;

/// Something that has come true at a table, ready to be told. Each viewer's message is made once, however many connections it goes
/// to. Good only during the call it is passed to.
public final class Update {

    private record To(Viewer viewer, Telling telling) {}

    /// What happened in one line, kept for those who come back after a short break.
    public record Recent(long seq, Table.Applied applied) {}

    private final Table<?, ?, ?> table;
    private final Optional<Table.Applied> applied;
    private final Deque<Recent> recent;
    private final boolean seatsChanged;
    private final Map<To, String> made = new HashMap<>();

    private Update(
            Table<?, ?, ?> table,
            Deque<Recent> recent,
            boolean seatsChanged,
            Optional<Table.Applied> applied) {
        this.table = table;
        this.recent = recent;
        this.seatsChanged = seatsChanged;
        this.applied = applied;
    }

    public static Update of(Table<?, ?, ?> table, Table.Applied applied, Deque<Recent> recent) {
        boolean seats =
                switch (applied.entry()) {
                    case Entry.Seated _, Entry.Stood _, Entry.Moved _ -> true;
                    case Entry.Ruled _, Entry.Removed _, Entry.KeptOut _ -> true;
                    default -> false;
                };
        return new Update(table, recent, seats, Optional.of(applied));
    }

    /// Only good for snapshots: a look at the table as it stands.
    public static Update look(Table<?, ?, ?> table, Deque<Recent> recent) {
        return new Update(table, recent, true, Optional.empty());
    }

    public long seq() {
        return table.seq();
    }

    public Table<?, ?, ?> table() {
        return table;
    }

    /// Whether people's seats may have changed, so that a viewer has to ask again who they are.
    public boolean seatsChanged() {
        return seatsChanged;
    }

    /// What is told to whoever sat there, when somebody took this seat by its link.
    public Optional<Outgoing> taken(Seats before) {
        return applied.map(Table.Applied::entry)
                .filter(Entry.Moved.class::isInstance)
                .map(Entry.Moved.class::cast)
                .filter(moved -> before.contains(moved.seat()))
                .map(moved -> new Outgoing.Taken(table.seq(), moved.seat(), moved.person().name()));
    }

    public Seats seatsOf(String person) {
        return table.seatsOf(person);
    }

    /// The messages of this line for somebody with these eyes, in writing. What was said is said once to all of them.
    public List<String> messages(List<Viewer> viewers, Telling telling) {
        boolean said = applied.filter(line -> line.entry() instanceof Entry.Said).isPresent();
        return viewers.stream()
                .limit(said ? 1 : viewers.size())
                .map(viewer -> message(viewer, telling))
                .toList();
    }

    /// The message of this line for this viewer, in writing; nothing where there was only a look.
    public String message(Viewer viewer, Telling telling) {
        return made.computeIfAbsent(
                new To(viewer, telling),
                to ->
                        applied.map(line -> new Presenter<>(table).told(line, viewer, telling))
                                .map(OutgoingWriter::write)
                                .orElse(""));
    }

    /// The whole table for somebody who has just come, or lost track.
    ///
    /// @param since the last line they know; 0 for none
    public String snapshot(String person, Iterable<Viewer> viewers, Telling telling, long since) {
        var presenter = new Presenter<>(table);
        var views = new ArrayList<Outgoing.Eyes>();
        for (Viewer viewer : viewers) {
            views.add(
                    new Outgoing.Eyes(
                            viewer,
                            presenter.seen(viewer, telling),
                            missed(presenter, viewer, telling, since)));
        }
        return OutgoingWriter.write(
                new Outgoing.Whole(
                        table.seq(),
                        table.at(),
                        table.seatsOf(person),
                        table.isHost(person),
                        presenter.table(telling),
                        views));
    }

    /// What happened since they were last here, if that is not too long ago.
    private Optional<List<Outgoing.Missed>> missed(
            Presenter<?, ?, ?> presenter, Viewer viewer, Telling telling, long since) {
        if (since <= 0 || recent.isEmpty() || recent.getFirst().seq() > since + 1) {
            return Optional.empty();
        }
        return Optional.of(
                recent.stream()
                        .filter(line -> line.seq() > since)
                        .filter(line -> !(line.applied().entry() instanceof Entry.Said))
                        .map(
                                line ->
                                        new Outgoing.Missed(
                                                line.seq(),
                                                presenter.missed(line.applied(), viewer, telling)))
                        .toList());
    }
}
