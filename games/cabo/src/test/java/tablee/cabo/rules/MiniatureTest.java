package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tablee.cabo.Tables;
import tablee.engine.Chance;
import tablee.engine.Drawn;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Streams;
import tablee.testkit.Rule;

/// Positions small enough to be played out completely, with everything worked out by hand.
class MiniatureTest {

    private static final Seat A = Seat.of(0);

    /// Every way the round can go on, as the moves, with the points it gives.
    private static Map<String, List<Integer>> endings(CaboState state) {
        var endings = new TreeMap<String, List<Integer>>();
        follow(state, "", endings);
        return endings;
    }

    private static void follow(CaboState state, String path, Map<String, List<Integer>> endings) {
        if (state.phase == CaboPhase.ROUND_SUMMARY || state.phase == CaboPhase.GAME_OVER) {
            endings.put(path.strip(), state.sheet.points().getLast());
            return;
        }
        Seat seat =
                Tables.CABO.next(state) instanceof Next.Decide(Seats awaited) ? awaited.first() : A;
        for (CaboAction action : Tables.CABO.quickLegal(state, seat)) {
            String move = Tables.CABO.formats().write(action);
            follow(
                    Tables.CABO.act(state, seat, action, Events.NONE),
                    path + " / " + seat + " " + move,
                    endings);
        }
    }

