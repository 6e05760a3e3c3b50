package tablee.cli.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.bots.Thinking;
import tablee.cli.Console;
import tablee.cli.ExitCode;
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

/// Lets a program of your own play on seat A against built-in bots, over its standard input and output: it gets one line of JSON
/// for each decision (`seat`, `now`, `memory`, `legal`) and answers with one line of notation.
@CommandLine.Command(name = "bot-referee")
final class BotReferee extends ServerCommand {

    @Parameters(index = "0", paramLabel = "GAME")
    String game = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "PROGRAM")
    List<String> program = new ArrayList<>();

    @Option(names = "--seats", paramLabel = "N")
    int seats = 2;

    @Option(names = "--level", paramLabel = "LEVEL")
    String level = "habitué";

    @Option(names = "--seed", paramLabel = "N")
    long seed = 1;

    @Option(names = "--games", paramLabel = "N")
    int games = 1;

    BotReferee(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    public Integer call() throws IOException {
        Process process =
                new ProcessBuilder(program).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try (var in =
                        new BufferedReader(
                                new InputStreamReader(
                                        process.getInputStream(), StandardCharsets.UTF_8));
                var out =
                        new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8)) {
            double won = 0;
            for (int number = 0; number < games; number++) {
                won += play(Games.find(game).house(), number, in, out);
            }
            print(Json.object().put("games", games).put("won", won).build());
            return ExitCode.OK;
        } finally {
            process.destroy();
        }
    }

    private <S extends State, V extends View, A extends Action> double play(
            Game<S, V, A> rules, int number, BufferedReader in, PrintWriter out)
            throws IOException {
        var streams = new Streams(seed).game(number);
        Match<S, V, A> match = Match.seeded(rules, rules.options().standard(seats), streams.seed());
        var bot = Bots.of(rules, Level.of(level));
        while (!match.isOver()) {
            Seat seat = match.awaited().first();
            if (seat.index() > 0) {
                A choice =
                        bot.choose(
                                match.view(seat),
                                match.legal(seat),
                                new Thinking(
                                        streams.game(match.steps()).stream("bot", seat.index()),
                                        seat.index(),
                                        Budget.iterations(200)));
                match.act(seat, choice).ifPresent(refused -> fault(refused.clause()));
            } else {
                ask(match, seat, in, out);
            }
        }
        var outcome = match.outcome().orElseThrow();
        out.println(Json.object().put("over", Json.numbers(outcome.ranks())).build().print());
        return outcome.share(Seat.of(0));
    }

    private static void fault(String clause) {
        throw new IllegalStateException("a built-in bot broke " + clause);
    }

    /// Asks until the answer is legal; a refusal is told in a line of its own.
    private static <S extends State, V extends View, A extends Action> void ask(
            Match<S, V, A> match, Seat seat, BufferedReader in, PrintWriter out)
            throws IOException {
        var formats = match.game().formats();
        V view = match.view(seat);
        out.println(
                Json.object()
                        .put("seat", seat.label())
                        .put("now", formats.now(view))
                        .put("memory", formats.memory(view))
                        .put(
                                "legal",
                                Json.texts(match.legal(seat).stream().map(formats::write).toList()))
                        .build()
                        .print());
        while (true) {
            String answer = in.readLine();
            if (answer == null) {
                throw new IOException("the program ended in the middle of a game");
            }
            try {
                var refused = match.act(seat, formats.read(answer.trim()));
                if (refused.isEmpty()) {
                    return;
                }
                out.println(Json.object().put("refused", refused.get().clause()).build().print());
            } catch (tablee.engine.BadInput unreadable) {
                out.println(
                        Json.object()
                                .put("refused", String.valueOf(unreadable.getMessage()))
                                .build()
                                .print());
            }
        }
    }
}
