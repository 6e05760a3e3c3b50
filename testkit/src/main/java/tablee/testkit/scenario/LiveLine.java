package tablee.testkit.scenario;

import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.testkit.LiveTables;

/// A line of play at a real table: what people do there goes through it, and it draws by itself.
final class LiveLine<S extends State, V extends View, A extends Action> extends Line<S, V, A> {

    private final LiveTables.LiveTable<S, A> table;
    private final Texts words;

    LiveLine(
            LiveTables tables,
            Game<S, V, A> game,
            Settings settings,
            S start,
            Script script,
            Json terms) {
        super(game, settings, start);
        this.words = super.words().with(tables.words());
        this.table = tables.open(new ScriptedGame<>(game, start, script), settings, terms);
        follow();
    }

    private Optional<Refused> followed(Optional<Refused> refused) {
        if (refused.isEmpty()) {
            follow();
        }
        return refused;
    }

    private void follow() {
        reach(table.state(), table.happened());
    }

    @Override
    void act(Seat seat, A action) {
        followed(table.act(seat, action))
                .ifPresent(
                        refused -> {
                            throw new Unfit(
                                    0,
                                    seat + " " + game().formats().write(action) + " at the table",
                                    "refused by "
                                            + refused.clause()
                                            + ": "
                                            + words.say(refused.reason()));
                        });
    }

    @Override
    Texts words() {
        return words;
    }

    /// The table has drawn already.
    @Override
    void settle(Script script) {}

    @Override
    Optional<Refused> undo(Seat seat, boolean agreed) {
        return followed(table.undo(seat, agreed));
    }

    @Override
    Optional<Refused> leave(Seat seat) {
        return followed(table.leave(seat));
    }

    @Override
    Optional<Refused> overtime() {
        return followed(table.overtime());
    }
}
