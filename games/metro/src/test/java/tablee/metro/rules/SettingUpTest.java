package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tablee.engine.BadInput;
import tablee.engine.ChanceSource;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.metro.Tables;
import tablee.metro.content.Kind;
import tablee.testkit.Rule;

/// Packs, hands, starters: what lies on the table before anybody decides anything.
class SettingUpTest {

    private static Match<MetroState, MetroView, MetroAction> match(Settings settings, long seed) {
        return Match.seeded(Tables.METRO, settings, seed);
    }

    /// Plays on with what absent players do until this Station (or the end) is reached.
    private static MetroState reach(Match<MetroState, MetroView, MetroAction> match, int station) {
        while (!match.isOver() && match.state().station < station) {
            Seat seat = match.awaited().first();
            match.act(seat, Tables.METRO.whenAbsent(match.view(seat)));
        }
        return match.state();
    }

    private static int pack(MetroState state, int station) {
        int hands =
                Arrays.stream(state.lives)
                        .mapToInt(
                                life ->
                                        (int)
                                                IntStream.range(0, life.hand.length)
                                                        .filter(
                                                                i ->
                                                                        state.back(life.hand[i])
                                                                                == station)
                                                        .count())
                        .sum();
        return hands + state.pile(station).size();
    }

    @Test
    @Rule({
        "METRO-SCEN-1",
        "METRO-GAME-4",
        "METRO-SETUP-3",
        "METRO-SETUP-4",
        "METRO-SETUP-5",
        "METRO-SETUP-7",
        "METRO-SETUP-11",
        "METRO-SETUP-12",
        "METRO-DEFI-2",
        "METRO-RULE-1",
        "METRO-RULE-6",
        "METRO-STATION-6"
    })
    void three_players() {
        var match = match(Tables.of(3), 1);
        MetroState state = match.state();
        assertThat(pack(state, 0)).isEqualTo(71);
        assertThat(state.pile(0).size()).isEqualTo(50);
        assertThat(state.lives).allSatisfy(life -> assertThat(life.hand).hasSize(7));
        assertThat(kinds(state, Kind.DEFI)).isEqualTo(3);
        assertThat(kinds(state, Kind.ACCROC)).isZero();
        assertThat(state.options.rounds()).isEqualTo(8);
        state = reach(match, 1);
        assertThat(pack(state, 1)).isEqualTo(67);
        assertThat(state.lives)
                .allSatisfy(
                        life ->
                                assertThat(Hands.backs(match.state(), life.hand))
                                        .containsExactly(0, 7, 0));
        assertThat(state.turn).isEqualTo(25);
        state = reach(match, 2);
        assertThat(pack(state, 2)).isEqualTo(65);
        assertThat(state.turn).isEqualTo(49);
        reach(match, 3);
        assertThat(match.state().turn).isEqualTo(73);
    }

    private static long kinds(MetroState state, Kind kind) {
        long held =
                Arrays.stream(state.lives)
                        .mapToLong(
                                life ->
                                        IntStream.range(0, life.hand.length)
                                                .filter(i -> state.card(life.hand[i]).kind == kind)
                                                .count())
                        .sum();
        short[] pile = state.pile(state.station).toArray();
        return held
                + IntStream.range(0, pile.length)
                        .filter(i -> state.card(pile[i]).kind == kind)
                        .count();
    }

    @Test
    @Rule({"METRO-SCEN-2", "METRO-SETUP-6", "METRO-SETUP-8", "METRO-OPT-2", "METRO-OPT-4"})
    void six_players_wild() {
        var match = match(Tables.of(6, "intensity", "DEBRIDE"), 1);
        assertThat(pack(match.state(), 0)).isEqualTo(77);
        assertThat(match.state().lives).allSatisfy(life -> assertThat(life.hand).hasSize(5));
        assertThat(match.state().options.rounds()).isEqualTo(6);
        assertThat(pack(reach(match, 1), 1)).isEqualTo(70);
        assertThat(kinds(match.state(), Kind.ACCROC)).isEqualTo(8);
        assertThat(kinds(match.state(), Kind.DEFI)).isZero();
        assertThat(pack(reach(match, 2), 2)).isEqualTo(68);
    }

    @Test
    @Rule({"METRO-OPT-3", "METRO-SETUP-6"})
    void the_table_names_its_own_number_of_accrocs() {
        var match =
                match(
                        Tables.of(
                                4,
                                "intensity",
                                "LIBRE",
                                "accrocsMajorite",
                                "0",
                                "accrocsMaturite",
                                "3"),
                        1);
        assertThat(kinds(reach(match, 1), Kind.ACCROC)).isZero();
        reach(match, 2);
        assertThat(kinds(match.state(), Kind.ACCROC)).isEqualTo(3);
    }

