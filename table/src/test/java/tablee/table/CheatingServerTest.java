package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.engine.Action;
import tablee.engine.Alphabet;
import tablee.engine.BadInput;
import tablee.engine.Chance;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.table.fair.Algorithm;
import tablee.table.fair.Fairness;
import tablee.table.fair.KeyedStream;
import tablee.table.fair.Share;
import tablee.table.fair.Shares;
import tablee.table.replay.Draws;
import tablee.table.replay.Receipt;
import tablee.table.replay.Replay;

/// A server that writes its log as it likes, with all the arithmetic in order. Seat A is honest and has kept a receipt; seat B is the
/// server's friend. What is found here is found by `samples/python/verify.py` too, in the same words.
class CheatingServerTest {

    private static final Terms PLAIN = Seated.terms(Clock.NONE, Terms.Overtime.BOT);
    private static final Path PYTHON = Path.of("/usr/bin/python3");

    @TempDir Path folder;

    /// @param replay what the server shows in the end
    /// @param found the sentence it is found out by
    /// @param seen what seat A kept
    record Fraud(String name, Json replay, String found, Json seen) {
        @Override
        public String toString() {
            return name;
        }
    }

    /// A game with these shares, as a server would write it that need not ask anybody.
    private static Json game(Algorithm draws, String seed, Map<String, Share> told) {
        var shares = Shares.of(told);
        var log = new ArrayList<History.Line>();
        write(log, Seated.open(2, PLAIN, draws, seed).table().opened());
        for (int i = 0; i < 2; i++) {
            Seat seat = Seat.of(i);
            write(log, new Entry.Seated(seat, new Sitter.Person("p" + i, "P" + i, false)));
            write(log, new Entry.Readied(seat, true, shares.at(seat.label())));
        }
        if (shares.anyHidden()) {
            write(log, new Entry.Bound(Map.of()));
            write(log, new Entry.Revealed(Seat.of(1), shares.at("B").nonce()));
        }
        var game = Games.find("cabo").house();
        var desk = new Desk<>(History.of("t", game, log).table(), "5a"::repeat);
        Entry _ = Bound.keep(desk.overdue(Fairness.REVEAL_MILLIS), log);
        write(log, new Entry.Closed("", "closed"));
        return Replay.file(History.of("t", game, log));
    }

    private static void write(List<History.Line> log, Entry entry) {
        log.add(new History.Line(log.size() + 1, 0, EntryCodec.line(entry)));
    }

    private static Share bound(String seed, String seat, String nonce) {
        String server = Fairness.commitment(Algorithm.COMMIT_REVEAL_2, "t", seed);
        return new Share(Fairness.commitment("t", server, seat, nonce), nonce, false);
    }

    private static final Share A = bound(Seated.SEED, "A", Bound.nonce(0));
    private static final Share B = bound(Seated.SEED, "B", Bound.nonce(1));

    private static Json receipt(Map<String, String> list) {
        var seats = Json.object();
        list.forEach(seats::put);
        return Json.object()
                .put("table", "t")
                .put("algorithm", Algorithm.COMMIT_REVEAL_2.title())
                .put("commitment", Fairness.commitment(Algorithm.COMMIT_REVEAL_2, "t", Seated.SEED))
                .put("nonces", Json.object().put("A", Bound.nonce(0)).build())
                .put("list", seats.build())
                .put("confirmed", Json.texts(List.of("A")))
                .build();
    }

    private static Json honest() {
        return receipt(Map.of("A", A.commitment(), "B", B.commitment()));
    }

    private static Json fair() {
        return game(Algorithm.COMMIT_REVEAL_2, Seated.SEED, Map.of("A", A, "B", B));
    }

