package tablee.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.server.ServerTexts;
import tablee.table.fair.Algorithm;
import tablee.table.replay.Proof;
import tablee.table.replay.Receipt;
import tablee.table.replay.Replay;

/// Plays a log again: every step must be legal and lead to the same state, and every draw must be the one its seed gives.
@CommandLine.Command(name = "verify")
final class VerifyCommand extends Command {

    @Parameters(paramLabel = "FILE")
    Path file = Path.of("");

    @Option(names = "--content", paramLabel = "DIR")
    Optional<Path> content = Optional.empty();

    @Option(names = "--receipt", paramLabel = "FILE")
    Optional<Path> receipt = Optional.empty();

    @Option(names = "--json")
    boolean json;

    private Optional<Json> seen = Optional.empty();

    VerifyCommand(Console console, Texts texts) {
        super(console, texts);
    }

    @Override
    protected int run() throws IOException {
        var logFile = LogFile.read(file);
        seen = receipt.isPresent() ? Optional.of(LogFile.read(receipt.get()).json()) : seen;
        var options = new GameOptions();
        options.content = content;
        return verify(options.game(logFile), logFile);
    }

    private <S extends State, V extends View, A extends Action> int verify(
            Game<S, V, A> game, LogFile logFile) {
        GameLog log = logFile.log(game);
        try {
            Match<S, V, A> match = replay(game, log);
            Optional<SeededDraws> draws =
                    SeededDraws.canRepeat(log)
                            ? log.random().map(origin -> SeededDraws.of(game, log, origin.seed()))
                            : Optional.empty();
            var differs = draws.flatMap(SeededDraws::differs);
            if (differs.isPresent()) {
                var at = differs.get();
                throw BadInput.of("cli.verify.draw", at.step(), at.logged(), at.drawn());
            }
            boolean saved = logFile.json().find("table").isPresent();
            if (!match.isOver() && !saved) {
                throw BadInput.of("cli.verify.unfinished", log.entries().size());
            }
            report(log, match.isOver(), draws, published(game, logFile));
            return ExitCode.OK;
        } catch (BadInput bad) {
            return refuse(game, log, bad.sentence());
        }
    }

    /// That all draws follow from what a table server published, and that this is what the receipt's owner saw; empty for a log that
    /// says nothing about it.
    private <S extends State, V extends View, A extends Action> Optional<Proof> published(
            Game<S, V, A> game, LogFile logFile) {
        if (logFile.json().find("fairness").isEmpty()) {
            return Optional.empty();
        }
        try {
            Proof proof = Replay.read(game, logFile.json()).verify();
            if (seen.isPresent()) {
                Receipt.read(seen.get()).check(proof);
            }
            return Optional.of(proof);
        } catch (BadInput bad) {
            throw BadInput.of(
                    "cli.verify.unfair", ServerTexts.say(texts.language(), bad.sentence()));
        }
    }

    /// The log ends where it ends: nothing may be drawn beyond it.
    private static <S extends State, V extends View, A extends Action> Match<S, V, A> replay(
            Game<S, V, A> game, GameLog log) {
        return Match.replay(
                game,
                log,
                due -> {
                    throw BadInput.of("cli.verify.unfinished", log.entries().size());
                });
    }

    private void report(
            GameLog log, boolean isOver, Optional<SeededDraws> draws, Optional<Proof> published) {
        if (json) {
            var found =
                    Json.object()
                            .put("file", file.toString())
                            .put("game", log.game())
                            .put("ok", true)
                            .put("steps", log.entries().size())
                            .put("over", isOver)
                            .put("drawsRecomputed", draws.isPresent() || published.isPresent());
            published.ifPresent(
                    proof ->
                            found.put("draws", proof.draws())
                                    .put("algorithm", proof.algorithm().title())
                                    .put("bound", proof.isBound())
                                    .put("open", Json.texts(proof.open()))
                                    .put("leftOut", Json.texts(proof.leftOut()))
                                    .put("receipt", receipt.isPresent()));
            draws.ifPresent(made -> found.put("draws", made.count()));
            print(found.build());
            return;
        }
        say("cli.verify.replays", file.toString(), log.game(), log.entries().size());
        published.ifPresent(this::tell);
        draws.ifPresentOrElse(
                made ->
                        say(
                                "cli.verify.draws",
                                made.count(),
                                log.random().map(GameLog.Origin::algorithm).orElse(""),
                                log.random().map(o -> Long.toString(o.seed())).orElse("")),
                () -> {
                    if (published.isEmpty()) {
                        say("cli.verify.noSeed");
                    }
                });
        say(isOver ? "cli.verify.over" : "cli.verify.running");
    }

    /// What the draws prove, and what they do not.
    private void tell(Proof proof) {
        say("cli.verify.fair", proof.draws());
        if (proof.algorithm() == Algorithm.COUNTER_1) {
            say("cli.verify.counter", proof.algorithm().title());
            return;
        }
        for (String seat : proof.leftOut()) {
            say("cli.verify.leftOut", seat);
        }
        for (String seat : proof.open()) {
            say("cli.verify.open", seat);
        }
        say(receipt.isPresent() ? "cli.verify.receipt" : "cli.verify.noReceipt");
    }

    private int refuse(Game<?, ?, ?> game, GameLog log, Message why) {
        Texts words = Language.add(game.wording().texts(texts.language()));
        String sentence = words.say("cli.file.bad", file.toString(), why);
        if (json) {
            print(
                    Json.object()
                            .put("file", file.toString())
                            .put("game", log.game())
                            .put("ok", false)
                            .put("why", sentence)
                            .build());
        }
        console.err().println("tablee: " + sentence);
        return ExitCode.FOUND_FAILURES;
    }
}
