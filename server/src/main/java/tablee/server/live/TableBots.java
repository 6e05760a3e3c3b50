package tablee.server.live;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import tablee.engine.Action;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.table.Chair;
import tablee.table.Table;
import tablee.table.tell.Presenter;

/// The bots of one table, each asked once for every question, and the one that gives hints. It belongs to the table's thread; answers come from
/// another. What nobody waits for any more is called off.
final class TableBots<S extends State, V extends View, A extends Action> {

    /// What a bot has decided, and in which line it was asked.
    interface Answer<A> {
        void give(Seat seat, long asked, A action);
    }

    /// A question that a bot thinks about.
    private record Asked(long line, Runnable callOff) {}

    private final ServerNode home;
    private final Map<Seat, Asked> thinking = new HashMap<>(4);

    TableBots(ServerNode home) {
        this.home = home;
    }

    /// Those who are awaited and do not think about it yet.
    ///
    /// @param watched whether anybody is there to see it
    /// @param pace the longest that one of them waits, in milliseconds
    void ask(Table<S, V, A> table, boolean watched, int pace, Answer<A> answer) {
        thinking.entrySet().removeIf(known -> isOver(table, known.getKey(), known.getValue()));
        for (Seat seat : table.awaited()) {
            Chair chair = table.chairs().get(seat.index());
            long asked = chair.askedSeq();
            if (chair.robot().isPresent() && !thinking.containsKey(seat)) {
                Runnable callOff =
                        home.thinkers()
                                .think(
                                        table,
                                        seat,
                                        chair.robot().get(),
                                        watched,
                                        pace,
                                        action -> answer.give(seat, asked, action));
                thinking.put(seat, new Asked(asked, callOff));
            }
        }
    }

    private static boolean isOver(Table<?, ?, ?> table, Seat seat, Asked asked) {
        Chair chair = table.chairs().get(seat.index());
        boolean over =
                !table.awaited().contains(seat)
                        || chair.robot().isEmpty()
                        || chair.askedSeq() != asked.line();
        if (over) {
            asked.callOff().run();
        }
        return over;
    }

    /// Calls everything off; whoever is awaited may be asked again.
    void forget() {
        thinking.values().forEach(asked -> asked.callOff().run());
        thinking.clear();
    }

    /// Gives the way to call it off to `begun`.
    void hint(
            Table<S, V, A> table,
            Seat seat,
            String person,
            Texts texts,
            Consumer<Runnable> begun,
            Consumer<Json> eye,
            Runnable refused) {
        boolean due =
                table.awaited().contains(seat)
                        && table.chairs().get(seat.index()).robot().isEmpty();
        if (due) {
            V view = table.view(seat);
            begun.accept(
                    home.thinkers()
                            .hint(
                                    table,
                                    seat,
                                    person,
                                    hint ->
                                            eye.accept(
                                                    Presenter.hint(
                                                            table.game(),
                                                            view,
                                                            seat,
                                                            hint,
                                                            texts))));
        } else {
            refused.run();
        }
    }
}
