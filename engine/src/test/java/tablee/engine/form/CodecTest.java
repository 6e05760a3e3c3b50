package tablee.engine.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tablee.engine.form.Field.all;
import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;
import static tablee.engine.form.Field.open;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.OptionList;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Viewer;

/// Positions and views of a small game: what is written is more than what has to be read.
class CodecTest {

    /// A card of −1 lies face down.
    record Truth(int round, int pile, List<List<Integer>> hands) {}

    record Draft(int round, Optional<Integer> pile, Map<Seat, List<Integer>> hands, boolean low) {}

    record Seen(Viewer viewer, int round, List<List<Integer>> hands, List<Integer> kept) {}

    private static final Form<List<Integer>> CARDS = Form.whole(1, 9).orWord("?", -1).list();

    private static final Codec<Truth, Draft> POSITION =
            Codec.object(
                    "Position",
                    of -> {
                        var round = of.field("round", Form.count(), Truth::round, 1);
                        var pile = of.open("pile", Form.count(), Truth::pile);
                        var hands =
                                of.field(
                                        "hands",
                                        CARDS.entries(Form.SEAT),
                                        CodecTest::byName,
                                        Map.of());
                        var low = of.maybe("low", Form.FLAG, _ -> Optional.empty());
                        return read ->
                                new Draft(
                                        read.get(round),
                                        read.get(pile),
                                        read.get(hands),
                                        read.get(low).orElse(false));
                    });

    private static final Positions<Truth> POSITIONS = Positions.of(POSITION, CodecTest::complete);

    private record Kept(List<Integer> cards) {}

    private static final ObjectForm<Kept> KEPT =
            Form.object("Kept", Make.of(Kept::new, field("kept", CARDS, Kept::cards)));

    private static final Views<Seen> VIEWS =
            Views.of(
                    Codec.<Seen, Seen>object(
                            "Now",
                            of -> {
                                var viewer = of.field("viewer", Form.VIEWER, Seen::viewer);
                                var round = of.field("round", Form.count(), Seen::round);
                                var hands = of.field("hands", CARDS.bySeat(), Seen::hands);
                                return read ->
                                        new Seen(
                                                read.get(viewer),
                                                read.get(round),
                                                read.get(hands),
                                                List.of());
                            }),
                    KEPT.in(seen -> new Kept(seen.kept())),
                    (seen, kept) ->
                            new Seen(seen.viewer(), seen.round(), seen.hands(), kept.cards()));

    private static final Settings TABLE = new OptionList(2, 8, List.of(), List.of()).standard(2);

    private static Map<Seat, List<Integer>> byName(Truth truth) {
        var hands = new LinkedHashMap<Seat, List<Integer>>();
        for (int i = 0; i < truth.hands().size(); i++) {
            hands.put(Seat.of(i), truth.hands().get(i));
        }
        return hands;
    }

    private static Truth complete(Settings settings, Draft draft) {
        var hands = new ArrayList<List<Integer>>();
        for (int i = 0; i < settings.seats(); i++) {
            hands.add(draft.hands().getOrDefault(Seat.of(i), List.of(draft.low() ? 1 : 9)));
        }
        return new Truth(draft.round(), draft.pile().orElse(40), hands);
    }

    private static Json json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    @Test
    void a_position_is_written_whole_and_read_back() {
        var truth = new Truth(2, 7, List.of(List.of(3, -1), List.of()));
        Json written = POSITIONS.form().write(truth);
        assertThat(written.print())
                .isEqualTo("{\"round\":2,\"pile\":7,\"hands\":{\"A\":[3,\"?\"],\"B\":[]}}");
        assertThat(POSITIONS.read().apply(TABLE, json(written.print()))).isEqualTo(truth);
    }

