package tablee.table.tell;

/// How a viewer wants to be told.
///
/// @param lean notation only, no sentences: for programs
/// @param memory also what could be remembered; granted only to programs and where the table allows aids
public record Telling(String language, boolean lean, boolean memory) {}
