package tablee.cv.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.engine.Xoshiro;
import tablee.testkit.Rule;

/// The matcher against brute force on small hands.
@Rule({"CV-R-34", "CV-BUY-2", "CV-R-13"})
class PaymentTest {

    private static final String LETTERS = "HKRMLB*";

    /// Every source pays at most one cost symbol, tried in every way.
    static boolean bruteForce(List<Integer> sources, String cost) {
        if (cost.isEmpty()) {
            return true;
        }
        int wanted = Symbol.indexOf(cost.charAt(0));
        for (int i = 0; i < sources.size(); i++) {
            int shown = sources.get(i);
            boolean pays =
                    shown == wanted || (shown == 6 && wanted < 4) || (wanted == 6 && shown < 4);
            if (pays) {
                var rest = new ArrayList<>(sources);
                rest.subList(i, i + 1).clear();
                if (bruteForce(rest, cost.substring(1))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static List<String> rows(int size) {
        var rows = new ArrayList<String>();
        rows(size, 0, "", rows);
        return rows;
    }

    private static void rows(int size, int from, String row, List<String> rows) {
        rows.add(row);
        for (int i = from; size > 0 && i < LETTERS.length(); i++) {
            rows(size - 1, i, row + LETTERS.charAt(i), rows);
        }
    }

    @Test
    void payable_exactly_when_brute_force_finds_a_way() {
        for (String have : rows(5)) {
            var sources =
                    have.chars().map(letter -> Symbol.indexOf((char) letter)).boxed().toList();
            for (String cost : rows(4)) {
                assertThat(Symbols.of(have).pays(Symbols.of(cost)))
                        .as("%s pays %s", have, cost)
                        .isEqualTo(bruteForce(sources, cost));
            }
        }
    }

    /// A random row of sources of all origins.
    private static int[] sources(Xoshiro random) {
        int[] sources = new int[1 + random.below(6)];
        for (int i = 0; i < sources.length; i++) {
            int origin = random.below(4);
            int symbol = random.below(origin == Source.DIE ? 6 : 7);
            sources[i] = Source.of(origin, symbol);
            if (random.below(4) == 0 && symbol != Symbol.STAR) {
                sources[i] = Source.withActed(sources[i], 1 << random.below(2));
            }
            if (random.below(6) == 0) {
                sources[i] = Source.spend(sources[i]);
            }
        }
        return sources;
    }

    private static boolean paysExactly(int[] sources, long set, String cost) {
        var shown = new ArrayList<Integer>();
        for (int i = 0; i < sources.length; i++) {
            if ((set >> i & 1) != 0) {
                if (Source.isSpent(sources[i])) {
                    return false;
                }
                shown.add(Source.symbol(sources[i]));
            }
        }
        return shown.size() == cost.length() && bruteForce(shown, cost);
    }

    @Test
    void canonical_payments_are_exact() {
        var random = new Xoshiro(11);
        var costs = rows(3);
        for (int n = 0; n < 4000; n++) {
            int[] sources = sources(random);
            String cost = costs.get(random.below(costs.size()));
            long have = new SourceKinds(sources, true, 0).have();
            if (Symbols.pays(have, Symbols.of(cost).packed())) {
                long paid = Payment.canonical(sources, Symbols.of(cost).packed(), true);
                assertThat(paysExactly(sources, paid, cost)).as("%s", cost).isTrue();
            }
        }
    }

    @Test
    void the_choices_are_those_that_leave_something_else() {
        var random = new Xoshiro(12);
        var costs = rows(3);
        int compared = 0;
        for (int n = 0; n < 1500; n++) {
            int[] sources = sources(random);
            String cost = costs.get(random.below(costs.size()));
            compared += compare(sources, cost, random.below(4));
        }
        assertThat(compared).isGreaterThan(100);
    }

    /// Every hand of up to three tokens and event symbols, against every cost of one or two symbols.
    @Test
    void the_choices_of_all_small_hands() {
        int compared = 0;
        for (String tokens : rows(3)) {
            for (String events : rows(3 - tokens.length())) {
                int[] sources = sources(tokens, events);
                for (String cost : rows(2)) {
                    compared += compare(sources, cost, 0);
                }
            }
        }
        assertThat(compared).isGreaterThan(1000);
    }

    private static int[] sources(String tokens, String events) {
        int[] sources = new int[tokens.length() + events.length()];
        for (int i = 0; i < sources.length; i++) {
            boolean token = i < tokens.length();
            char letter = token ? tokens.charAt(i) : events.charAt(i - tokens.length());
            sources[i] = Source.of(token ? Source.TOKEN : Source.EVENT, Symbol.indexOf(letter));
        }
        return sources;
    }

    /// Brute force over all subsets: a payment is a choice of its own when it leaves what no other one does. Answers how many there
    /// are besides the canonical one.
    private static int compare(int[] sources, String cost, int telling) {
        long packed = Symbols.of(cost).packed();
        var kinds = new SourceKinds(sources, true, telling);
        if (cost.isEmpty() || !Symbols.pays(kinds.have(), packed)) {
            return 0;
        }
        Set<List<String>> expected = new HashSet<>();
        for (long set = 0; set < 1L << sources.length; set++) {
            if (paysExactly(sources, set, cost)) {
                expected.add(left(sources, set, telling));
            }
        }
        Set<List<String>> offered = new HashSet<>();
        for (Payment.Choice choice : Payment.others(sources, packed, 0, true, telling)) {
            assertThat(paysExactly(sources, choice.sources(), cost)).isTrue();
            assertThat(offered.add(left(sources, choice.sources(), telling)))
                    .as("each once")
                    .isTrue();
        }
        long canonical = Payment.canonical(sources, packed, true);
        assertThat(expected.remove(left(sources, canonical, telling))).isTrue();
        assertThat(offered).isEqualTo(expected);
        if (Payment.isPlain(sources, packed, true, telling)) {
            assertThat(offered).as("nothing to choose from for %s", cost).isEmpty();
        }
        return expected.size();
    }

    /// What a payment leaves, in the words of the rules: symbols, those of events apart (CV-R-20), and which arrows have changed them
    /// (CV-R-14).
    static List<String> left(int[] sources, long spent, int telling) {
        var left = new ArrayList<String>();
        for (int i = 0; i < sources.length; i++) {
            if ((spent >> i & 1) == 0 && !Source.isSpent(sources[i])) {
                left.add(
                        LETTERS.charAt(Source.symbol(sources[i]))
                                + (Source.origin(sources[i]) == Source.EVENT ? "e" : "")
                                + (Source.acted(sources[i]) & telling));
            }
        }
        left.sort(null);
        return left;
    }

    @Test
    @Rule("CV-R-32")
    void a_discount_offers_every_waiver_that_leaves_something_else() {
        int[] sources = {
            Source.of(Source.DIE, Symbol.H),
            Source.of(Source.DIE, Symbol.K),
            Source.of(Source.DIE, Symbol.R)
        };
        long cost = Symbols.of("HK").packed();
        var choice = Payment.canonical(sources, Symbols.of("HKR").packed(), cost, 1, true);
        assertThat(new Symbols(choice.waived())).hasToString("H");
        assertThat(Payment.others(sources, cost, 1, true, 0)).hasSize(1);
        assertThat(Payment.waivers(Symbols.of("HHK").packed(), 2)).hasSize(2);
        assertThat(Payment.payable(0, Symbols.of("MM").packed(), 3)).isTrue();
        assertThat(Payment.payable(0, Symbols.of("MM").packed(), 1)).isFalse();
    }
}
