package tablee.testkit;

import static tablee.engine.form.Field.field;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Texts;
import tablee.engine.Viewer;
import tablee.engine.form.Form;
import tablee.engine.form.Kinds;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsFormats;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.pips.PipsWording;
import tablee.testkit.scenario.Scenario;

/// Every check of what is written and said can fail: each test breaks a text of Pips and watches the check go red.
class BrokenWordsTest {

    @Test
    void writing_that_cannot_be_read() {
        Broken.caught(
                Broken.writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public PipsAction read(String notation) {
                                PipsAction action = super.read(notation);
                                return action == PipsAction.TOSS ? PipsAction.KEEP : action;
                            }
                        }),
                Codecs::actions,
                "is read as KEEP");
        Broken.caught(
                Broken.writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public Json memory(PipsView view) {
                                return Json.object().put("own", 0).build();
                            }
                        }),
                Codecs::views,
                "is read as");
        Broken.caught(
                Broken.writing(
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
        Broken.caught(
                Broken.writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public Form<Event> events() {
                                Form<Event> sound = super.events();
                                return Form.of(
                                        sound.shape(),
                                        sound::write,
                                        json ->
                                                json.at("kind").asText().equals("kept")
                                                        ? new PipsEvent.Kept(Seat.of(0), 1)
                                                        : sound.read(json));
                            }
                        }),
                Codecs::events,
                "is read as");
    }

    @Test
    void an_event_that_numbers_its_seat() {
        Broken.caught(
                Broken.writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public Form<Event> events() {
                                return instead(
                                        Kinds.<Event>of("PipsEvent")
                                                .kind(
                                                        "stood",
                                                        PipsEvent.Stood.class,
                                                        PipsEvent.Stood::new,
                                                        field(
                                                                "seat",
                                                                Form.count()
                                                                        .as(Seat::of, Seat::index),
                                                                PipsEvent.Stood::seat)),
                                        super.events());
                            }
                        }),
                Codecs::events,
                "otherwise than by its letter");
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
                            public Form<Event> events() {
                                return instead(
                                        Kinds.<Event>of("PipsEvent")
                                                .kind(
                                                        "blink",
                                                        Blink.class,
                                                        Blink::new,
                                                        field("times", Form.count(), Blink::times)),
                                        super.events());
                            }
                        };
                    }
                };
        Broken.caught(broken, Codecs::events, "is seen by");
    }

    @Test
    void a_sentence_without_a_text() {
        var broken =
                Broken.telling(
                        (event, told) ->
                                event instanceof PipsEvent.Stood(Seat seat)
                                        ? Message.of("pips.stands", seat)
                                        : told);
        Broken.caught(broken, Spoken::sentences, "no sentence pips.stands in fr");
    }

    @Test
    void a_sentence_with_a_gap() {
        var broken =
                Broken.telling(
                        (event, told) ->
                                event instanceof PipsEvent.Stood ? Message.of("pips.stood") : told);
        Broken.caught(broken, Spoken::sentences, "pips.stood");
    }

    @Test
    void a_board_that_is_too_wide() {
        var broken =
                Broken.wording(
                        new PipsWording() {
                            @Override
                            public List<String> board(PipsView view, Texts texts) {
                                return List.of("=".repeat(81));
                            }
                        });
        Broken.caught(broken, Spoken::boards, "more than 80 columns");
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

    /// The first form where it knows the kind, the other one for the rest.
    private static Form<Event> instead(Form<Event> first, Form<Event> rest) {
        return Form.of(
                rest.shape(),
                event -> {
                    try {
                        return first.write(event);
                    } catch (IllegalArgumentException unknown) {
                        return rest.write(event);
                    }
                },
                json -> {
                    try {
                        return first.read(json);
                    } catch (BadInput unknown) {
                        return rest.read(json);
                    }
                });
    }
}
