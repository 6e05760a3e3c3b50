package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// Two tables are the same exactly when everything on them is.
class EqualTablesTest {

    private static final String LIVES =
            "'players': {'A': {'character': 'ondine-felix', 'hand': ['Colo', 'Brevet'], 'front': ['Erasmus', 'Chalet'],"
                    + " 'accrocs': ['Panne de métro'], 'running': ['Bouton du jour J'], 'duels': ['Défi des cœurs']}},"
                    + " 'piles': {'P': ['Colo', 'Brevet'], 'M': ['Erasmus'], 'T': ['Chalet']}";

    private static final String FLOW =
            "'question': 'OPPONENT', 'flow': {'card': 'Brevet', 'victim': 'B', 'chosen': 'B', 'moved': 1, 'effect': 1, 'step': 1,"
                    + " 'left': 1, 'spared': ['B'], 'waiting': ['B'], 'revealing': ['B'], 'outer': {'card': 'Colo'}}, ";

    /// What to say otherwise: in the first table, or in the second.
    private static final List<String> CHANGES =
            List.of(
                    "'station': 'MATURITE'",
                    "'round': 2",
                    "'active': 'B'",
                    "'starter': 'B'",
                    "'turn': 99",
                    "'drawn': 'nothing'",
                    "'drawn': 'Brevet'",
                    "'question': 'LAY'",
                    "'awaited': ['B']",
                    "'awaited': ['A', 'B']",
                    "'queue': [{'card': 'Colo'}]",
                    "'queue': [{'card': 'Mariage'}]",
                    "'queue': [{'card': 'Colo'}, {'card': 'Mariage'}]",
                    "'discard': ['Colo']",
                    "'out': ['Défi des cœurs']",
                    "'out': ['Défi du grand cœur']",
                    "'flow': {'card': 'Colo'}",
                    "'whole': true");

    private static final List<String[]> IN_LIVES =
            List.of(
                    new String[] {"'hand': ['Colo', 'Brevet']", "'hand': ['Brevet', 'Colo']"},
                    new String[] {"'hand': ['Colo', 'Brevet']", "'hand': ['Colo:B', 'Brevet']"},
                    new String[] {"'hand': ['Colo', 'Brevet']", "'hand': ['Colo']"},
                    new String[] {"'front': ['Erasmus', ", "'front': ['Bénévole', "},
                    new String[] {"'Chalet']", "{'card': 'Chalet', 'paid': 6}]"},
                    new String[] {"'Chalet']", "{'card': 'Chalet', 'turn': 3}]"},
                    new String[] {"['Panne de métro']", "['Photo de soirée']"},
                    new String[] {
                        "['Panne de métro']", "[{'card': 'Panne de métro', 'layer': 'C'}]"
                    },
                    new String[] {
                        "['Panne de métro']", "[{'card': 'Panne de métro', 'spared': ['C']}]"
                    },
                    new String[] {"['Panne de métro']", "[{'card': 'Panne de métro', 'turn': 2}]"},
                    new String[] {
                        "['Bouton du jour J']", "[{'card': 'Bouton du jour J', 'left': 1}]"
                    },
                    new String[] {
                        "['Bouton du jour J']", "[{'card': 'Bouton du jour J', 'fresh': true}]"
                    },
                    new String[] {
                        "['Bouton du jour J']", "[{'card': 'Bouton du jour J', 'turn': 4}]"
                    },
                    new String[] {"['Défi des cœurs']", "['Défi du grand cœur']"},
                    new String[] {
                        "['Défi des cœurs']", "[{'card': 'Défi des cœurs', 'opponent': 'C'}]"
                    },
                    new String[] {"'ondine-felix'", "'lucie-amar'"},
                    new String[] {"'hand'", "'revealed': true, 'hand'"},
                    new String[] {"'hand'", "'characterSeen': ['B'], 'hand'"},
                    new String[] {"'hand'", "'characterSeen': ['C'], 'hand'"},
                    new String[] {"'hand'", "'money': 1, 'hand'"},
                    new String[] {"'hand'", "'money': -1, 'hand'"},
                    new String[] {"'hand'", "'points': 1, 'hand'"},
                    new String[] {"'hand'", "'points': -1, 'hand'"},
                    new String[] {"'hand'", "'noted': 3, 'hand'"},
                    new String[] {"'P': ['Colo', 'Brevet']", "'P': ['Brevet', 'Colo']"},
                    new String[] {"'P': ['Colo', 'Brevet']", "'P': ['Colo', 'Brevet:A']"},
                    new String[] {"'M': ['Erasmus']", "'M': []"},
                    new String[] {"'T': ['Chalet']", "'T': ['Chalet', 'Chalet']"});

    private static final List<String[]> IN_FLOW =
            List.of(
                    new String[] {"'card': 'Brevet'", "'card': 'Erasmus'"},
                    new String[] {"'victim': 'B'", "'victim': 'C'"},
                    new String[] {"'chosen': 'B'", "'chosen': 'C'"},
                    new String[] {"'moved': 1", "'moved': 2"},
                    new String[] {"'effect': 1", "'effect': 0"},
                    new String[] {"'step': 1", "'step': 2"},
                    new String[] {"'left': 1", "'left': 2"},
                    new String[] {"'spared': ['B']", "'spared': ['C']"},
                    new String[] {"'waiting': ['B']", "'waiting': ['C']"},
                    new String[] {"'revealing': ['B']", "'revealing': ['C']"},
                    new String[] {"'left': 1", "'left': 1, 'placed': true"},
                    new String[] {"'outer': {'card': 'Colo'}", "'outer': {'card': 'Erasmus'}"},
                    new String[] {
                        "'outer': {'card': 'Colo'}", "'outer': {'card': 'Colo', 'step': 1}"
                    },
                    new String[] {", 'outer': {'card': 'Colo'}", ""});

