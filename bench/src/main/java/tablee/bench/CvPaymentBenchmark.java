package tablee.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tablee.cv.CvGame;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Reach;
import tablee.engine.Events;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;

/// What paying for a card costs, in hands from the usual one to the worst: the bare question whether a cost can be paid, the list of
/// purchases with every payment worth choosing, the purchase itself, and what is in reach by other steps.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx512m")
public class CvPaymentBenchmark {

    private static final Seat BUYER = Seat.of(0);

    /// Four dice and nothing else; tokens and a `*`; a hand of events, one of them a discount; cards that change and lend symbols
    /// on top of all that.
    @Param({"dice", "stars", "events", "helpers"})
    String hand = "";

    @SuppressWarnings("NullAway.Init") // JMH calls the set-up before anything else.
    private CvGame game;

    @SuppressWarnings("NullAway.Init") // As above.
    private CvState state;

    @SuppressWarnings("NullAway.Init") // As above.
    private CvView view;

    private CvAction purchase = CvAction.END_BUY;
    private List<Symbols> costs = List.of();
    private Symbols have = Symbols.NONE;
    private int turn;

    @Setup
    public void arrange() {
        game = (CvGame) Games.find("cv").house();
        state = game.formats().position(game.options().standard(2), Json.parse(position(hand)));
        if (hand.equals("events") || hand.equals("helpers")) {
            state = game.act(state, BUYER, new CvAction.Play(3), Events.NONE);
            state = game.act(state, BUYER, new CvAction.Play(6), Events.NONE);
        }
        view = game.view(state, BUYER);
        have = view.table().available();
        purchase = game.quickLegal(state, BUYER).getFirst();
        costs =
                java.util.stream.IntStream.range(0, 5)
                        .mapToObj(place -> game.deck().card(view.table().track(place)).cost())
                        .toList();
    }

    private static String position(String hand) {
        String cards =
                switch (hand) {
                    case "dice" -> "";
                    case "stars", "events" -> "\"knowledge\": [43], \"health\": [15],";
                    case "helpers" ->
                            "\"knowledge\": [35, 43], \"health\": [45], \"relationship\": [36],";
                    default -> throw new IllegalArgumentException(hand);
                };
        String held = hand.equals("events") || hand.equals("helpers") ? "3, 6, 8" : "";
        String position =
                """
                {"phase": "buy", "dice": "HKRH", "track": [16, 22, 23, 18, 14],
                 "seats": {"A": {CARDS "hand": [HELD]}, "B": {"work": [28]}}}
                """;
        return position.replace("CARDS", cards).replace("HELD", held);
    }

    /// The exact matcher alone.
    @Benchmark
    public boolean pays() {
        turn = turn == 4 ? 0 : turn + 1;
        return have.pays(costs.get(turn));
    }

    /// All purchases of a position with their payments.
    @Benchmark
    public Object purchases() {
        return game.quickLegal(state, BUYER);
    }

    /// The canonical payment, made.
    @Benchmark
    public Object buy() {
        return game.act(state, BUYER, purchase, Events.NONE);
    }

    /// Which cards are in reach, and by which steps.
    @Benchmark
    public Object reach() {
        return Reach.of(view);
    }
}
