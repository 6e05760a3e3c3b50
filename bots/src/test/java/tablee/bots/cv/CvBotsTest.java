package tablee.bots.cv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tablee.bots.Bot;
import tablee.bots.Budget;
import tablee.bots.RandomBot;
import tablee.bots.Thinking;
import tablee.cv.CvGame;
import tablee.cv.CvProvider;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvView;
import tablee.engine.Json;
import tablee.engine.Next;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Xoshiro;
import tablee.engine.play.Match;
import tablee.testkit.Rule;

/// The players of CV: they play legally from their view alone, each level beats the one below, and what they expect of the
/// dice is exact.
@Rule("CV-INFO-19")
class CvBotsTest {

    private static final CvGame GAME = CvProvider.game(new CvProvider().houseContent());
    private static final int GAMES = 40;

    private static double share(
            Bot<CvView, CvAction> strong, Bot<CvView, CvAction> weak, String edition) {
        Settings settings = GAME.options().settings(2, Map.of("edition", edition));
        double won = 0;
        for (int i = 0; i < GAMES; i++) {
            var match = Match.seeded(GAME, settings, 100 + i / 2);
            var random = new Xoshiro(i);
            int seatOfStrong = i % 2;
            while (match.next() instanceof Next.Decide(var awaited)) {
                Seat seat = awaited.first();
                var bot = seat.index() == seatOfStrong ? strong : weak;
                CvView view = match.view(seat);
                var thinking = new Thinking(random, i, Budget.iterations(1));
                assertThat(match.act(seat, bot.choose(view, GAME.legal(view), thinking))).isEmpty();
            }
            won += match.outcome().orElseThrow().share(Seat.of(seatOfStrong));
        }
        return won / GAMES;
    }

    @Test
    void the_habitue_beats_the_debutant() {
        var bots = new CvBots();
        assertThat(share(bots.habitue(), bots.debutant(), "fr")).isGreaterThan(0.6);
    }

    @Test
    void the_debutant_beats_chance() {
        var bots = new CvBots();
        assertThat(share(bots.debutant(), new RandomBot<>(), "en")).isGreaterThan(0.9);
    }

    /// The best of all ways to keep two dice, by going through every throw.
    private static double brute(int first, int second, int throwsLeft, Shopping shopping) {
        double best = shopping.baskets().best(symbols(first, second).packed());
        if (throwsLeft == 0) {
            return best;
        }
        for (int again = 1; again < 4; again++) {
            boolean one = (again & 1) != 0;
            boolean two = (again & 2) != 0;
            if ((one && first == 5) || (two && second == 5)) {
                continue;
            }
            double sum = 0;
            int ways = 0;
            for (int a = 0; a < (one ? 6 : 1); a++) {
                for (int b = 0; b < (two ? 6 : 1); b++) {
                    sum += brute(one ? a : first, two ? b : second, throwsLeft - 1, shopping);
                    ways++;
                }
            }
            best = Math.max(best, sum / ways);
        }
        return best;
    }

    private static Symbols symbols(int first, int second) {
        return new Symbols((1L << (8 * first)) + (1L << (8 * second)));
    }

    @Test
    void the_expectation_over_the_throws_left_is_exact() {
        Settings settings = GAME.options().standard(2);
        Json position = Json.parse("{\"track\": [15, 14, 26, 19, 30], \"dice\": \"HK\"}");
        CvView view = GAME.view(GAME.formats().position(settings, position), Seat.of(0));
        var shopping = new Shopping(new Worth(view, Style.HABITUE, 0), Style.HABITUE);
        for (int throwsLeft = 1; throwsLeft <= 2; throwsLeft++) {
            var plan = new DicePlan(2, Symbols.NONE, throwsLeft, shopping);
            for (int first = 0; first < 6; first++) {
                for (int second = first; second < 6; second++) {
                    assertThat(best(plan, first, second))
                            .as("%s %s", first, second)
                            .isCloseTo(brute(first, second, throwsLeft, shopping), within(1e-9));
                }
            }
        }
    }

    private static double best(DicePlan plan, int first, int second) {
        var faces =
                List.of(
                        Symbol.HEALTH,
                        Symbol.KNOWLEDGE,
                        Symbol.RELATIONSHIP,
                        Symbol.MONEY,
                        Symbol.LUCK,
                        Symbol.BAD_LUCK);
        int a = DicePlan.add(0, faces.get(first));
        int b = DicePlan.add(0, faces.get(second));
        double best = plan.keeping(a + b);
        if (second != 5) {
            best = Math.max(best, plan.keeping(a));
        }
        if (first != 5) {
            best = Math.max(best, plan.keeping(b));
        }
        return first == 5 || second == 5 ? best : Math.max(best, plan.keeping(0));
    }
}