    @Test
    @Rule({"CABO-CALL-4", "CABO-CALL-6", "CABO-SCORE-2..5", "CABO-TURN-2", "CABO-POWER-2"})
    void one_last_turn_with_one_card_each() {
        CaboState state =
                Tables.position(
                        2,
                        "{'caller':'A','active':'B','tableaux':{'A':[3,null,null,null],"
                                + "'B':[5,null,null,null]},'discard':[0],'draw':[9]}");
        assertThat(endings(state))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                "/ B draw / B exchange 1", List.of(0, 9),
                                "/ B draw / B discard", List.of(0, 5),
                                "/ B draw / B use / B spy A1", List.of(0, 5),
                                "/ B draw / B use / B forgo", List.of(0, 5),
                                "/ B take / B exchange 1", List.of(8, 0)));
    }

    @Test
    @Rule({"CABO-SET-4", "CABO-SET-8", "CABO-POWER-3", "CABO-SCORE-4"})
    void a_last_turn_with_a_pair_and_a_swap() {
        CaboState state =
                Tables.position(
                        2,
                        "{'caller':'A','active':'B','tableaux':{'A':[2,null,null,null],"
                                + "'B':[4,null,4,null]},'discard':[1],'draw':[11]}");
        assertThat(endings(state))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.ofEntries(
                                Map.entry("/ B draw / B exchange 1", List.of(0, 15)),
                                Map.entry("/ B draw / B exchange 3", List.of(0, 15)),
                                Map.entry("/ B draw / B exchange 1 3", List.of(0, 11)),
                                Map.entry("/ B draw / B discard", List.of(0, 8)),
                                Map.entry("/ B draw / B use / B forgo", List.of(0, 8)),
                                Map.entry("/ B draw / B use / B swap 1 A1", List.of(0, 6)),
                                Map.entry("/ B draw / B use / B swap 3 A1", List.of(0, 6)),
                                Map.entry("/ B take / B exchange 1", List.of(0, 5)),
                                Map.entry("/ B take / B exchange 3", List.of(0, 5)),
                                Map.entry("/ B take / B exchange 1 3", List.of(7, 0))));
    }

    /// With four cards each there are 15 exchanges. Drawing a 9 with two opponents: 15 + discard + (8 spies + forgo); taking: 15.
    @Test
    @Rule({"CABO-R-19", "CABO-CALL-4", "CABO-TURN-2"})
    void two_last_turns_have_as_many_endings_as_a_hand_count() {
        CaboState state =
                Tables.position(
                        3,
                        "{'caller':'A','active':'B','tableaux':{'A':[1,2,3,4],'B':[1,2,3,4],"
                                + "'C':[1,2,3,4]},'discard':[5],'draw':[9,6]}");
        // B draws the 9, and C then draws a 6 or takes whatever lies on top: 15 + 1 + 15 ways each.
        // B takes the 5; C then draws the 9: 15 + 1 + 9, or takes: 15.
        // Of B's single exchanges nothing shrinks; no claim of B's can succeed with four different
        // cards.
        int afterDraw = (15 + 1 + 9) * (15 + 1 + 15);
        int afterTake = 15 * (15 + 1 + 9 + 15);
        assertThat(endings(state)).hasSize(afterDraw + afterTake);
    }

    private static Chance due(CaboState state) {
        if (Tables.CABO.next(state) instanceof Next.Draw(Chance chance)) {
            return chance;
        }
        throw new AssertionError("no chance is due in " + state.phase);
    }

    /// Eleven discards under the top one, four 1s, four 2s and three 3s, become the draw pile.
    @Test
    @Rule({"CABO-PILE-1", "CABO-PILE-2", "CABO-R-16"})
    void a_renewed_pile_has_the_odds_of_its_cards() {
        CaboState state =
                Tables.position(
                        Tables.of(5, "startCards", "8"),
                        "{'draw':[3],'discard':[1,1,1,1,2,2,2,2,3,3,3],'tableaux':{"
                                + "'A':[4,4,4,4,5,5,5,5],'B':[6,6,6,6,7,7,7,7],"
                                + "'C':[8,8,8,8,9,9,9,9],'D':[10,10,10,10,11,11,11,11],"
                                + "'E':[12,12,12,12,13,13,0,0]}}");
        state = Tables.CABO.act(state, A, new CaboAction.Draw(), Events.NONE);
        CaboState due = Tables.CABO.act(state, A, new CaboAction.Discard(), Events.NONE);
        Chance renewal = due(due);
        var odds = new HashMap<Integer, Double>();
        var results = new ArrayList<Drawn>();
        renewal.forEach(
                drawn -> {
                    results.add(drawn);
                    CaboState after = Tables.CABO.draw(due, drawn, Events.NONE);
                    odds.merge(
                            (int) after.pile[after.top], renewal.probability(drawn), Double::sum);
                });
        // 11! / (4! 4! 3!) orders.
        assertThat(results).hasSize(11_550);
        assertThat(odds.get(1)).isCloseTo(4 / 11.0, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(odds.get(2)).isCloseTo(4 / 11.0, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(odds.get(3)).isCloseTo(3 / 11.0, org.assertj.core.data.Offset.offset(1e-9));
    }

    /// B has one unknown card and the draw pile two: three cards A cannot place, a 1, a 2 and a 2.
    @Test
    @Rule({"CABO-INFO-15", "CABO-INFO-16"})
    void imagined_worlds_are_all_possible_ones_equally_often() {
        CaboState state =
                Tables.position(
                        Tables.of(5, "startCards", "8"),
                        "{'draw':[1,2],'rest':'discard','active':'A','tableaux':{"
                                + "'A':[4,4,4,4,5,5,5,5],'B':[6,6,6,6,7,7,7,2],"
                                + "'C':[8,8,8,8,9,9,9,9],'D':[10,10,10,10,11,11,11,11],"
                                + "'E':[12,12,12,12,13,13,0,0]},'known':{'A':"
                                + everythingBut("B8", 5)
                                + "}}");
        CaboView view = Tables.CABO.view(state, A);
        var counts = new TreeMap<String, Integer>();
        int worlds = 6_000;
        for (int i = 0; i < worlds; i++) {
            CaboState world = Tables.CABO.imagine(view, new Streams(i).stream("imagine"));
            int unknown = world.tableaux[Place.read("B8").cell()];
            counts.merge(unknown + " " + world.pile[0] + " " + world.pile[1], 1, Integer::sum);
        }
        assertThat(counts.keySet()).containsExactly("1 2 2", "2 1 2", "2 2 1");
        // Each has probability 1/3; four deviations of √(6000 · 2/9) are 146.
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(1854, 2146));
    }

    private static String everythingBut(String unknown, int seats) {
        var places = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            for (int slot = 1; slot <= 8; slot++) {
                String place = Seat.of(seat).label() + slot;
                if (!place.equals(unknown)) {
                    places.add("'" + place + "'");
                }
            }
        }
        return "[" + String.join(",", places) + "]";
    }
}
