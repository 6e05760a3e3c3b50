package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Xoshiro;
import tablee.testkit.Rule;

/// What is in reach, against trying every step.
@Rule({"CV-R-14", "CV-R-18", "CV-R-32"})
class ReachTest {

    private static final Seat A = Seat.of(0);
    private static final int DEEPEST = 2;

    private static CvState position(Randomness random) {
        var dice = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            dice.append("HKRMLB".charAt(random.below(6)));
        }
        int[] knowledge = {35, 54, 23, 43};
        int[] health = {45, 71, 15};
        String position =
                "{\"phase\": \"buy\", \"dice\": \""
                        + dice
                        + "\", \"track\": ["
                        + track(random)
                        + "], \"seats\": {\"A\": {\"knowledge\": ["
                        + knowledge[random.below(4)]
                        + "], \"health\": ["
                        + health[random.below(3)]
                        + "], \"relationship\": [36], \"hand\": ["
                        + (1 + random.below(4))
                        + ", "
                        + (6 + random.below(5))
                        + "]}, \"B\": {\"work\": [28]}}}";
        Settings settings = Decks.HOUSE.options().standard(2);
        return Decks.HOUSE.formats().position(settings, Json.parse(position));
    }

    private static String track(Randomness random) {
        var cards = new ArrayList<String>();
        for (int card = 13 + random.below(3); cards.size() < 5; card += 1 + random.below(10)) {
            if (!List.of(15, 23, 28, 35, 36, 43, 45, 54, 71).contains(card)) {
                cards.add(Integer.toString(card));
            }
        }
        return String.join(", ", cards);
    }

    /// Fewest steps to each place of the track, by trying everything.
    private static Map<Integer, Integer> tried(CvState start) {
        var fewest = new TreeMap<Integer, Integer>();
        Set<CvState> now = Set.of(start);
        for (int depth = 0; depth <= DEEPEST; depth++) {
            var next = new HashSet<CvState>();
            for (CvState state : now) {
                for (CvAction action : Decks.HOUSE.quickLegal(state, A)) {
                    switch (action) {
                        case CvAction.Buy buy -> fewest.putIfAbsent(buy.place(), depth);
                        case CvAction.Play _, CvAction.Convert _, CvAction.Borrow _ -> {
                            CvState after = Decks.HOUSE.act(state, A, action, Events.NONE);
                            if (after.table().is(CvPhase.BUY) && depth < DEEPEST) {
                                next.add(after);
                            }
                        }
                        case CvAction.Keep _,
                                CvAction.Throw _,
                                CvAction.Stop _,
                                CvAction.EndBuy _,
                                CvAction.Discard _,
                                CvAction.Pay _,
                                CvAction.LetGo _,
                                CvAction.Place _,
                                CvAction.LayAside _,
                                CvAction.Decide _,
                                CvAction.Take _,
                                CvAction.Decline _ -> {}
                    }
                }
            }
            now = next;
        }
        return fewest;
    }

    @Test
    void everything_that_a_few_steps_can_buy_is_listed_with_the_fewest() {
        var random = new Xoshiro(3);
        int helped = 0;
        for (int i = 0; i < 60; i++) {
            CvState state = position(random);
            var listed = new TreeMap<Integer, Integer>();
            for (Reach reach : Reach.of(Decks.HOUSE.view(state, A))) {
                assertThat(walk(state, reach)).as("%s", reach).isTrue();
                if (reach.steps().size() <= DEEPEST) {
                    listed.put(reach.place(), reach.steps().size());
                }
                helped += reach.steps().isEmpty() ? 0 : 1;
            }
            if (state.table().badLuck() < 2) {
                assertThat(listed).isEqualTo(tried(state));
            }
        }
        assertThat(helped).isGreaterThan(20);
    }

    /// The steps are legal one after another and end with the purchase.
    private static boolean walk(CvState start, Reach reach) {
        CvState state = start;
        for (CvAction step : reach.steps()) {
            if (!Decks.HOUSE.quickLegal(state, A).contains(step)) {
                // Three B interrupt buying; the way goes on after the misfortune.
                return state.table().is(CvPhase.MISFORTUNE);
            }
            state = Decks.HOUSE.act(state, A, step, Events.NONE);
        }
        return state.table().is(CvPhase.MISFORTUNE)
                || Decks.HOUSE.quickLegal(state, A).stream()
                        .anyMatch(
                                action ->
                                        action instanceof CvAction.Buy buy
                                                && buy.place() == reach.place()
                                                && buy.way() == reach.way());
    }

    @Test
    void nobody_else_has_anything_in_reach() {
        CvState state = position(new Xoshiro(4));
        assertThat(Reach.of(Decks.HOUSE.view(state, Seat.of(1)))).isEmpty();
    }

    private static List<Integer> places(String position) {
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        return Reach.of(Decks.HOUSE.view(state, A)).stream().map(Reach::place).toList();
    }

    @Test
    @Rule({"CV-BUY-1", "CV-R-41", "CV-CARD-29.2"})
    void something_is_in_reach_while_it_can_still_be_bought() {
        String track = "'track': [15, 16, 23, 19, 14], ";
        String hand = "'seats': {'A': {'events': [29]}}}";
        assertThat(places("{'phase': 'buy', 'dice': 'HHBB', " + track + hand)).containsExactly(1);
        assertThat(places("{'phase': 'roll', 'dice': 'HHBB', " + track + hand)).containsExactly(1);
        assertThat(places("{'phase': 'roll', " + track + hand)).isEmpty();
        assertThat(places("{'phase': 'upkeep', 'dice': 'HHBB', " + track + hand)).isEmpty();
        assertThat(places("{'phase': 'buy', 'dice': 'HHBB', 'bought': 1, " + track + hand))
                .containsExactly(1);
        assertThat(places("{'phase': 'buy', 'dice': 'HHBB', 'bought': 2, " + track + hand))
                .isEmpty();
        assertThat(places("{'phase': 'buy', 'dice': 'HHBB', 'flags': ['oldAge'], " + track + hand))
                .containsExactly(1, 2);
    }
}
