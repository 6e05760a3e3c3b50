package tablee.offline;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
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
import tablee.table.Chair;
import tablee.table.Table;
import tablee.table.fair.Fairness;

/// The bots of one table: when each of them answers, and what. They draw their luck as those of a server do, so that the same table plays the
/// same game.
final class LocalBots<S extends State, V extends View, A extends Action> {

    /// A question that a bot was asked in this line, and when it answers.
    private record Asked(long line, long at) {}

    /// What a bot has decided.
    record Chosen<A>(Seat seat, long line, A action) {}

    private final Game<S, V, A> game;
    private final Map<Level, Bot<V, A>> players = new EnumMap<>(Level.class);
    private final Map<Seat, Asked> asked = new HashMap<>(4);

    LocalBots(Game<S, V, A> game) {
        this.game = game;
    }

    /// Asks whoever is awaited and does not know it yet.
    ///
    /// @param pace the longest that one of them waits, in milliseconds
    /// @return when the first of them answers; 0 for never
    long ask(Table<S, V, A> table, int pace, long now) {
        asked.entrySet().removeIf(known -> isOver(table, known.getKey(), known.getValue()));
        if (table.phase().isDone() || table.isResting()) {
            return 0;
        }
        for (Seat seat : table.awaited()) {
            Chair chair = table.chairs().get(seat.index());
            if (chair.robot().isPresent() && !asked.containsKey(seat)) {
                asked.put(seat, new Asked(chair.askedSeq(), now + pause(table, seat, pace)));
            }
        }
        return asked.values().stream().mapToLong(Asked::at).min().orElse(0);
    }

    private static boolean isOver(Table<?, ?, ?> table, Seat seat, Asked question) {
        Chair chair = table.chairs().get(seat.index());
        return !table.awaited().contains(seat)
                || chair.robot().isEmpty()
                || chair.askedSeq() != question.line();
    }

    /// A bot that has only to say that it has seen something has nothing to look at.
    private static long pause(Table<?, ?, ?> table, Seat seat, int pace) {
        int wait = table.isAcknowledging(seat) ? 0 : pace;
        return Pace.millis(wait, streams(table).game(table.steps()).stream("pace", seat.index()));
    }

    /// The answer of whoever's time has come.
    Optional<Chosen<A>> answer(Table<S, V, A> table, long now, Budget budget) {
        Optional<Seat> due =
                asked.entrySet().stream()
                        .filter(one -> one.getValue().at() <= now)
                        .map(Map.Entry::getKey)
                        .min(Comparator.comparingInt(Seat::index));
        return due.map(seat -> answer(table, seat, budget));
    }

    private Chosen<A> answer(Table<S, V, A> table, Seat seat, Budget budget) {
        long line = table.chairs().get(seat.index()).askedSeq();
        asked.remove(seat);
        Level level = table.chairs().get(seat.index()).robot().orElseThrow();
        V view = table.view(seat);
        Bot<V, A> player = players.computeIfAbsent(level, one -> Bots.of(game, one));
        List<A> legal = game.legal(view);
        return new Chosen<>(
                seat, line, player.choose(view, legal, thinking(table, seat, "bot", budget)));
    }

    /// What an expert would do on this seat.
    Hints<A> hint(Table<S, V, A> table, Seat seat, Budget budget) {
        V view = table.view(seat);
        return Hints.of(game, view, game.legal(view), thinking(table, seat, "hint", budget));
    }

    private static Thinking thinking(
            Table<?, ?, ?> table, Seat seat, String purpose, Budget budget) {
        Streams streams = streams(table);
        return new Thinking(
                streams.game(table.steps()).stream(purpose, seat.index()),
                streams.stream("temper", seat.index()).next(),
                budget);
    }

    private static Streams streams(Table<?, ?, ?> table) {
        return new Streams(Fairness.botSeed(table.id(), table.opened().seed()));
    }
}
