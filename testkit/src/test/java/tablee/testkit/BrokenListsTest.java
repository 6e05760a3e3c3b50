package tablee.testkit;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

/// Every check of what may be done can fail: each test breaks a list or a refusal of Pips and watches the check go red.
class BrokenListsTest {

    @Test
    void a_list_in_an_order_of_its_own() {
        var asked = new AtomicInteger();
        var broken =
                Broken.listing(
                        (_, legal) -> asked.incrementAndGet() % 2 == 0 ? legal.reversed() : legal);
        Broken.caught(broken, Lists::pinned, "not the same when asked again");
        Broken.caught(broken, journey -> Flow.repeatable(journey, 500), "another thread");
    }

    @Test
    void a_list_with_doubles() {
        var broken =
                Broken.listing(
                        (_, legal) -> Stream.of(legal, legal).flatMap(List::stream).toList());
        Broken.caught(broken, Lists::pinned, "doubles");
        Broken.caught(broken, Codecs::notation, "two moves with one notation");
    }

    @Test
    void a_quick_list_that_is_another_one() {
        var broken =
                new PipsGame() {
                    @Override
                    public List<PipsAction> quickLegal(PipsState state, Seat seat) {
                        return List.of(PipsAction.STAND);
                    }
                };
        Broken.caught(broken, Lists::pinned, "quickLegal");
    }

    @Test
    void a_list_for_somebody_who_is_not_awaited() {
        var broken =
                Broken.listing((_, legal) -> legal.isEmpty() ? List.of(PipsAction.STAND) : legal);
        Broken.caught(broken, Lists::pinned, "awaited false");
    }

    @Test
    void a_view_that_hides_whose_turn_it_is() {
        var broken =
                Broken.showing(
                        (_, viewer, view) ->
                                viewer instanceof Seat seat && view.now().awaited().contains(seat)
                                        ? view
                                        : Broken.awaiting(view, Seats.NONE));
        Broken.caught(broken, Lists::pinned, "waits for");
    }

    @Test
    void a_refusal_of_something_legal() {
        var broken =
                Broken.refusing(
                        (_, _) -> Optional.of(Refused.of("PIPS-TURN-1", "pips.refused.turn")));
        Broken.caught(
                broken, journey -> Lists.refusals(journey, Optional.empty()), "legal and refused");
    }

    @Test
    void a_refusal_that_is_missing() {
        var broken =
                Broken.refusing(
                        (action, refused) ->
                                action == PipsAction.KEEP ? Optional.empty() : refused);
        Broken.caught(
                broken,
                journey -> Lists.refusals(journey, Optional.empty()),
                "neither legal nor refused");
    }

    @Test
    void a_refusal_without_a_clause_of_the_register() {
        var register = Register.read("pips", "- **PIPS-TURN-2** One thing at a time.");
        Broken.caught(
                new PipsGame(),
                journey -> Lists.refusals(journey, Optional.of(register)),
                "clauses that no register has");
    }

    @Test
    void an_absent_seat_that_cheats() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsAction whenAbsent(PipsView view) {
                        return PipsAction.STAND;
                    }
                };
        Broken.caught(broken, Lists::absence, "whenAbsent gives");
    }
}
