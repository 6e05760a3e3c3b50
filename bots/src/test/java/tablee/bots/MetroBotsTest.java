package tablee.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tablee.engine.Seat;
import tablee.metro.MetroGame;
import tablee.metro.content.Card;
import tablee.metro.content.Category;
import tablee.metro.content.Kind;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroAction;
import tablee.metro.rules.MetroView;
import tablee.metro.rules.Question;
import tablee.metro.rules.Table;

/// The players of Métro: each level beats the one below, on the same deals with seats rotated.
class MetroBotsTest {

    private static final MetroGame METRO = MetroGame.house();

    /// Share of wins of one `better` among three `others`; an equal player would get a quarter.
    private static double share(Level better, Level others, int deals) {
        Bot<MetroView, MetroAction> strong = Bots.of(METRO, better);
        Bot<MetroView, MetroAction> weak = Bots.of(METRO, others);
        var arena = new Arena<>(METRO, METRO.options().standard(4));
        double won = 0;
        for (int deal = 0; deal < deals; deal++) {
            for (int seat = 0; seat < 4; seat++) {
                List<Bot<MetroView, MetroAction>> table = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    table.add(i == seat ? strong : weak);
                }
                won += arena.play(table, deal, () -> Budget.iterations(50)).share(Seat.of(seat));
            }
        }
        return won / (4 * deals);
    }

    @Test
    void a_debutant_beats_chance() {
        assertThat(share(Level.DEBUTANT, Level.RANDOM, 8)).isGreaterThan(0.8);
    }

    @Test
    void a_habitue_beats_debutants() {
        assertThat(share(Level.HABITUE, Level.DEBUTANT, 25)).isGreaterThan(0.33);
    }

    /// In a player's last turn of the game a plain card is worth its points and what it completes, and nothing is worth keeping. (A search whose opinion
    /// still counted the hand laid the poorer card.)
    @Test
    void an_expert_keeps_no_good_card_for_after_the_end() {
        Bot<MetroView, MetroAction> expert = Bots.of(METRO, Level.EXPERT);
        Bot<MetroView, MetroAction> habitue = Bots.of(METRO, Level.HABITUE);
        int[] choices = new int[1];
        Bot<MetroView, MetroAction> watched =
                (view, legal, thinking) -> {
                    Table table = view.now();
                    boolean last =
                            table.question() == Question.LAY
                                    && table.station() == Station.MATURITE
                                    && table.round() == table.options().rounds();
                    if (!last) {
                        return habitue.choose(view, legal, thinking);
                    }
                    MetroAction chosen = expert.choose(view, legal, thinking);
                    double gain = gain(view, chosen);
                    if (legal.size() > 1 && gain > 0) {
                        choices[0]++;
                        for (MetroAction other : legal) {
                            assertThat(gain(view, other)).as("%s", other).isLessThanOrEqualTo(gain);
                        }
                    }
                    return chosen;
                };
        var arena = new Arena<>(METRO, METRO.options().standard(4));
        for (int deal = 0; deal < 20; deal++) {
            arena.play(
                    List.of(watched, watched, watched, watched),
                    deal,
                    () -> Budget.iterations(100));
        }
        assertThat(choices[0]).isGreaterThan(10);
    }

    /// Points of laying a life card without properties; nothing for anything else.
    private static double gain(MetroView view, MetroAction action) {
        if (!(action instanceof MetroAction.Lay(String slug))) {
            return 0;
        }
        Table table = view.now();
        Card card = table.set().bySlug(slug).orElseThrow();
        if (card.kind() != Kind.LIFE || !card.effects().isEmpty()) {
            return 0;
        }
        Seat seat = table.active();
        var person = table.character(seat).orElseThrow();
        double gain = card.noblesse();
        for (Category category : Category.values()) {
            gain += card.points(category);
        }
        gain += completes(table, card, person.main(), person.mainMin()) ? 5 : 0;
        return gain + (completes(table, card, person.secondary(), person.secondaryMin()) ? 2 : 0);
    }

    private static boolean completes(Table table, Card card, Category category, int goal) {
        int points = table.points(table.active(), category);
        return points < goal && points + card.points(category) >= goal;
    }

    @Test
    void an_expert_finishes_a_game() {
        Bot<MetroView, MetroAction> expert = Bots.of(METRO, Level.EXPERT);
        Bot<MetroView, MetroAction> habitue = Bots.of(METRO, Level.HABITUE);
        var arena = new Arena<>(METRO, METRO.options().standard(3));
        assertThat(
                        arena.play(List.of(expert, habitue, habitue), 1, () -> Budget.iterations(8))
                                .ranks())
                .contains(1);
    }
}
