package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Next;
import tablee.engine.Outcome;
import tablee.engine.Randomness;
import tablee.engine.Refused;
import tablee.engine.ScoreSheet;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Settings;
import tablee.engine.Texts;
import tablee.engine.Viewer;
import tablee.engine.Wording;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsFormats;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.pips.PipsWording;

/// Every suite can fail: each test breaks one rule of Pips and watches the property that guards it go red.
class BrokenGamesTest {

    private static void caught(
            PipsGame broken, Property<PipsState, PipsView, PipsAction> property, String complaint) {
        assertThatThrownBy(
                        () -> {
                            for (long seed = 1; seed <= 10; seed++) {
                                Settings settings = broken.options().standard(3);
                                property.check(Journey.of(broken, settings, seed, 500));
                            }
                        })
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(complaint);
    }

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
        return new Apart<PipsState, PipsView, PipsAction>(25, 60, _ -> false)::check;
    }

    private static PipsView.Now with(PipsView.Now now, int pile, boolean looking) {
        return new PipsView.Now(
                now.viewer(),
                now.seats(),
                now.deck(),
                now.ending(),
                now.phase(),
                now.awaited(),
                now.turn(),
                pile,
                now.discard(),
                now.known(),
                now.stood(),
                now.held(),
                looking,
                now.cards(),
                now.roll());
    }

    @Test
    void a_card_that_leaks_into_the_view() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsView view(PipsState state, Viewer viewer) {
                        PipsView view = super.view(state, viewer);
                        boolean leaks = viewer.equals(Seat.of(1)) && !state.cards().isEmpty();
                        return leaks
                                ? new PipsView(
                                        view.now(), new PipsView.Memory(state.cards().get(1)))
                                : view;
                    }
                };
        caught(broken, apart(), "the memory is");
    }

    @Test
    void an_answer_that_is_shown_early() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsView view(PipsState state, Viewer viewer) {
                        PipsView view = super.view(state, viewer);
                        return new PipsView(
                                with(view.now(), view.now().pile(), !state.looking().isEmpty()),
                                view.memory());
                    }
                };
        caught(broken, apart(), "the now is");
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
        caught(broken, apart(), "tell something that is not in the view");
    }

    @Test
    void a_card_that_leaks_through_a_refusal() {
        var peeking = new ArrayList<PipsState>();
        var broken =
                new PipsGame() {
                    @Override
                    public PipsView view(PipsState state, Viewer viewer) {
                        peeking.add(state);
                        return super.view(state, viewer);
                    }

                    @Override
                    public Optional<Refused> refusal(PipsView view, PipsAction action) {
                        int top = peeking.getLast().pile().stream().findFirst().orElse(0);
                        return super.refusal(view, action)
                                .map(
                                        _ ->
                                                Refused.of(
                                                        "PIPS-TURN-1",
                                                        "pips.refused.phase",
                                                        "" + top));
                    }
                };
        caught(broken, apart(), "the refusal of");
        caught(broken, imagined(), "the refusal of");
    }

    @Test
    void a_card_that_leaks_through_the_legal_list() {
        var peeking = new ArrayList<PipsState>();
        var broken =
                new PipsGame() {
                    @Override
                    public PipsView view(PipsState state, Viewer viewer) {
                        peeking.add(state);
                        return super.view(state, viewer);
                    }

                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        List<PipsAction> legal = super.legal(view);
                        boolean good =
                                view.now().phase() == PipsState.Phase.TURN
                                        && peeking.getLast().pile().stream().findFirst().orElse(0)
                                                < 4;
                        return good && legal.size() == 2 ? legal.reversed() : legal;
                    }
                };
        caught(broken, apart(), "the legal list");
        caught(broken, imagined(), "the legal list");
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
        caught(broken, imagined(), "differs from the truth");
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
        caught(broken, imagined(), "looks different");
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
        caught(broken, imagined(), "is not sound");
    }

    @Test
    void a_list_in_an_order_of_its_own() {
        var asked = new AtomicInteger();
        var broken =
                new PipsGame() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        List<PipsAction> legal = super.legal(view);
                        return asked.incrementAndGet() % 2 == 0 ? legal.reversed() : legal;
                    }
                };
        caught(broken, Lists::pinned, "not the same when asked again");
        caught(broken, journey -> Flow.repeatable(journey, 500), "another thread");
    }

    @Test
    void a_list_with_doubles() {
        var broken =
                new PipsGame() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        var legal = new ArrayList<>(super.legal(view));
                        legal.addAll(super.legal(view));
                        return List.copyOf(legal);
                    }
                };
        caught(broken, Lists::pinned, "doubles");
        caught(broken, Codecs::notation, "two moves with one notation");
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
        caught(broken, Lists::pinned, "quickLegal");
    }

    @Test
    void a_list_for_somebody_who_is_not_awaited() {
        var broken =
                new PipsGame() {
                    @Override
                    public List<PipsAction> legal(PipsView view) {
                        List<PipsAction> legal = super.legal(view);
                        return legal.isEmpty() ? List.of(PipsAction.STAND) : legal;
                    }
                };
        caught(broken, Lists::pinned, "awaited false");
    }

    @Test
    void a_refusal_of_something_legal() {
        var broken =
                new PipsGame() {
                    @Override
                    public Optional<Refused> refusal(PipsView view, PipsAction action) {
                        return Optional.of(Refused.of("PIPS-TURN-1", "pips.refused.turn"));
                    }
                };
        caught(broken, journey -> Lists.refusals(journey, Optional.empty()), "legal and refused");
    }

    @Test
    void a_refusal_that_is_missing() {
        var broken =
                new PipsGame() {
                    @Override
                    public Optional<Refused> refusal(PipsView view, PipsAction action) {
                        return action == PipsAction.KEEP
                                ? Optional.empty()
                                : super.refusal(view, action);
                    }
                };
        caught(
                broken,
                journey -> Lists.refusals(journey, Optional.empty()),
                "neither legal nor refused");
    }

    @Test
    void a_refusal_without_a_clause_of_the_register() {
        var register = Register.read("pips", "- **PIPS-TURN-2** One thing at a time.");
        caught(
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
        caught(broken, Lists::absence, "whenAbsent gives");
    }

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
        caught(broken, Flow::sound, "two discards");
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
        caught(broken, Flow::unchanged, "when nobody listens");
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
        caught(broken, Flow::ends, "the game does not end");
    }

    private static PipsGame writing(PipsFormats formats) {
        return new PipsGame() {
            @Override
            public Formats<PipsState, PipsView, PipsAction> formats() {
                return formats;
            }
        };
    }

    @Test
    void writing_that_cannot_be_read() {
        caught(
                writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public PipsAction read(String notation) {
                                PipsAction action = super.read(notation);
                                return action == PipsAction.TOSS ? PipsAction.KEEP : action;
                            }
                        }),
                Codecs::actions,
                "is read as KEEP");
        caught(
                writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public Json memory(PipsView view) {
                                return Json.object().put("own", 0).build();
                            }
                        }),
                Codecs::views,
                "is read as");
        caught(
                writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public PipsState position(Settings settings, Json json) {
                                return super.position(
                                        settings,
                                        Scenario.merge(json, Json.object().put("roll", 0).build()));
                            }
                        }),
                Codecs::positions,
                "is read as");
        caught(
                writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public Event event(Json json) {
                                return json.at("kind").asText().equals("kept")
                                        ? new PipsEvent.Kept(Seat.of(0), 1)
                                        : super.event(json);
                            }
                        }),
                Codecs::events,
                "is read as");
    }

    @Test
    void a_log_that_does_not_replay() {
        var broken =
                writing(
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

    @Test
    void a_sentence_without_a_text() {
        var broken =
                new PipsGame() {
                    @Override
                    public Wording<PipsView, PipsAction> wording() {
                        return new PipsWording() {
                            @Override
                            public Message told(Event event) {
                                return event instanceof PipsEvent.Stood(Seat seat)
                                        ? Message.of("pips.stands", seat)
                                        : super.told(event);
                            }
                        };
                    }
                };
        caught(broken, Spoken::sentences, "no sentence pips.stands in fr");
    }

    @Test
    void a_sentence_with_a_gap() {
        var broken =
                new PipsGame() {
                    @Override
                    public Wording<PipsView, PipsAction> wording() {
                        return new PipsWording() {
                            @Override
                            public Message told(Event event) {
                                return event instanceof PipsEvent.Stood
                                        ? Message.of("pips.stood")
                                        : super.told(event);
                            }
                        };
                    }
                };
        caught(broken, Spoken::sentences, "pips.stood");
    }

    @Test
    void a_board_that_is_too_wide() {
        var broken =
                new PipsGame() {
                    @Override
                    public Wording<PipsView, PipsAction> wording() {
                        return new PipsWording() {
                            @Override
                            public List<String> board(PipsView view, Texts texts) {
                                return List.of("=".repeat(81));
                            }
                        };
                    }
                };
        caught(broken, Spoken::boards, "more than 80 columns");
    }

    @Test
    void an_event_that_is_seen_in_two_ways() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsState act(
                            PipsState state, Seat seat, PipsAction action, Events events) {
                        events.add(new Blink(0));
                        return super.act(state, seat, action, events);
                    }

                    @Override
                    public Formats<PipsState, PipsView, PipsAction> formats() {
                        return new PipsFormats(this) {
                            @Override
                            public Json toJson(Event event) {
                                return event instanceof Blink(int times)
                                        ? Json.object()
                                                .put("kind", "blink")
                                                .put("times", times)
                                                .build()
                                        : super.toJson(event);
                            }

                            @Override
                            public Event event(Json json) {
                                return json.at("kind").asText().equals("blink")
                                        ? new Blink(json.at("times").asInt())
                                        : super.event(json);
                            }
                        };
                    }
                };
        caught(broken, Codecs::events, "is seen by");
    }

    private record Blink(int times) implements Event {
        @Override
        public Optional<Event> seenBy(Viewer viewer) {
            return Optional.of(new Blink(times + 1));
        }

        @Override
        public boolean reveals() {
            return false;
        }
    }

    @Test
    void a_view_that_hides_whose_turn_it_is() {
        var broken =
                new PipsGame() {
                    @Override
                    public PipsView view(PipsState state, Viewer viewer) {
                        PipsView view = super.view(state, viewer);
                        PipsView.Now now = view.now();
                        return viewer instanceof Seat seat && now.awaited().contains(seat)
                                ? view
                                : new PipsView(awaiting(now, Seats.NONE), view.memory());
                    }
                };
        caught(broken, Lists::pinned, "waits for");
    }

    private static PipsView.Now awaiting(PipsView.Now now, Seats awaited) {
        return new PipsView.Now(
                now.viewer(),
                now.seats(),
                now.deck(),
                now.ending(),
                now.phase(),
                awaited,
                now.turn(),
                now.pile(),
                now.discard(),
                now.known(),
                now.stood(),
                now.held(),
                now.looking(),
                now.cards(),
                now.roll());
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
                                        Json.object().put("steps", steps.get()).build());
                            }
                        };
                    }
                };
        caught(broken, Flow::unchanged, "changed by playing on");
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
        caught(broken, Flow::ends, "do not follow the totals");
    }
}
