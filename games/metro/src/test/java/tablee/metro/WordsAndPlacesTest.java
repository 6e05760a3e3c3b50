package tablee.metro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.BadInput;
import tablee.engine.ContentSource;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.testkit.Rule;

/// How cards are called by people who type, and the door through which others come to the game.
class WordsAndPlacesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Amour d'enfance | amour-d-enfance",
                "àâäáã éèêë îïí ôöó ùûüú ç ñ œ | aaaaa-eeee-iii-ooo-uuuu-c-n-oe",
                "ÉTÉ À NOËL | ete-a-noel",
                "  a  --  z  | a-z",
                "az`{AZ@[09/: | az-az-09",
                "« Vu » ! | vu",
                "?! |"
            })
    void a_title_as_it_is_typed(String title, String slug) {
        assertThat(Codes.slug(title)).isEqualTo(slug == null ? "" : slug);
    }

    @Test
    void a_code_is_of_the_list_or_nothing() {
        assertThat(Codes.find(Category.ALL, "SEXE")).contains(Category.SEXE);
        assertThat(Codes.find(Category.ALL, "sexe")).isEmpty();
    }

    /// Two camps, a diploma between them.
    private final CardSet set = Tables.METRO.set();

    private final int[] laid = {
        Shown.laid(set.named("colo").index, 0, 3),
        Shown.laid(set.named("brevet").index, 0, 4),
        Shown.laid(set.named("colo").index, 0, 5)
    };

    @Test
    @Rule("METRO-HIDE-6")
    void further_copies_are_numbered_in_the_order_they_lie() {
        assertThat(Places.name(set, laid, 0)).isEqualTo("colo");
        assertThat(Places.name(set, laid, 1)).isEqualTo("brevet");
        assertThat(Places.name(set, laid, 2)).isEqualTo("colo~2");
        for (int place = 0; place < laid.length; place++) {
            assertThat(Places.find(set, laid, Places.name(set, laid, place))).isEqualTo(place);
        }
        assertThat(Places.find(set, laid, "colo~1")).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "colo~3",
                "brevet~2",
                "colo~0",
                "colo~",
                "colo~x",
                "colo~100",
                "~2",
                "erasmus"
            })
    void nothing_else_lies_there(String name) {
        assertThat(Places.find(set, laid, name)).isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({
        "POINTS:AMOUR",
        "CARDS:SOCIAL",
        "LIFE_POINTS",
        "LIFE_CARDS",
        "NOBLESSE",
        "PATRIMOINE_POINTS",
        "PATRIMOINE_CARDS",
        "ACCROCS",
        "TITLE:Colo",
        "MONEY"
    })
    void a_number_on_the_table_has_one_way_to_be_written(String code) {
        assertThat(Metric.parse(code).orElseThrow().code()).isEqualTo(code);
    }

    @Test
    void the_door() {
        MetroProvider provider = Owned.METRO;
        assertThat(provider.id()).isEqualTo("metro");
        assertThat(provider.house()).isSameAs(MetroGame.house());
        assertThat(provider.contentFiles()).isEqualTo(SetLoader.FILES);
        assertThat(provider.houseContent().name()).isEqualTo("house");
        assertThat(provider.houseContent().read("life.json")).isPresent();
        assertThat(provider.with(provider.houseContent()).info())
                .isEqualTo(provider.house().info());
        // Points that our own set may not have are an owner's business.
        String from = "'points': {'AMOUR': 4}";
        String to = "'points': {'AMOUR': 5}";
        assertThat(provider.with(Owned.set("mine", "life.json", from, to)).info().content())
                .startsWith("mine/");
        ContentSource ours = Owned.set("house", "life.json", from, to);
        assertThatThrownBy(() -> provider.with(ours)).isInstanceOf(BadInput.class);
        assertThat(provider.check(ours).isSound()).isFalse();
        assertThat(provider.check(Owned.set("mine", "life.json", from, to)).isSound()).isTrue();
    }

    /// A set with three couples seats three.
    @Test
    @Rule({"METRO-SETUP-1", "METRO-SETUP-9"})
    void a_game_needs_a_couple_for_everybody_and_a_starter_who_sits_there() {
        String people = Owned.METRO.houseContent().read("personnages.json").orElseThrow();
        int third = -1;
        for (int i = 0; i < 4; i++) {
            third = people.indexOf("{ \"names\"", third + 1);
        }
        String few = people.substring(0, people.lastIndexOf(',', third)) + "\n] }";
        var small =
                new MetroGame(
                        SetLoader.load(
                                        new ContentSource() {
                                            @Override
                                            public String name() {
                                                return "few";
                                            }

                                            @Override
                                            public java.util.Optional<String> read(String file) {
                                                return file.equals("personnages.json")
                                                        ? java.util.Optional.of(few)
                                                        : Owned.METRO.houseContent().read(file);
                                            }
                                        })
                                .set());
        assertThat(small.set().characters()).hasSize(3);
        assertThat(small.start(Tables.of(3)).question).isNotEqualTo(Question.OVER);
        assertThatThrownBy(() -> small.start(Tables.of(4))).isInstanceOf(BadInput.class);
        assertThat(Tables.METRO.start(Tables.of(3, "starter", "C")).starter).isEqualTo(2);
        assertThatThrownBy(() -> Tables.METRO.start(Tables.of(3, "starter", "D")))
                .isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("METRO-FLOW-2")
    void the_quick_list_is_the_list_and_who_watches_has_none() {
        MetroState state =
                Tables.position(
                        3, "{'players': {'A': {'hand': ['Colo']}}, 'piles': {'P': ['Brevet']}}");
        Seat seat = Seat.of(0);
        assertThat(Tables.METRO.quickLegal(state, seat))
                .hasSize(2)
                .isEqualTo(Tables.METRO.legal(Tables.METRO.view(state, seat)));
        assertThat(Tables.METRO.legal(Tables.METRO.view(state, Spectator.SPECTATOR))).isEmpty();
        MetroView view = Tables.METRO.view(state, seat);
        assertThat(view.awaited()).isEqualTo(state.awaitedSeats());
        assertThatThrownBy(() -> Tables.METRO.quickLegal(state, seat).get(2))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }
}
