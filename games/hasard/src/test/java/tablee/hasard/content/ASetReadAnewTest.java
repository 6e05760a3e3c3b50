package tablee.hasard.content;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.engine.ContentReport;
import tablee.engine.ContentSource;
import tablee.engine.Json;
import tablee.engine.Words;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.testkit.Rule;

/// Files read for the test itself, not the set that every other test shares: what is in them, in which order, and what may not be.
class ASetReadAnewTest {

    private static final ContentSource HOUSE = new HasardProvider().houseContent();

    /// The files of the house in an owner's folder, one of them changed.
    private static ContentSource with(String changed, UnaryOperator<String> change) {
        return new ContentSource() {
            @Override
            public String name() {
                return "mine";
            }

            @Override
            public Optional<String> read(String file) {
                String text =
                        HOUSE.read(file)
                                .orElseThrow()
                                .replace("shipped\": true", "shipped\": false");
                return Optional.of(file.equals(changed) ? change.apply(text) : text);
            }
        };
    }

    private static HasardGame game(String changed, UnaryOperator<String> change) {
        return (HasardGame) new HasardProvider().with(with(changed, change));
    }

    private static HasardGame house() {
        return game("", text -> text);
    }

    private static List<String> faults(String changed, UnaryOperator<String> change) {
        ContentReport report = new HasardProvider().check(with(changed, change));
        return report.faults().stream()
                .filter(fault -> fault.severity() == ContentReport.Severity.ERROR)
                .map(ContentReport.Fault::clause)
                .toList();
    }

    @Test
    @Rule("HAS-4-11")
    void everything_printed_has_its_name() {
        var wording = house().wording();
        assertThat(wording.names())
                .isEqualTo(HasardProvider.game().wording().names())
                .containsKeys(
                        "CLOWN", "CLOWN 1", "CLOWN 1/1", "CLOWN 1/5", "CLOWN 1/2 task", "CH-R/5")
                .doesNotContainKeys("CLOWN 1/0", "CLOWN 1/6", "CH-L/0")
                .containsEntry("CLOWN useful", Words.of("Cu Ch In", "Cu Ch In"))
                .containsEntry("CH-L", Words.of("La maison et l’école", "Home and school"));
        assertThat(requireNonNull(wording.names().get("CLOWN")).in("en"))
                .startsWith("From the circus school");
        Json printed = requireNonNull(wording.faces().get("CLOWN 1"));
        assertThat(printed.at("tasks").at("2").asText()).isEqualTo("8 Cu1 Tr1 -> Sa");
        assertThat(wording.pictured())
                .contains("CLOWN", "CLOWN 1", "CLOWN 1/2 task", "CH-L")
                .noneMatch(id -> id.endsWith("useful"))
                .hasSize(wording.names().size() - Profession.values().length);
    }

    @Test
    void without_a_story_or_a_title_there_is_its_id() {
        var names =
                game("clown.json", text -> text.replaceFirst("\"story\": \\{.*},", ""))
                        .wording()
                        .names();
        assertThat(names).containsEntry("CLOWN", Words.of("CLOWN", "CLOWN"));
        var paths =
                game("childhood.json", text -> text.replaceFirst("\"title\": \\{.*},", ""))
                        .wording()
                        .names();
        assertThat(paths).containsEntry("CH-L", Words.of("CH-L", "CH-L"));
        assertThat(paths.get("CH-R")).isEqualTo(house().wording().names().get("CH-R"));
    }

