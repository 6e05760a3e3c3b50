package tablee.table.tell;

/// How a viewer wants to be told.
///
/// @param lean notation only, no sentences: for programs
/// @param memory also what could be remembered; granted only to programs and where the table allows aids
/// @param hands whether the viewer is told the hands where all have agreed; never somebody who sits at the table
public record Telling(String language, boolean lean, boolean memory, boolean hands) {

    /// Nobody is told any hand but by saying so.
    public Telling(String language, boolean lean, boolean memory) {
        this(language, lean, memory, false);
    }

    /// The same for somebody who has no seat.
    public Telling lookingOn() {
        return new Telling(language, lean, memory, true);
    }
}
