package tablee.testkit;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.Seat;
import tablee.engine.Viewer;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.scenario.Scenario;

/// Every guard of secrets can fail: each test lets something of Pips slip out, or imagines badly, and watches the guard go red.
class BrokenSecretsTest {

    private static Property<PipsState, PipsView, PipsAction> imagined() {
        return new Imagined<PipsState, PipsView, PipsAction>(
                        25,
                        8,
                        (state, viewer) ->
                                state.phase() == PipsState.Phase.TURN
                                        && PipsSecretsTest.unseen(state, viewer) > 1,
                        (_, _, _) -> Optional.empty())
                ::check;
    }

    private static Property<PipsState, PipsView, PipsAction> apart() {
        return new ForkedWorlds<PipsState, PipsView, PipsAction>(25, 60, _ -> false)::check;
    }

    @Test
    void a_card_that_leaks_into_the_view() {
        var broken =
                Broken.showing(
                        (state, viewer, view) ->
                                viewer.equals(Seat.of(1)) && !state.cards().isEmpty()
                                        ? new PipsView(
                                                view.now(),
                                                new PipsView.Memory(state.cards().get(1)))
                                        : view);
        Broken.caught(broken, apart(), "the memory is");
    }

    @Test
    void an_answer_that_is_shown_early() {
        var broken =
                Broken.showing(
                        (state, _, view) -> Broken.looking(view, !state.looking().isEmpty()));
        Broken.caught(broken, apart(), "the now is");
    }

    @Test
    void a_card_that_leaks_through_an_event() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        if (action == PipsAction.STAND) {
                            events.add(new PipsEvent.Tossed(seat, state.cards().get(seat.index())));
                        }
                        return super.act(state, seat, action, events);
                    }
                };
        Broken.caught(broken, apart(), "tell something that is not in the view");
    }

    @Test
    void a_card_that_leaks_through_a_refusal() {
        var broken =
                new Broken.Peeking() {
                    @Override
                    public Optional<Refused> refusal(PipsView view, PipsAction action) {
                        var telling = Refused.of("PIPS-TURN-1", "pips.refused.phase", "" + top());
                        return super.refusal(view, action).map(_ -> telling);
                    }
                };
        Broken.caught(broken, apart(), "the refusal of");
        Broken.caught(broken, imagined(), "the refusal of");
    }

    @Test
    void a_card_that_leaks_through_the_legal_list() {
        var broken =
                new Broken.Peeking() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        List<PipsAction> legal = super.legal(view);
                        boolean good = view.now().phase() == PipsState.Phase.TURN && top() < 4;
                        return good && legal.size() == 2 ? legal.reversed() : legal;
                    }
                };
        Broken.caught(broken, apart(), "the legal list");
        Broken.caught(broken, imagined(), "the legal list");
    }

    @Test
    void an_imagination_that_knows_the_truth() {
        var truths = new IdentityHashMap<PipsView, PipsState>();
        var broken =
                new PipsGame() {
                    @Override
                    public PipsView view(PipsState state, Viewer viewer) {
                        PipsView view = super.view(state, viewer);
                        truths.put(view, state);
                        return view;
                    }

                    @Override
                    public PipsState imagine(PipsView view, Randomness random) {
                        return truths.getOrDefault(view, super.imagine(view, random));
                    }
                };
        Broken.caught(broken, imagined(), "differs from the truth");
    }

    @Test
    void an_imagination_that_forgets_what_was_seen() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState imagine(PipsView view, Randomness random) {
                        return super.imagine(
                                new PipsView(view.now(), new PipsView.Memory(0)), random);
                    }
                };
        Broken.caught(broken, imagined(), "looks different");
    }

    @Test
    void an_imagination_with_too_many_cards() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState imagine(PipsView view, Randomness random) {
                        PipsState world = super.imagine(view, random);
                        return world.pile().isEmpty()
                                ? world
                                : formats()
                                        .position(
                                                options().standard(world.seats()),
                                                Scenario.merge(
                                                        formats().position(world),
                                                        Json.object()
                                                                .put("held", world.deck())
                                                                .build()));
                    }
                };
        Broken.caught(broken, imagined(), "is not sound");
    }
}
