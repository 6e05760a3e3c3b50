package tablee.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tablee.server.evening.Standings.Chair;
import tablee.server.evening.Standings.Line;

class StandingsTest {

    private static Chair chair(String person, int rank) {
        return new Chair(person, rank, true);
    }

    @Test
    void two_points_for_everybody_behind_and_one_for_everybody_level() {
        List<Line> lines =
                Standings.of(
                        List.of("ana", "ben", "cem", "dee"),
                        List.of(List.of(chair("ana", 1), chair("ben", 2), chair("cem", 2))),
                        List.of());
        assertThat(lines)
                .containsExactly(
                        new Line("ana", 1, 4, 2, 1, 1),
                        new Line("ben", 2, 1, 5, 1, 0),
                        new Line("cem", 2, 1, 5, 1, 0),
                        new Line("dee", 4, 0, 0, 0, 0));
    }

    @Test
    void what_a_bot_ended_gives_nothing_and_others_are_still_ahead_of_it() {
        List<Line> lines =
                Standings.of(
                        List.of("ana", "ben"),
                        List.of(List.of(new Chair("ana", 1, false), chair("ben", 2), chair("", 3))),
                        List.of());
        assertThat(lines)
                .containsExactly(new Line("ben", 1, 2, 0, 1, 0), new Line("ana", 2, 0, 2, 1, 0));
    }

    @Test
    void those_of_the_final_come_first_as_it_ended() {
        List<Line> lines =
                Standings.of(
                        List.of("ana", "ben", "cem"),
                        List.of(
                                List.of(chair("ana", 1), chair("ben", 2)),
                                List.of(chair("cem", 1), chair("", 2))),
                        List.of(chair("ben", 1), chair("ana", 2)));
        assertThat(lines).extracting(Line::person).containsExactly("ben", "ana", "cem");
    }

    @Test
    void the_order_in_which_tables_are_read_changes_nothing() {
        var random = new Random(3);
        var people = new ArrayList<>(List.of("a", "b", "c", "d", "e", "f"));
        var games = new ArrayList<List<Chair>>();
        for (int i = 0; i < 20; i++) {
            Collections.shuffle(people, random);
            games.add(
                    List.of(
                            chair(people.get(0), 1),
                            chair(people.get(1), 2),
                            chair(people.get(2), 1 + random.nextInt(3))));
        }
        List<Line> before = Standings.of(people, games, List.of());
        Collections.shuffle(games, random);
        Collections.shuffle(people, random);
        assertThat(Standings.of(people, games, List.of())).isEqualTo(before);
    }
}
