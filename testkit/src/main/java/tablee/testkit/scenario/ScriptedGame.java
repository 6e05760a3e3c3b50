package tablee.testkit.scenario;

import java.util.HashMap;
import java.util.Map;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.testkit.Disguised;

/// A game that begins where a scenario does and in which the scenario's draws come, whatever the table draws: a real table makes
/// its own beginning and its own draws. Where it has drawn once it draws the same again, because tables repeat their logs.
final class ScriptedGame<S extends State, V extends View, A extends Action>
        extends Disguised<S, V, A> {

    private final S start;
    private final Script script;
    private final Map<Long, Drawn> drawn = new HashMap<>();

    ScriptedGame(Game<S, V, A> rules, S start, Script script) {
        super(rules);
        this.start = start;
        this.script = script;
    }

    @Override
    public S start(Settings settings) {
        return start;
    }

    @Override
    public S draw(S state, Drawn any, Events events) {
        if (!(truth.next(state) instanceof Next.Draw(Chance due))) {
            throw new IllegalStateException("nothing is due");
        }
        Drawn scripted =
                drawn.computeIfAbsent(
                        state.hash(),
                        hash -> {
                            if (!script.canDraw()) {
                                throw new Unfit(
                                        0,
                                        "a draw \"" + due.name() + " …\" before this step",
                                        "none is left for what is due");
                            }
                            return script.draw(due);
                        });
        return truth.draw(state, scripted, events);
    }
}
