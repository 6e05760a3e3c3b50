package tablee.engine;

import java.util.List;
import java.util.Optional;

/// The rules of one game: pure functions from value to value. Nothing in it rolls, prints, sleeps or reads a clock, so
/// that the same decisions and the same chance give the same game anywhere.
///
/// The loop is always: ask [#next]; draw what is due or get a decision from an awaited seat; go on with the new
/// state. [tablee.engine.play.Stepper] is that loop, [tablee.engine.play.Match] adds a log to it, [tablee.engine.play.World] is the one for searches.
public interface Game<S extends State, V extends View, A extends Action> {

    GameInfo info();

    OptionList options();

    /// The state before the first card is dealt. Refuses a combination of options that cannot be played, naming the
    /// offending one ([BadInput]).
    S start(Settings settings);

    /// What is due now. Never reveals by its shape what a state hides: awaited seats are public.
    Next next(S state);

    /// What this viewer may know, built from who saw which card, never from the phase alone.
    V view(S state, Viewer viewer);

    /// All actions open to the seat whose view it is, in a pinned order, without doubles; empty when it is not awaited.
    /// Whatever leads to something different is listed. Of several ways to say the same (one of two equal dice, a set in
    /// another order) one is listed, and the others are taken for it: [#meant].
    List<A> legal(V view);

    /// The clause that forbids this action to the seat whose view it is; empty exactly when [#legal] lists what is
    /// [#meant] by it. Only the rules refuse: that something else would be better is no reason.
    Optional<Refused> refusal(V view, A action);

    /// The listed action that says the same as this one; the action itself if it is listed, or if nothing listed says it.
    /// Whoever takes actions from outside asks this before [#act], so that logs and lists speak alike.
    default A meant(V view, A action) {
        return action;
    }

    /// Same list as `legal(view(state, seat))`. A game may answer without building a view; the conformance suite holds
    /// both to the same answer. `seat` is awaited.
    default List<A> quickLegal(S state, Seat seat) {
        return legal(view(state, seat));
    }

    /// The state after a legal action. The caller has asked [#refusal] or took the action from the list; anything
    /// else may throw.
    S act(S state, Seat seat, A action, Events events);

    /// The state after the chance event that [#next] named gave `drawn`.
    S draw(S state, Drawn drawn, Events events);

    /// A possible world that the viewer cannot tell from the true one, sampled with `random`. It gets the view only, so it
    /// cannot peek; its view for the same viewer equals `view`.
    S imagine(V view, Randomness random);

    /// What a seat does whose time has run out: always legal, never a gamble.
    A whenAbsent(V view);

    /// The one answer this seat can give, where everybody can tell that there is no other, so that a table may give it for a person who
    /// asked for that. It gets a spectator's view only: an answer that comes by itself cannot tell anything about a hidden card, not even
    /// by its haste. Empty for questions a register keeps from the table, for a throw of one's own dice, and for [#isAcknowledgement].
    ///
    /// @param open what everybody sees
    default Optional<A> onlyAnswer(V open, Seat seat) {
        return Optional.empty();
    }

    /// Whether this seat is asked for nothing but to say that it has seen what lies there, as everybody can tell. Such a question waits
    /// for people like any other; a clock gives it a short time of its own, and nobody loses a seat over it.
    ///
    /// @param open what everybody sees
    default boolean isAcknowledgement(V open, Seat seat) {
        return false;
    }

    /// Whether the register asks people at this table to remember what they have seen: then nothing shows it to them again.
    default boolean asksToRemember(V view) {
        return false;
    }

    /// What is left of an event, seen by the viewer of `view`, once its moment is over: all that leaves a table later (a log, a recap, a
    /// snapshot) is told in this form. A game that [#asksToRemember] leaves out the cards.
    default Event recalled(Event seen, V view) {
        return seen;
    }

    /// The same view of somebody who remembers nothing, in a game that [#asksToRemember]: what lies before their eyes stays, and [#imagine]
    /// makes up the rest.
    default V forgetting(V view) {
        return view;
    }

    /// The same view with all that its viewer remembers before their eyes, in a game that [#asksToRemember]: for whoever is shown what somebody
    /// knows. Nothing is in it that is not in the view.
    default V remembering(V view) {
        return view;
    }

    /// Throws with the position in its message when an invariant of the register is broken.
    void check(S state);

    Formats<S, V, A> formats();

    Wording<V, A> wording();
}
