package tablee.testkit.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Game;
import tablee.engine.GameInfo;
import tablee.engine.Next;
import tablee.engine.OptionList;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Viewer;
import tablee.engine.Wording;

/// A game that begins where a scenario does and in which the scenario's draws come, whatever the table draws: a real table makes
/// its own beginning and its own draws. Where it has drawn once it draws the same again, because tables repeat their logs.
final class ScriptedGame<S extends State, V extends View, A extends Action>
        implements Game<S, V, A> {

    private final Game<S, V, A> rules;
    private final S start;
    private final Script script;
    private final Map<Long, Drawn> drawn = new HashMap<>();

    ScriptedGame(Game<S, V, A> rules, S start, Script script) {
        this.rules = rules;
        this.start = start;
        this.script = script;
    }

    @Override
    public S start(Settings settings) {
        return start;
    }

    @Override
    public S draw(S state, Drawn any, Events events) {
        if (!(rules.next(state) instanceof Next.Draw(Chance due))) {
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
        return rules.draw(state, scripted, events);
    }

    @Override
    public GameInfo info() {
        return rules.info();
    }

    @Override
    public OptionList options() {
        return rules.options();
    }

    @Override
    public Next next(S state) {
        return rules.next(state);
    }

    @Override
    public V view(S state, Viewer viewer) {
        return rules.view(state, viewer);
    }

    @Override
    public List<A> legal(V view) {
        return rules.legal(view);
    }

    @Override
    public Optional<Refused> refusal(V view, A action) {
        return rules.refusal(view, action);
    }

    @Override
    public S act(S state, Seat seat, A action, Events events) {
        return rules.act(state, seat, action, events);
    }

    @Override
    public S imagine(V view, Randomness random) {
        return rules.imagine(view, random);
    }

    @Override
    public A whenAbsent(V view) {
        return rules.whenAbsent(view);
    }

    @Override
    public void check(S state) {
        rules.check(state);
    }

    @Override
    public Formats<S, V, A> formats() {
        return rules.formats();
    }

    @Override
    public Wording<V, A> wording() {
        return rules.wording();
    }
}
