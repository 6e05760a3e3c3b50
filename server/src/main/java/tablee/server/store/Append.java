package tablee.server.store;

import java.util.List;
import java.util.Optional;

/// One line for a table's log, and what follows from it for the lists.
///
/// @param row when something in it changed
/// @param chairs the person on each chair, empty for none; when somebody sat down or got up
/// @param trace a person who is at this table from now on, if they were not before
public record Append(
        String table,
        long seq,
        long at,
        String body,
        Optional<TableRow> row,
        Optional<List<String>> chairs,
        Optional<String> trace) {}
