package tablee.cv.content;

import java.util.List;
import java.util.Map;
import tablee.engine.Message;
import tablee.engine.content.Findings;

/// What a deck must fulfil (register 8.2). Checks every rule, whatever the others found.
final class DeckRules {

    private static final List<Category> STACKS = Category.ALL.subList(0, Category.STACKS);

    private final Examined found;
    private final int aids;

    DeckRules(
            Map<Integer, Card> cards,
            Map<Integer, Integer> lines,
            boolean printed,
            int aids,
            Findings findings) {
        this.found = new Examined(cards, lines, printed, findings);
        this.aids = aids;
    }

    void check() {
        var named = new NamedCards(found);
        var prices = new Prices(found);
        var mixture = new Mixture(found);
        var known = new KnownCards(found);
        numbers();
        kinds();
        named.childhood();
        named.namedCards();
        prices.conditions();
        prices.costs();
        new RoleCards(found).check();
        mixture.possessions();
        mixture.majorities();
        mixture.icons();
        events();
        known.goals();
        known.known();
        mixture.balance();
    }

    /// CV-DECK-1
    private void numbers() {
        for (int number = 1; number <= Deck.SIZE; number++) {
            found.must(found.card(number).isPresent(), "1", number, "cv.check.missing");
        }
        for (Card card : found.cards()) {
            Age age = Age.ofNumber(card.number());
            found.must(
                    card.age() == age,
                    "1",
                    card.number(),
                    "cv.check.age",
                    card.age().named(),
                    age.named());
        }
        for (Age age : Age.ALL) {
            int count = found.all(card -> card.age() == age).size();
            found.must(
                    count == age.size(),
                    "1",
                    0,
                    "cv.check.age.count",
                    count,
                    age.named(),
                    age.size());
            found.figure(
                    "1",
                    Message.of("cv.check.age.cards", age.named()),
                    Message.plain(age.size()),
                    Message.plain(count),
                    count == age.size());
        }
        found.must(aids == 4, "1", 0, "cv.check.aids", aids);
    }

    /// CV-DECK-2, -3
    private void kinds() {
        for (Card card : found.cards()) {
            found.must(
                    (card.age() == Age.GOAL) == card.has(Category.GOAL),
                    "2",
                    card.number(),
                    "cv.check.goals");
        }
        for (Category category : STACKS) {
            int count = found.all(card -> Examined.isTrackCard(card) && card.has(category)).size();
            found.inferred(count >= 5, "3", 0, "cv.check.category.few", count, category.named(), 5);
            found.figure(
                    "3", category.named(), Examined.atLeast(5), Message.plain(count), count >= 5);
        }
        found.must(!found.all(Card::isEvent).isEmpty(), "3", 0, "cv.check.events");
    }

    /// CV-DECK-20, -24
    private void events() {
        for (Card card : found.cards()) {
            int number = card.number();
            found.must(
                    card.upkeep().isEmpty()
                            || card.categories().stream().allMatch(Category::hasStack),
                    "20",
                    number,
                    "cv.check.upkeep.cards");
            found.must(
                    card.upkeep().count(Symbol.LUCK) + card.upkeep().count(Symbol.BAD_LUCK) == 0
                            && card.upkeep().size() <= 3,
                    "20",
                    number,
                    "cv.check.upkeep.shape");
            if (card.isEvent()) {
                found.must(
                        card.gains().isEmpty()
                                && card.arrows().isEmpty()
                                && card.points() == 0
                                && card.extraDice() + card.extraThrows() == 0,
                        "20",
                        number,
                        "cv.check.event.gains");
                found.must(hasEffect(card.event()), "20", number, "cv.check.event.nothing");
            }
            found.must(
                    card.gains().count(Symbol.BAD_LUCK) <= 1, "24", number, "cv.check.badLuck.two");
        }
    }

    private static boolean hasEffect(Card.EventEffect event) {
        return event.helpsBuying()
                || event.insurance()
                || event.extraDice() + event.extraThrows() > 0;
    }
}
