package tablee.cv.content;

import java.util.List;

/// The two cards that the books' examples name without a number (CV-DECK-14, -15).
final class RoleCards {

    private final Examined found;

    RoleCards(Examined found) {
        this.found = found;
    }

    /// CV-DECK-14, -15
    void check() {
        List<Card> cars = found.all(card -> card.role().equals("usedCar"));
        found.must(
                cars.size() == 1
                        && cars.getFirst().categories().equals(List.of(Category.POSSESSION))
                        && (cars.getFirst().age() == Age.YOUNG
                                || cars.getFirst().age() == Age.ADULT)
                        && cars.getFirst().cost().equals(Symbols.of("MMM"))
                        && cars.getFirst().condition() instanceof Condition.None,
                "14",
                cars.isEmpty() ? 0 : cars.getFirst().number(),
                "cv.check.usedCar");
        List<Card> marriages = found.all(card -> card.role().equals("marriage"));
        found.must(
                marriages.size() == 1
                        && marriages.getFirst().categories().equals(List.of(Category.RELATIONSHIP))
                        && marriages.getFirst().extraDice() == 1
                        && marriages.getFirst().gains().count(Symbol.MONEY) == 0
                        && marriages.getFirst().gains().count(Symbol.BAD_LUCK) == 0,
                "15",
                marriages.isEmpty() ? 0 : marriages.getFirst().number(),
                "cv.check.marriage");
        found.inferred(
                marriages.stream().allMatch(card -> card.age() == Age.YOUNG),
                "15",
                marriages.isEmpty() ? 0 : marriages.getFirst().number(),
                "cv.check.marriage.young");
    }
}