    @Test
    @Rule({"METRO-SCEN-3", "METRO-SETUP-8", "METRO-RULE-8", "METRO-OPT-4"})
    void removals_at_four() {
        assertThat(titles(new Box(Tables.METRO.set()).removed(4)))
                .containsExactlyInAnyOrder(
                        "Amour d’enfance", "Cocon familial", "Brevet", "Erasmus");
        assertThat(Tables.METRO.set().removed(3)).hasSize(7);
        assertThat(Tables.METRO.set().removed(5)).isEmpty();
        assertThat(pack(match(Tables.of(4), 1).state(), 0)).isEqualTo(72);
        assertThat(pack(match(Tables.of(4, "removals", "false"), 1).state(), 0)).isEqualTo(75);
    }

    private static List<String> titles(int[] cards) {
        return Arrays.stream(cards)
                .mapToObj(card -> Tables.METRO.set().cards().get(card).title())
                .toList();
    }

    @Test
    @Rule({
        "METRO-SCEN-4",
        "METRO-STATION-2",
        "METRO-STATION-3",
        "METRO-STATION-5",
        "METRO-STATION-10",
        "METRO-SETUP-9",
        "METRO-OPT-6",
        "METRO-RULE-4"
    })
    void starters_move_to_the_left() {
        var match =
                match(
                        Tables.of(5, "starter", "D", "intensity", "LIBRE", "accrocsMajorite", "0"),
                        1);
        assertThat(match.state().active).isEqualTo(3);
        assertThat(reach(match, 1).starter).isEqualTo(4);
        var order = new ArrayList<Integer>();
        while (match.state().round == 1) {
            if (match.state().question == Question.TURN) {
                order.add(match.state().active);
            }
            Seat seat = match.awaited().first();
            match.act(seat, Tables.METRO.whenAbsent(match.view(seat)));
        }
        assertThat(order).containsExactly(4, 0, 1, 2, 3);
        assertThat(reach(match, 2).starter).isZero();
    }

    /// Each regrouped pile lies as its own shuffle says, before the next pack is dealt.
    @Test
    @Rule({"METRO-RULE-11", "METRO-STATION-4", "METRO-STATION-12"})
    void regrouped_piles_are_shuffled_when_a_station_opens() {
        String position =
                "{'station': 'MAJORITE', 'round': 8, 'active': 'C', 'players': {'A': {'hand': ['Colo', 'Erasmus']},"
                        + " 'C': {'hand': ['Baby-sitting']}}, 'piles': {'P': ['Brevet', 'Cocon familial', 'Option latin', 'Colo'],"
                        + " 'M': ['Erasmus', 'job-d-ete', 'Colocation']}}";
        var random = new Streams(11).stream("chance");
        var shuffles = new java.util.TreeMap<String, int[]>();
        ChanceSource source =
                chance -> {
                    var drawn = chance.draw(random);
                    shuffles.put(chance.name(), drawn.toArray());
                    return drawn;
                };
        var match = Match.from(Tables.METRO, Tables.of(3), Tables.position(3, position), source);
        match.act(Seat.of(2), new MetroAction.Change(1, 0, 0));
        for (int pile = 0; pile < 2; pile++) {
            int[] shuffled =
                    java.util.Objects.requireNonNull(
                            shuffles.get(pile == 0 ? "puberte" : "majorite"));
            short[] lies = match.state().pile(pile).toArray();
            assertThat(lies).hasSize(pile == 0 ? 6 : 4);
            for (int i = 0; i < lies.length; i++) {
                assertThat(lies[i] & 0xFFFF).as("known to nobody").isEqualTo(shuffled[i]);
            }
        }
    }

    @Test
    @Rule({"METRO-SETUP-10", "METRO-RULE-5"})
    void cards_are_dealt_one_by_one_from_the_dealers_left() {
        Settings settings = Tables.of(3, "starter", "B");
        var random = new Streams(3).stream("chance");
        var packs = new ArrayList<int[]>();
        ChanceSource source =
                chance -> {
                    var drawn = chance.draw(random);
                    if (chance.name().equals("deal")) {
                        packs.add(drawn.toArray());
                    }
                    return drawn;
                };
        MetroState state = Match.start(Tables.METRO, settings, source).state();
        int[] pack = packs.getFirst();
        int[] order = {2, 0, 1};
        for (int i = 0; i < 21; i++) {
            assertThat(state.lives[order[i % 3]].hand[i / 3] & 0xFF).isEqualTo(pack[i]);
        }
        assertThat(state.pile(0).top() & 0xFF).isEqualTo(pack[21]);
    }

