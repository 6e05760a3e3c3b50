package tablee.cli.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.bots.Bot;
import tablee.bots.Bots;
import tablee.bots.Budget;
import tablee.bots.Level;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.Streams;
import tablee.engine.Texts;
import tablee.engine.View;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.lab.Minds;
import tablee.lab.analysis.Analysis;
import tablee.lab.analysis.Analyst;
import tablee.lab.analysis.Effort;

/// The puzzles of a site can be played by the rules of today; `-Dpuzzles.update=true` looks for new ones, which takes minutes.
class PuzzleTest {

    private static final Path FOLDER = Path.of("src/main/resources/tablee/cli/puzzles");
    private static final int EACH = 3;

    /// What a mistake costs at least, in games of a hundred.
    private static final int LEAST = 12;

    static Stream<String> games() {
        return Games.all().stream().map(GameProvider::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void each_game_has_some_and_they_can_be_told_in_both_languages(String game)
            throws IOException, InterruptedException {
        if (Boolean.getBoolean("puzzles.update")) {
            new Finder<>(Games.find(game).house()).write();
            return;
        }
        List<Puzzle> puzzles = Puzzle.of(game);
        assertThat(puzzles).hasSize(EACH);
        for (Puzzle puzzle : puzzles) {
            for (String language : Texts.LANGUAGES) {
                Json shown = puzzle.shown(language);
                assertThat(shown.at("played")).isNotEqualTo(shown.at("better"));
            }
        }
    }

    /// Beginners play; the worst mistake of each game is a puzzle.
    private record Finder<S extends State, V extends View, A extends Action>(Game<S, V, A> game) {

        void write() throws IOException, InterruptedException {
            Files.createDirectories(FOLDER);
            int found = 0;
            for (long seed = 1; found < EACH; seed++) {
                Optional<Puzzle> puzzle =
                        puzzle(game.info().id() + "-" + (found + 1), played(seed));
                if (puzzle.isPresent()) {
                    found++;
                    Files.writeString(
                            FOLDER.resolve(puzzle.get().id() + ".json"),
                            puzzle.get().toJson().print() + "\n");
                }
            }
        }

        private GameLog played(long seed) {
            int seats = Math.max(2, game.options().leastSeats());
            Match<S, V, A> match = Match.seeded(game, game.options().standard(seats), seed);
            Bot<V, A> bot = Bots.of(game, Level.DEBUTANT);
            var minds = new Minds(new Streams(seed));
            while (!match.isOver()) {
                Seat seat = match.awaited().first();
                V view = match.view(seat);
                var thinking = minds.thinking(seat, match.steps(), Budget.iterations(1));
                match.act(seat, bot.choose(view, match.legal(seat), thinking));
            }
            return match.log();
        }

        private Optional<Puzzle> puzzle(String id, GameLog log) throws InterruptedException {
            Analysis analysis = new Analyst<>(game, new Effort(40, 120, 1), 1).of(log, _ -> {});
            return analysis.costly().stream()
                    .filter(choice -> choice.cost() >= LEAST / 100.0)
                    .findFirst()
                    .map(
                            choice ->
                                    new Puzzle(
                                            id,
                                            log.before(choice.step() - 1),
                                            choice.seat(),
                                            choice.played(),
                                            choice.better(),
                                            (int) Math.round(100 * choice.cost())));
        }
    }
}
