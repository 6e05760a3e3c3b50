package tablee.metro.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.metro.Tables;
import tablee.metro.content.Station;
import tablee.testkit.Rule;

/// Draws and changes of hand, from every three piles, against counting them out.
class AllocationsTest {

    private static MetroState table(int p, int m, int t) {
        MetroState state = Tables.position(3, "{'station': 'MATURITE'}");
        state.pile(0, Pile.hidden(0, p));
        state.pile(1, Pile.hidden(1, m));
        state.pile(2, Pile.hidden(2, t));
        return state;
    }

    private static List<MetroAction> expected(boolean turn, int[] piles, int hand, int forced) {
        var actions = new ArrayList<MetroAction>();
        for (int pile = 0; turn && pile < 3; pile++) {
            if (piles[pile] > 0 && (forced < 0 || forced == pile)) {
                actions.add(new MetroAction.Draw(java.util.Optional.of(Station.ALL.get(pile))));
            }
        }
        for (int i = hand; i >= 0; i--) {
            for (int j = hand - i; j >= 0; j--) {
                int k = hand - i - j;
                int[] taken = {i, j, k};
                boolean fits = hand > 0;
                for (int pile = 0; pile < 3; pile++) {
                    int most = forced < 0 || forced == pile ? piles[pile] : 0;
                    fits &= taken[pile] <= most;
                }
                if (fits) {
                    actions.add(
                            turn
                                    ? new MetroAction.Change(i, j, k)
                                    : new MetroAction.Renew(i, j, k));
                }
            }
        }
        return actions;
    }

    @Test
    @Rule({"METRO-RULE-13", "METRO-RULE-17", "METRO-RULE-18", "METRO-FX-18"})
    void every_way_to_take_a_hand_and_no_other() {
        int[] sizes = {0, 1, 2, 4, 9};
        for (int hand : new int[] {0, 1, 2, 5, 7, 8, 9}) {
            for (int p : sizes) {
                for (int m : sizes) {
                    for (int t : sizes) {
                        MetroState state = table(p, m, t);
                        for (int forced = -1; forced < 3; forced++) {
                            int[] piles = {p, m, t};
                            assertThat(Allocations.turns(state, hand, forced))
                                    .as("%s cards of %s %s %s, %s", hand, p, m, t, forced)
                                    .isEqualTo(expected(true, piles, hand, forced));
                            assertThat(Allocations.renewals(state, hand, forced))
                                    .isEqualTo(expected(false, piles, hand, forced));
                        }
                    }
                }
            }
        }
    }
}
