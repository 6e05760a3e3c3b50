package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tablee.cv.Decks;
import tablee.cv.content.Symbols;
import tablee.engine.Events;
import tablee.engine.Json;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Xoshiro;
import tablee.testkit.Rule;

/// Every payment a player could name, against the list: those that leave something different are listed, those that differ in equal
/// sources only are taken for the listed one, and only what does not pay exactly is refused.
@Rule({"CV-R-34", "CV-R-32", "CV-R-40"})
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
    void what_pays_exactly_is_accepted_and_taken_for_a_listed_payment() {
        var random = new Xoshiro(11);
        int choices = 0;
        for (int round = 0; round < 60; round++) {
            CvState state = position(random);
            choices += compare(state);
            for (CvAction play : Decks.HOUSE.quickLegal(state, A)) {
                if (play instanceof CvAction.Play || play instanceof CvAction.Convert) {
                    choices += compare(Decks.HOUSE.act(state, A, play, Events.NONE));
                    break;
                }
            }
        }
        assertThat(choices).isGreaterThan(100);
    }

    /// What an arrow has changed is not changed by it again (CV-R-14), so it matters which of two equal symbols is spent.
    @Test
    @Rule({"CV-R-14", "CV-LUCK-1"})
    void a_symbol_that_an_arrow_made_is_another_source() {
        String arrow =
                "{'number': 54, 'categories': ['Knowledge'], 'arrows': [{'from': 'K', 'to': '%s'}]}";
        String cost = "{'number': 13, 'categories': ['Health'], 'cost': '%s'}";
        for (String by : List.of("", ", 'by': [54]")) {
            int ways = by.isEmpty() ? 1 : 2;
            assertThat(buys(arrow.formatted("M"), cost.formatted("M"), "M" + by, "MHH"))
                    .hasSize(ways);
            assertThat(buys(arrow.formatted("L"), cost.formatted("HHHH"), "L" + by, "LLL"))
                    .hasSize(ways)
                    .allMatch(buy -> buy.way() == CvAction.Way.LUCK);
        }
    }

    private static List<CvAction.Buy> buys(String arrow, String card, String first, String rest) {
        var sources =
                new StringBuilder(
                        "{'source': 'd1', 'shows': '" + first.replaceFirst("(.)", "$1'") + "}");
        for (int i = 0; i < rest.length(); i++) {
            sources.append(", {'source': 'd" + (i + 2) + "', 'shows': '" + rest.charAt(i) + "'}");
        }
        String position =
                "{'phase': 'buy', 'cards': ["
                        + arrow
                        + ", "
                        + card
                        + "], 'track': [13, 0, 0, 0, 0], 'sources': ["
                        + sources
                        + "], 'seats': {'A': {'knowledge': [54]}}}";
        CvState state =
                Decks.HOUSE
                        .formats()
                        .position(
                                Decks.HOUSE.options().standard(2),
                                Json.parse(position.replace('\'', '"')));
        return Decks.HOUSE.quickLegal(state, A).stream()
                .filter(CvAction.Buy.class::isInstance)
                .map(CvAction.Buy.class::cast)
                .toList();
    }

    /// Names every set of sources for the first two cards and a stroke of luck. Answers how many payments are listed besides the
    /// canonical ones.
    private static int compare(CvState state) {
        Table table = state.table();
        if (!table.is(CvPhase.BUY)) {
            return 0;
        }
        var leavings = new HashMap<String, CvAction>();
        int others = 0;
        for (CvAction listed : Decks.HOUSE.quickLegal(state, A)) {
            if (listed instanceof CvAction.Buy buy && buy.place() <= 2) {
                String way = buy.place() + buy.way().name() + left(table, buy);
                assertThat(leavings.put(way, buy)).as("twice the same: %s", way).isNull();
                others += buy.sources().isEmpty() ? 0 : 1;
            }
        }
        CvView view = Decks.HOUSE.view(state, A);
        for (int place = 1; place <= 2; place++) {
            for (CvAction.Way way : CvAction.Way.values()) {
                for (long set = 1; set < 1L << table.sources().length; set++) {
                    if (Long.bitCount(set) <= 4) {
                        List<Source.Ref> named = Buying.refs(table, set);
                        typed(view, leavings, new CvAction.Buy(place, way, named, Symbols.NONE));
                    }
                }
            }
        }
        return others;
    }

    private static String left(Table table, CvAction.Buy buy) {
        return PaymentTest.left(table.sources(), Buying.paying(table, buy), Kit.telling(table))
                .toString();
    }

    private static void typed(CvView view, Map<String, CvAction> leavings, CvAction.Buy buy) {
        Table table = view.table();
        CvAction meant = Decks.HOUSE.meant(view, buy);
        var refused = Decks.HOUSE.refusal(view, buy);
        if (pays(table, buy)) {
            assertThat(meant)
                    .as("%s with %s", buy, table.available())
                    .isEqualTo(leavings.get(buy.place() + buy.way().name() + left(table, buy)));
            assertThat(refused).isEmpty();
        } else {
            assertThat(meant).isEqualTo(buy);
            assertThat(refused).isPresent();
        }
    }

    /// By the rules alone: unspent, one source for each symbol of the cost, a `*` for one of four, fewer by the discount.
    private static boolean pays(Table table, CvAction.Buy buy) {
        boolean luck = buy.way() == CvAction.Way.LUCK;
        int card = table.track(buy.place() - 1);
        String cost = luck ? "LLL" : new Symbols(table.figures().cost(card)).toString();
        int left = luck ? 0 : Math.min(cost.length(), Buying.discount(table, card));
        var shown = new ArrayList<Integer>();
        for (Source.Ref named : buy.sources()) {
            int source = table.sources()[Source.index(table.sources(), named)];
            if (Source.isSpent(source) || (luck && Source.origin(source) == Source.EVENT)) {
                return false;
            }
            shown.add(Source.symbol(source));
        }
        if (shown.size() != cost.length() - left) {
            return false;
        }
        return left == 0
                ? PaymentTest.bruteForce(shown, cost)
                : cost.chars()
                        .anyMatch(
                                symbol ->
                                        PaymentTest.bruteForce(
                                                shown,
                                                cost.replaceFirst(
                                                        Pattern.quote(Character.toString(symbol)),
                                                        "")));
    }
}
