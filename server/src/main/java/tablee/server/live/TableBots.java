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
import tablee.server.table.Chair;
import tablee.server.table.Table;

/// The bots of one table, each asked once for every question, and the one that gives hints. It belongs to the table's thread; answers come from
/// another.
final class TableBots<S extends State, V extends View, A extends Action> {

    /// What a bot has decided, and in which line it was asked.
    interface Answer<A> {
        void give(Seat seat, long asked, A action);
    }

    private final Tables home;
    private final Map<Seat, Long> thinking = new HashMap<>(4);

    TableBots(Tables home) {
        this.home = home;
    }

    /// Those who are awaited and do not think about it yet.
    void ask(Table<S, V, A> table, Answer<A> answer) {
        for (Seat seat : table.awaited()) {
            Chair chair = table.chairs().get(seat.index());
            Long asked = chair.askedSeq();
            if (chair.robot().isPresent() && !asked.equals(thinking.put(seat, asked))) {
                home.think(
                        table,
                        seat,
                        chair.robot().get(),
                        action -> answer.give(seat, asked, action));
            }
        }
    }

    /// Whoever is awaited may be asked again.
    void forget() {
        thinking.clear();
    }

    void hint(Table<S, V, A> table, Seat seat, Texts texts, Consumer<Json> eye, Runnable refused) {
        boolean due =
                table.awaited().contains(seat)
                        && table.chairs().get(seat.index()).robot().isEmpty();
        if (due) {
            home.hint(
                    table,
                    seat,
                    action -> eye.accept(Speaker.hint(table.game(), seat, action, texts)));
        } else {
            refused.run();
        }
    }
}
