package tablee.lab;

import java.util.function.BiConsumer;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Action;
import tablee.engine.Events;
import tablee.engine.Game;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;

/// One game in which a bot that does not search plays on every seat.
public final class SelfPlay {

    private SelfPlay() {}

    /// Plays to the end.
    ///
    /// @param streams of this game: the same ones play the same game
    /// @param before told of every decision, and whose it is, before it is made
    public static <S extends State, V extends View, A extends Action> Outcome play(
            Game<S, V, A> game,
            Settings settings,
            Bot<V, A> player,
            Streams streams,
            BiConsumer<S, Seat> before) {
        Randomness chance = streams.stream("chance");
        var minds = new Minds(streams);
        S state = game.start(settings);
        for (int step = 0; ; step++) {
            switch (game.next(state)) {
                case Next.Decide decide -> {
                    Seat seat = decide.awaited().first();
                    before.accept(state, seat);
                    V view = game.view(state, seat);
                    var thinking = minds.thinking(seat, step, Budget.iterations(0));
                    A action = player.choose(view, game.legal(view), thinking);
                    state = game.act(state, seat, action, Events.NONE);
                }
                case Next.Draw due ->
                        state = game.draw(state, due.chance().draw(chance), Events.NONE);
                case Next.End end -> {
                    return end.outcome();
                }
            }
        }
    }
}
