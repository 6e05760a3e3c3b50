package tablee.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Laws of every round, tried on evenings of many sizes with people who come and go.
class PairingTest {

    private static List<String> people(int count) {
        return IntStream.range(0, count).mapToObj(i -> "p%02d".formatted(i)).toList();
    }

    private static Map<String, Integer> meetings(List<List<String>> past) {
        var met = new HashMap<String, Integer>();
        for (List<String> table : past) {
            for (String one : table) {
                for (String other : table) {
                    if (one.compareTo(other) < 0 && !one.equals(Pairing.BOT)) {
                        met.merge(one + other, 1, Integer::sum);
                    }
                }
            }
        }
        return met;
    }

    @ParameterizedTest
    @EnumSource
    void everybody_plays_once_a_round_and_bots_are_spread(Scheme scheme) {
        var random = new Random(4);
        for (int trial = 0; trial < 120; trial++) {
            int seats = 2 + random.nextInt(5);
            var past = new ArrayList<List<String>>();
            for (int round = 0; round < 4; round++) {
                var here = new ArrayList<>(people(2 + random.nextInt(30)));
                Collections.shuffle(here, random);
                List<List<String>> tables = Pairing.of(scheme, here, seats, past, round);
                assertThat(tables.stream().flatMap(List::stream).filter(p -> !p.isEmpty()))
                        .containsExactlyInAnyOrderElementsOf(here);
                assertThat(tables).hasSize((here.size() + seats - 1) / seats);
                List<Integer> bots =
                        tables.stream()
                                .map(table -> Collections.frequency(table, Pairing.BOT))
                                .toList();
                assertThat(Collections.max(bots) - Collections.min(bots)).isLessThanOrEqualTo(1);
                assertThat(tables).allMatch(table -> table.size() == seats);
                past.addAll(tables);
            }
        }
    }

    @Test
    void two_at_a_table_in_turn_meet_everybody_once() {
        for (int count : List.of(4, 5, 6, 7, 10)) {
            var past = new ArrayList<List<String>>();
            int rounds = count - 1 + count % 2;
            for (int round = 0; round < rounds; round++) {
                past.addAll(Pairing.of(Scheme.ROBIN, people(count), 2, past, round));
            }
            assertThat(meetings(past)).hasSize(count * (count - 1) / 2);
            assertThat(meetings(past).values()).containsOnly(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void thirty_two_at_eight_tables_hardly_meet_twice_and_sit_everywhere(Scheme scheme) {
        var random = new Random(7);
        var past = new ArrayList<List<String>>();
        var ranked = new ArrayList<>(people(32));
        for (int round = 0; round < 4; round++) {
            Collections.shuffle(ranked, random);
            past.addAll(Pairing.of(scheme, ranked, 4, past, round));
        }
        Map<String, Integer> met = meetings(past);
        assertThat(met.values()).allMatch(times -> times <= 2);
        assertThat(met.values().stream().filter(times -> times == 2).count())
                .as("of 192 meetings")
                .isLessThanOrEqualTo(8);
        for (String person : people(32)) {
            List<Integer> chairs =
                    past.stream().map(table -> table.indexOf(person)).filter(i -> i >= 0).toList();
            long most =
                    chairs.stream()
                            .mapToLong(chair -> Collections.frequency(chairs, chair))
                            .max()
                            .orElseThrow();
            assertThat(most).as("%s sat at %s", person, chairs).isLessThanOrEqualTo(2);
        }
    }

    @Test
    void no_two_people_could_change_tables_and_meet_fewer_again() {
        var past = new ArrayList<List<String>>();
        for (int round = 0; round < 6; round++) {
            List<List<String>> tables = Pairing.of(Scheme.ROBIN, people(12), 3, past, round);
            Map<String, Integer> met = meetings(past);
            long now = again(tables, met);
            for (int one = 0; one < tables.size(); one++) {
                for (int other = one + 1; other < tables.size(); other++) {
                    for (int i = 0; i < 9; i++) {
                        assertThat(again(swapped(tables, one, other, i / 3, i % 3), met))
                                .isGreaterThanOrEqualTo(now);
                    }
                }
            }
            past.addAll(tables);
        }
    }

    private static long again(List<List<String>> tables, Map<String, Integer> met) {
        return meetings(tables).keySet().stream()
                .mapToLong(pair -> (long) met.getOrDefault(pair, 0) * met.getOrDefault(pair, 0))
                .sum();
    }

    private static List<List<String>> swapped(
            List<List<String>> tables, int one, int other, int i, int j) {
        var copy = new ArrayList<List<String>>();
        tables.forEach(table -> copy.add(new ArrayList<>(table)));
        String moved = copy.get(one).set(i, copy.get(other).get(j));
        copy.get(other).set(j, moved);
        return copy;
    }

    @Test
    void in_the_swiss_way_the_best_sit_together_when_nobody_has_met() {
        List<List<String>> tables = Pairing.of(Scheme.SWISS, people(8), 4, List.of(), 0);
        assertThat(tables.getFirst()).containsExactlyInAnyOrder("p00", "p01", "p02", "p03");
    }

    @Test
    void the_same_past_seats_the_same_way() {
        List<List<String>> past = List.of(List.of("p00", "p01", ""), List.of("p02", "", "p03"));
        assertThat(
                        Stream.generate(() -> Pairing.of(Scheme.SWISS, people(7), 3, past, 1))
                                .limit(3)
                                .distinct())
                .hasSize(1);
    }
}
