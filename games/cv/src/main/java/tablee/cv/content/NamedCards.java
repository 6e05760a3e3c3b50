package tablee.cv.content;

import java.util.List;

/// What single cards must be, by their number: the childhood cards and the ones the books describe (CV-DECK-4 to -10).
final class NamedCards {

    private final Examined found;

    NamedCards(Examined found) {
        this.found = found;
    }

    /// CV-DECK-4, -20
    void childhood() {
        found.needs(
                "4",
                Deck.BICYCLE,
                card ->
                        card.has(Category.POSSESSION)
                                && card.cost().isEmpty()
                                && card.special() == Special.FIRST_PLAYER
                                && card.points() >= 1,
                "cv.check.bicycle");
        found.should(
                found.is(Deck.BICYCLE, card -> card.points() == 1),
                "4",
                Deck.BICYCLE,
                "cv.check.bicycle.point");
        int plain = 0;
        for (int number = 1; number < Deck.BICYCLE; number++) {
            found.needs(
                    "4",
                    number,
                    card ->
                            card.isEvent()
                                    && card.cost().isEmpty()
                                    && card.condition() instanceof Condition.None,
                    "cv.check.childhood");
            plain +=
                    found.is(
                                    number,
                                    card ->
                                            card.event().symbols().size() == 1
                                                    || card.event().discount() > 0)
                            ? 1
                            : 0;
        }
        found.should(plain >= 6, "20", 0, "cv.check.childhood.plain");
        found.only("4", Special.FIRST_PLAYER, List.of(Deck.BICYCLE));
    }

    /// CV-DECK-5, -6, -7, -8, -9, -10, -26
    void namedCards() {
        found.needs("5", 5, card -> card.event().insurance(), "cv.check.insurance");
        found.needs("5", 30, card -> card.event().insurance(), "cv.check.insurance");
        found.needs("5", 11, card -> card.event().extraDice() == 2, "cv.check.dice.two");
        found.needs(
                "5",
                29,
                card ->
                        card.event().symbols().equals(Symbols.of("MMMM"))
                                && card.event().oldAgeOnly(),
                "cv.check.oldAge");
        for (Card card : found.all(card -> card.event().oldAgeOnly() && card.number() != 29)) {
            found.must(false, "5", card.number(), "cv.check.oldAge.only");
        }
        found.needs(
                "6",
                28,
                card ->
                        card.categories().equals(List.of(Category.WORK))
                                && card.gains().count(Symbol.BAD_LUCK) == 1
                                && card.gains().count(Symbol.MONEY) >= 1,
                "cv.check.work.badLuck");
        found.only("7", Special.CHANGE_ONE, List.of(35));
        found.only("7", Special.BORROW_WORK, List.of(36));
        found.only("7", Special.NO_MORE_WORK, List.of(41));
        found.only("7", Special.BAD_LUCK_TO_ANY, List.of(45));
        found.only("7", Special.REROLL_BAD_LUCK, List.of(53));
        found.needs("8", 43, card -> card.gains().equals(Symbols.of("*")), "cv.check.any");
        found.needs(
                "8",
                46,
                card -> card.gains().equals(Symbols.of("H")) && card.extraThrows() == 1,
                "cv.check.throw");
        found.only("9", Special.COUNT_DOUBLE, List.of(73, 74, 75));
        found.inferred(
                found.card(73).isEmpty() || alone(73, Category.HEALTH), "9", 73, "cv.check.health");
        found.inferred(
                found.card(74).isEmpty() || alone(74, Category.RELATIONSHIP),
                "9",
                74,
                "cv.check.relationship");
        found.must(
                found.card(75).isEmpty() || alone(75, Category.KNOWLEDGE),
                "9",
                75,
                "cv.check.knowledge");
        for (int number = 73; number <= 75; number++) {
            found.needs("26", number, card -> !card.isTwoColour(), "cv.check.double");
        }
        found.needs(
                "10",
                60,
                card ->
                        card.cost().equals(Symbols.of("BB"))
                                && card.condition() instanceof Condition.None,
                "cv.check.badLuck.cost");
        for (Card card :
                found.all(card -> card.cost().count(Symbol.BAD_LUCK) > 0 && card.number() != 60)) {
            found.should(false, "10", card.number(), "cv.check.badLuck.only");
        }
    }

    private boolean alone(int number, Category category) {
        return found.is(number, card -> card.categories().equals(List.of(category)));
    }
}
