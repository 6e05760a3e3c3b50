package tablee.bots;

import java.util.List;
import java.util.Optional;
import tablee.bots.search.Advice;
import tablee.bots.search.Expert;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Message;
import tablee.engine.Texts;
import tablee.engine.View;

/// What a good player would do in somebody's place, and why, in one sentence: what speaks for it at the table ([BotProvider#reason]), and by how
/// much the search prefers it to the next best. All of it comes from the view of the seat that asks, so that it cannot tell what lies hidden.
///
/// @param why a sentence of [#texts]
public record Hints<A extends Action>(A action, Message why) {

    /// Imagined worlds in which the advice meets the next best.
    private static final int WORLDS = 32;

    /// A difference below this, in chances of winning, is none that anybody would notice.
    private static final double NOTICED = 0.01;

    /// What speaks for a move when nothing more may be said, or nobody had the time to.
    private static final Message SEEN = Message.of("why.seen");

    public static <V extends View, A extends Action> Hints<A> of(
            Game<?, V, A> game, V view, List<A> legal, Thinking thinking) {
        Optional<BotProvider<V, A>> provider = Bots.provider(game);
        List<A> open = provider.map(players -> players.restrained(view, legal)).orElse(legal);
        Expert<V, A> expert = Bots.expert(game);
        Advice<A> advice = expert.advise(view, open, WORLDS, thinking);
        return new Hints<>(advice.action(), why(game, view, advice, provider));
    }

    /// The same without a search, when there was no time for one.
    public static <V extends View, A extends Action> Hints<A> quick(
            Game<?, V, A> game, V view, A action) {
        Optional<BotProvider<V, A>> provider = Bots.provider(game);
        var advice = new Advice<>(action, Optional.empty(), 0, 0);
        return new Hints<>(action, why(game, view, advice, provider));
    }

    private static <V extends View, A extends Action> Message why(
            Game<?, V, A> game, V view, Advice<A> advice, Optional<BotProvider<V, A>> provider) {
        Optional<Message> reason =
                provider.flatMap(one -> reason(game, one, view, advice.action()));
        if (advice.other().isEmpty()) {
            boolean only = game.legal(view).size() == 1;
            return reason.or(() -> only ? Optional.empty() : Optional.of(SEEN))
                    .map(fact -> Message.of("why.fact", fact))
                    .orElse(Message.of("why.only"));
        }
        Message other = game.wording().said(view, advice.other().get());
        boolean clear = advice.lead() >= NOTICED && advice.lead() > 2 * advice.error();
        if (!clear) {
            return reason.map(fact -> Message.of("why.fact.alike", fact, other))
                    .orElse(Message.of("why.alike", other));
        }
        int more = (int) Math.round(100 * advice.lead());
        return reason.map(fact -> Message.of("why.fact.lead", fact, other, more))
                .orElse(Message.of("why.lead", other, more));
    }

    /// What speaks for it. A game that asks people to remember is not remembered for them by whoever advises them: said is what would be said to
    /// somebody who remembers nothing, and nothing else.
    private static <V extends View, A extends Action> Optional<Message> reason(
            Game<?, V, A> game, BotProvider<V, A> provider, V view, A action) {
        Optional<Message> reason = provider.reason(view, action);
        return !game.asksToRemember(view)
                        || reason.equals(provider.reason(game.forgetting(view), action))
                ? reason
                : Optional.of(SEEN);
    }

    /// The sentences of this package; a game's own have to be added to them, for the moves they name.
    public static Texts texts(String language) {
        return Texts.of(Hints.class, language);
    }
}
