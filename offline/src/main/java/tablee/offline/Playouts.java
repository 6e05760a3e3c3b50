package tablee.offline;

import java.util.List;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Hash;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.View;
import tablee.engine.play.Match;
import tablee.lab.GameRunner;
import tablee.lab.Minds;
import tablee.lab.Simulation;

/// Games of chance from first to last, to hold one way to run this program against another, and to time it.
final class Playouts<S extends State, V extends View, A extends Action> {

    private final Game<S, V, A> game;
    private final Settings settings;
    private final long seed;
    private final int games;

    private Playouts(Game<S, V, A> game, Json request) {
        this.game = game;
        this.settings = game.options().standard(request.at("seats").asInt());
        this.seed = request.at("seed").asLong();
        this.games = request.at("games").asInt();
    }

    static Json.Builder of(Game<?, ?, ?> game, Json request) {
        var playouts = new Playouts<>(game, request);
        return switch (request.at("do").asText()) {
            case "simulate" -> playouts.simulated();
            case "think" -> playouts.thought(request.at("iterations").asInt());
            default -> playouts.stepped();
        };
    }

    /// How many steps the games took that begin with `seed`, and one hash of the states after every step of theirs.
    private Json.Builder stepped() {
        long hash = Hash.START;
        long steps = 0;
        for (int i = 0; i < games; i++) {
            for (var entry : played(seed + i, Integer.MAX_VALUE).log().entries()) {
                hash = Hash.mix(hash, entry.hash());
                steps++;
            }
        }
        return Json.object().put("steps", steps).put("hash", Hash.hex(hash));
    }

    private Match<S, V, A> played(long number, int most) {
        Match<S, V, A> match = Match.seeded(game, settings, number);
        Randomness choices = new Streams(number).stream("bot", 0);
        for (int i = 0; i < most && !match.isOver(); i++) {
            Seat seat = match.awaited().first();
            List<A> legal = game.legal(match.view(seat));
            match.act(seat, legal.get(choices.below(legal.size())));
        }
        return match;
    }

    /// What `simulate --bots random` of the command line reports.
    private Json.Builder simulated() {
        var result =
                new Simulation(GameRunner.random(game, settings), settings.seats(), seed, games, 1)
                        .alone();
        return Json.object()
                .put("actions", result.actions())
                .put("hash", Hash.hex(result.resultHash()))
                .put("seconds", result.seconds());
    }

    /// One decision of an expert in each of so many games, somewhere on their way: what was chosen, and the time all of it took.
    private Json.Builder thought(int iterations) {
        var expert = Bots.of(game, Level.EXPERT);
        long hash = Hash.START;
        long nanos = 0;
        for (int i = 0; i < games; i++) {
            Match<S, V, A> match = played(seed + i, 10 + i);
            if (!match.isOver()) {
                Seat seat = match.awaited().first();
                V view = match.view(seat);
                var mind =
                        new Minds(new Streams(seed + i))
                                .thinking(seat, 0, Budget.iterations(iterations));
                long begun = System.nanoTime();
                A chosen = expert.choose(view, game.legal(view), mind);
                nanos += System.nanoTime() - begun;
                for (char letter : game.formats().write(chosen).toCharArray()) {
                    hash = Hash.mix(hash, letter);
                }
            }
        }
        return Json.object().put("hash", Hash.hex(hash)).put("seconds", nanos / 1e9);
    }
}
