package tablee.testkit;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tablee.engine.Event;
import tablee.engine.Events;
import tablee.engine.Formats;
import tablee.engine.Json;
import tablee.engine.Message;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Texts;
import tablee.engine.Viewer;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsEvent;
import tablee.testkit.pips.PipsFormats;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;
import tablee.testkit.pips.PipsWording;

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
    void an_event_that_numbers_its_seat() {
        Broken.caught(
                Broken.writing(
                        new PipsFormats(new PipsGame()) {
                            @Override
                            public Json toJson(Event event) {
                                return event instanceof PipsEvent.Stood(Seat seat)
                                        ? Json.object()
                                                .put("kind", "stood")
                                                .put("seat", seat.index())
                                                .build()
                                        : super.toJson(event);
                            }

                            @Override
                            public Event event(Json json) {
                                return json.at("kind").asText().equals("stood")
                                        ? new PipsEvent.Stood(Seat.of(json.at("seat").asInt()))
                                        : super.event(json);
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
}
