package tablee.cv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Xoshiro;
import tablee.testkit.Rule;

/// The list of purchases is put together by short cuts, because most turns leave nothing to choose; here it is put together without them.
@Rule("CV-R-34")
class PaymentsOfferedTest {

    private static final Seat A = Seat.of(0);
    private static final String COSTS = "HKRMMLB*";

    private static String symbols(Randomness random, int most) {
        var symbols = new StringBuilder();
        for (int n = 1 + random.below(most); n > 0; n--) {
            symbols.append(COSTS.charAt(random.below(COSTS.length())));
        }
        return symbols.toString();
    }

    private static String dice(Randomness random) {
        var dice = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            dice.append("HKRMLB".charAt(random.below(6)));
        }
        return dice.toString();
    }

    /// A turn of buying with tokens, a die changed before, event symbols and discounts, each now and then.
    private static CvState position(Randomness random) {
        int[] knowledge = {35, 54, 23, 43, 19};
        int kit = knowledge[random.below(5)];
        String events = symbols(random, 2).replace("L", "M").replace("B", "*");
        String position =
                "{'phase': 'buy', 'dice': '"
                        + dice(random)
                        + "', 'cards': [{'number': 13, 'categories': ['Health'], 'cost': '"
                        + symbols(random, 3)
                        + "'}, {'number': 14, 'categories': ['Work'], 'cost': '"
                        + symbols(random, 4)
                        + "'}, {'number': 49, 'categories': ['Event'], 'event': {'symbols': '"
                        + events
                        + "'}}], 'track': [13, 14, 16, 17, 21]"
                        + (random.below(3) == 0 ? ", 'discounts': {'health': 1}" : "")
                        + ", 'seats': {'A': {'knowledge': ["
                        + kit
                        + "], 'work': [24], 'relationship': [31], 'events': ["
                        + (random.below(2) == 0 ? "49" : "")
                        + "]}}}";
        return Decks.HOUSE
                .formats()
                .position(
                        Decks.HOUSE.options().standard(2), Json.parse(position.replace('\'', '"')));
    }

    @Test
    void nothing_to_choose_is_left_out_or_invented() {
        var random = new Xoshiro(11);
        int choices = 0;
        for (int round = 0; round < 150; round++) {
            CvState state = position(random);
            for (CvAction play : List.copyOf(Decks.HOUSE.quickLegal(state, A))) {
                if (play instanceof CvAction.Play || play instanceof CvAction.Convert) {
                    choices += compare(after(state, play));
                }
            }
            choices += compare(state);
        }
        assertThat(choices).isGreaterThan(100);
    }

    private static CvState after(CvState state, CvAction action) {
        return Decks.HOUSE.act(state, A, action, Events.NONE);
    }

    /// How many other payments there are.
    private static int compare(CvState state) {
        Table table = state.table;
        if (!table.is(CvPhase.BUY)) {
            return 0;
        }
        boolean converters = false;
        for (byte card : table.kit) {
            converters |= table.deck().card(card).converts();
        }
        var expected = new ArrayList<CvAction>();
        var listed = new ArrayList<CvAction>();
        for (CvAction action : Decks.HOUSE.quickLegal(state, A)) {
            if (action instanceof CvAction.Buy buy) {
                if (!buy.sources().isEmpty()) {
                    listed.add(buy);
                } else {
                    expected.addAll(others(table, buy, converters));
                }
            }
        }
        assertThat(listed).containsExactlyInAnyOrderElementsOf(expected);
        return listed.size();
    }

    private static List<CvAction> others(Table table, CvAction.Buy buy, boolean converters) {
        boolean forCost = buy.way() == CvAction.Way.COST;
        int card = table.track(buy.place() - 1);
        long cost = forCost ? table.deck().cost[card] : Buying.THREE_LUCK;
        int discount = forCost ? Buying.discount(table, card) : 0;
        var others = new ArrayList<CvAction>();
        for (Payment.Choice choice :
                Payment.others(table.sources, cost, discount, forCost, converters)) {
            others.add(
                    new CvAction.Buy(
                            buy.place(),
                            buy.way(),
                            Buying.refs(table, choice.sources()),
                            new Symbols(choice.waived())));
        }
        return others;
    }
}
