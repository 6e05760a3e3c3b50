package tablee.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.Stepper;
import tablee.lab.Minds;

/// One game of a program against built-in bots. The program is told what its seat may know, in the lines that `docs/bots.md` describes.
final class RefereedGame<S extends State, V extends View, A extends Action> {

    /// Refusals of one decision after which the program is believed to know no better.
    private static final int PATIENCE = 100;

    /// What a series of games has in common.
    record Terms<V extends View, A extends Action>(
            Settings settings, Bot<V, A> bot, Supplier<Budget> budget, Texts words) {}

    /// How a game ended for the program.
    ///
    /// @param won 1, a share of it for a tie, or 0
    /// @param ranks of all seats; empty when the program broke off
    /// @param ending `played`, or why it was lost before its end: `time`, `gone`, `refused`
    record Result(
            int number,
            int deal,
            Seat seat,
            double won,
            List<Integer> ranks,
            int decisions,
            int refusals,
            String ending) {

        Json toJson() {
            return Json.object()
                    .put("game", number)
                    .put("deal", deal)
                    .put("seat", seat.label())
                    .put("won", ReportNumbers.rounded(won, 4))
                    .put("ranks", Json.numbers(ranks))
                    .put("decisions", decisions)
                    .put("refusals", refusals)
                    .put("ending", ending)
                    .build();
        }
    }

    private final Game<S, V, A> game;
    private final Terms<V, A> terms;
    private final Contestant program;
    private final int number;
    private final int deal;
    private final Seat own;
    private final Randomness chance;
    private final Minds minds;
    private final Stepper<S, V, A> stepper;

    /// What the program's seat saw since it was last asked.
    private List<Event> seen = new ArrayList<>();

    private int decisions;
    private int refusals;

    /// @param number of the game, from 0: every deal is played once on each seat, so that neither cards nor places favour anybody
    RefereedGame(Game<S, V, A> game, Terms<V, A> terms, Contestant program, long seed, int number) {
        this.game = game;
        this.terms = terms;
        this.program = program;
        this.number = number;
        deal = number / terms.settings.seats();
        own = Seat.of(number % terms.settings.seats());
        var streams = new Streams(seed).game(deal);
        chance = streams.stream("chance");
        minds = new Minds(streams);
        stepper = Stepper.telling(game, game.start(terms.settings));
    }

    Result play() {
        try {
            program.tell(opening());
            return finished(toTheEnd());
        } catch (Contestant.Silent silent) {
            return brokenOff(silent.why.name().toLowerCase(Locale.ROOT));
        }
    }

    private Outcome toTheEnd() throws Contestant.Silent {
        while (true) {
            while (stepper.draw(chance)) {
                look();
            }
            if (!(stepper.next() instanceof Next.Decide(Seats awaited))) {
                return stepper.outcome().orElseThrow();
            }
            Seat seat = awaited.first();
            if (seat.equals(own)) {
                ask();
            } else {
                V view = stepper.view(seat);
                var thinking = minds.thinking(seat, stepper.steps(), terms.budget.get());
                stepper.act(seat, terms.bot.choose(view, game.legal(view), thinking));
            }
            look();
        }
    }

    private void look() {
        for (Event event : stepper.events()) {
            event.seenBy(own).ifPresent(seen::add);
        }
    }

    /// Asks until the answer can be played: the question comes again after a refusal, with the reason.
    private void ask() throws Contestant.Silent {
        V view = stepper.view(own);
        Json.Builder question =
                Json.object()
                        .put("t", "ask")
                        .put("seat", own.label())
                        .put("since", since())
                        .put("now", game.formats().now(view))
                        .put("memory", game.formats().memory(view))
                        .put("legal", legal(view));
        decisions++;
        String answer = program.ask(question.build());
        for (int times = 0; times < PATIENCE; times++) {
            Optional<Json> refusal = played(answer);
            if (refusal.isEmpty()) {
                return;
            }
            refusals++;
            answer = program.ask(question.put("refused", refusal.get()).build());
        }
        throw program.silent(Contestant.Silence.REFUSED);
    }

    private Json legal(V view) {
        return Json.texts(game.legal(view).stream().map(game.formats()::write).toList());
    }

    /// Plays the answer, or says why it cannot be played.
    private Optional<Json> played(String answer) {
        try {
            Optional<Refused> refused = stepper.offer(own, game.formats().read(answer));
            return refused.map(one -> refusal(answer, one.clause(), terms.words.say(one.reason())));
        } catch (BadInput unreadable) {
            return Optional.of(refusal(answer, "", terms.words.say(unreadable.sentence())));
        }
    }

    private static Json refusal(String answer, String clause, String sentence) {
        return Json.object().put("do", answer).put("clause", clause).put("say", sentence).build();
    }

    private Json since() {
        var written = Json.of(seen.stream().map(game.formats().events()::write).toList());
        seen = new ArrayList<>();
        return written;
    }

    private Json opening() {
        return Json.object()
                .put("t", "game")
                .put("number", number + 1)
                .put("game", game.info().id())
                .put("rules", game.info().rules())
                .put("content", game.info().content())
                .put("settings", terms.settings.toJson())
                .put("seat", own.label())
                .build();
    }

    /// The result stands, whether or not the program still wants to hear of it.
    private Result finished(Outcome outcome) {
        double won = outcome.share(own);
        try {
            program.tell(
                    Json.object()
                            .put("t", "over")
                            .put("since", since())
                            .put("ranks", Json.numbers(outcome.ranks()))
                            .put("scores", Json.numbers(outcome.sheet().totals()))
                            .put("won", ReportNumbers.rounded(won, 4))
                            .build());
        } catch (Contestant.Silent _) {
            // It is started again for the next game.
        }
        return result(won, outcome.ranks(), "played");
    }

    private Result brokenOff(String ending) {
        return result(0, List.of(), ending);
    }

    private Result result(double won, List<Integer> ranks, String ending) {
        return new Result(number + 1, deal + 1, own, won, ranks, decisions, refusals, ending);
    }
}
