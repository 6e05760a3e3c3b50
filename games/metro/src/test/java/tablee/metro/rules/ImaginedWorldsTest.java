package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tablee.engine.ChanceSource;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Spectator;
import tablee.engine.Streams;
import tablee.engine.Viewer;
import tablee.engine.play.Match;
import tablee.metro.Tables;
import tablee.metro.content.Kind;
import tablee.testkit.Positions;
import tablee.testkit.Rule;

/// Worlds that a viewer cannot tell from the true one: they look the same, hold together, and differ in everything hidden.
@Rule("METRO-HIDE-8")
class ImaginedWorldsTest {

    private static final int WORLDS = 40;

    private static List<MetroState> worlds(MetroState state, Viewer viewer) {
        MetroView view = Tables.METRO.view(state, viewer);
        var random = new Streams(7).stream("worlds");
        var worlds = new ArrayList<MetroState>();
        for (int i = 0; i < WORLDS; i++) {
            MetroState world = Tables.METRO.imagine(view, random);
            assertThat(Tables.METRO.view(world, viewer)).isEqualTo(view);
            Tables.METRO.check(world);
            worlds.add(world);
        }
        return worlds;
    }

    private static List<Viewer> viewers(MetroState state) {
        var viewers = new ArrayList<Viewer>(List.of(Spectator.SPECTATOR));
        for (int seat = 0; seat < state.seats(); seat++) {
            viewers.add(Seat.of(seat));
        }
        return viewers;
    }

    /// Every few steps of a game, from the first draw to the last turn.
    private static List<MetroState> moments(Settings settings, long seed, int every) {
        var match =
                Match.start(Tables.METRO, settings, ChanceSource.of(new Streams(seed).stream("c")));
        var choice = new Streams(seed).stream("choice");
        var moments = new ArrayList<MetroState>();
        for (int step = 0; match.state().question != Question.OVER; step++) {
            if (step % every == 0) {
                moments.add(match.state());
            }
            Seat seat = match.state().awaitedSeats().first();
            List<MetroAction> legal = match.legal(seat);
            match.act(seat, legal.get(choice.below(legal.size())));
        }
        return moments;
    }

    @Test
    void all_along_a_game_they_look_the_same_and_hold_together() {
        for (Settings settings :
                List.of(Tables.of(3), Tables.of(5, "duels", "SECRET", "intensity", "TOUT"))) {
            for (MetroState state : moments(settings, 5, 17)) {
                for (Viewer viewer : viewers(state)) {
                    MetroView view = Tables.METRO.view(state, viewer);
                    MetroState world =
                            Tables.METRO.imagine(view, new Streams(state.turn).stream("w"));
                    assertThat(Tables.METRO.view(world, viewer)).isEqualTo(view);
                    Tables.METRO.check(world);
                    // Nobody but the viewer and the owner knows a face in it.
                    for (int seat = 0; seat < world.seats(); seat++) {
                        for (short card : world.lives[seat].hand) {
                            int own = viewer instanceof Seat s ? 1 << (8 + s.index()) : 0;
                            assertThat((card & 0xFF00) & ~(own | 1 << (8 + seat))).isZero();
                            assertThat((card & 0xFFFF) & 1 << (8 + seat)).isNotZero();
                        }
                    }
                }
            }
        }
    }

    @Test
    void hands_piles_and_characters_vary() {
        MetroState state = moments(Tables.of(4), 3, 40).getFirst();
        var hands = new TreeSet<String>();
        var tops = new TreeSet<String>();
        var characters = new TreeSet<Integer>();
        var out = new TreeSet<String>();
        for (MetroState world : worlds(state, Seat.of(0))) {
            assertThat(world.lives[0].hand).isEqualTo(own(state, 0));
            hands.add(Hands.names(world, world.lives[1].hand).toString());
            tops.add(world.card(world.pile(0).top()).slug);
            characters.add(world.lives[2].character);
            out.add(Arrays.toString(world.out));
            assertThat(Arrays.stream(world.lives).map(life -> life.character).distinct())
                    .hasSize(4)
                    .allMatch(character -> character >= 0);
            assertThat(world.out).hasSameSizeAs(state.out).isSorted();
        }
        assertThat(hands).hasSizeGreaterThan(WORLDS / 2);
        assertThat(tops).hasSizeGreaterThan(WORLDS / 4);
        assertThat(characters).hasSize(9).doesNotContain(state.lives[0].character);
        assertThat(out).hasSizeGreaterThan(WORLDS / 4);
    }

