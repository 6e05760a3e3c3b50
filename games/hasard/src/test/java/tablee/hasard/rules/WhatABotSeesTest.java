package tablee.hasard.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.hasard.HasardGame;
import tablee.hasard.HasardProvider;
import tablee.hasard.content.Quality;
import tablee.testkit.Rule;

/// A program that plays asks a view, never a state: every answer it can get.
class WhatABotSeesTest {

    private static final HasardGame GAME = HasardProvider.game();

    /// A and C against B and D, in the middle of a sacrifice of rings.
    private static final HasardView CAMPS =
            view(
                    4,
                    Map.of("level", "V", "camps", "true"),
                    "{'phase':'RINGS','sum':6,'turns':17,'tracks':{'T1':'CLOWN 2','T2':'GANGSTER 2'},"
                            + "'pawns':{'1':{'at':'T1:1/3','has':'Be Cu','Sa':1,'ambush':8},'2':{'at':'CR'},"
                            + "'3':{'at':'T2:1/2','Ri':2},'4':{'at':'DEAD'}}}");

    /// A position; single quotes spare the reader the backslashes.
    private static HasardView view(int seats, Map<String, String> options, String position) {
        HasardState state =
                GAME.formats()
                        .position(
                                GAME.options().settings(seats, options),
                                Json.parse(position.replace('\'', '"')));
        return GAME.view(state, Seat.of(state.seat(state.active)));
    }

    private static HasardView view(String level, String position) {
        return view(3, Map.of("level", level), position);
    }

    @Test
    @Rule("HAS-R38")
    void who_is_still_on_the_way() {
        HasardView.Now now = CAMPS.now();
        assertThat(IntStream.rangeClosed(1, 4).mapToObj(p -> now.pawn(p).lives()))
                .containsExactly(true, true, true, false);
        HasardView arrived =
                view(
                        3,
                        Map.of("level", "V", "end", "play-on"),
                        "{'active':2,'pawns':{'1':{'at':'SUCCESS'}}}");
        assertThat(arrived.now().pawn(1).lives()).isFalse();
        assertThat(arrived.now().pawn(2).lives()).isTrue();
    }

    @Test
    @Rule("HAS-17-1")
    void whose_camp_is_whose() {
        HasardView.Now now = CAMPS.now();
        assertThat(IntStream.rangeClosed(1, 4).mapToObj(p -> now.pawn(p).camp()))
                .containsExactly(0, 1, 0, 1);
        assertThat(List.of(now.opponents(1, 2), now.opponents(1, 3), now.opponents(2, 3)))
                .containsExactly(true, false, true);
        assertThat(List.of(now.purse(1, Quality.RI), now.purse(1, Quality.SA)))
                .as("the rings of a camp")
                .containsExactly(2, 1);
        assertThat(List.of(now.purse(2, Quality.RI), now.purse(2, Quality.SA)))
                .containsExactly(0, 0);
        HasardView alone = view("V", "{'pawns':{'1':{'Ri':2},'2':{'Ri':1},'3':{'Ri':4}}}");
        assertThat(IntStream.rangeClosed(1, 3).mapToObj(p -> alone.now().purse(p, Quality.RI)))
                .as("without camps everybody pays alone")
                .containsExactly(2, 1, 4);
    }

    @Test
    void what_was_thrown_and_how_long_it_takes() {
        assertThat(CAMPS.now().sum()).isEqualTo(6);
        assertThat(CAMPS.now().turns()).isEqualTo(17);
        assertThat(CAMPS.now().atTask()).isFalse();
    }

    /// The clown's first Carton is 7 8 8 9 7: past the third obstacle 9 and 7 are left, the ambush, and four Cartons of 40.
    @Test
    @Rule("HAS-R39")
    void how_far_everybody_lags_behind() {
        assertThat(IntStream.rangeClosed(1, 4).mapToObj(CAMPS.now()::lag))
                .startsWith(9 + 7 + 8 + 4 * 40, 5 * 40)
                .endsWith(100);
    }

