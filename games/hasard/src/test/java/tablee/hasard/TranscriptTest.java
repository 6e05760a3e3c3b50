package tablee.hasard;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.Hash;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.play.GameLog;
import tablee.engine.play.Match;
import tablee.hasard.rules.HasardAction;
import tablee.hasard.rules.HasardView;
import tablee.hasard.rules.Phase;
import tablee.testkit.Rule;

/// One life at each level, as the log tells it.
class TranscriptTest {

    private static final HasardGame GAME = HasardProvider.game();

    @ParameterizedTest
    @Rule({"HAS-M-2", "HAS-3-4"})
    @CsvSource({
        "level-D, D, en, 3, false, 1",
        "level-V, V, fr, 3, false, 2",
        "level-C, C, en, 4, false, 16",
        "camps, C, fr, 4, true, 5"
    })
    void a_game_is_told_the_same_way_every_time(
            String file, String level, String language, int seats, boolean camps, long seed)
            throws IOException {
        var settings =
                GAME.options()
                        .settings(seats, Map.of("level", level, "camps", Boolean.toString(camps)));
        Golden.compare(file + ".txt", told(settings, language, seed));
    }

    private static List<String> told(Settings settings, String language, long seed) {
        var match = Match.seeded(GAME, settings, seed);
        Randomness choice = new Streams(seed).stream("choice");
        var texts = GAME.wording().texts(language);
        var lines = new ArrayList<String>();
        int step = 0;
        while (true) {
            for (; step < match.steps(); step++) {
                match.events(step)
                        .forEach(
                                event ->
                                        lines.add(
                                                texts.say(
                                                        GAME.wording()
                                                                .told(
                                                                        match.view(
                                                                                Spectator
                                                                                        .SPECTATOR),
                                                                        event))));
            }
            if (match.isOver()) {
                break;
            }
            Seat seat = match.awaited().first();
            match.act(seat, choose(match.view(seat), match.legal(seat), choice));
        }
        lines.addAll(GAME.wording().board(match.view(Seat.of(0)), texts));
        lines.add(Hash.hex(match.state().hash()));
        // Every position on the way, for a log is checked step by step.
        long passed = Hash.START;
        for (GameLog.Entry entry : match.log().entries()) {
            passed = Hash.mix(passed, entry.hash());
        }
        lines.add(Hash.hex(passed));
        return lines;
    }

    /// Now and then something else than an absent player would do, so that every rule gets its turn.
    private static HasardAction choose(
            HasardView view, List<HasardAction> legal, Randomness choice) {
        boolean whim = choice.below(3) == 0 && view.now().phase() != Phase.CHANGE;
        return whim ? legal.get(choice.below(legal.size())) : GAME.whenAbsent(view);
    }
}
