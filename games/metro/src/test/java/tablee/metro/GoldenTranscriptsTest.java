package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.Hash;
import tablee.engine.Match;
import tablee.engine.Randomness;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.testkit.Rule;

/// One whole game for each number of seats, turn by turn. A change here is a change of the rules or of the house set: regenerate
/// on purpose with `-Dgolden=write` and say in the commit which clause moved it.
@Rule("METRO-FLOW-8")
class GoldenTranscriptsTest {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    void a_game_goes_as_it_went(int seats) throws IOException {
        Path file = Path.of("src/test/resources/golden/" + seats + "-seats.txt");
        String played = String.join("\n", play(seats)) + "\n";
        if ("write".equals(System.getProperty("golden"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, played);
        }
        assertThat(played).isEqualTo(Files.readString(file));
    }

    private static List<String> play(int seats) {
        var match = Match.seeded(Tables.METRO, Tables.of(seats), 2026 + seats);
        Randomness choice = new Streams(seats).stream("choice");
        var lines = new ArrayList<String>();
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
            String line = lines.removeLast();
            lines.add(line + " " + seat + " " + Notation.write(action) + ";");
            match.act(seat, action);
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
