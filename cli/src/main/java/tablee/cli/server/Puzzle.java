package tablee.cli.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Stepper;

/// A moment of a game between bots at which one of them chose badly, as an analysis found: what would have been better? They were looked for once and lie
/// in `puzzles/GAME-N.json`; `PuzzleTest` holds that they can still be played, and finds new ones.
///
/// @param log the game up to that moment
/// @param played what the bot did
/// @param better what the analysis would have done
/// @param cost how many games of a hundred that lost
record Puzzle(String id, GameLog log, Seat seat, String played, String better, int cost) {

    private static final String FOLDER = "/tablee/cli/puzzles/";

    /// All of a game, in their order.
    static List<Puzzle> of(String game) {
        var all = new ArrayList<Puzzle>();
        for (int number = 1; true; number++) {
            String id = game + "-" + number;
            Optional<String> file = read(FOLDER + id + ".json");
            if (file.isEmpty()) {
                return all;
            }
            all.add(read(id, Json.parse(file.get())));
        }
    }

    private static Optional<String> read(String name) {
        try (InputStream in = Puzzle.class.getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Puzzle read(String id, Json json) {
        Json log = json.at("log");
        return new Puzzle(
                id,
                GameLog.read(log, Games.find(GameLog.gameOf(log)).house().options()),
                Seat.of(json.at("seat").asText()),
                json.at("played").asText(),
                json.at("better").asText(),
                json.at("cost").asInt());
    }

    Json toJson() {
        return Json.object()
                .put("seat", seat.label())
                .put("played", played)
                .put("better", better)
                .put("cost", cost)
                .put("log", log.toJson())
                .build();
    }

    /// What a page says of it.
    Json shown(String language) {
        return new Told<>(Games.find(log.game()).house()).shown(this, language);
    }

    private record Told<S extends State, V extends View, A extends Action>(Game<S, V, A> game) {

        Json shown(Puzzle puzzle, String language) {
            Stepper<S, V, A> stepper = Stepper.quiet(game, game.start(puzzle.log.settings()));
            int step = 1;
            for (GameLog.Entry entry : puzzle.log.entries()) {
                stepper.repeat(step++, entry);
            }
            V view = game.view(stepper.state(), puzzle.seat);
            Texts texts = game.wording().texts(language);
            return Json.object()
                    .put("id", puzzle.id)
                    .put("game", puzzle.log.game())
                    .put("seat", puzzle.seat.label())
                    .put("step", puzzle.log.entries().size())
                    .put("played", say(view, puzzle.played, texts))
                    .put("better", say(view, puzzle.better, texts))
                    .put("cost", puzzle.cost)
                    .build();
        }

        private String say(V view, String notation, Texts texts) {
            A action = game.formats().read(notation);
            if (!game.legal(view).contains(action)) {
                throw new IllegalStateException(notation + " is not legal here");
            }
            return texts.say(game.wording().said(view, action));
        }
    }
}
