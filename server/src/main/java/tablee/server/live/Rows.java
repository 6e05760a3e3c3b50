package tablee.server.live;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tablee.server.store.TableRow;
import tablee.table.Entry;
import tablee.table.Sitter;
import tablee.table.Table;
import tablee.table.tell.Summary;

/// What the lists of the store have to know of a table.
final class Rows {

    private Rows() {}

    /// The table's row, if it says anything new. `moved_at` alone is no news: it is brought up to date with the rest.
    ///
    /// @param seated whether names may have changed
    static Optional<TableRow> changed(
            Table<?, ?, ?> table, @Nullable TableRow known, boolean seated) {
        TableRow row = of(table, "");
        if (known != null
                && !seated
                && known.phase().equals(row.phase())
                && known.free() == row.free()
                && known.waits() == row.waits()
                && known.dueAt() == row.dueAt()) {
            return Optional.empty();
        }
        return Optional.of(of(table));
    }

    static TableRow of(Table<?, ?, ?> table) {
        return of(table, Summary.of(table));
    }

    private static TableRow of(Table<?, ?, ?> table, String summary) {
        Entry.Opened opened = table.opened();
        int free = (int) table.chairs().stream().filter(chair -> chair.sitter().isEmpty()).count();
        return new TableRow(
                table.id(),
                opened.game(),
                table.phase().name(),
                opened.terms().listed(),
                opened.host(),
                table.seats(),
                free,
                table.waitsFor().mask(),
                table.dueAt(),
                table.at(),
                table.movedAt(),
                summary);
    }

    /// The person this line is the first trace of at this table, perhaps.
    static Optional<String> trace(Entry entry) {
        return switch (entry) {
            case Entry.Opened opened -> Optional.of(opened.host()).filter(host -> !host.isEmpty());
            case Entry.Seated(var _, Sitter.Person person) -> Optional.of(person.id());
            case Entry.Moved(var _, Sitter.Person person) -> Optional.of(person.id());
            case Entry.Said said -> Optional.of(said.person());
            default -> Optional.empty();
        };
    }

    /// Who sits where, when this line changed it.
    static Optional<List<String>> chairs(Table<?, ?, ?> table, Entry entry) {
        return switch (entry) {
            case Entry.Seated _, Entry.Stood _, Entry.Moved _, Entry.Removed _, Entry.KeptOut _ ->
                    Optional.of(
                            table.chairs().stream()
                                    .map(chair -> chair.person().map(Sitter.Person::id).orElse(""))
                                    .toList());
            default -> Optional.empty();
        };
    }
}
