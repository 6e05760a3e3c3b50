package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tablee.engine.Action;
import tablee.engine.Game;
import tablee.engine.GameProvider;
import tablee.engine.Games;
import tablee.engine.Hash;
import tablee.engine.Seat;
import tablee.engine.State;
import tablee.engine.View;
import tablee.testkit.Rule;

/// What a table with `forced` on never answers for a person: whatever tells something about hidden cards, a throw of one's own dice, and having
/// seen a result.
class NotForAPersonTest {

    private static final int GAMES = 12;

    /// First words of answers, by game.
    private static final Map<String, Set<String>> NEVER =
            Map.of(
                    "cabo", Set.of("look", "ready", "continue", "draw", "forgo"),
                    "cv", Set.of("throw", "stop", "done", "discard", "pay", "letgo", "keep"),
                    "hasard", Set.of("throw", "luck"),
                    "metro", Set.of("reveal", "decline", "lay", "pass", "stop", "return"));

    @Test
    @Rule({"METRO-FLOW-7", "METRO-HIDE-5", "CV-INFO-23", "CV-R-23"})
    void a_table_answers_nothing_that_tells_something() {
        for (GameProvider provider : Games.all()) {
            var automatic = new TreeMap<String, Integer>();
            for (int number = 0; number < GAMES; number++) {
                play(provider.house(), number, automatic);
            }
            assertThat(automatic.keySet())
                    .as("%s: %s", provider.id(), automatic)
                    .doesNotContainAnyElementsOf(NEVER.getOrDefault(provider.id(), Set.of()));
        }
    }

    private static <S extends State, V extends View, A extends Action> void play(
            Game<S, V, A> game, int number, Map<String, Integer> automatic) {
        int least = game.options().leastSeats();
        int most = Math.min(5, game.options().mostSeats());
        int seats = least + number % (most - least + 1);
        var desk = Seated.at(game, game.options().standard(seats), Terms.USUAL);
        Table<S, V, A> table = desk.table();
        for (int move = 0; !table.awaited().isEmpty() && move < 2_000; move++) {
            Seat seat = table.awaited().first();
            List<A> legal = game.legal(table.view(seat));
            int choice = (int) Long.remainderUnsigned(Hash.mix(number, move), legal.size());
            String notation = game.formats().write(legal.get(choice));
            var act = new Command.Act(seat, "m" + move, table.seq(), notation);
            for (Step step :
                    Seated.line(desk.rule("p" + seat.index(), act, move)).applied().steps()) {
                if (step.cause() == Step.Cause.FORCED) {
                    automatic.merge(step.notation().split(" ", 2)[0], 1, Integer::sum);
                }
            }
        }
    }

    /// CABO-INFO-12 The reveal of a round is there to be seen.
    @Test
    @Rule("CABO-INFO-12")
    void the_end_of_a_round_waits_for_everybody() {
        var desk = Seated.at(2, Terms.USUAL);
        Seat caller = Seated.turn(desk, 2000);
        Seat other = Seated.endRound(desk, caller, 2000);
        assertThat(desk.table().awaited().size()).isEqualTo(2);
        assertThat(Seated.question(desk.table(), caller)).isEqualTo("cabo.asked.continue");
        Seated.act(desk, other, "continue", 2000);
        assertThat(desk.table().awaited().list()).containsExactly(caller);
        assertThat(Seated.question(desk.table(), caller)).isEqualTo("cabo.asked.continue");
        var beforehand = new Command.Stand(caller, "cabo.asked.continue", "continue");
        Seated.line(desk.rule("p" + caller.index(), beforehand, 2000));
        assertThat(desk.table().awaited().list()).containsExactly(caller);
    }

    /// CABO-R-12, CABO-R-17 Taking the top discard shows the card below it.
    @Test
    @Rule("CABO-R-17")
    void a_take_is_not_undone_alone() {
        var desk = Seated.at(2, Terms.USUAL);
        Seat seat = Seated.turn(desk, 2000);
        Seated.act(desk, seat, "take", 2000);
        assertAsked(desk, seat);
    }

    /// CABO-SETUP-8, CABO-R-10 A look that is over is over.
    @Test
    @Rule({"CABO-SETUP-8", "CABO-R-10"})
    void ready_is_not_undone_alone() {
        var desk = Seated.at(2, Terms.USUAL);
        Seat seat = desk.table().awaited().first();
        Seated.act(desk, seat, "look 1", 2000);
        Seated.act(desk, seat, "ready", 2000);
        assertAsked(desk, seat);
    }

    private static void assertAsked(Desk<?, ?, ?> desk, Seat seat) {
        assertThat(desk.rule("p" + seat.index(), new Command.Undo(seat), 3000))
                .isInstanceOfSatisfying(
                        Ruling.Line.class,
                        line -> assertThat(line.entry()).isInstanceOf(Entry.UndoAsked.class));
    }
}
