package tablee.table;

import java.util.List;
import tablee.engine.Event;
import tablee.engine.State;

/// What a command would do to the game: the steps to write, where they lead, and what happens on the way. Nothing of it is true
/// before the line is in the store.
record PlayResult<S extends State>(Position<S> position, List<Step> steps, List<Event> events) {}
