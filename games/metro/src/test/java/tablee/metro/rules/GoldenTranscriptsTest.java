package tablee.metro.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Event;
import tablee.engine.Hash;
import tablee.engine.Randomness;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.metro.Golden;
import tablee.metro.Tables;
import tablee.metro.content.Station;
import tablee.testkit.Rule;

/// One whole game for each number of seats, turn by turn. A change here is a change of the rules or of the house set: regenerate
/// on purpose with `-Dgolden.update=true` and say in the commit which clause moved it.
@Rule("METRO-FLOW-8")
class GoldenTranscriptsTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void a_game_goes_as_it_went(int seats) {
        Golden.check(seats + "-seats.txt", play(Tables.of(seats), 2026 + seats, false));
    }

    /// Two wild games with all that was told: whoever lays most, is told most.
    @ParameterizedTest
    @ValueSource(ints = {3, 4})
    void a_wild_game_is_told_as_it_was(int seats) {
        Settings table =
                Tables.of(
                        seats,
                        "intensity",
                        "TOUT",
                        seats == 3 ? "duels" : "passing",
                        seats == 3 ? "SECRET" : "FREE");
        Golden.check("wild-" + seats + ".txt", play(table, 8 + seats, true));
    }

    private static List<String> play(Settings table, long seed, boolean told) {
        var match = Match.seeded(Tables.METRO, table, seed);
        Randomness choice = new Streams(table.seats()).stream("choice");
        var lines = new ArrayList<String>();
        int steps = 0;
        int turn = 0;
        while (!match.isOver()) {
            MetroState state = match.state();
            if (state.turn != turn) {
                turn = state.turn;
                lines.add(
                        Station.ALL.get(state.station)
                                + " "
                                + state.round
                                + ", turn "
                                + turn
                                + ":");
            }
            Seat seat = match.awaited().first();
            MetroAction action = choose(match.legal(seat), choice);
            String line = told ? "" : lines.removeLast();
            lines.add(
                    (line + " " + seat + " " + Tables.METRO.formats().write(action) + ";").strip());
            match.act(seat, action);
            for (; told && steps < match.steps(); steps++) {
                for (Event event : match.events(steps)) {
                    lines.add(
                            "  "
                                    + Tables.METRO
                                            .wording()
                                            .texts("fr")
                                            .say(
                                                    Tables.METRO
                                                            .wording()
                                                            .told(match.view(seat), event)));
                }
            }
        }
        ScoreSheet sheet = match.outcome().orElseThrow().sheet();
        for (ScoreSheet.Row row : sheet.rows()) {
            lines.add(Tables.METRO.wording().texts("fr").say(row.label()) + " " + row.values());
        }
        lines.add(match.outcome().orElseThrow().ranks() + " " + Hash.hex(match.state().hash()));
        return lines;
    }

    /// Anything but a change of hand, which nobody would read.
    private static MetroAction choose(List<MetroAction> legal, Randomness choice) {
        List<Integer> lively =
                IntStream.range(0, legal.size())
                        .filter(i -> !(legal.get(i) instanceof MetroAction.Change))
                        .boxed()
                        .toList();
        return legal.get(lively.get(choice.below(lively.size())));
    }
}