    /// One's own hand in the truth, with nobody else knowing it.
    private static short[] own(MetroState state, int seat) {
        short[] hand = state.lives[seat].hand.clone();
        for (int i = 0; i < hand.length; i++) {
            hand[i] = (short) ((hand[i] & 0xFF) | (1 << (8 + seat)));
        }
        return hand;
    }

    @Test
    @Rule({"METRO-HIDE-7", "METRO-HIDE-2"})
    void what_was_seen_stays_as_it_was_seen() {
        MetroState state =
                Tables.position(
                        3,
                        "{'players': {'A': {'hand': ['Colo']}, 'B': {'hand': ['Brevet:A', 'Erasmus:A', 'Baby-sitting'],"
                                + " 'character': 'prune-oscar', 'characterSeen': ['A']}},"
                                + " 'piles': {'P': ['Option latin', 'Colo:A', 'Brevet', 'Baby-sitting:A']}}");
        for (MetroState world : worlds(state, Seat.of(0))) {
            assertThat(Hands.names(world, world.lives[1].hand)).contains("brevet", "erasmus");
            for (short card : world.lives[1].hand) {
                assertThat(card >> 8 & 2).as("B knows their hand").isEqualTo(2);
                if (world.card(card).slug.equals("erasmus")) {
                    assertThat(card >> 8 & 1).as("and A knows this card").isEqualTo(1);
                }
            }
            assertThat(world.box.character(world.lives[1].character).slug())
                    .isEqualTo("prune-oscar");
            assertThat(world.lives[1].characterSeen).isEqualTo(1);
            short[] pile = world.pile(0).toArray();
            assertThat(world.card(pile[1]).slug).isEqualTo("colo");
            assertThat(world.card(pile[3]).slug).isEqualTo("baby-sitting");
            assertThat(pile[1] >> 8 & 0xFF).isEqualTo(1);
        }
        // Somebody who saw nothing of it imagines otherwise.
        assertThat(worlds(state, Seat.of(2)).stream().map(w -> w.lives[1].character).distinct())
                .hasSizeGreaterThan(4);
    }

    @Test
    @Rule({"METRO-HIDE-3", "METRO-DEFI-3"})
    void duels_of_others_are_any_duels() {
        String position =
                "{'players': {'A': {'duels': [{'card': 'Défi des cœurs', 'opponent': 'C'}]}, 'B': {'duels': [{'card':"
                        + " 'Défi du coffre-fort', 'opponent': 'A'}]}}}";
        var secret =
                Tables.METRO
                        .formats()
                        .position(
                                Tables.of(3, "duels", "SECRET"),
                                tablee.engine.Json.parse(position.replace('\'', '"')));
        var titles = new TreeSet<String>();
        var opponents = new TreeSet<Integer>();
        for (MetroState world : worlds(secret, Seat.of(1))) {
            assertThat(world.lives[1].duels).isEqualTo(secret.lives[1].duels);
            titles.add(world.card(world.lives[0].duels[0]).slug);
            opponents.add(world.lives[0].duels[0] >> 8);
        }
        assertThat(opponents).containsExactly(1, 2);
        assertThat(titles).hasSize(6).doesNotContain("defi-du-coffre-fort");
        MetroState named = Tables.position(3, position);
        assertThat(worlds(named, Seat.of(1))).allMatch(w -> w.lives[0].duels[0] >> 8 == 2);
    }

    @Test
    void a_duel_that_is_being_laid_is_any_duel() {
        MetroState state =
                Tables.position(
                        3,
                        "{'question': 'DUEL', 'flow': {'card': 'Défi des cœurs'}, 'players': {'A': {'hand': ['Colo']}}}");
        assertThat(
                        worlds(state, Seat.of(1)).stream()
                                .map(world -> world.box.card(world.flow.card).slug)
                                .distinct())
                .hasSize(7);
        assertThat(worlds(state, Seat.of(0)))
                .allMatch(world -> world.box.card(world.flow.card).slug.equals("defi-des-coeurs"));
    }

    @Test
    void the_card_drawn_is_the_last_of_the_hand() {
        MetroState state =
                Tables.position(
                        3,
                        "{'question': 'LAY', 'drawn': 'Brevet', 'players': {'A': {'hand': ['Colo', 'Erasmus', 'Brevet']}}}");
        var drawn = new TreeSet<Integer>();
        for (MetroState world : worlds(state, Seat.of(1))) {
            short[] hand = world.lives[0].hand;
            assertThat(hand[2] & 0xFF).isEqualTo(world.drawn);
            assertThat(world.back(world.drawn)).isZero();
            assertThat(Hands.backs(world, hand)).containsExactly(2, 1, 0);
            drawn.add(world.drawn);
        }
        assertThat(drawn).hasSizeGreaterThan(8);
        assertThat(worlds(state, Seat.of(0)))
                .allMatch(world -> world.drawn == state.drawn)
                .allMatch(world -> Arrays.equals(world.lives[0].hand, own(state, 0)));
    }

