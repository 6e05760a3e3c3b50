package tablee.server.live;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import tablee.server.live.BotRoom.Rank;
import tablee.server.live.BotRoom.Thought;

/// Whose thought is next: moves somebody waits for before hints, hints before moves nobody watches, and in each of these people take turns,
/// and the tables of one person. Now and then a lower rank goes first, so that none waits for ever. Not for several threads.
final class BotQueue {

    private static final int ROUND = 8;

    private final Map<Rank, FairQueue<Thought<?>>> ranks = new EnumMap<>(Rank.class);
    private int turn;

    BotQueue() {
        for (Rank rank : Rank.values()) {
            ranks.put(rank, new FairQueue<>());
        }
    }

    private FairQueue<Thought<?>> of(Rank rank) {
        return java.util.Objects.requireNonNull(ranks.get(rank));
    }

    void add(Thought<?> thought) {
        of(thought.rank()).add(thought.person(), thought.table(), thought);
    }

    boolean remove(Thought<?> thought) {
        return of(thought.rank()).remove(thought.person(), thought.table(), thought);
    }

    Optional<Thought<?>> poll() {
        turn = (turn + 1) % ROUND;
        Rank favoured =
                switch (turn) {
                    case ROUND / 2 -> Rank.HINT;
                    case 0 -> Rank.LEISURE;
                    default -> Rank.MOVE;
                };
        Optional<Thought<?>> next = of(favoured).poll();
        for (Rank rank : Rank.values()) {
            next = next.isPresent() ? next : of(rank).poll();
        }
        return next;
    }

    int size() {
        return ranks.values().stream().mapToInt(FairQueue::size).sum();
    }

    /// How many people wait for something.
    int people() {
        return ranks.values().stream().mapToInt(FairQueue::groups).sum();
    }
}
