package tablee.server.live;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tablee.bots.Bot;
import tablee.bots.Hints;
import tablee.bots.Level;
import tablee.bots.Pace;
import tablee.bots.Thinking;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.table.Table;
import tablee.table.fair.Fairness;

/// What tables ask of bots: a move, or a hint for a person. A bot gets the view of its seat, never the table.
final class Thinkers {

    /// The least a bot waits at a table that nobody watches.
    private static final int LEISURE_MILLIS = 1_000;

    private final ServerNode home;
    private final Robots robots;
    private final BotRoom room;

    Thinkers(ServerNode home, Robots robots, BotRoom room) {
        this.home = home;
        this.robots = robots;
        this.room = room;
    }

    /// A bot thinks of its move; gives the way to call it off. Where nobody watches there is no hurry; a bot that has only to say that it
    /// has seen something has nothing to look at.
    ///
    /// @param pace the longest it waits, in milliseconds
    <S extends State, V extends View, A extends Action> Runnable think(
            Table<S, V, A> table,
            Seat seat,
            Level level,
            boolean watched,
            int pace,
            Consumer<A> answer) {
        int wait = table.isAcknowledging(seat) ? 0 : pace;
        Game<S, V, A> game = table.game();
        V view = table.view(seat);
        List<A> legal = game.legal(view);
        Bot<V, A> bot = robots.find(game, level);
        return think(
                table,
                seat,
                level,
                new Asked<>(
                        "bot",
                        watched ? BotRoom.Rank.MOVE : BotRoom.Rank.LEISURE,
                        table.opened().host(),
                        watched ? wait : Math.max(wait, LEISURE_MILLIS),
                        thinking -> bot.choose(view, legal, thinking),
                        () -> game.whenAbsent(view)),
                answer);
    }

    /// A person asks what the best of the bots would do in their place.
    <S extends State, V extends View, A extends Action> Runnable hint(
            Table<S, V, A> table, Seat seat, String person, Consumer<Hints<A>> answer) {
        Game<S, V, A> game = table.game();
        V view = table.view(seat);
        List<A> legal = game.legal(view);
        return think(
                table,
                seat,
                Level.EXPERT,
                new Asked<>(
                        "hint",
                        BotRoom.Rank.HINT,
                        person,
                        0,
                        thinking -> Hints.of(game, view, legal, thinking),
                        () -> Hints.quick(game, view, game.whenAbsent(view))),
                answer);
    }

    /// What is asked of a bot, and on whose account.
    ///
    /// @param purpose tells its luck from that of other questions at the same step
    /// @param quick the answer when thinking fails or takes too long
    private record Asked<T>(
            String purpose,
            BotRoom.Rank rank,
            String person,
            long delay,
            Function<Thinking, T> think,
            Supplier<T> quick) {}

    private <T> Runnable think(
            Table<?, ?, ?> table, Seat seat, Level level, Asked<T> asked, Consumer<T> answer) {
        var streams = new Streams(Fairness.botSeed(table.id(), table.opened().seed()));
        int step = table.steps();
        var beat =
                new Beat(
                        home,
                        level.searches()
                                ? level.patience() * room.budgetMillis()
                                : Math.min(asked.delay, Beat.QUICK));
        return room.submit(
                new BotRoom.Thought<>(
                        asked.rank,
                        asked.person,
                        table.id(),
                        level.patience(),
                        Pace.millis(asked.delay, streams.game(step).stream("pace", seat.index())),
                        budget ->
                                beat.begun(
                                        () ->
                                                asked.think.apply(
                                                        new Thinking(
                                                                streams.game(step).stream(
                                                                        asked.purpose,
                                                                        seat.index()),
                                                                streams.stream(
                                                                                "temper",
                                                                                seat.index())
                                                                        .next(),
                                                                budget))),
                        asked.quick,
                        chosen -> beat.give(() -> answer.accept(chosen))));
    }
}