    @Test
    @Rule({"METRO-SETUP-1", "METRO-RULE-7", "METRO-CONTENT-B5", "METRO-GAME-2"})
    void characters_and_duels_by_lot() {
        var characters = new java.util.TreeSet<Integer>();
        var duels = new java.util.TreeSet<Integer>();
        for (int seed = 0; seed < 40; seed++) {
            MetroState state = match(Tables.of(3), seed).state();
            assertThat(Arrays.stream(state.lives).map(life -> life.character).distinct())
                    .hasSize(3)
                    .allMatch(c -> c >= 0);
            characters.add(state.lives[0].character);
            assertThat(Arrays.stream(state.out).mapToObj(card -> state.card(card).kind))
                    .hasSize(4)
                    .containsOnly(Kind.DEFI);
            Arrays.stream(state.out).forEach(duels::add);
            assertThat(state.station).isZero();
        }
        assertThat(characters).hasSizeGreaterThan(7);
        assertThat(duels).hasSize(7);
    }

    @Test
    @Rule({"METRO-GAME-1", "METRO-RULE-3", "METRO-OPT-1"})
    void three_to_six_players() {
        for (int seats : List.of(0, 2, 7)) {
            assertThatThrownBy(() -> Tables.METRO.options().settings(seats, Map.of()))
                    .isInstanceOf(BadInput.class);
        }
        for (int seats = 3; seats <= 6; seats++) {
            assertThat(Tables.METRO.options().settings(seats, Map.of()).seats()).isEqualTo(seats);
        }
        var columns =
                IntStream.rangeClosed(3, 6)
                        .mapToObj(seats -> MetroOptions.of(Tables.of(seats)))
                        .map(
                                options ->
                                        options.handSize()
                                                + " cards, "
                                                + options.rounds()
                                                + " rounds");
        assertThat(columns)
                .containsExactly(
                        "7 cards, 8 rounds",
                        "7 cards, 7 rounds",
                        "6 cards, 7 rounds",
                        "5 cards, 6 rounds");
    }

    @Test
    @Rule("METRO-OPT-6")
    void a_starter_must_have_a_seat() {
        assertThatThrownBy(() -> Tables.METRO.start(Tables.of(3, "starter", "D")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("starter");
    }

    @Test
    @Rule({"METRO-RULE-12", "METRO-GAME-6", "METRO-GAME-7", "METRO-STATION-9", "METRO-STATION-13"})
    void everything_but_hands_and_piles_carries_over() {
        String position =
                "{'station': 'MAJORITE', 'round': 8, 'active': 'C', 'players': {'A': {'hand': ['Colo'], 'front': ['Brevet'],"
                        + " 'money': 3, 'points': -1, 'revealed': true, 'accrocs': ['Photo de soirée'],"
                        + " 'running': [{'card': 'Bouton du jour J', 'left': 2}]}, 'C': {'hand': ['Colo']}},"
                        + " 'piles': {'P': ['Brevet', 'Brevet'], 'M': ['Erasmus']}}";
        MetroState before = Tables.position(3, position);
        var match =
                Match.from(
                        Tables.METRO,
                        Tables.of(3),
                        before,
                        ChanceSource.of(new Streams(1).stream("c")));
        match.act(Seat.of(2), new MetroAction.Change(1, 0, 0));
        Shown then = match.state().shown(0);
        assertThat(match.state().station).isEqualTo(2);
        assertThat(then.front).isEqualTo(before.shown(0).front);
        assertThat(then.accrocs).isEqualTo(before.shown(0).accrocs);
        assertThat(then.running).isEqualTo(before.shown(0).running);
        assertThat(List.of(then.money, then.points)).containsExactly(3, -1);
        assertThat(then.revealed).isTrue();
        assertThat(Hands.backs(match.state(), match.state().lives[0].hand))
                .containsExactly(0, 0, 7);
    }

    @Test
    @Rule({"METRO-RULE-46", "METRO-RULE-12", "METRO-STATION-10"})
    void a_station_whose_first_turn_is_skipped_goes_on_with_the_next() {
        String position =
                "{'station': 'MAJORITE', 'round': 8, 'active': 'C', 'starter': 'A', 'players': {'B': {'running': ['Panne de métro']},"
                        + " 'C': {'hand': ['Colo']}}, 'piles': {'P': ['Brevet', 'Brevet'], 'M': ['Erasmus']}}";
        var match =
                Match.from(
                        Tables.METRO,
                        Tables.of(3),
                        Tables.position(3, position),
                        ChanceSource.of(new Streams(1).stream("c")));
        match.act(Seat.of(2), new MetroAction.Change(1, 0, 0));
        MetroState then = match.state();
        assertThat(List.of(then.station, then.round, then.starter, then.active))
                .containsExactly(2, 1, 1, 2);
        assertThat(then.shown(1).running).isEmpty();
    }
}
