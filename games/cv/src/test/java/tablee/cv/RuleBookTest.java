package tablee.cv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tablee.cv.content.Category;
import tablee.cv.content.Symbol;
import tablee.cv.content.Symbols;
import tablee.cv.rules.CvAction;
import tablee.cv.rules.CvState;
import tablee.cv.rules.CvView;
import tablee.cv.rules.Source;
import tablee.engine.Events;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.RuleBook;
import tablee.engine.Seat;
import tablee.engine.Xoshiro;

/// What players read: the same clauses in both languages, and a paragraph for every refusal.
class RuleBookTest {

    private static List<String> clauses(String language) {
        return Decks.HOUSE.wording().book(language).sections().stream()
                .map(RuleBook.Section::clause)
                .toList();
    }

    @Test
    void the_book_tells_the_same_clauses_in_both_languages() {
        assertThat(clauses("fr")).isEqualTo(clauses("en")).doesNotHaveDuplicates();
        assertThat(clauses("fr")).hasSizeGreaterThan(100);
    }

    @Test
    void every_refusal_has_its_paragraph() {
        var cited = new TreeSet<String>();
        for (int game = 0; game < 6; game++) {
            refuse(new Xoshiro(game), 2 + game % 3, cited);
        }
        assertThat(cited).hasSizeGreaterThan(20).isSubsetOf(clauses("fr"));
    }

    /// Tries, all through a random game, things that are mostly refused.
    private static void refuse(Randomness random, int seats, Set<String> cited) {
        CvState state = Decks.HOUSE.start(Decks.HOUSE.options().standard(seats));
        while (true) {
            switch (Decks.HOUSE.next(state)) {
                case Next.End _ -> {
                    return;
                }
                case Next.Draw(var due) ->
                        state = Decks.HOUSE.draw(state, due.draw(random), Events.NONE);
                case Next.Decide(var awaited) -> {
                    Seat seat = awaited.first();
                    CvView view = Decks.HOUSE.view(state, seat);
                    for (CvAction action : attempts(random)) {
                        Decks.HOUSE.refusal(view, action).ifPresent(no -> cited.add(no.clause()));
                    }
                    var legal = Decks.HOUSE.quickLegal(state, seat);
                    state =
                            Decks.HOUSE.act(
                                    state,
                                    seat,
                                    legal.get(random.below(legal.size())),
                                    Events.NONE);
                }
            }
        }
    }

    private static List<CvAction> attempts(Randomness random) {
        int card = 1 + random.below(75);
        int place = 1 + random.below(5);
        var source = Source.read("d" + (1 + random.below(4))).orElseThrow();
        var category = Category.ALL.get(random.below(5));
        return List.of(
                new CvAction.Keep(1 + random.below(12)),
                new CvAction.Throw(1 + random.below(127)),
                CvAction.STOP,
                new CvAction.Play(card),
                new CvAction.Convert(card, source, Symbol.of(random.below(6))),
                new CvAction.Borrow(Seat.of(random.below(2)), Symbol.of(random.below(6))),
                new CvAction.Buy(place, CvAction.Way.COST, List.of(), Symbols.NONE),
                new CvAction.Buy(place, CvAction.Way.COST, List.of(source), Symbols.NONE),
                new CvAction.Buy(place, CvAction.Way.LUCK, List.of(), Symbols.NONE),
                CvAction.END_BUY,
                new CvAction.Discard(card),
                new CvAction.Pay(card, List.of()),
                new CvAction.LetGo(card),
                new CvAction.Place(card, category, random.below(3)),
                new CvAction.LayAside(card),
                new CvAction.Decide(card, category, random.below(3)),
                new CvAction.Take(place),
                CvAction.DECLINE);
    }
}
