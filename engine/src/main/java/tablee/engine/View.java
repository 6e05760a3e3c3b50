package tablee.engine;

/// What one viewer may know, in two parts that a game keeps in two separate types:
/// *now* is what lies visible in this moment and is what a screen shows; *memory* is what this viewer was entitled to see
/// at some time and could still remember, for bots and assisted displays.
///
/// Two states that differ only in what the viewer never saw have equal views.
public interface View {

    Viewer viewer();

    /// Whose decision is awaited, as everybody at the table can tell.
    Seats awaited();
}
