package tablee.cli.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Level;
import tablee.bots.Thinking;
import tablee.cli.Command;
import tablee.cli.Console;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.Match;
import tablee.server.live.BotRoom;
import tablee.server.live.Metrics;

/// How long a normal table's expert takes while the tables of a few greedy guests ask for theirs without a pause, on the threads of a server.
@CommandLine.Command(name = "bots")
final class BenchBots extends Command {

    @Option(names = "--game", paramLabel = "GAME")
    String game = "cabo";

    @Option(names = "--tables", paramLabel = "N")
    int tables = 200;

    @Option(names = "--guests", paramLabel = "N")
    int guests = 1;

    @Option(names = "--think", paramLabel = "MS")
    int budget = 1000;

    @Option(names = "--threads", paramLabel = "N")
    int threads = 1;

    @Option(names = "--seconds", paramLabel = "SECONDS")
    int seconds = 60;

    BenchBots(Console console, Texts texts) {
        super(console, texts);
    }

    /// A table of experts that plays on, game after game. One question at a time.
    private static final class Table<S extends State, V extends View, A extends Action> {

        private final Game<S, V, A> game;
        private final Bot<V, A> bot;
        private final Streams streams;
        private final String person;
        private final String name;
        private Match<S, V, A> match;
        private int played;

        Table(Game<S, V, A> game, String person, String name, long seed) {
            this.game = game;
            this.bot = Bots.of(game, Level.EXPERT);
            this.streams = new Streams(seed);
            this.person = person;
            this.name = name;
            this.match = Match.seeded(game, game.options().standard(4), seed);
        }

        void ask(BotRoom room, Consumer<Boolean> answered) {
            if (match.isOver()) {
                played++;
                match = Match.seeded(game, game.options().standard(4), streams.game(played).seed());
            }
            Seat seat = match.awaited().first();
            V view = match.view(seat);
            var legal = match.legal(seat);
            int step = match.steps();
            Runnable _ =
                    room.submit(
                            new BotRoom.Thought<A>(
                                    BotRoom.Rank.MOVE,
                                    person,
                                    name,
                                    1,
                                    0,
                                    time ->
                                            bot.choose(
                                                    view,
                                                    legal,
                                                    new Thinking(
                                                            streams.game(step).stream(
                                                                    "bot", seat.index()),
                                                            seat.index(),
                                                            time)),
                                    () -> game.whenAbsent(view),
                                    action -> {
                                        match.act(seat, action);
                                        answered.accept(legal.size() > 1);
                                    }));
        }

        /// Again and again until the end.
        void greedily(BotRoom room, long end, CountDownLatch done) {
            if (System.nanoTime() > end) {
                done.countDown();
            } else {
                ask(room, _ -> greedily(room, end, done));
            }
        }
    }

    @Override
    protected int run() throws InterruptedException {
        var game = Games.find(this.game).house();
        var took = new Recorder();
        try (var room = new BotRoom(threads, budget, new Metrics())) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
            var done = new CountDownLatch(tables);
            for (int i = 0; i < tables; i++) {
                new Table<>(game, "greedy" + i % guests, "g" + i, i).greedily(room, end, done);
            }
            var normal = new Table<>(game, "normal", "n", -1);
            while (System.nanoTime() < end) {
                var answered = new CompletableFuture<Boolean>();
                long begun = System.nanoTime();
                normal.ask(room, answered::complete);
                if (answered.join()) {
                    took.add(System.nanoTime() - begun);
                }
                Thread.sleep(20);
            }
        }
        print(
                Json.object()
                        .put("game", this.game)
                        .put("greedyTables", tables)
                        .put("greedyGuests", guests)
                        .put("threads", threads)
                        .put("budgetMillis", budget)
                        .put("answers", Json.of(took.count()))
                        .put("p50Millis", took.quantile(0.5))
                        .put("p99Millis", took.quantile(0.99))
                        .put("mostMillis", took.quantile(1))
                        .build());
        return 0;
    }
}
