package tablee.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.bots.Bots;
import tablee.bots.Level;
import tablee.cabo.CaboGame;
import tablee.engine.Action;
import tablee.engine.BadInput;
import tablee.engine.Game;
import tablee.engine.Games;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.State;
import tablee.engine.View;
import tablee.engine.Xoshiro;
import tablee.engine.play.Stepper;

/// Numbers for decisions, rows for views, many tables at a time.
class LessonTest {

    /// Decisions met in one random game, by seat and notation, with their numbers.
    private static <S extends State, V extends View, A extends Action> void walk(
            Game<S, V, A> game, int seats) {
        var lesson = Lesson.of(game, game.options().standard(seats));
        Randomness random = new Xoshiro(seats);
        var stepper = Stepper.quiet(game, game.start(lesson.settings()));
        Map<Integer, String> meant = new HashMap<>();
        while (stepper.settle(random) instanceof Next.Decide(Seats awaited)) {
            Seat seat = awaited.first();
            V view = stepper.view(seat);
            List<A> legal = game.legal(view);
            int[] ids = lesson.actions().of(seat, legal);
            var different = new HashSet<Integer>();
            for (int i = 0; i < ids.length; i++) {
                assertThat(ids[i]).isBetween(0, lesson.actions().size() - 1);
                assertThat(different.add(ids[i])).as("two actions with one number").isTrue();
                String name = lesson.actions().names().get(ids[i]);
                String written = seat.label() + " " + game.formats().write(legal.get(i));
                if (!name.startsWith("other ")) {
                    assertThat(meant.merge(ids[i] * Seat.MOST + seat.index(), written, (a, _) -> a))
                            .isEqualTo(written);
                }
                assertThat(lesson.action(seat, legal, ids[i])).contains(legal.get(i));
            }
            assertThat(lesson.row(view, seat)).hasSize(lesson.encoding().names().size());
            stepper.act(seat, legal.get(random.below(legal.size())));
        }
    }

    @ParameterizedTest
    @CsvSource({"cabo, 2", "cabo, 4", "cv, 3", "metro, 4", "hasard, 2"})
    void a_number_means_one_decision_and_a_decision_has_one_number(String game, int seats) {
        walk(Games.find(game).house(), seats);
    }

    /// The names are as many as the numbers, and say the same: the own slots, and other seats by how far away they sit.
    @Test
    void what_cabos_numbers_mean_does_not_depend_on_the_seat() {
        var game = new CaboGame();
        var ids = new CaboActions(3, 4);
        assertThat(new HashSet<>(ids.names())).hasSize(ids.size());
        for (var one :
                List.of(
                        List.of("A", "spy B2", "spy +1 2"),
                        List.of("C", "spy A2", "spy +1 2"),
                        List.of("B", "swap 3 A4", "swap 3 +2 4"),
                        List.of("A", "swap B1 C4", "swap +1 1 +2 4"),
                        List.of("B", "swap A1 C4", "swap +1 4 +2 1"),
                        List.of("C", "exchange 1 3 4", "exchange 1 3 4"),
                        List.of("C", "peek 4", "peek 4"))) {
            var action = game.formats().read(one.get(1));
            int id = ids.of(Seat.of(one.get(0)), List.of(action))[0];
            assertThat(ids.names().get(id)).isEqualTo(one.get(2));
        }
    }

    /// A seat's row changes with nothing that it may not know: worlds that look alike to it have the same row.
    @Test
    void a_row_tells_what_the_seat_may_know_and_no_more() {
        var game = new CaboGame();
        var lesson = Lesson.of(game, game.options().standard(2));
        var random = new Xoshiro(5);
        var stepper = Stepper.quiet(game, game.start(lesson.settings()));
        int differing = 0;
        for (int step = 0; step < 60; step++) {
            if (!(stepper.settle(random) instanceof Next.Decide(Seats awaited))) {
                break;
            }
            Seat seat = awaited.first();
            var view = stepper.view(seat);
            var other = game.imagine(view, random);
            differing += other.hash() == stepper.hash() ? 0 : 1;
            assertThat(lesson.row(game.view(other, seat), seat)).isEqualTo(lesson.row(view, seat));
            var legal = game.legal(view);
            stepper.act(seat, legal.get(random.below(legal.size())));
        }
        assertThat(differing).isGreaterThan(20);
    }

    private static Batch<?, ?, ?> cabo(Optional<Level> opponent, int longest) {
        var game = new CaboGame();
        var lesson = Lesson.of(game, game.options().standard(2));
        return new Batch<>(lesson, opponent.map(level -> Bots.of(game, level)), 3, longest);
    }

    private static int[] first(Batch<?, ?, ?> batch) {
        int size = batch.lesson().actions().size();
        int[] chosen = new int[batch.size()];
        for (int table = 0; table < chosen.length; table++) {
            while (batch.masks[table * size + chosen[table]] == 0) {
                chosen[table]++;
            }
        }
        return chosen;
    }

    @Test
    void the_same_seed_deals_the_same_tables() {
        var stories = new ArrayList<String>();
        for (long seed : new long[] {4, 4, 5}) {
            var batch = cabo(Optional.of(Level.HABITUE), 5000);
            batch.reset(seed);
            var story = new StringBuilder();
            for (int step = 0; step < 50; step++) {
                story.append(Arrays.toString(batch.rows)).append(Arrays.toString(batch.movers));
                batch.step(first(batch));
            }
            stories.add(story.toString());
        }
        assertThat(stories.get(0)).isEqualTo(stories.get(1)).isNotEqualTo(stories.get(2));
    }

    @Test
    void a_game_that_is_over_or_too_long_is_followed_by_the_next() {
        var batch = cabo(Optional.of(Level.RANDOM), 7);
        int cut = 0;
        for (int step = 0; step < 40; step++) {
            batch.step(first(batch));
            for (byte ending : batch.endings) {
                cut += ending == Batch.CUT ? 1 : 0;
            }
        }
        assertThat(cut).isPositive();
    }

    @Test
    void one_illegal_number_stops_all_tables() {
        var batch = cabo(Optional.empty(), 5000);
        float[] before = batch.rows.clone();
        int[] chosen = first(batch);
        chosen[2] = batch.lesson().actions().names().indexOf("call");
        assertThatThrownBy(() -> batch.step(chosen)).isInstanceOf(BadInput.class);
        batch.step(first(batch));
        assertThat(batch.rows).isNotEqualTo(before);
        assertThat(batch.endings).containsOnly(Batch.GOING_ON);
    }
}
