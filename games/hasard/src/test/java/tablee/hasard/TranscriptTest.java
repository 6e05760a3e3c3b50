package tablee.hasard;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Hash;
import tablee.engine.Match;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.testkit.Rule;

/// One life at each level, as the log tells it.
class TranscriptTest {

    private static final HasardGame GAME = HasardProvider.game();

    @ParameterizedTest
    @Rule({"HAS-M-2", "HAS-3-4"})
    @CsvSource({"D, en, 3, 1", "V, fr, 3, 2", "C, en, 4, 16"})
    void a_game_is_told_the_same_way_every_time(Level level, String language, int seats, long seed)
            throws IOException {
        Golden.compare("level-" + level + ".txt", told(level, language, seats, seed));
    }

    private static List<String> told(Level level, String language, int seats, long seed) {
        var settings = GAME.options().settings(seats, Map.of("level", level.name()));
        var match = Match.seeded(GAME, settings, seed);
        Randomness choice = new Streams(seed).stream("choice");
        var texts = GAME.wording().texts(language);
        var lines = new ArrayList<String>();
        int step = 0;
        while (true) {
            for (; step < match.steps(); step++) {
                match.events(step)
                        .forEach(event -> lines.add(texts.say(GAME.wording().told(event))));
            }
            if (match.isOver()) {
                break;
            }
            Seat seat = match.awaited().first();
            match.act(seat, choose(match.view(seat), match.legal(seat), choice));
        }
        lines.addAll(GAME.wording().board(match.view(Seat.of(0)), texts));
        lines.add(Hash.hex(match.state().hash()));
        return lines;
    }

    /// Now and then something else than an absent player would do, so that every rule gets its turn.
    private static HasardAction choose(
            HasardView view, List<HasardAction> legal, Randomness choice) {
        boolean whim = choice.below(3) == 0 && view.now().phase() != Phase.CHANGE;
        return whim ? legal.get(choice.below(legal.size())) : GAME.whenAbsent(view);
    }
}