    @Test
    void tables_that_differ_in_one_thing_are_different() {
        String plain = "{" + LIVES + "}";
        String busy = "{" + FLOW + LIVES + "}";
        var hashes = new HashSet<Long>();
        differ(hashes, plain, plain);
        differ(hashes, busy, busy);
        for (String change : CHANGES) {
            differ(hashes, plain, "{" + change + ", " + LIVES + "}");
        }
        for (String[] change : IN_LIVES) {
            differ(hashes, plain, changed(plain, change));
        }
        for (String[] change : IN_FLOW) {
            differ(hashes, busy, changed(busy, change));
        }
    }

    @Test
    @Rule("METRO-RULE-42")
    void only_further_copies_of_a_turn_are_numbered() {
        MetroState two =
                Tables.position(
                        3,
                        "{'players': {'A': {'accrocs': [{'card': 'Panne de métro', 'turn': 1}, {'card': 'Panne de métro', 'turn': 1}]}}}");
        Position.Player first = Objects.requireNonNull(Writing.of(two).players().get(Seat.of(0)));
        assertThat(first.accrocs())
                .extracting(Position.Trouble::copy)
                .containsExactly(Optional.empty(), Optional.of(1));
    }

    /// Whom a lay reaches is hashed, also while part of it is not said yet.
    @Test
    void lays_that_reach_others_are_different() {
        var hashes = new HashSet<Long>();
        for (String reached :
                List.of(
                        "'chosen': 'B'",
                        "'chosen': 'C'",
                        "'victim': 'B', 'moved': 1",
                        "'victim': 'B', 'moved': 2",
                        "'victim': 'B', 'chosen': 'B', 'spared': ['B']",
                        "'victim': 'B', 'chosen': 'B', 'spared': ['C']")) {
            String flow = "'question': 'OPPONENT', 'flow': {'card': 'Brevet', " + reached + "}, ";
            MetroState state = Tables.position(4, "{" + flow + LIVES + "}");
            assertThat(hashes.add(state.hash())).as(reached).isTrue();
        }
    }

    /// What is equal has one hash, part by part, and the parts of another table have another.
    @Test
    void equal_parts_have_one_hash() {
        MetroState one = Tables.position(4, "{" + FLOW + LIVES + "}");
        MetroState same = Tables.position(4, "{" + FLOW + LIVES + "}");
        assertThat(one.flow).isEqualTo(same.flow).hasSameHashCodeAs(same.flow);
        assertThat(one.lives[0]).isEqualTo(same.lives[0]).hasSameHashCodeAs(same.lives[0]);
        assertThat(one.shown(0)).isEqualTo(same.shown(0)).hasSameHashCodeAs(same.shown(0));
        assertThat(one.flow.hashCode()).isNotEqualTo(Flow.NONE.hashCode());
        assertThat(one.lives[0].hashCode()).isNotEqualTo(one.lives[1].hashCode());
        assertThat(one.shown(0).hashCode()).isNotEqualTo(one.shown(1).hashCode());
    }

    private static String changed(String position, String[] change) {
        assertThat(position).contains(change[0]);
        return position.replaceFirst(
                java.util.regex.Pattern.quote(change[0]),
                java.util.regex.Matcher.quoteReplacement(change[1]));
    }

    private static void differ(Set<Long> hashes, String from, String position) {
        MetroState state = Tables.position(4, position);
        boolean other = !position.equals(from);
        assertThat(state.equals(Tables.position(4, from))).as(position).isEqualTo(!other);
        assertThat(state).isNotEqualTo(Tables.position(5, position)).isNotEqualTo(position);
        // Whether the whole box is on the table is no part of what is hashed.
        if (!position.contains("whole")) {
            assertThat(hashes.add(state.hash())).as(position).isTrue();
        }
        Json written = Json.parse(Tables.METRO.formats().position(state).print());
        MetroState again = Tables.METRO.formats().position(Tables.of(4), written);
        assertThat(again).as(position).isEqualTo(state).hasSameHashCodeAs(state);
        assertThat(again.hash()).isEqualTo(state.hash());
        assertThat(state).hasToString(again.toString());
        assertThat(state.toString()).contains(state.question.name(), "turn " + state.turn);
        if (other && !position.contains("whole")) {
            assertThat(state.hashCode()).isNotEqualTo(Tables.position(4, from).hashCode());
        }
        MetroView view = Tables.METRO.view(state, Seat.of(0));
        assertThat(view)
                .isEqualTo(Tables.METRO.view(again, Seat.of(0)))
                .isNotEqualTo(Tables.METRO.view(state, Seat.of(1)))
                .isNotEqualTo(Tables.METRO.view(state, Spectator.SPECTATOR))
                .isNotEqualTo("a view");
    }
}
