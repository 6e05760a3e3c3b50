package tablee.cli.lab;

import java.util.List;
import java.util.Optional;
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

/// One learner's table: a game that can be started again and again, and played step by step for every seat. What it tells of a seat is what
/// that seat may know.
final class LearnerTable<S extends State, V extends View, A extends Action> {

    /// How much an expert that is asked for advice searches.
    private static final int ADVICE = 200;

    private final Game<S, V, A> game;
    private final Settings settings;
    private Optional<Match<S, V, A>> match = Optional.empty();
    private Minds minds = new Minds(new Streams(0));

    private LearnerTable(Game<S, V, A> game, Settings settings) {
        this.game = game;
        this.settings = settings;
    }

    static <S extends State, V extends View, A extends Action> LearnerTable<S, V, A> of(
            Game<S, V, A> game, Settings settings) {
        return new LearnerTable<>(game, settings);
    }

    /// Does what a line asks for; refuses it without changing anything.
    Json answer(Json asked) {
        boolean brief = asked.find("brief").map(Json::asBool).orElse(false);
        return switch (asked.at("cmd").asText()) {
            case "spec" -> spec();
            case "reset" -> reset(asked.at("seed").asLong(), brief);
            case "step" -> step(asked.at("action").asText(), brief);
            case "observe" -> observed(Seat.of(asked.at("agent").asText())).build();
            case "advise" -> advised(asked);
            default -> throw BadInput.of("cli.learn.command", asked.at("cmd").asText());
        };
    }

    private Json spec() {
        return Json.object()
                .put("game", game.info().id())
                .put("rules", game.info().rules())
                .put("content", game.info().content())
                .put("settings", settings.toJson())
                .put("agents", Json.texts(seats().stream().map(Seat::label).toList()))
                .build();
    }

    private List<Seat> seats() {
        return java.util.stream.IntStream.range(0, settings.seats()).mapToObj(Seat::of).toList();
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

    private Json step(String notation, boolean brief) {
        Optional<Refused> refused = running().act(mover(), game.formats().read(notation));
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
                    .put("rewards", Json.list(seats(), seat -> Json.of(outcome.share(seat))))
                    .put("scores", Json.numbers(outcome.sheet().totals()))
                    .build();
        }
        Seat seat = mover();
        var json =
                brief
                        ? Json.object().put("agent", seat.label()).put("legal", legal(seat))
                        : observed(seat);
        return json.put("over", false).put("steps", now.steps()).build();
    }

    private Json.Builder observed(Seat seat) {
        V view = running().view(seat);
        return Json.object()
                .put("agent", seat.label())
                .put("now", game.formats().now(view))
                .put("memory", game.formats().memory(view))
                .put("legal", legal(seat));
    }

    private Json legal(Seat seat) {
        return Json.texts(running().legal(seat).stream().map(game.formats()::write).toList());
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
