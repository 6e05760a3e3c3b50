package tablee.testkit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.pips.PipsWording;

/// Every guard of what a table says by itself, and of what can be taken back, can fail: each test breaks Pips in one place and watches the guard go
/// red.
class BrokenQuietTest {

    private static Property<PipsState, PipsView, PipsAction> quiet() {
        return new Quiet<>(Set.of("pips.yours"), 8);
    }

    private static Property<PipsState, PipsView, PipsAction> learnt() {
        return new Learnt<>(40, 4, (_, _) -> Optional.empty());
    }

    /// Pips in which the table answers for people.
    private interface Answer {
        Optional<PipsAction> of(PipsView open, Seat seat);
    }

    private static PipsGame answering(Answer answer) {
        return new PipsGame() {
            @Override
            public Optional<PipsAction> onlyAnswer(PipsView open, Seat seat) {
                return answer.of(open, seat);
            }
        };
    }

    private static boolean is(PipsView open, Seat seat, PipsState.Phase phase) {
        return open.now().phase() == phase && open.awaited().contains(seat);
    }

    @Test
    void an_answer_nobody_asked_for() {
        Broken.caught(answering((_, _) -> Optional.of(PipsAction.STAND)), quiet(), "nobody asks");
    }

    @Test
    void an_answer_although_there_is_a_choice() {
        var broken =
                answering(
                        (open, seat) ->
                                is(open, seat, PipsState.Phase.HOLD)
                                        ? Optional.of(PipsAction.TOSS)
                                        : Optional.empty());
        Broken.caught(broken, quiet(), "the table answers TOSS, legal is");
    }

    /// The list of the seat is short because of a card that only the seat sees, and the table answers.
    @Test
    void an_answer_that_tells_of_a_card() {
        var broken =
                new Broken.Peeking() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        List<PipsAction> legal = super.legal(view);
                        boolean low = view.now().held() > 0 && view.now().held() < 4;
                        return low ? List.of(PipsAction.KEEP) : legal;
                    }

                    @Override
                    public Optional<PipsAction> onlyAnswer(PipsView open, Seat seat) {
                        return is(open, seat, PipsState.Phase.HOLD) && top() > 5
                                ? Optional.of(PipsAction.KEEP)
                                : Optional.empty();
                    }
                };
        Broken.caught(broken, quiet(), "the table answers");
    }

    @Test
    void an_answer_to_a_question_that_is_always_asked() {
        var broken =
                new PipsGame() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        List<PipsAction> legal = super.legal(view);
                        return legal.contains(PipsAction.STAND) ? List.of(PipsAction.STAND) : legal;
                    }

                    @Override
                    public Optional<PipsAction> onlyAnswer(PipsView open, Seat seat) {
                        return is(open, seat, PipsState.Phase.TURN)
                                ? Optional.of(PipsAction.STAND)
                                : Optional.empty();
                    }
                };
        Broken.caught(broken, quiet(), "to pips.yours");
    }

    /// An answer given beforehand to one of the two would be given at once, and the table would wait at the other.
    @Test
    void a_question_whose_name_tells_of_a_card() {
        var broken =
                new PipsGame() {
                    @Override
                    public Wording<PipsView, PipsAction> wording() {
                        return new PipsWording() {
                            @Override
                            public String question(PipsView view) {
                                return view.now().held() > 3 ? "pips.high" : asked(view).key();
                            }
                        };
                    }
                };
        Broken.caught(broken, quiet(), "an answer given beforehand to");
    }

    @Test
    void an_acknowledgement_with_something_to_decide() {
        var broken =
                new PipsGame() {
                    @Override
                    public boolean isAcknowledgement(PipsView open, Seat seat) {
                        return is(open, seat, PipsState.Phase.HOLD);
                    }
                };
        Broken.caught(broken, quiet(), "there is something to decide");
    }

    @Test
    void a_draw_that_claims_to_show_nothing() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        Events told = Events.recorded();
                        PipsState after = super.act(state, seat, action, told);
                        told.told().forEach(event -> events.add(new Silent(event)));
                        return after;
                    }
                };
        Broken.caught(broken, learnt(), "learns something");
    }

    /// The same event, which says that nobody learnt anything.
    private record Silent(Event event) implements Event {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return event.seenBy(viewer);
        }

        @Override
        public boolean reveals() {
            return false;
        }
    }

    /// A look that is over, in a version of Pips that asks people to remember it.
    @Test
    void something_out_of_sight_that_an_undo_would_show_again() {
        var broken =
                new PipsGame() {
                    @Override
                    public boolean asksToRemember(PipsView view) {
                        return true;
                    }

                    @Override
                    public PipsView forgetting(PipsView view) {
                        return new PipsView(view.now(), new PipsView.Memory(0));
                    }

                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        Events told = Events.recorded();
                        PipsState after = super.act(state, seat, action, told);
                        boolean keeps = action == PipsAction.KEEP;
                        told.told().forEach(event -> events.add(keeps ? quietly(event) : event));
                        return after;
                    }
                };
        Broken.caught(broken, learnt(), "and no event reveals");
    }

    private static Event quietly(Event event) {
        return event instanceof PipsEvent ? new Silent(event) : event;
    }
}
