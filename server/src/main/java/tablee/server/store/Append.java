package tablee.server.store;

import java.util.List;
import java.util.Optional;

/// One line for a table's log, and what follows from it for the lists.
///
/// @param row when something in it changed
/// @param chairs the person on each chair, empty for none; when somebody sat down or got up
public record Append(
        String table,
        long seq,
        long at,
        String body,
        Optional<TableRow> row,
        Optional<List<String>> chairs) {}
