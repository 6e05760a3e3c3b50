package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsFormats;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.scenario.Scenario;

/// Every check of a game's course can fail: each test breaks a step, a state or the end of Pips and watches the check go red.
class BrokenCourseTest {

    @Test
    void a_step_that_breaks_an_invariant() {
        var broken =
                new PipsGame() {
                    @Override
                    public void check(PipsState state) {
                        if (state.discard().size() > 1) {
                            throw new IllegalStateException("two discards");
                        }
                    }
                };
        Broken.caught(broken, Flow::sound, "two discards");
    }

    @Test
    void a_step_that_listens_to_its_listeners() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        boolean quiet = action == PipsAction.TOSS && !events.wanted();
                        return super.act(state, seat, quiet ? PipsAction.KEEP : action, events);
                    }
                };
        Broken.caught(broken, Flow::unchanged, "when nobody listens");
    }

    @Test
    void a_state_that_changes_when_it_is_played_on() {
        var steps = new AtomicInteger();
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        steps.incrementAndGet();
                        return super.act(state, seat, action, events);
                    }

                    @Override
                    public Formats<PipsState, PipsView, PipsAction> formats() {
                        return new PipsFormats(this) {
                            @Override
                            public Json position(PipsState state) {
                                return Scenario.merge(
                                        super.position(state),
                                        Json.object().put("roll", steps.get()).build());
                            }
                        };
                    }
                };
        Broken.caught(broken, Flow::unchanged, "changed by playing on");
    }

    @Test
    void a_state_that_changes_after_it_was_given_out() {
        Journey<PipsState, PipsView, PipsAction> journey =
                Journey.of(new PipsGame(), new PipsGame().options().standard(3), 1, 500);
        var stops = new ArrayList<>(journey.stops());
        Journey.Stop<PipsState> stop = stops.get(3);
        stops.set(
                3,
                new Journey.Stop<>(
                        stop.number(), stop.state(), stop.hash() + 1, stop.events(), stop.next()));
        var changed =
                new Journey<>(
                        journey.game(),
                        journey.settings(),
                        journey.seed(),
                        stops,
                        journey.universe());
        assertThatThrownBy(() -> Flow.unchanged(changed)).hasMessageContaining("changed after");
    }

    @Test
    void a_game_without_end() {
        var broken =
                new PipsGame() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        return super.legal(view).stream()
                                .filter(
                                        action ->
                                                action != PipsAction.STAND
                                                        || view.now().pile() == 0)
                                .toList();
                    }

                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        return action == PipsAction.STAND
                                ? state
                                : super.act(state, seat, action, events);
                    }
                };
        Broken.caught(broken, Flow::ends, "the game does not end");
    }

    @Test
    void an_outcome_that_contradicts_its_sheet() {
        var broken =
                new PipsGame() {
                    @Override
                    public Next next(PipsState state) {
                        return super.next(state) instanceof Next.End(Outcome outcome)
                                ? new Next.End(
                                        new Outcome(
                                                List.of(1, 2, 3),
                                                new ScoreSheet(
                                                        List.of(
                                                                new ScoreSheet.Row(
                                                                        Message.of("pips.card"),
                                                                        List.of(5, 9, 2)))),
                                                outcome.reason()))
                                : super.next(state);
                    }
                };
        Broken.caught(broken, Flow::ends, "do not follow the totals");
    }

    @Test
    void a_log_that_does_not_replay() {
        var broken =
                Broken.writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public String write(PipsAction action) {
                                return action == PipsAction.TOSS ? "keep" : super.write(action);
                            }
                        });
        assertThatThrownBy(
                        () -> {
                            for (long seed = 1; seed <= 10; seed++) {
                                Flow.logged(
                                        Journey.of(
                                                broken, broken.options().standard(3), seed, 500));
                            }
                        })
                .hasMessageContaining("leads to");
    }
}
