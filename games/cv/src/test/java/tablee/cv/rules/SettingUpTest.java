package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cv.Decks;
import tablee.engine.Chance;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.testkit.Rule;

/// The deal with every shuffle scripted: what is shuffled, in which order, and where each card ends up.
@Rule({"CV-R-3", "CV-SETUP-9"})
class SettingUpTest {

    private final List<String> shuffles = new ArrayList<>();

    /// Plays the setup; each shuffle gives its cards from the highest number down.
    private CvState dealt(int seats) {
        CvState state = Decks.HOUSE.start(Decks.HOUSE.options().standard(seats));
        while (Decks.HOUSE.next(state) instanceof Next.Draw(Chance due)) {
            int[] cards = ((Chance.Shuffle) due).cards();
            Arrays.sort(cards);
            shuffles.add(due.name() + " " + cards[0] + " to " + cards[cards.length - 1]);
            String order =
                    IntStream.range(0, cards.length)
                            .mapToObj(i -> Integer.toString(cards[cards.length - 1 - i]))
                            .collect(Collectors.joining(" "));
            state = Decks.HOUSE.draw(state, due.read(due.name() + " " + order), Events.NONE);
        }
        return state;
    }

    @Test
    @Rule({"CV-SETUP-2", "CV-SETUP-8"})
    void four_players_shuffle_each_deck_once() {
        dealt(4);
        assertThat(shuffles)
                .containsExactly(
                        "young 13 to 38",
                        "adult 39 to 58",
                        "senior 59 to 75",
                        "goals 76 to 83",
                        "childhood 1 to 12");
    }

    @Test
    void with_fewer_the_bicycle_joins_the_first_of_the_others_before_a_second_shuffle() {
        dealt(2);
        assertThat(shuffles)
                .containsExactly(
                        "young 13 to 38",
                        "adult 39 to 58",
                        "senior 59 to 75",
                        "goals 76 to 83",
                        "childhood 1 to 11",
                        "pool 7 to 12");
    }

    /// One at a time from seat A: goals, then childhood cards.
    @ParameterizedTest
    @CsvSource({
        "2, '83 82', '81', '8 10 12, 7 9 11'",
        "3, '83 82 81', '80 79', '6 9 12, 5 8 11, 4 7 10'",
        "4, '83 82 81 80', '79 78 77', '4 8 12, 3 7 11, 2 6 10, 1 5 9'"
    })
    @Rule({"CV-SETUP-5", "CV-SETUP-6"})
    void who_gets_what(int seats, String secret, String open, String childhood) {
        CvState state = dealt(seats);
        assertThat(joined(IntStream.range(0, seats).map(seat -> state.goal(seat))))
                .isEqualTo(secret);
        assertThat(joined(state.table().publicGoals().stream().mapToInt(goal -> goal)))
                .isEqualTo(open);
        assertThat(
                        IntStream.range(0, seats)
                                .mapToObj(
                                        seat ->
                                                joined(
                                                        IntStream.of(
                                                                Draft.numbers(
                                                                        state.draft()
                                                                                .offer(
                                                                                        CvPhase
                                                                                                .DRAFT_1,
                                                                                        seat)))))
                                .collect(Collectors.joining(", ")))
                .isEqualTo(childhood);
    }

    @Test
    @Rule({"CV-SETUP-3", "CV-SETUP-4", "CV-CLEAN-3"})
    void the_track_has_the_first_young_cards_and_each_deck_goes_on_from_there() {
        CvState state = dealt(2);
        assertThat(joined(IntStream.range(0, 5).map(state.table()::track)))
                .isEqualTo("38 37 36 35 34");
        var left = new ArrayList<Integer>();
        for (int i = state.table().leftInAll() - 1; i >= 0; i--) {
            left.add((int) state.pile()[i]);
        }
        assertThat(left).startsWith(33, 32, 31).hasSize(58).endsWith(61, 60, 59);
        assertThat(left.get(21)).as("the first adult card").isEqualTo(58);
        assertThat(left.get(41)).as("the first senior card").isEqualTo(75);
    }

    private static String joined(IntStream numbers) {
        return numbers.mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }
}
