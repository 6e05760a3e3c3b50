package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.play.GameLog;
import tablee.engine.play.Stepper;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

class StepperTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final PipsGame GAME = new PipsGame();
    private static final PipsState START = GAME.start(GAME.options().standard(2));

    /// Everybody has looked; it is A's turn.
    private static Stepper<PipsState, PipsView, PipsAction> atTurn() {
        var stepper = Stepper.telling(GAME, START);
        assertThat(stepper.draw(new Xoshiro(1))).isTrue();
        stepper.act(A, PipsAction.READY);
        stepper.act(B, PipsAction.READY);
        return stepper;
    }

    @Test
    void a_step_says_where_it_led_and_what_happened() {
        var stepper = atTurn();
        assertThat(stepper.awaited()).isEqualTo(Seats.of(A));
        stepper.act(A, PipsAction.DRAW);
        assertThat(stepper.events()).containsExactly(new PipsEvent.Drew(A, stepper.state().held()));
        assertThat(stepper.hash()).isEqualTo(stepper.state().hash());
        assertThat(stepper.next()).isEqualTo(GAME.next(stepper.state()));
        assertThat(stepper.decisions()).isEqualTo(3);
        assertThat(stepper.draws()).isEqualTo(1);
        assertThat(stepper.steps()).isEqualTo(4);
    }

    @Test
    void a_quiet_one_goes_the_same_way_and_hears_nothing() {
        var telling = Stepper.telling(GAME, START);
        var quiet = Stepper.quiet(GAME, START);
        for (var stepper : java.util.List.of(telling, quiet)) {
            var chance = new Xoshiro(5);
            while (stepper.settle(chance) instanceof Next.Decide(Seats awaited)) {
                stepper.act(awaited.first(), stepper.legal(awaited.first()).getLast());
            }
        }
        assertThat(quiet.state()).isEqualTo(telling.state());
        assertThat(quiet.outcome()).isEqualTo(telling.outcome()).isPresent();
        assertThat(quiet.isOver()).isTrue();
        assertThat(quiet.events()).isEmpty();
        assertThat(telling.events()).isNotEmpty();
    }

    @Test
    void nothing_is_drawn_where_a_decision_is_due() {
        var stepper = atTurn();
        PipsState before = stepper.state();
        assertThat(stepper.draw(new Xoshiro(1))).isFalse();
        assertThat(stepper.settle(new Xoshiro(1))).isEqualTo(Next.decide(A));
        assertThat(stepper.state()).isSameAs(before);
    }

    @Test
    void a_copy_goes_its_own_way() {
        var stepper = atTurn();
        var copy = stepper.copy();
        copy.act(A, PipsAction.DRAW);
        assertThat(copy.steps()).isEqualTo(1);
        assertThat(stepper.awaited()).isEqualTo(Seats.of(A));
        assertThat(stepper.state()).isNotEqualTo(copy.state());
    }

    @Test
    void an_illegal_offer_changes_nothing() {
        var stepper = atTurn();
        PipsState before = stepper.state();
        assertThat(stepper.offer(B, PipsAction.DRAW).map(Refused::clause)).contains("PIPS-TURN-1");
        assertThat(stepper.state()).isSameAs(before);
        assertThat(stepper.offer(A, PipsAction.DRAW)).isEmpty();
        assertThat(stepper.state()).isNotEqualTo(before);
    }

    @Test
    void a_written_step_is_taken_only_if_it_is_due_and_legal_and_leads_where_it_did() {
        PipsState there = GAME.act(atTurn().state(), A, PipsAction.DRAW, Events.NONE);
        var good = new GameLog.Entry(Optional.of(A), "draw", there.hash());
        var stepper = atTurn();
        stepper.repeat(4, good);
        assertThat(stepper.state()).isEqualTo(there);

        refused(new GameLog.Entry(good.seat(), "draw", there.hash() ^ 1), "Step 4");
        refused(
                new GameLog.Entry(Optional.empty(), "draw", there.hash()),
                "Step 4: \"draw\" stands where something else was due.");
        // The rules would play it: that it is somebody else's turn is the list's business.
        long forbidden = GAME.act(atTurn().state(), B, PipsAction.DRAW, Events.NONE).hash();
        refused(new GameLog.Entry(Optional.of(B), "draw", forbidden), "Step 4");
    }

    private static void refused(GameLog.Entry entry, String sentence) {
        var stepper = atTurn();
        assertThatThrownBy(() -> stepper.repeat(4, entry))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }
}
