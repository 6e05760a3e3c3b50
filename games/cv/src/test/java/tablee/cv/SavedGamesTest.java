package tablee.cv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tablee.cv.rules.CvState;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Hash;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Xoshiro;

/// A saved game is its decisions and draws; played again it must come by the same positions, whatever was changed in between, or tables
/// that are under way are lost. `golden/saved` holds the hash of every position of whole games, and of everything told on the way.
/// Written again on purpose with `-Dgolden.update=true`, which a change of the house deck asks for as well.
class SavedGamesTest {

    private static final Path FOLDER = Path.of("src/test/resources/golden/saved");
    private static final int IN_A_LINE = 8;

    @TestFactory
    Stream<DynamicTest> games_come_by_the_same_positions() {
        var tests = new ArrayList<DynamicTest>();
        for (int seats = 2; seats <= 4; seats++) {
            for (String edition : List.of("fr", "en")) {
                int players = seats;
                String name = edition + "-" + seats;
                tests.add(
                        DynamicTest.dynamicTest(
                                name, () -> compare(name, played(edition, players))));
            }
        }
        return tests.stream();
    }

    private static String played(String edition, int seats) {
        var random = new Xoshiro(70 + seats);
        CvState state =
                Decks.HOUSE.start(
                        Decks.HOUSE.options().settings(seats, Map.of("edition", edition)));
        var marks = new ArrayList<String>();
        while (true) {
            var events = Events.recorded();
            switch (Decks.HOUSE.next(state)) {
                case Next.End(var outcome) -> {
                    marks.add(outcome.ranks().toString());
                    return lines(marks);
                }
                case Next.Draw(var due) ->
                        state = Decks.HOUSE.draw(state, due.draw(random), events);
                case Next.Decide(var awaited) -> {
                    Seat seat = awaited.first();
                    var legal = Decks.HOUSE.quickLegal(state, seat);
                    state =
                            Decks.HOUSE.act(
                                    state, seat, legal.get(random.below(legal.size())), events);
                }
            }
            marks.add(mark(state.hash()) + mark(told(events.told())));
        }
    }

    private static long told(List<Event> events) {
        long hash = Hash.START;
        for (Event event : events) {
            hash = Hash.mix(hash, Decks.HOUSE.formats().events().write(event).print());
        }
        return hash;
    }

    private static String mark(long hash) {
        return Long.toHexString(hash >>> 40 | 1L << 24).substring(1);
    }

    private static String lines(List<String> marks) {
        var lines = new StringBuilder();
        for (int i = 0; i < marks.size(); i++) {
            lines.append(marks.get(i)).append((i + 1) % IN_A_LINE == 0 ? '\n' : ' ');
        }
        return lines.append('\n').toString();
    }

    private static void compare(String name, String marks) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.update") && System.getenv("CI") == null) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, marks);
        }
        assertThat(marks).isEqualTo(Files.readString(file));
    }
}
