package tablee.cli.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Json;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Match;
import tablee.lab.Minds;
import tablee.lab.learn.Lesson;

/// One learner's table: a game that can be started again and again, and played step by step for every seat. What it tells of a seat is what
/// that seat may know.
final class LearnerTable<S extends State, V extends View, A extends Action> {

    /// How much an expert that is asked for advice searches.
    private static final int ADVICE = 200;

    private final Lesson<S, V, A> lesson;
    private final Game<S, V, A> game;
    private final Settings settings;
    private Optional<Match<S, V, A>> match = Optional.empty();
    private Minds minds = new Minds(new Streams(0));

    LearnerTable(Lesson<S, V, A> lesson) {
        this.lesson = lesson;
        game = lesson.game();
        settings = lesson.settings();
    }

    /// Does what a line asks for; refuses it without changing anything.
    Json answer(Json asked) {
        boolean brief = asked.find("brief").map(Json::asBool).orElse(false);
        return switch (asked.at("cmd").asText()) {
            case "spec" -> spec(lesson);
            case "reset" -> reset(asked.at("seed").asLong(), brief);
            case "step" -> step(meant(asked.at("action")), brief);
            case "observe" -> observed(Seat.of(asked.at("agent").asText())).build();
            case "advise" -> advised(asked);
            default -> throw BadInput.of("cli.learn.command", asked.at("cmd").asText());
        };
    }

    /// What is played here, what the numbers of decisions mean and what a row holds.
    static Json spec(Lesson<?, ?, ?> lesson) {
        var info = lesson.game().info();
        return Json.object()
                .put("game", info.id())
                .put("rules", info.rules())
                .put("content", info.content())
                .put("settings", lesson.settings().toJson())
                .put("agents", Json.texts(seats(lesson).stream().map(Seat::label).toList()))
                .put("actions", Json.texts(lesson.actions().names()))
                .put("layout", Json.texts(lesson.encoding().names()))
                .build();
    }

    private static List<Seat> seats(Lesson<?, ?, ?> lesson) {
        return IntStream.range(0, lesson.settings().seats()).mapToObj(Seat::of).toList();
    }

    private Json reset(long seed, boolean brief) {
        minds = new Minds(new Streams(seed));
        match = Optional.of(Match.seeded(game, settings, seed));
        return situation(brief);
    }

    private Match<S, V, A> running() {
        return match.orElseThrow(() -> BadInput.of("cli.learn.reset"));
    }

    private Seat mover() {
        if (running().isOver()) {
            throw BadInput.of("cli.learn.over");
        }
        return running().awaited().first();
    }

    /// A decision by its number or in notation.
    private A meant(Json action) {
        if (!(action instanceof Json.Num)) {
            return game.formats().read(action.asText());
        }
        Seat seat = mover();
        List<A> legal = running().legal(seat);
        return lesson.action(seat, legal, action.asInt())
                .orElseThrow(
                        () -> BadInput.of("cli.learn.illegal", action.asInt(), 0, legal.size()));
    }

    private Json step(A action, boolean brief) {
        Optional<Refused> refused = running().act(mover(), action);
        if (refused.isPresent()) {
            throw BadInput.of(refused.get().reason());
        }
        return situation(brief);
    }

    /// Whose turn it is, what they see and may do; at the end, who won.
    private Json situation(boolean brief) {
        Match<S, V, A> now = running();
        if (now.outcome().isPresent()) {
            var outcome = now.outcome().get();
            return Json.object()
                    .put("over", true)
                    .put("steps", now.steps())
                    .put("rewards", Json.list(seats(lesson), seat -> Json.of(outcome.share(seat))))
                    .put("scores", Json.numbers(outcome.sheet().totals()))
                    .build();
        }
        Seat seat = mover();
        var json =
                brief ? decision(Json.object().put("agent", seat.label()), seat) : observed(seat);
        return json.put("over", false).put("steps", now.steps()).build();
    }

    private Json.Builder observed(Seat seat) {
        V view = running().view(seat);
        return decision(
                Json.object()
                        .put("agent", seat.label())
                        .put("now", game.formats().now(view))
                        .put("memory", game.formats().memory(view))
                        .put("row", row(view, seat)),
                seat);
    }

    private Json row(V view, Seat seat) {
        var numbers = new ArrayList<Json>();
        for (float number : lesson.row(view, seat)) {
            numbers.add(Json.of((double) number));
        }
        return Json.of(numbers);
    }

    /// What may be done, in notation and by number.
    private Json.Builder decision(Json.Builder json, Seat seat) {
        List<A> legal = running().legal(seat);
        return json.put("legal", Json.texts(legal.stream().map(game.formats()::write).toList()))
                .put("ids", Json.numbers(lesson.actions().of(seat, legal)));
    }

    /// What a built-in bot would do in the place of whoever is to decide; nothing is played.
    private Json advised(Json asked) {
        Level level = Level.of(asked.at("level").asText());
        Seat seat = mover();
        V view = running().view(seat);
        var thinking = minds.thinking(seat, running().steps(), Budget.iterations(ADVICE));
        A advice = Bots.of(game, level).choose(view, running().legal(seat), thinking);
        return Json.object()
                .put("agent", seat.label())
                .put("action", game.formats().write(advice))
                .build();
    }
}
