package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.ChanceSource;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.metro.Tables;
import tablee.metro.content.Station;
import tablee.testkit.Rule;

/// Three Stations, in their order, each as long as the table says and played by the same rules.
class StationsTest {

    /// Where a game was when each of its turns began: Station, round, player.
    private static List<List<Integer>> turns(int seats, long seed) {
        var match =
                Match.start(
                        Tables.METRO,
                        Tables.of(
                                seats,
                                "intensity",
                                "LIBRE",
                                "accrocsMajorite",
                                "0",
                                "accrocsMaturite",
                                "0",
                                "starter",
                                "B"),
                        ChanceSource.of(new Streams(seed).stream("c")));
        var choice = new Streams(seed).stream("choice");
        var turns = new ArrayList<List<Integer>>();
        while (match.state().question != Question.OVER) {
            MetroState state = match.state();
            if (state.question == Question.TURN) {
                assertThat(state.turn).isEqualTo(turns.size() + 1);
                turns.add(List.of(state.station, state.round, state.active));
                for (Station later : Station.ALL) {
                    if (later.index() > state.station) {
                        assertThat(state.pileSize(later.index())).isZero();
                    }
                }
            }
            Seat seat = state.awaitedSeats().first();
            List<MetroAction> legal = match.legal(seat);
            match.act(seat, legal.get(choice.below(legal.size())));
        }
        return turns;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @Rule({
        "METRO-GAME-2", "METRO-GAME-4", "METRO-GAME-6", "METRO-STATION-1", "METRO-STATION-2",
        "METRO-STATION-3", "METRO-STATION-5", "METRO-STATION-10", "METRO-FLOW-1", "METRO-RULE-1"
    })
    void puberty_majority_maturity_and_no_other_order(int seats) {
        int rounds = List.of(8, 7, 7, 6).get(seats - 3);
        var wanted = new ArrayList<List<Integer>>();
        for (int station = 0; station < 3; station++) {
            for (int round = 1; round <= rounds; round++) {
                for (int place = 0; place < seats; place++) {
                    wanted.add(List.of(station, round, (1 + station + place) % seats));
                }
            }
        }
        assertThat(turns(seats, seats)).isEqualTo(wanted);
    }

    /// Turns as they can be played in any Station; the letter of a pile is that of the cards in it.
    private static final List<String> SAME =
            List.of(
                    "draw P, lay colo, lay cocon-familial, pile P",
                    "draw P, lay colo, stop",
                    "draw P, lay baskets-stylees",
                    "draw P, lay defi-des-coeurs, duel C",
                    "draw P, lay meilleurs-amis-pour-la-vie, choose B",
                    "change P6",
                    "change P4 M2",
                    "draw M, lay colo, stop",
                    "draw M, lay photo-de-soiree, against B");

    private static MetroState played(Station station, String moves) {
        String position =
                "{'station': '"
                        + station.name()
                        + "', 'turn': 30, 'players': {'A': {'hand': ['Colo', 'Cocon familial', 'Baskets stylées',"
                        + " 'Défi des cœurs', 'Meilleurs amis pour la vie', 'Photo de soirée'], 'front': ['amour-d-enfance'],"
                        + " 'money': 1}}, 'piles': {'P': ['Brevet', 'Brevet', 'Brevet', 'Brevet', 'Brevet', 'Brevet'],"
                        + " 'M': ['Erasmus', 'Erasmus', 'Erasmus']}}";
        MetroState state = Tables.position(3, position);
        for (String move : moves.split(", ", -1)) {
            Seat seat = Seat.of(0);
            MetroAction action = Tables.METRO.formats().read(move);
            assertThat(Tables.METRO.refusal(Tables.METRO.view(state, seat), action)).isEmpty();
            state = Tables.METRO.act(state, seat, action, tablee.engine.Events.NONE);
        }
        return state;
    }

    private static Json apartFromTheStation(MetroState state) {
        var fields = new TreeMap<>(Tables.METRO.formats().position(state).fields());
        fields.remove("station");
        var json = Json.object();
        fields.forEach(json::put);
        return json.build();
    }

    @TestFactory
    @Rule({"METRO-STATION-9", "METRO-STATION-13", "METRO-RULE-26", "METRO-RULE-50"})
    Stream<DynamicTest> a_turn_is_the_same_in_every_station() {
        return SAME.stream()
                .map(
                        moves ->
                                DynamicTest.dynamicTest(
                                        moves,
                                        () -> {
                                            Json first =
                                                    apartFromTheStation(
                                                            played(Station.PUBERTE, moves));
                                            for (Station later :
                                                    List.of(Station.MAJORITE, Station.MATURITE)) {
                                                assertThat(
                                                                apartFromTheStation(
                                                                        played(later, moves)))
                                                        .isEqualTo(first);
                                            }
                                        }));
    }

    /// What may be answered, question by question, does not depend on the Station either.
    @Test
    @Rule({"METRO-STATION-9", "METRO-STATION-13"})
    void the_choices_are_the_same_in_every_station() {
        for (String moves : List.of("draw P", "draw P, lay colo", "draw M, lay photo-de-soiree")) {
            var lists = new ArrayList<List<MetroAction>>();
            for (Station station : Station.ALL) {
                MetroState state = played(station, moves);
                lists.add(Tables.METRO.legal(Tables.METRO.view(state, Seat.of(0))));
            }
            assertThat(lists.getFirst()).hasSizeGreaterThan(1);
            assertThat(lists.get(1)).isEqualTo(lists.get(0));
            assertThat(lists.get(2)).isEqualTo(lists.get(0));
        }
    }
}
