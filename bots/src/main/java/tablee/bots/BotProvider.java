package tablee.bots;

import java.util.List;
import java.util.Optional;
import tablee.bots.value.Features;
import tablee.engine.Action;
import tablee.engine.Message;
import tablee.engine.View;

/// The hand-written players of one game, found through `META-INF/services`.
public interface BotProvider<V extends View, A extends Action> {

    /// The id of the game they play.
    String game();

    /// The actions a bot of any level may choose from. All of them, unless a register asks bots to leave some alone that people may play; never
    /// an empty list.
    default List<A> restrained(V view, List<A> legal) {
        return legal;
    }

    Bot<V, A> debutant();

    Bot<V, A> habitue();

    /// Who plays on for a search where its tree ends: the best player that answers at once. The habitué, unless the game has a better one
    /// that people would find too much of a match.
    default Bot<V, A> guide() {
        return habitue();
    }

    /// What a search believes of a position it does not play to the end.
    Evaluation<V> evaluation();

    /// What a learnt opinion looks at, for a game that has one; see `tablee train`.
    default Optional<Features<V>> features() {
        return Optional.empty();
    }

    /// What a search tries first; by itself, what the [#guide] would do.
    default Preference<V, A> preference() {
        return Preference.of(guide());
    }

    /// Which imagined worlds a search should rather believe; none of them more than the others, unless the game says so.
    default Optional<Plausibility<V>> plausibility() {
        return Optional.empty();
    }

    /// After how many decisions of all seats together a search stops playing on and asks the [#evaluation], unless that called the
    /// position settled before.
    default int horizon() {
        return 80;
    }

    /// After how many changes of the deciding seat a search asks the [#evaluation]; for games whose turns have no other end that everybody
    /// sees. Never, unless the game says so.
    default int turns() {
        return Integer.MAX_VALUE;
    }

    /// What speaks for an action at the table, for a hint: the beginning of a sentence in the texts of this package, from what the seat may
    /// know and these players' own figures. Empty where there is nothing to say.
    default Optional<Message> reason(V view, A action) {
        return Optional.empty();
    }

    /// By how much, in chances of winning, something must look better to a search than the [#guide]'s choice before it is preferred. More imagined
    /// games make a search surer of what the [#evaluation] says, not of the evaluation: a lead smaller than its errors is no lead. None,
    /// unless the game says so.
    default double caution() {
        return 0;
    }
}
