package tablee.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.server.evening.Evening.Begun;
import tablee.server.evening.Evening.Ended;
import tablee.server.evening.Evening.Joined;
import tablee.server.evening.Evening.Left;
import tablee.server.evening.Evening.Plan;
import tablee.server.evening.Standings.Chair;
import tablee.table.replay.Choices.Choice;

/// A whole evening, from its lines.
class EveningTest {

    private final List<Evening.Line> lines = new ArrayList<>();
    private final Map<String, Integer> points = new HashMap<>();
    private final Random random = new Random(21);

    private Evening evening(Plan plan) {
        return Evening.of(plan, lines);
    }

    private static Begun begun(List<List<String>> tables) {
        return new Begun(tables, IntStream.range(0, tables.size()).mapToObj(i -> "t" + i).toList());
    }

    /// Ends a table in some order and counts for itself who is ahead of whom.
    private void end(int number, List<String> people, List<String> gone, boolean counted) {
        var order = new ArrayList<>(IntStream.range(0, people.size()).boxed().toList());
        Collections.shuffle(order, random);
        var chairs = new ArrayList<Chair>();
        for (int seat = 0; seat < people.size(); seat++) {
            String person = people.get(seat);
            int rank = order.get(seat) + 1;
            boolean counts = !person.equals(Pairing.BOT) && !gone.contains(person);
            chairs.add(new Chair(person, rank, counts));
            if (counts && counted) {
                points.merge(person, 2 * (people.size() - rank), Integer::sum);
            }
        }
        lines.add(new Ended(number, chairs));
    }

    @Test
    void thirty_two_people_some_late_some_gone_end_with_the_right_standings() {
        var plan = new Plan(Scheme.SWISS, 4, 4, true);
        IntStream.range(0, 30).forEach(i -> lines.add(new Joined("p%02d".formatted(i))));
        for (int round = 1; round <= 4; round++) {
            Evening before = evening(plan);
            assertThat(before.canBegin()).isTrue();
            List<List<String>> tables = before.next();
            assertThat(tables).hasSize(8);
            lines.add(begun(tables));
            assertThat(evening(plan).canBegin()).as("while tables play").isFalse();
            List<String> gone = List.of();
            if (round == 1) {
                lines.add(new Joined("p30"));
                lines.add(new Joined("p31"));
            } else if (round == 3) {
                lines.add(new Left("p07"));
                gone = List.of("p07");
            }
            for (int i = 7; i >= 0; i--) {
                end(i, tables.get(i), gone, true);
            }
            // Another node tells the last one again.
            lines.add(lines.getLast());
        }
        Evening all = evening(plan);
        assertThat(all.standings()).hasSize(32);
        assertThat(all.standings())
                .allMatch(line -> line.points() == points.getOrDefault(line.person(), 0));
        assertThat(all.tables().stream().filter(table -> table.people().contains("p07")))
                .as("whoever has left is seated no more")
                .hasSize(3);
        assertThat(all.tables().stream().filter(table -> table.people().contains("p31")))
                .as("whoever came late plays from the second round on")
                .hasSize(3);

        List<String> best = all.standings().stream().map(Standings.Line::person).limit(4).toList();
        List<List<String>> last = all.next();
        assertThat(last).hasSize(1);
        assertThat(last.getFirst()).containsExactlyInAnyOrderElementsOf(best);
        lines.add(begun(last));
        end(0, last.getFirst(), List.of(), false);
        assertThat(evening(plan).isOver()).isTrue();
        assertThat(evening(plan).standings().subList(0, 4))
                .extracting(Standings.Line::person)
                .containsExactlyInAnyOrderElementsOf(best);
    }

    @Test
    void an_evening_read_again_goes_on_as_if_nothing_had_happened() {
        var plan = new Plan(Scheme.ROBIN, 3, 5, false);
        IntStream.range(0, 10).forEach(i -> lines.add(new Joined("p" + i)));
        Evening going = evening(plan);
        while (!going.isOver()) {
            List<List<String>> tables = going.next();
            int from = lines.size();
            lines.add(begun(tables));
            IntStream.range(0, tables.size()).forEach(i -> end(i, tables.get(i), List.of(), true));
            for (Evening.Line line : lines.subList(from, lines.size())) {
                going = going.after(line);
            }
            assertThat(evening(plan)).isEqualTo(going);
        }
        assertThat(going.round()).isEqualTo(5);
    }

    @Test
    void what_is_stopped_ends_with_its_tables_and_can_be_read_from_writing() {
        var plan = new Plan(Scheme.SWISS, 2, 3, false);
        lines.add(new Joined("ana"));
        lines.add(new Joined("ben"));
        List<List<String>> tables = evening(plan).next();
        lines.add(begun(tables));
        lines.add(new Evening.Stopped());
        lines.add(new Evening.Bound("5a"));
        lines.add(new Evening.Unsealed(1));
        assertThat(evening(plan).isOver()).as("a table plays").isFalse();
        end(0, tables.getFirst(), List.of("ben"), true);
        lines.add(new Left("ben"));
        assertThat(evening(plan).isOver()).isTrue();
        assertThat(evening(plan).canBegin()).isFalse();
        assertThat(lines.stream().map(EveningLines::write).map(EveningLines::read))
                .containsExactlyElementsOf(lines);
    }

    @Test
    void with_the_same_deal_what_others_did_is_told_when_all_tables_know_that_they_are_done() {
        var plan = new Plan(Scheme.SWISS, 2, 2, false);
        lines.add(new Evening.Bound("5a"));
        List.of("ana", "ben", "cleo", "dan").forEach(person -> lines.add(new Joined(person)));
        List<List<String>> tables = evening(plan).next();
        lines.add(begun(tables));
        Evening begun = evening(plan);
        String away = tables.get(0).getFirst();
        String ended = tables.get(1).getFirst();
        end(1, tables.get(1), List.of(), true);
        for (String person : List.of(away, "")) {
            assertThat(evening(plan).toldTo(person)).isEqualTo(begun);
        }
        assertThat(evening(plan).toldTo(ended).present().get(1).isOver()).isTrue();
        end(0, tables.get(0), List.of(), true);
        assertThat(evening(plan).isResting()).isTrue();
        assertThat(evening(plan).canBegin()).as("tables do not know it yet").isFalse();
        assertThat(evening(plan).toldTo("").standings()).isEqualTo(begun.standings());
        lines.add(new Evening.Unsealed(1));
        assertThat(evening(plan).canBegin()).isTrue();
        assertThat(evening(plan).toldTo("").standings()).isEqualTo(evening(plan).standings());
        evening(plan)
                .standings()
                .forEach(
                        line ->
                                assertThat(line.points())
                                        .isEqualTo(points.getOrDefault(line.person(), 0)));
    }

    @Test
    void decisions_of_tables_are_compared_where_the_same_was_seen() {
        var one = List.of(choice("A", "first", "x"), choice("B", "second", "y"));
        var other =
                List.of(
                        choice("A", "first", "x"),
                        choice("B", "second", "z"),
                        choice("B", "second", "y"),
                        choice("A", "alone", "x"));
        var compared = Comparison.of(List.of(one, other));
        assertThat(compared.alike()).isEqualTo(1);
        assertThat(compared.parted()).hasSize(1);
        assertThat(compared.parted().getFirst())
                .extracting(answer -> answer.table() + answer.choice().move())
                .containsExactly("0y", "1z");
    }

    private static Choice choice(String seat, String sight, String move) {
        return new Choice(1, Seat.of(seat), sight, move, move);
    }
}
