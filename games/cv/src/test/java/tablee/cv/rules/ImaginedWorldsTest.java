package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.cv.Decks;
import tablee.cv.WholeGame;
import tablee.cv.content.Age;
import tablee.cv.content.Deck;
import tablee.engine.Json;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.engine.Xoshiro;
import tablee.testkit.Rule;

/// What a seat imagines keeps to what it knows for sure, and treats alike what it cannot tell apart.
@Rule({"CV-INFO-14", "CV-INFO-17"})
class ImaginedWorldsTest {

    private static final int WORLDS = 600;

    /// Games just after the draft, for 2, 3 and 4 seats.
    private static final List<WholeGame> GAMES =
            List.of(
                    WholeGame.random("fr", 2, 61),
                    WholeGame.random("en", 3, 62),
                    WholeGame.random("fr", 4, 63));

    private static CvState first(int seats, CvPhase phase) {
        return GAMES.get(seats - 2).moments().stream()
                .map(WholeGame.Moment::state)
                .filter(state -> state.table().is(phase))
                .findFirst()
                .orElseThrow();
    }

    private static List<CvState> worlds(CvState state, Viewer viewer) {
        CvView view = Decks.HOUSE.view(state, viewer);
        var worlds = new ArrayList<CvState>();
        for (int i = 0; i < WORLDS; i++) {
            worlds.add(Decks.HOUSE.imagine(view, new Xoshiro(i)));
        }
        return worlds;
    }

    /// How often each answer comes, and that all of these come about equally often: six standard errors around the mean.
    private static void assertAlike(
            List<CvState> worlds, List<Integer> expected, Function<CvState, Integer> asked) {
        var counts = new TreeMap<Integer, Integer>();
        worlds.forEach(world -> counts.merge(asked.apply(world), 1, Integer::sum));
        assertThat(counts.keySet()).containsExactlyInAnyOrderElementsOf(expected);
        double share = 1.0 / expected.size();
        double spread = 6 * Math.sqrt(WORLDS * share * (1 - share));
        assertThat(counts.values())
                .allSatisfy(
                        count ->
                                assertThat(Math.abs(count - WORLDS * share))
                                        .isLessThan(spread + 1));
    }

    private static int all(CvState world, int seat) {
        return world.hands()[seat] | world.draft().shown(seat);
    }