    @Test
    @Rule({"HAS-14-4", "HAS-14-5"})
    void the_task_one_stands_level_with() {
        String level = "'tracks':{'T1':'CLOWN 2'},'pawns':{'1':{'at':'T1:1/2'}}";
        HasardView.Now asked = view("D", "{'phase':'TASK','window':true," + level + "}").now();
        HasardView.Now trying = view("D", "{'phase':'THROW','atTask':true," + level + "}").now();
        assertThat(asked.atTask()).isFalse();
        assertThat(trying.atTask()).isTrue();
        assertThat(asked.task().orElseThrow().reward()).isEqualTo(Quality.SA);
        assertThat(CAMPS.now().task()).isEmpty();
    }

    @Test
    @Rule({"HAS-4-6", "HAS-4-7"})
    void what_a_quality_asks_for() {
        HasardView.Now now =
                view(
                                "D",
                                "{'phase':'QUALITY','drawRound':3,'active':2,'pawns':{'1':{'at':'UNBORN'},"
                                        + "'2':{'at':'UNBORN','has':'Be Cu'},'3':{'at':'UNBORN'}}}")
                        .now();
        assertThat(now.drawn()).isEqualTo(Quality.PERMANENT.get(3));
        assertThat(now.needed()).as("6, and one more for each bead").isEqualTo(8);
    }

    /// At the crossroads nothing lies ahead until a track is named.
    @Test
    void what_lies_ahead() {
        assertThat(CAMPS.now().ahead(1).orElseThrow().value()).isEqualTo(9);
        assertThat(CAMPS.now().ahead(2)).isEmpty();
        assertThat(CAMPS.now().ahead(4)).isEmpty();
        assertThat(CAMPS.now().track()).isEqualTo(-1);
        String named = "{'phase':'THROW','track':'T1','tracks':{'T1':'CLOWN 2'}}";
        HasardView.Now now = view("D", named).now();
        assertThat(now.track()).isZero();
        assertThat(now.ahead(1).orElseThrow().value()).as("named by the first").isEqualTo(7);
        assertThat(now.ahead(2)).as("and by nobody else").isEmpty();
    }

    /// The odds a screen shows: on the clown's first Carton with boldness, which counts 2 on the first obstacle and 3 on the fourth.
    @Test
    void how_many_of_36_throws_pass() {
        Json odds = GAME.formats().now(CAMPS).at("odds");
        assertThat(odds.fields().keySet())
                .containsExactly("CH-L", "CH-R", "CLOWN 1", "CLOWN 2", "GANGSTER 1", "GANGSTER 2");
        assertThat(odds.at("CLOWN 1").items()).map(Json::asInt).containsExactly(30, 15, 15, 26, 21);
        HasardView over = view("D", "{'phase':'OVER','ending':'ALL_DEAD','tracks':{'T1':'CLOWN'}}");
        assertThat(GAME.formats().now(over).at("odds").fields()).isEmpty();
    }

    @Test
    @Rule("HAS-R56")
    void whose_last_turn_was_a_free_change() {
        HasardView.Memory memory = view("V", "{'freeChanges':5}").memory();
        assertThat(IntStream.rangeClosed(1, 3).mapToObj(memory::changedFreely))
                .containsExactly(true, false, true);
        assertThat(CAMPS.memory().changedFreely(1)).isFalse();
    }

    /// Nothing is hidden: who imagines the table imagines it as it is, and the quick list is the list.
    @Test
    void nothing_has_to_be_imagined() {
        HasardState imagined = GAME.imagine(CAMPS, new Streams(1).stream("imagined"));
        assertThat(GAME.view(imagined, CAMPS.viewer())).isEqualTo(CAMPS);
        assertThat(GAME.quickLegal(imagined, Seat.of(0))).isNotEmpty().isEqualTo(GAME.legal(CAMPS));
    }

    @Test
    @Rule("HAS-22-4")
    void in_front_of_whom_the_destiny_die_lies() {
        assertThat(view("C", "{'active':2,'destiny':'CRI'}").now().thrower()).isEqualTo(2);
        assertThat(view("C", "{'active':3,'destinyPending':true}").now().thrower()).isEqualTo(3);
        assertThat(view("C", "{'active':3}").now().thrower()).isZero();
    }

    @Test
    @Rule("HAS-R35")
    void a_table_where_the_dead_play_is_no_table() {
        HasardState state = GAME.imagine(CAMPS, new Streams(1).stream("imagined")).fork();
        GAME.check(state);
        state.active = 3;
        assertThatThrownBy(() -> GAME.check(state)).hasMessageContaining("HAS-R35");
    }
}