    @Test
    @Rule({"K-E1", "K-E6"})
    void cartons_and_paths_may_stand_in_any_order() {
        CartonSet house = house().cartons();
        CartonSet ranks =
                game(
                                "clown.json",
                                text ->
                                        text.replace("\"rank\": 1", "\"rank\": 0")
                                                .replace("\"rank\": 3", "\"rank\": 1")
                                                .replace("\"rank\": 0", "\"rank\": 3"))
                        .cartons();
        assertThat(ranks.carton(Profession.CLOWN, 1).title())
                .isEqualTo(house.carton(Profession.CLOWN, 3).title());
        CartonSet paths =
                game(
                                "childhood.json",
                                text ->
                                        text.replace("\"id\": \"L\"", "\"id\": \"X\"")
                                                .replace("\"id\": \"R\"", "\"id\": \"L\"")
                                                .replace("\"id\": \"X\"", "\"id\": \"R\""))
                        .cartons();
        assertThat(paths.path(Cradle.L).title()).isEqualTo(house.path(Cradle.R).title());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "K-E6 | childhood.json | \"paths\": | \"colour\": 1, \"paths\":",
                "K-E1 | clown.json | \"story\": | \"colour\": 1, \"story\":",
                "K-E9 | clown.json | L’école du cirque | ` `",
                "K-E2 | clown.json | {\"after\": 2, | {\"after\": 6,"
            })
    void what_may_not_be_there_is_a_fault(String clause, String file, String old, String typed) {
        assertThat(faults(file, text -> text)).isEmpty();
        assertThat(
                        faults(
                                file,
                                text ->
                                        text.replaceFirst(
                                                java.util.regex.Pattern.quote(old), typed)))
                .isNotEmpty();
    }

    @ParameterizedTest
    @Rule("K-E6")
    @CsvSource({"3, true", "4, false"})
    void a_path_has_eight_obstacles_at_most(int more, boolean sound) {
        String bar = "{\"value\": 6, \"name\": {\"fr\": \"un\", \"en\": \"one\"}},";
        String first = "{\"value\": 6, \"marks\": {\"Sa\": 2},";
        assertThat(
                        faults(
                                        "childhood.json",
                                        text -> text.replace(first, bar.repeat(more) + first))
                                .isEmpty())
                .isEqualTo(sound);
    }

    @Test
    @Rule({"HAS-7-7", "HAS-7-8"})
    void marks_go_from_none_to_fifteen_and_count_for_whoever_has_the_quality() {
        var marks = Marks.of(Map.of(Quality.BE, 0, Quality.CU, 15, Quality.CH, 1));
        assertThat(marks.of(Quality.CU)).isEqualTo(15);
        for (Quality quality : Quality.PERMANENT) {
            Marks one = Marks.of(Map.of(quality, 3));
            assertThat(one.points(quality.bit())).as("%s", quality).isEqualTo(3);
            assertThat(one.points(Quality.EVERYTHING_WORN & ~quality.bit())).isZero();
        }
        assertThat(marks.points(Quality.EVERYTHING_WORN)).isEqualTo(16);
        assertThatThrownBy(() -> Marks.of(Map.of(Quality.CU, 16)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Marks.of(Map.of(Quality.CU, -1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_change_takes_the_place_of_what_was_there_or_is_added() {
        CartonSet house = house().cartons();
        Carton first = house.carton(Profession.CLOWN, 1);
        int size = first.obstacles().size();
        int tasks = first.tasks().size();
        Carton last =
                house.with(List.of("CLOWN 1/" + size + " = 11 Cu1 deadly"))
                        .carton(Profession.CLOWN, 1);
        assertThat(last.obstacles()).hasSize(size);
        assertThat(last.obstacles().getLast().value()).isEqualTo(11);
        assertThat(last.obstacles().getLast().deadly()).isTrue();
        Carton longer =
                house.with(List.of("CLOWN 1/" + (size + 1) + " = 11")).carton(Profession.CLOWN, 1);
        assertThat(longer.obstacles()).hasSize(size + 1);
        assertThat(longer.obstacles().getLast().deadly()).isFalse();
        Carton other =
                house.with(List.of("CLOWN 1/2 task = 9 Cu1 -> Ri")).carton(Profession.CLOWN, 1);
        assertThat(other.tasks()).hasSize(tasks);
        Carton more =
                house.with(List.of("CLOWN 1/1 task = 9 Cu1 -> Ri")).carton(Profession.CLOWN, 1);
        assertThat(more.tasks()).hasSize(tasks + 1).containsAll(first.tasks());
    }
}
