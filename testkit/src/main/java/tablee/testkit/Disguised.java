package tablee.testkit;

import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Drawn;
import tablee.engine.Event;
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

/// A game that is another one in everything but what a test changes. Only [Game#quickLegal] is not handed on: it answers from the view, in
/// which the change may lie.
public abstract class Disguised<S extends State, V extends View, A extends Action>
        implements Game<S, V, A> {

    protected final Game<S, V, A> truth;

    protected Disguised(Game<S, V, A> truth) {
        this.truth = truth;
    }

    @Override
    public GameInfo info() {
        return truth.info();
    }

    @Override
    public OptionList options() {
        return truth.options();
    }

    @Override
    public S start(Settings settings) {
        return truth.start(settings);
    }

    @Override
    public Next next(S state) {
        return truth.next(state);
    }

    @Override
    public V view(S state, Viewer viewer) {
        return truth.view(state, viewer);
    }

    @Override
    public List<A> legal(V view) {
        return truth.legal(view);
    }

    @Override
    public Optional<Refused> refusal(V view, A action) {
        return truth.refusal(view, action);
    }

    @Override
    public A meant(V view, A action) {
        return truth.meant(view, action);
    }

    @Override
    public S act(S state, Seat seat, A action, Events events) {
        return truth.act(state, seat, action, events);
    }

    @Override
    public S draw(S state, Drawn drawn, Events events) {
        return truth.draw(state, drawn, events);
    }

    @Override
    public S imagine(V view, Randomness with) {
        return truth.imagine(view, with);
    }

    @Override
    public A whenAbsent(V view) {
        return truth.whenAbsent(view);
    }

    @Override
    public Optional<A> onlyAnswer(V open, Seat seat) {
        return truth.onlyAnswer(open, seat);
    }

    @Override
    public boolean isAcknowledgement(V open, Seat seat) {
        return truth.isAcknowledgement(open, seat);
    }

    @Override
    public boolean asksToRemember(V view) {
        return truth.asksToRemember(view);
    }

    @Override
    public Event recalled(Event seen, V view) {
        return truth.recalled(seen, view);
    }

    @Override
    public V remembering(V view) {
        return truth.remembering(view);
    }

    @Override
    public V forgetting(V view) {
        return truth.forgetting(view);
    }

    @Override
    public void check(S state) {
        truth.check(state);
    }

    @Override
    public Formats<S, V, A> formats() {
        return truth.formats();
    }

    @Override
    public Wording<V, A> wording() {
        return truth.wording();
    }
}
