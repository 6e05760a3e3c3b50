package tablee.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OptionsTest {

    private static final OptionList OPTIONS =
            new OptionList(
                    2,
                    5,
                    List.of(
                            new Option.Range("cards", 4, 4, 8, Set.of(0), "X-1", false),
                            new Option.Choice("mode", List.of("soft", "hard"), "X-2", false),
                            new Option.Flag("quick", true, "X-3", true)),
                    List.of(new OptionList.Preset("six", 2, Map.of("cards", "6"))),
                    List.of(new OptionList.Larger(4, "cards", "8")));

    @Test
    void usual_values_are_filled_in() {
        Settings settings = OPTIONS.settings(3, Map.of("cards", "06"));
        assertThat(settings.number("cards")).isEqualTo(6);
        assertThat(settings.text("mode")).isEqualTo("soft");
        assertThat(settings.flag("quick")).isTrue();
        assertThat(OPTIONS.standard(2).number("cards")).isEqualTo(4);
        assertThat(OPTIONS.settings(2, Map.of("cards", "0")).number("cards")).isZero();
        assertThatThrownBy(() -> settings.text("colour")).hasMessageContaining("no option colour");
    }

    @Test
    void a_larger_table_usually_takes_more_unless_it_says_otherwise() {
        assertThat(OPTIONS.standard(3).number("cards")).isEqualTo(4);
        assertThat(OPTIONS.standard(4).number("cards")).isEqualTo(8);
        assertThat(OPTIONS.settings(5, Map.of("cards", "4")).number("cards")).isEqualTo(4);
        // What is said of it does not depend on how many sit there.
        assertThat(OPTIONS.chosen(OPTIONS.standard(4))).isEqualTo(Map.of("cards", "8"));
    }

    @Test
    void every_refusal_names_the_option_and_the_clause() {
        refused("cards", "3", "Option cards cannot be \"3\"; expected a number from 4 to 8 (X-1).");
        refused("cards", "9", "Option cards cannot be \"9\"; expected a number from 4 to 8 (X-1).");
        refused(
                "cards",
                "many",
                "Option cards cannot be \"many\"; expected a number from 4 to 8 (X-1).");
        refused("cards", "99999999999", "expected a number");
        refused("mode", "odd", "Option mode cannot be \"odd\"; expected one of soft, hard (X-2).");
        refused("quick", "yes", "Option quick cannot be \"yes\"; expected true or false (X-3).");
        refused(
                "colour",
                "red",
                "There is no option \"colour\"; the options are cards, mode, quick.");
        assertThatThrownBy(() -> OPTIONS.standard(1))
                .hasMessage("1 seat cannot play; this game takes 2 to 5.");
        assertThatThrownBy(() -> OPTIONS.standard(6))
                .hasMessage("6 seats cannot play; this game takes 2 to 5.");
    }

    private static void refused(String name, String value, String sentence) {
        assertThatThrownBy(() -> OPTIONS.settings(2, Map.of(name, value)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void settings_read_back() {
        Settings settings = OPTIONS.settings(3, Map.of("mode", "hard", "quick", "false"));
        assertThat(Settings.read(Json.parse(settings.toJson().print()), OPTIONS))
                .isEqualTo(settings);
        assertThat(
                        Settings.read(
                                        Json.parse("{\"seats\": 2, \"options\": {\"cards\": 5}}"),
                                        OPTIONS)
                                .number("cards"))
                .isEqualTo(5);
        assertThat(Settings.read(Json.parse("{\"seats\": 2}"), OPTIONS))
                .isEqualTo(OPTIONS.standard(2));
    }
}
