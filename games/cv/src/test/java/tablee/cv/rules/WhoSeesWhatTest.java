package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.cv.content.Age;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Event;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.testkit.Rule;

/// What is told to whom, and after what nobody may take a step back without the others.
class WhoSeesWhatTest {

    private static final Seat A = Seat.of(0);
    private static final List<Viewer> OTHERS = List.of(Seat.of(1), Spectator.SPECTATOR);

    private static void assertSeen(CvEvent event, CvEvent byOthers) {
        assertThat(event.seenBy(A)).contains((Event) event);
        for (Viewer other : OTHERS) {
            assertThat(event.seenBy(other)).contains((Event) byOthers);
            assertThat(byOthers.seenBy(other)).contains((Event) byOthers);
        }
    }

    @Test
    @Rule({"CV-INFO-1", "CV-INFO-4", "CV-INFO-5"})
    void the_draft_and_the_secret_goal_are_for_one_seat() {
        assertSeen(new CvEvent.GoalDealt(A, 80), new CvEvent.GoalDealt(A, 0));
        assertSeen(
                new CvEvent.Offered(A, 3, List.of(1, 5, 12)), new CvEvent.Offered(A, 3, List.of()));
        assertSeen(new CvEvent.Kept(A, 5), new CvEvent.Kept(A, 0));
    }

    @Test
    @Rule({"CV-INFO-9", "CV-INFO-12"})
    void everything_else_is_public() {
        for (CvEvent event :
                List.of(
                        new CvEvent.ToHand(A, 29),
                        new CvEvent.Played(A, 3),
                        new CvEvent.Laid(15, 5))) {
            assertSeen(event, event);
        }
    }

    @Test
    void what_was_learnt_cannot_be_taken_back() {
        List<CvEvent> revealing =
                List.of(
                        new CvEvent.GoalDealt(A, 80),
                        new CvEvent.PublicGoals(List.of(76)),
                        new CvEvent.Offered(A, 1, List.of(3)),
                        new CvEvent.BicycleShown(A),
                        new CvEvent.Laid(15, 5),
                        new CvEvent.Rolled(A, 1, "H..."),
                        new CvEvent.Played(A, 3),
                        new CvEvent.GameOver(List.of(76, 77)));
        assertThat(revealing).allMatch(CvEvent::reveals);
        List<CvEvent> harmless =
                List.of(
                        new CvEvent.Kept(A, 5),
                        new CvEvent.Threw(A, 1),
                        new CvEvent.Stopped(A),
                        new CvEvent.Borrowed(A, Seat.of(1), Symbol.MONEY),
                        new CvEvent.Paid(A, 44, List.of(), Symbols.NONE),
                        new CvEvent.DeckOut(Age.YOUNG, Seats.NONE),
                        new CvEvent.Declined(A));
        assertThat(harmless).noneMatch(CvEvent::reveals);
    }

    @Test
    @Rule({"CV-LUCK-1", "CV-BUY-2", "CV-MISF-3", "CV-UPKEEP-3"})
    void an_event_names_the_clause_it_rests_on() {
        var wording = Decks.HOUSE.wording();
        assertThat(
                        wording.clauses(
                                new CvEvent.Bought(
                                        A, 15, 1, CvAction.Way.LUCK, List.of(), Symbols.NONE)))
                .containsExactly("CV-LUCK-1");
        assertThat(
                        wording.clauses(
                                new CvEvent.Bought(
                                        A, 15, 1, CvAction.Way.COST, List.of(), Symbols.NONE)))
                .containsExactly("CV-BUY-2", "CV-R-34");
        assertThat(wording.clauses(new CvEvent.Lost(A, 15, true))).containsExactly("CV-MISF-3");
        assertThat(wording.clauses(new CvEvent.Lost(A, 15, false))).containsExactly("CV-UPKEEP-3");
    }
}
