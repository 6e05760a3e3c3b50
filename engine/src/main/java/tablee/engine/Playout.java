package tablee.engine;

import java.util.List;

/// A whole game of uniformly random decisions on the quick path: full legal lists, no log, no events. What it measures is the
/// rules themselves.
public record Playout(Outcome outcome, int actions, int draws, long hash) {

    public static <S extends State, V extends View, A extends Action> Playout random(
            Game<S, V, A> game, Settings settings, Randomness chance, Randomness choice) {
        return random(game, game.start(settings), chance, choice);
    }

    public static <S extends State, V extends View, A extends Action> Playout random(
            Game<S, V, A> game, S start, Randomness chance, Randomness choice) {
        S state = start;
        int actions = 0;
        int draws = 0;
        while (true) {
            Next next = game.next(state);
            switch (next) {
                case Next.Decide(Seats awaited) -> {
                    Seat seat = awaited.first();
                    List<A> legal = game.quickLegal(state, seat);
                    state =
                            game.act(
                                    state,
                                    seat,
                                    legal.get(choice.below(legal.size())),
                                    Events.NONE);
                    actions++;
                }
                case Next.Draw(Chance due) -> {
                    state = game.draw(state, due.draw(chance), Events.NONE);
                    draws++;
                }
                case Next.End(Outcome outcome) -> {
                    return new Playout(outcome, actions, draws, state.hash());
                }
            }
        }
    }
}