    /// The friend's nonce, found when A's was known: the best of some.
    private static Share ground() {
        Share best = B;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < 200; i++) {
            Share tried = bound(Seated.SEED, "B", "a-nonce-that-was-ground-" + i);
            var shares = Map.of("A", A, "B", tried);
            Json rows =
                    dealt(
                            Games.find("cabo").house(),
                            game(Algorithm.COMMIT_REVEAL_2, Seated.SEED, shares));
            int gain = sum(rows.at("A")) - sum(rows.at("B"));
            if (gain > most) {
                most = gain;
                best = tried;
            }
        }
        assertThat(most).isGreaterThan(20);
        return best;
    }

    private static <S extends State, V extends View, A extends Action> Json dealt(
            Game<S, V, A> game, Json file) {
        Replay<S, V, A> replay = Replay.read(game, file);
        return game.formats().position(replay.state(replay.steps())).at("tableaux");
    }

    private static int sum(Json row) {
        return row.items().stream().mapToInt(Json::asInt).sum();
    }

    static Stream<Fraud> frauds() {
        var two = Algorithm.COMMIT_REVEAL_2;
        Share ground = ground();
        Json chosen = game(two, Seated.SEED, Map.of("A", A, "B", ground));
        String other = "6".repeat(64);
        return Stream.of(
                new Fraud("a nonce ground after A's was known", chosen, "receipt.list", honest()),
                new Fraud(
                        "the same, with the commitment of before",
                        Json.parse(chosen.print().replace(ground.commitment(), B.commitment())),
                        "fair.nonce",
                        honest()),
                new Fraud(
                        "B bound only after A had revealed to a list without B",
                        fair(),
                        "receipt.list",
                        receipt(Map.of("A", A.commitment()))),
                new Fraud(
                        "another seed",
                        game(
                                two,
                                other,
                                Map.of(
                                        "A", bound(other, "A", Bound.nonce(0)),
                                        "B", bound(other, "B", Bound.nonce(1)))),
                        "receipt.commitment",
                        honest()),
                new Fraud(
                        "another nonce for A",
                        game(
                                two,
                                Seated.SEED,
                                Map.of(
                                        "A",
                                        bound(Seated.SEED, "A", "not-what-a-said-at-all"),
                                        "B",
                                        B)),
                        "receipt.nonce",
                        honest()),
                new Fraud(
                        "A's reveal dropped",
                        game(two, Seated.SEED, Map.of("A", Share.hidden(A.commitment()), "B", B)),
                        "receipt.leftOut",
                        honest()),
                new Fraud(
                        "the old way after all",
                        game(
                                Algorithm.COUNTER_1,
                                Seated.SEED,
                                Map.of(
                                        "A", new Share("", Bound.nonce(0), true),
                                        "B", new Share("", "ground", true))),
                        "receipt.algorithm",
                        honest()));
    }

    private static Replay<?, ?, ?> read(Json replay) {
        return Replay.read(Games.find("cabo").house(), replay);
    }

    @Test
    void an_honest_server_is_found_honest() throws IOException, InterruptedException {
        assertThatCode(() -> Receipt.read(honest()).check(read(fair()).verify()))
                .doesNotThrowAnyException();
        assertThat(verify(fair(), honest()))
                .contains("receipt holds", "draws recomputed")
                .doesNotContain("WRONG");
    }

    @ParameterizedTest
    @MethodSource("frauds")
    void a_fraud_is_found_and_said_in_a_sentence(Fraud fraud)
            throws IOException, InterruptedException {
        var found =
                catchThrowableOfType(
                        BadInput.class,
                        () -> Receipt.read(fraud.seen()).check(read(fraud.replay()).verify()));
        assertThat(found.sentence().key()).isEqualTo("server." + fraud.found());
        String sentence = TableTexts.in("en").say(found.sentence());
        assertThat(verify(fraud.replay(), fraud.seen()).replaceAll("[“”]", ""))
                .contains("WRONG: " + sentence.replace("’", "'").replaceAll("[“”]", ""));
    }

    /// With all the arithmetic in order, only who was there can tell.
    @Test
    void without_a_receipt_a_ground_nonce_cannot_be_told_and_that_is_said()
            throws IOException, InterruptedException {
        Json chosen = game(Algorithm.COMMIT_REVEAL_2, Seated.SEED, Map.of("A", A, "B", ground()));
        assertThat(read(chosen).verify().isBound()).isTrue();
        Path file = folder.resolve("draws.json");
        Files.writeString(file, new Draws<>(read(chosen)).show().print());
        assertThat(python(file.toString()))
                .contains("without --receipt nobody can tell")
                .doesNotContain("WRONG");
    }

    /// All tables of a round have the same deal: there is no nonce that could be ground, and no name.
    @Test
    void a_name_that_was_looked_for_is_found_where_all_tables_have_the_same_deal()
            throws IOException, InterruptedException {
        assertThat(thrown("roll A 0", Seated.SEED)).doesNotContain("WRONG");
        assertThat(thrown("deal - 0", Seated.SEED)).contains("WRONG: Draw 0 is not called");
        for (String name : List.of("roll A 1", "roll A 1417", "roll a 0", "roll 0", "luck A 0")) {
            assertThat(thrown(name, Seated.SEED)).contains("WRONG: Draw 0 is not called");
        }
        assertThat(thrown("roll A 0", "6".repeat(64)))
                .contains("WRONG: The seed does not fit the commitment.");
    }

    /// What `verify.py` says of a throw that is what this name makes of this seed, in a round that was bound to ours.
    private String thrown(String name, String seed) throws IOException, InterruptedException {
        var algorithm = Algorithm.DUPLICATE_3;
        var stream = new KeyedStream(Fairness.key(algorithm, "evening/1", seed, Shares.NONE), name);
        var draw =
                Json.object()
                        .put("number", 0)
                        .put("kind", "throw")
                        .put("name", "roll")
                        .put("stream", name)
                        .put("dice", 2)
                        .put("faces", Json.texts(List.of("1", "2", "3", "4", "5", "6")))
                        .put(
                                "values",
                                Json.texts(
                                        Stream.generate(() -> "" + (1 + stream.below(6)))
                                                .limit(2)
                                                .toList()));
        Json shown =
                Json.object()
                        .put("algorithm", algorithm.title())
                        .put("table", "t")
                        .put("round", "evening/1")
                        .put("seed", seed)
                        .put("commitment", Fairness.commitment(algorithm, "evening/1", Seated.SEED))
                        .put("draws", Json.of(List.of(draw.build())))
                        .build();
        return python(Files.writeString(folder.resolve("draws.json"), shown.print()).toString());
    }

    /// Whoever may choose which cards are shuffled chooses what comes out, with all the arithmetic in order.
    @Test
    void cards_that_were_put_in_or_left_out_are_found() throws IOException, InterruptedException {
        List<String> deck = deck();
        assertThat(dealtFrom(deck, false))
                .contains("1 draws recomputed")
                .doesNotContain("WRONG", "note: this program");
        var fifthTwelve = new ArrayList<>(deck);
        fifthTwelve.set(deck.size() - 1, "12");
        fifthTwelve.sort(Comparator.comparingInt(Integer::parseInt));
        for (var chosen : List.of(fifthTwelve, deck.subList(1, deck.size()))) {
            assertThat(dealtFrom(chosen, false))
                    .contains("WRONG: Draw 0 was not made from what lies in the box");
        }
    }

    /// A draw that nobody at the table took back was made again until it suited somebody. Only they can tell, so they are told.
    @Test
    void draws_that_were_taken_back_are_counted() throws IOException, InterruptedException {
        assertThat(dealtFrom(deck(), true))
                .contains("note: 1 draws are said to have been taken back")
                .doesNotContain("WRONG");
        assertThat(dealtFrom(deck(), false)).doesNotContain("taken back");
    }

    private static List<String> deck() {
        return IntStream.rangeClosed(0, 13)
                .flatMap(
                        value ->
                                IntStream.generate(() -> value)
                                        .limit(value == 0 || value == 13 ? 2 : 4))
                .mapToObj(String::valueOf)
                .toList();
    }

    /// What `verify.py` says of a deal that follows from everybody's nonces and is made from these cards.
    private String dealtFrom(List<String> cards, boolean undone)
            throws IOException, InterruptedException {
        var two = Algorithm.COMMIT_REVEAL_2;
        var shares = Shares.of(Map.of("A", A, "B", B));
        var deal =
                new Chance.Shuffle(
                        "deal",
                        cards.stream().mapToInt(Integer::parseInt).toArray(),
                        Alphabet.NUMBERS);
        var drawn = deal.draw(new KeyedStream(Fairness.key(two, "t", Seated.SEED, shares), "0"));
        var draw =
                Json.object()
                        .put("number", 0)
                        .put("step", 1)
                        .put("kind", "shuffle")
                        .put("name", "deal")
                        .put("cards", Json.texts(cards))
                        .put(
                                "values",
                                Json.texts(
                                        Arrays.stream(drawn.toArray())
                                                .mapToObj(String::valueOf)
                                                .toList()));
        if (undone) {
            draw.put("undone", true);
        }
        Json shown =
                Json.object()
                        .put("game", "cabo")
                        .put("content", "none")
                        .put("algorithm", two.title())
                        .put("table", "t")
                        .put("seed", Seated.SEED)
                        .put("commitment", Fairness.commitment(two, "t", Seated.SEED))
                        .put("shares", shares.toJson())
                        .put("draws", Json.of(List.of(draw.build())))
                        .build();
        return python(Files.writeString(folder.resolve("draws.json"), shown.print()).toString());
    }

    private String verify(Json replay, Json receipt) throws IOException, InterruptedException {
        Path draws = folder.resolve("draws.json");
        Files.writeString(draws, new Draws<>(read(replay)).show().print());
        Path kept = folder.resolve("receipt.json");
        Files.writeString(kept, receipt.print());
        return python(draws.toString(), "--receipt", kept.toString());
    }

    private static String python(String... arguments) throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Files.isExecutable(PYTHON), "the Python samples need /usr/bin/python3");
        var command = new ArrayList<>(List.of(PYTHON.toString(), "../samples/python/verify.py"));
        command.addAll(List.of(arguments));
        var process = new ProcessBuilder(command).redirectErrorStream(true);
        process.environment().put("PYTHONIOENCODING", "utf-8");
        Process running = process.start();
        String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = running.waitFor();
        assertThat(code).as(said).isEqualTo(said.contains("WRONG") ? 1 : 0);
        return said;
    }
}