    @Test
    void what_is_left_out_is_usual_or_found_by_whoever_completes_it() {
        assertThat(POSITIONS.read().apply(TABLE, json("{'hands':{'B':[4]},'low':true}")))
                .isEqualTo(new Truth(1, 40, List.of(List.of(1), List.of(4))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "5                     | Expected an object, found 5 (line 1).",
                "{'rond':1}            | There is no field \"rond\" here, only: round, pile, hands, low (line 1).",
                "{'pile':-1}           | pile: -1 is not between 0 and 2147483647 (line 1).",
                "{'hands':{'Z':[]}}    | hands: \"Z\" does not have the form [A-H] (line 1).",
                "{'hands':{'B':['x']}} | hands.B.1: Expected a whole number, found \"x\" (line 1).",
                "{'hands':{'B':[1,10]}}| hands.B.2: 10 is not between 1 and 9 (line 1).",
            })
    void what_cannot_be_read_is_refused_with_its_place(String text, String sentence) {
        assertThatThrownBy(() -> POSITIONS.read().apply(TABLE, json(text)))
                .isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    @Test
    void a_view_is_written_in_two_halves_and_read_from_both() {
        var seen = new Seen(Seat.of(1), 3, List.of(List.of(-1), List.of(2)), List.of(8));
        Json now = VIEWS.now().write(seen);
        Json memory = VIEWS.memory().write(seen);
        assertThat(now.print())
                .isEqualTo("{\"viewer\":\"B\",\"round\":3,\"hands\":{\"A\":[\"?\"],\"B\":[2]}}");
        assertThat(memory.print()).isEqualTo("{\"kept\":[8]}");
        assertThat(VIEWS.read().apply(now, memory)).isEqualTo(seen);
    }

    @Test
    void seats_come_without_a_gap() {
        assertThatThrownBy(() -> CARDS.bySeat().read(json("{'A':[],'C':[]}")))
                .hasMessage("Field \"B\" is missing (line 1).");
    }

    private record Both(int first, Kept kept, Optional<Integer> second, Optional<Integer> third) {}

    private static final Form<Both> BOTH =
            Form.object(
                    "Both",
                    Make.of(
                            Both::new,
                            field("first", Form.count(), Both::first, 4),
                            all(KEPT, Both::kept),
                            maybe("second", Form.count(), Both::second),
                            open("third", Form.count(), both -> both.third().orElse(0))));

    @Test
    void an_object_lends_its_fields_to_a_larger_one() {
        var both = new Both(1, new Kept(List.of(2)), Optional.of(3), Optional.of(5));
        assertThat(BOTH.write(both).print())
                .isEqualTo("{\"first\":1,\"kept\":[2],\"second\":3,\"third\":5}");
        assertThat(BOTH.read(BOTH.write(both))).isEqualTo(both);
        assertThat(BOTH.read(json("{'kept':[]}")))
                .isEqualTo(new Both(4, new Kept(List.of()), Optional.empty(), Optional.empty()));
        assertThatThrownBy(() -> BOTH.read(json("{}")))
                .hasMessage("Field \"kept\" is missing (line 1).");
    }

    @Test
    void a_field_is_declared_once() {
        assertThatThrownBy(
                        () ->
                                Form.object(
                                        "Twice",
                                        Make.of(
                                                (first, second) -> second,
                                                field("kept", CARDS, Kept::cards),
                                                all(KEPT, kept -> kept))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("kept is declared twice");
    }

    @Test
    void the_client_may_count_on_what_is_written_and_an_editor_demands_what_is_read() {
        assertThat(TypeScript.file("Test.", List.of(BOTH.shape(), POSITION.shape())))
                .isEqualTo(
                        """
                        /* Test. */

                        export interface Both {
                          first: number;
                          kept: (number | '?')[];
                          second?: number;
                          third: number;
                        }

                        export interface Position {
                          round: number;
                          pile: number;
                          hands: Record<string, (number | '?')[]>;
                          low?: boolean;
                        }
                        """);
        assertThat(JsonSchema.of(BOTH.shape()).at("required")).isEqualTo(json("['kept']"));
        assertThat(JsonSchema.of(POSITION.shape()).at("properties").at("hands").at("propertyNames"))
                .isEqualTo(json("{'type':'string','pattern':'^([A-H])$'}"));
    }

    @Test
    void where_everything_lies_open_there_is_nothing_to_remember() {
        Views<Kept> open = Views.of(KEPT);
        var kept = new Kept(List.of(1));
        assertThat(open.memory().write(kept).print()).isEqualTo("{}");
        assertThat(open.read().apply(open.now().write(kept), json("{}"))).isEqualTo(kept);
        assertThat(TypeScript.file("", List.of(open.memory().shape()))).doesNotContain("export");
    }
}