    /// A position without a past: what I hold and what lies on the discard pile is not in another hand, all else may be.
    @Test
    void in_an_arranged_position_only_what_i_see_is_elsewhere() {
        CvState truth =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(
                                        "{\"discarded\": [4, 12, 22], \"seats\": {\"A\": {\"hand\": [1, 3]}, \"B\": {\"hand\": [6]}}}"));
        assertAlike(
                worlds(truth, Seat.of(0)),
                List.of(2, 5, 6, 7, 8, 9, 10, 11),
                world -> Integer.numberOfTrailingZeros(world.hand(1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void what_was_passed_is_where_it_went(int seats) {
        CvState truth = first(seats, CvPhase.ROLL);
        for (int me = 0; me < seats; me++) {
            int left = (me + 1) % seats;
            int beyond = (me + 2) % seats;
            Draft draft = truth.draft();
            int passed = draft.dealt(me) & ~draft.kept1(me);
            int passedOn = draft.second(me) & ~draft.kept2(me);
            for (CvState world : worlds(truth, Seat.of(me))) {
                assertThat(world.hands()[me]).isEqualTo(truth.hands()[me]);
                assertThat(all(world, left) & passedOn).isEqualTo(passedOn);
                assertThat(Integer.bitCount(all(world, left) & passed)).isPositive();
                assertThat((all(world, left) | all(world, beyond)) & passed).isEqualTo(passed);
                for (int seat = 0; seat < seats; seat++) {
                    assertThat(Integer.bitCount(all(world, seat))).isEqualTo(3);
                    assertThat(world.draft().third(seat) & ~all(world, seat)).isZero();
                    assertThat(world.draft().kept1(seat) & ~all(world, seat)).isZero();
                    assertThat(world.draft().kept2(seat) & ~all(world, seat)).isZero();
                }
            }
        }
    }

    @Test
    void which_of_two_passed_cards_the_left_neighbour_kept_is_open() {
        CvState truth = first(4, CvPhase.ROLL);
        int me = (truth.table().first() + 1) % 4;
        int left = (me + 1) % 4;
        int passed = truth.draft().dealt(me) & ~truth.draft().kept1(me);
        assertThat(Integer.bitCount(passed)).isEqualTo(2);
        boolean open = (passed >> Deck.BICYCLE & 1) == 0;
        if (open) {
            assertAlike(
                    worlds(truth, Seat.of(me)),
                    Draft.list(passed),
                    world -> numberOf(world.draft().kept2(left)));
        }
        assertThat(open).as("the seed must show it").isTrue();
    }

    private static int numberOf(int card) {
        return Integer.numberOfTrailingZeros(card);
    }

    @Test
    void decks_goals_and_hands_are_shuffled() {
        CvState truth = first(2, CvPhase.ROLL);
        List<CvState> worlds = worlds(truth, Seat.of(0));
        for (Age age : Age.DECKS) {
            var unseen = new ArrayList<Integer>();
            for (int card = age.from(); card <= age.to(); card++) {
                int number = card;
                boolean onTrack =
                        java.util.stream.IntStream.range(0, 5)
                                .anyMatch(place -> truth.table().track(place) == number);
                if (!onTrack) {
                    unseen.add(card);
                }
            }
            int top = age == Age.YOUNG ? truth.table().leftInAll() - 1 : age == Age.ADULT ? 36 : 16;
            int bottom = age == Age.YOUNG ? 37 : age == Age.ADULT ? 17 : 0;
            assertAlike(worlds, unseen, world -> (int) world.pile()[top]);
            assertAlike(worlds, unseen, world -> (int) world.pile()[bottom]);
        }
        var goals = new ArrayList<>(List.of(76, 77, 78, 79, 80, 81, 82, 83));
        goals.removeAll(truth.table().publicGoals());
        goals.remove(Integer.valueOf(truth.goals()[0]));
        assertAlike(worlds, goals, world -> (int) world.goals()[1]);
    }

    /// A spectator knows nothing of the draft but the Bicycle.
    @Test
    void any_childhood_card_may_be_anywhere_for_a_spectator() {
        CvState truth = first(4, CvPhase.ROLL);
        int seat = (truth.table().first() + 1) % 4;
        List<CvState> worlds = worlds(truth, Spectator.SPECTATOR);
        for (int card = 1; card < Deck.BICYCLE; card++) {
            int number = card;
            long here =
                    worlds.stream()
                            .filter(world -> (world.hands()[seat] >> number & 1) != 0)
                            .count();
            // Three of eleven cards.
            assertThat((double) here).isBetween(WORLDS * 3 / 11.0 - 66, WORLDS * 3 / 11.0 + 66);
        }
        assertAlike(
                worlds,
                List.of(76, 77, 78, 79, 80, 81, 82, 83).stream()
                        .filter(goal -> !truth.table().publicGoals().contains(goal))
                        .toList(),
                world -> (int) world.goals()[seat]);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void while_drafting_everybody_holds_three_cards_and_the_bicycle_is_among_them(int seats) {
        for (CvPhase phase : List.of(CvPhase.DRAFT_1, CvPhase.DRAFT_2)) {
            for (WholeGame.Moment moment : GAMES.get(seats - 2).moments()) {
                if (!moment.state().table().is(phase)) {
                    continue;
                }
                CvState truth = moment.state();
                for (int me = 0; me < seats; me++) {
                    for (int i = 0; i < 40; i++) {
                        CvState world =
                                Decks.HOUSE.imagine(
                                        Decks.HOUSE.view(truth, Seat.of(me)), new Xoshiro(i));
                        int cards = 0;
                        for (int seat = 0; seat < seats; seat++) {
                            assertThat(Integer.bitCount(world.draft().dealt(seat))).isEqualTo(3);
                            assertThat(cards & world.draft().dealt(seat)).isZero();
                            cards |= world.draft().dealt(seat);
                            boolean chosen = truth.draft().kept1(seat) != 0;
                            assertThat(world.draft().kept1(seat) != 0).isEqualTo(chosen);
                            assertThat(world.draft().kept1(seat) & ~world.draft().dealt(seat))
                                    .isZero();
                            assertThat(world.draft().kept2(seat) != 0)
                                    .isEqualTo(truth.draft().kept2(seat) != 0);
                        }
                        assertThat(cards >> Deck.BICYCLE & 1).isEqualTo(1);
                        assertThat(world.draft().dealt(me)).isEqualTo(truth.draft().dealt(me));
                        if (phase == CvPhase.DRAFT_2) {
                            assertThat(world.draft().second(me))
                                    .isEqualTo(truth.draft().second(me));
                        }
                    }
                }
            }
        }
    }

    /// CV-SETUP-9 Between the two shuffles nobody knows which cards are in play, but for the Bicycle.
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void before_the_deal_the_pool_has_the_bicycle_and_any_others(int seats) {
        CvState truth =
                GAMES.get(seats - 2).moments().stream()
                        .map(WholeGame.Moment::state)
                        .filter(state -> state.draft().pool() != 0)
                        .findFirst()
                        .orElseThrow();
        var pools = new java.util.TreeSet<Integer>();
        for (CvState world : worlds(truth, Seat.of(0))) {
            assertThat(Integer.bitCount(world.draft().pool())).isEqualTo(3 * seats);
            assertThat(world.draft().pool() >> Deck.BICYCLE & 1).isEqualTo(1);
            pools.add(world.draft().pool());
        }
        assertThat(pools).hasSizeGreaterThan(30);
    }

    /// Whoever imagines sees in each world what it sees at the table, and no rule is broken there.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Rule({"CV-INFO-14", "CV-INFO-25"})
    void every_world_looks_like_the_table_to_whoever_imagines_it(boolean openHands) {
        var options = Map.of("edition", "fr", "openHands", Boolean.toString(openHands));
        for (int seats = 2; seats <= 4; seats++) {
            WholeGame game = WholeGame.random(options, seats, 60 + seats);
            List<CvState> states = new ArrayList<>(game.states(9));
            game.moments().stream().limit(20).forEach(moment -> states.add(moment.state()));
            var viewers = new ArrayList<Viewer>(List.of(Spectator.SPECTATOR));
            for (int seat = 0; seat < seats; seat++) {
                viewers.add(Seat.of(seat));
            }
            for (CvState truth : states) {
                for (Viewer viewer : viewers) {
                    CvView view = Decks.HOUSE.view(truth, viewer);
                    for (int seed = 0; seed < 3; seed++) {
                        CvState world = Decks.HOUSE.imagine(view, new Xoshiro(seed));
                        assertThat(Decks.HOUSE.view(world, viewer)).isEqualTo(view);
                        assertThat(Invariants.broken(world)).isEmpty();
                    }
                }
            }
        }
    }
}
