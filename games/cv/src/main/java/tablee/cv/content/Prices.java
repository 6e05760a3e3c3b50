package tablee.cv.content;

import java.util.List;

/// What cards ask for: conditions that can be met and costs that can be paid (CV-DECK-11 to -13, -25).
final class Prices {

    private final Examined found;

    Prices(Examined found) {
        this.found = found;
    }

    /// CV-DECK-11, -12
    void conditions() {
        found.needs("11", 41, card -> card.cost().isEmpty(), "cv.check.free");
        found.needs("11", 57, card -> card.cost().isEmpty(), "cv.check.free");
        found.needs(
                "11",
                41,
                card -> card.condition().equals(new Condition.AtLeast(Category.WORK, 1)),
                "cv.check.work.one");
        found.needs(
                "11",
                57,
                card -> card.condition().equals(new Condition.NoneOf(Category.WORK)),
                "cv.check.work.none");
        for (Card card : found.cards()) {
            boolean has = !(card.condition() instanceof Condition.None);
            boolean may = card.number() == 41 || card.number() == 42 || card.number() == 57;
            found.must(has == may, "12", card.number(), "cv.check.conditions");
            reachable(card, card.condition());
        }
    }

    /// CV-DECK-25
    private void reachable(Card card, Condition condition) {
        switch (condition) {
            case Condition.None(), Condition.NoneOf(Category _) -> {}
            case Condition.AtLeast(Category category, int n) -> {
                int others =
                        found.all(
                                        other ->
                                                other.number() != card.number()
                                                        && other.age().index() <= card.age().index()
                                                        && other.has(category))
                                .size();
                found.must(
                        others >= n,
                        "25",
                        card.number(),
                        "cv.check.reach.cards",
                        n,
                        category.named(),
                        others);
            }
            case Condition.Owns(int number) -> owned(card, number);
            case Condition.OwnsActive(int number) -> owned(card, number);
            case Condition.All(List<Condition> parts) ->
                    parts.forEach(part -> reachable(card, part));
        }
    }

    /// CV-DECK-25
    private void owned(Card card, int number) {
        found.must(
                number != card.number()
                        && found.is(
                                number,
                                other ->
                                        other.age().index() <= card.age().index()
                                                && !other.isEvent()),
                "25",
                card.number(),
                "cv.check.reach.card",
                number);
    }

    /// CV-DECK-13, -25
    void costs() {
        for (Card card : found.all(Examined::isTrackCard)) {
            int number = card.number();
            int size = card.cost().size();
            boolean mayBeFree = number == 41 || number == 42 || number == 57;
            found.inferred(size >= 1 || mayBeFree, "13", number, "cv.check.cost.none");
            // Seven dice show any seven symbols; beyond that no turn is sure to pay (CV-DECK-25).
            found.must(size <= 7, "25", number, "cv.check.cost.seven", size);
            found.should(size <= 5, "13", number, "cv.check.cost.five");
        }
    }
}
