package tablee.engine.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tablee.engine.form.Field.field;
import static tablee.engine.form.Field.maybe;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.BadInput;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Seats;

class FormTest {

    sealed interface Weather {
        record Rain(Seat seat, int drops) implements Weather {}

        record Wind(Optional<String> from) implements Weather {}

        record Calm() implements Weather {}
    }

    private static final Form<Weather> WEATHER =
            Kinds.<Weather>of("Weather")
                    .kind(
                            "rain",
                            Weather.Rain.class,
                            Weather.Rain::new,
                            field("seat", Form.SEAT, Weather.Rain::seat),
                            field("drops", Form.whole(1, 9), Weather.Rain::drops))
                    .kind(
                            "wind",
                            Weather.Wind.class,
                            Weather.Wind::new,
                            maybe("from", Form.TEXT, Weather.Wind::from))
                    .alone("calm", Weather.Calm.class, Weather.Calm::new);

    record Day(int number, List<Weather> hours, Map<String, Integer> seen, Seats out, int best) {}

    private static final Form<Day> DAY =
            Form.object(
                    "Day",
                    of -> {
                        var number = of.field("number", Form.count(), Day::number, 1);
                        var hours = of.field("hours", WEATHER.list(), Day::hours);
                        var seen = of.field("seen", Form.count().entries(), Day::seen);
                        var out = of.field("out", Form.SEATS, Day::out);
                        var best = of.field("best", Form.whole(0, 9).orNull(-1), Day::best);
                        return read ->
                                new Day(
                                        read.get(number),
                                        read.get(hours),
                                        read.get(seen),
                                        read.get(out),
                                        read.get(best));
                    });

    private static final String WRITTEN =
            "{'number':3,'hours':[{'kind':'rain','seat':'B','drops':4},{'kind':'wind'},{'kind':'calm'}],"
                    + "'seen':{'fox':2},'out':['A','C'],'best':null}";

    private static Json json(String text) {
        return Json.parse(text.replace('\'', '"'));
    }

    @Test
    void what_is_written_is_read_again() {
        var day =
                new Day(
                        3,
                        List.of(
                                new Weather.Rain(Seat.of(1), 4),
                                new Weather.Wind(Optional.empty()),
                                new Weather.Calm()),
                        Map.of("fox", 2),
                        Seats.of(Seat.of(0), Seat.of(2)),
                        -1);
        assertThat(DAY.write(day)).isEqualTo(json(WRITTEN));
        assertThat(DAY.read(json(WRITTEN))).isEqualTo(day);
    }

    @Test
    void a_field_with_a_usual_value_may_be_left_out() {
        assertThat(DAY.read(json(WRITTEN.replace("'number':3,", ""))).number()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'number':3,      | 'number':3,'nummer':3, | There is no field \"nummer\" here, only: number, hours, seen, out, best (line 1).",
                "'seen':{'fox':2},|                        | Field \"seen\" is missing (line 1).",
                "'fox':2          | 'fox':-2               | seen.fox: -2 is not between 0 and 2147483647 (line 1).",
                "'drops':4        | 'drops':10             | hours.1.drops: 10 is not between 1 and 9 (line 1).",
                "'drops':4        | 'drops':'x'            | hours.1.drops: Expected a whole number, found \"x\" (line 1).",
                "'wind'           | 'snow'                 | hours.2: There is no kind \"snow\", only: rain, wind, calm (line 1).",
                "'calm'           | 'calm','for':1         | hours.3: There is no field \"for\" here, only: kind (line 1).",
                "'seat':'B'       | 'seat':'Z'             | hours.1.seat: \"Z\" does not have the form [A-H] (line 1).",
                "['A','C']        | ['A','A']              | out: \"A\" stands twice (line 1).",
            })
    void what_a_form_does_not_know_is_refused_with_its_place(
            String sound, String broken, String sentence) {
        String text = WRITTEN.replace(sound, broken == null ? "" : broken);
        assertThat(text).isNotEqualTo(WRITTEN);
        assertThatThrownBy(() -> DAY.read(json(text)))
                .isInstanceOf(BadInput.class)
                .hasMessage(sentence);
    }

    @Test
    void a_word_is_one_of_a_few() {
        Form<Boolean> lamp = Form.word(List.of(true, false), on -> on ? "on" : "off");
        assertThat(lamp.read(Json.of("off"))).isFalse();
        assertThatThrownBy(() -> lamp.read(Json.of("dim")))
                .hasMessage("\"dim\" is none of on, off (line 0).");
    }

    @Test
    void a_value_of_a_type_that_was_not_declared_is_a_fault_of_the_program() {
        Form<Weather> little =
                Kinds.<Weather>of("Weather").alone("calm", Weather.Calm.class, Weather.Calm::new);
        assertThatThrownBy(() -> little.write(new Weather.Rain(Seat.of(0), 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () ->
                                Kinds.<Weather>of("Weather")
                                        .alone("calm", Weather.Calm.class, Weather.Calm::new)
                                        .alone("calm", Weather.Calm.class, Weather.Calm::new))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_client_gets_its_types() {
        assertThat(TypeScript.file("Written by a test.", List.of(DAY.shape())))
                .isEqualTo(
                        """
                        /* Written by a test. */

                        export type Weather =
                          | { kind: 'rain'; seat: string; drops: number }
                          | { kind: 'wind'; from?: string }
                          | { kind: 'calm' };

                        export interface Day {
                          number: number;
                          hours: Weather[];
                          seen: Record<string, number>;
                          out: string[];
                          best: number | null;
                        }
                        """);
    }

    @Test
    void editors_get_a_schema() {
        assertThat(JsonSchema.of(WEATHER.shape()))
                .isEqualTo(
                        json(
                                """
                                {'title':'Weather','oneOf':[
                                  {'type':'object','properties':{'kind':{'const':'rain'},
                                    'seat':{'type':'string','pattern':'^([A-H])$'},
                                    'drops':{'type':'integer','minimum':1,'maximum':9}},
                                   'required':['kind','seat','drops'],'additionalProperties':false},
                                  {'type':'object','properties':{'kind':{'const':'wind'},'from':{'type':'string'}},
                                   'required':['kind'],'additionalProperties':false},
                                  {'type':'object','properties':{'kind':{'const':'calm'}},
                                   'required':['kind'],'additionalProperties':false}]}
                                """));
    }
}