    @Test
    @Rule({"METRO-RULE-40", "METRO-HIDE-5"})
    void an_answer_given_unseen_may_be_either() {
        MetroState state =
                Tables.position(
                        4,
                        "{'station': 'MATURITE', 'question': 'REACT', 'awaited': ['D'], 'players': {'B': {'character': 'lucie-amar'},"
                                + " 'C': {'character': 'nour-basile'}, 'D': {'character': 'rose-gaspard'}}, 'flow': {'card': 'Réforme surprise',"
                                + " 'victim': 'B', 'placed': true, 'waiting': ['D'], 'revealing': ['C']}}");
        var answers = new TreeSet<Boolean>();
        for (MetroState world : worlds(state, Seat.of(3))) {
            boolean reveals = (world.revealing >> 2 & 1) != 0;
            boolean immune = (world.immunity(2) & world.box.card(world.flow.card).category) != 0;
            assertThat(immune || !reveals).isTrue();
            answers.add(reveals);
            assertThat(world.revealing & ~(1 << 2)).isZero();
        }
        assertThat(answers).containsExactly(false, true);
        assertThat(worlds(state, Seat.of(2))).allMatch(world -> world.revealing == 1 << 2);
    }

    /// Also while the cards are still being dealt: what is not on the table yet is not imagined.
    @Test
    void while_a_game_is_set_up_too() {
        for (int step = 0; step < 8; step++) {
            MetroState state = Positions.random(Tables.METRO, Tables.of(3), 4, step);
            for (Viewer viewer : viewers(state)) {
                MetroView view = Tables.METRO.view(state, viewer);
                MetroState world = Tables.METRO.imagine(view, new Streams(step).stream("w"));
                assertThat(Tables.METRO.view(world, viewer)).isEqualTo(view);
                for (int seat = 0; seat < state.seats(); seat++) {
                    assertThat(world.lives[seat].character < 0)
                            .isEqualTo(state.lives[seat].character < 0);
                }
            }
        }
    }

    /// An arranged position may hold more of something than a box does: any card of that back will do.
    @Test
    void a_position_that_is_short_of_cards_is_filled_all_the_same() {
        MetroState state =
                Tables.position(
                        3,
                        "{'station': 'PUBERTE', 'players': {'A': {'duels': ['Défi des cœurs', 'Défi du tableau noir', 'Défi du réveil-matin',"
                                + " 'Défi de la popularité', 'Défi du grand cœur', 'Défi du coffre-fort', 'Défi de la bonne étoile']},"
                                + " 'B': {'hand': ['Chalet', 'Erasmus', 'Erasmus', 'Brevet'], 'duels': ['Défi des cœurs']}}}");
        var titles = new TreeSet<String>();
        var faces = new TreeSet<String>();
        for (MetroState world : worlds(state, Seat.of(0))) {
            assertThat(Hands.backs(world, world.lives[1].hand)).containsExactly(1, 2, 1);
            for (short card : world.lives[1].hand) {
                assertThat(world.card(card).kind).isNotEqualTo(Kind.DEFI);
                faces.add(world.card(card).slug);
            }
            RuleCard duel = world.card(world.lives[1].duels[0]);
            assertThat(duel.kind).isEqualTo(Kind.DEFI);
            titles.add(duel.slug);
        }
        assertThat(titles).hasSizeGreaterThan(4);
        assertThat(faces).hasSizeGreaterThan(30);
        MetroState whole =
                Tables.position(
                        3,
                        "{'whole': true, 'station': 'PUBERTE', 'players': {'B': {'hand': ['Chalet']}}}");
        assertThatThrownBy(
                        () ->
                                Tables.METRO.imagine(
                                        Tables.METRO.view(whole, Seat.of(0)),
                                        new Streams(1).stream("w")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no card left");
    }

    @Test
    @Rule("METRO-FX-15")
    void whoever_looked_at_a_couple_is_the_one_who_knows_it() {
        MetroState state =
                Tables.position(
                        3,
                        "{'players': {'B': {'character': 'prune-oscar', 'characterSeen': ['C']}}}");
        assertThat(worlds(state, Seat.of(2))).allMatch(w -> w.lives[1].characterSeen == 1 << 2);
        assertThat(worlds(state, Seat.of(0))).allMatch(w -> w.lives[1].characterSeen == 0);
    }
}
