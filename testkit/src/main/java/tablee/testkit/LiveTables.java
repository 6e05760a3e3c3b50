package tablee.testkit;

import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;

/// Real tables for scenarios. The testkit knows no server: whoever has one lends its tables.
public interface LiveTables {

    /// A table of this game at which a person sits on every chair and which has begun.
    ///
    /// @param game starts where the scenario does and draws what the scenario says
    /// @param terms what was agreed about the table, as its clients write it
    <S extends State, V extends View, A extends Action> LiveTable<S, A> open(
            Game<S, V, A> game, Settings settings, Json terms);

    /// What such a table itself says, in English.
    Texts words();

    /// One such table. Whatever is refused changes nothing.
    interface LiveTable<S extends State, A extends Action> {

        /// Where the game stands. It never leaves a test.
        S state();

        /// What happened since this was asked last.
        List<Event> happened();

        /// The person, or the bot that sits there instead, decides.
        Optional<Refused> act(Seat seat, A action);

        /// The person wants the last step back; the others agree if `agreed`, and are not asked otherwise.
        Optional<Refused> undo(Seat seat, boolean agreed);

        /// The person gets up.
        Optional<Refused> leave(Seat seat);

        /// Time passes until the table has to act for somebody, and it does. Refused when it waits for ever.
        Optional<Refused> overtime();
    }
}
