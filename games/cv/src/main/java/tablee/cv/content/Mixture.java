package tablee.cv.content;

import java.util.List;
import java.util.function.Predicate;
import tablee.engine.Message;

/// How the cards of a deck share the work: points, gains, icons and numbers of cards (CV-DECK-16 to -19, -24, -26, -27).
final class Mixture {

    private static final int FEWEST_POSSESSIONS = 13;

    /// More undecided cards than this would not fit the record of which card changed which source.
    private static final int MOST_TWO_COLOURS = 16;

    private final Examined found;

    Mixture(Examined found) {
        this.found = found;
    }

    /// CV-DECK-16, -17
    void possessions() {
        List<Card> possessions = found.all(card -> card.has(Category.POSSESSION));
        for (Card card : possessions) {
            if (card.number() != Deck.BICYCLE) {
                found.inferred(
                        card.cost().count(Symbol.MONEY) > 0 && card.points() >= 1,
                        "16",
                        card.number(),
                        "cv.check.possession");
            }
        }
        for (Card card : found.all(card -> card.points() > 0 && !card.has(Category.POSSESSION))) {
            found.inferred(false, "16", card.number(), "cv.check.possession.only");
        }
        int count = possessions.size();
        found.must(
                count >= FEWEST_POSSESSIONS,
                "17",
                0,
                "cv.check.possessions.few",
                count,
                FEWEST_POSSESSIONS);
        boolean nineteen = fiveMake(possessions, 0, 5, 19);
        found.must(nineteen, "17", 0, "cv.check.nineteen.none");
        found.figure(
                "17",
                Message.of("cv.sheet.possession"),
                Examined.atLeast(FEWEST_POSSESSIONS),
                Message.plain(count),
                count >= FEWEST_POSSESSIONS);
        found.figure(
                "17",
                Message.of("cv.check.nineteen"),
                Message.of("cv.check.yes"),
                Message.of(nineteen ? "cv.check.yes" : "cv.check.no"),
                nineteen);
    }

    private static boolean fiveMake(List<Card> cards, int from, int left, int points) {
        if (left == 0) {
            return points == 0;
        }
        for (int i = from; i < cards.size(); i++) {
            if (fiveMake(cards, i + 1, left - 1, points - cards.get(i).points())) {
                return true;
            }
        }
        return false;
    }

    /// CV-COMP-9, CV-COMP-10, CV-COMP-11, CV-COMP-12
    void majorities() {
        majority(
                Category.HEALTH, Message.plain("H"), card -> card.gains().count(Symbol.HEALTH) > 0);
        majority(
                Category.KNOWLEDGE,
                Message.plain("K"),
                card -> card.gains().count(Symbol.KNOWLEDGE) > 0);
        majority(
                Category.RELATIONSHIP,
                Message.of("cv.check.luckOrRelation"),
                card ->
                        card.gains().count(Symbol.RELATIONSHIP) + card.gains().count(Symbol.LUCK)
                                > 0);
        majority(Category.WORK, Message.plain("M"), card -> card.gains().count(Symbol.MONEY) > 0);
        some(Category.HEALTH, "cv.check.none.badLuck", Mixture::actsAgainstBadLuck);
        some(
                Category.KNOWLEDGE,
                "cv.check.none.dice",
                card ->
                        card.extraDice() + card.extraThrows() > 0
                                || !card.arrows().isEmpty()
                                || card.special() == Special.CHANGE_ONE);
        some(
                Category.RELATIONSHIP,
                "cv.check.none.luck",
                card -> card.gains().count(Symbol.LUCK) > 0);
        some(
                Category.WORK,
                "cv.check.none.effect",
                card ->
                        card.number() != 28
                                && (!card.upkeep().isEmpty()
                                        || card.extraDice() + card.extraThrows() > 0
                                        || card.gains().size() > card.gains().count(Symbol.MONEY)));
    }

    private static boolean actsAgainstBadLuck(Card card) {
        return card.special() == Special.BAD_LUCK_TO_ANY
                || card.special() == Special.REROLL_BAD_LUCK
                || card.arrows().stream().anyMatch(arrow -> arrow.turn(Symbol.B) >= 0);
    }

    /// CV-DECK-18
    private void majority(Category category, Message gain, Predicate<Card> test) {
        List<Card> of = found.all(card -> card.has(category) && Examined.isTrackCard(card));
        int with = (int) of.stream().filter(test).count();
        boolean holds = 2 * with > of.size();
        found.inferred(
                holds, "18", 0, "cv.check.majority.not", with, of.size(), category.named(), gain);
        found.figure(
                "18",
                Message.of("cv.check.majority", category.named(), gain),
                Message.of("cv.check.half", of.size()),
                Message.plain(with),
                holds);
    }

    /// CV-DECK-18
    private void some(Category category, String key, Predicate<Card> test) {
        boolean holds = !found.all(card -> card.has(category) && test.test(card)).isEmpty();
        found.inferred(holds, "18", 0, key, category.named());
    }

    void icons() {
        icon(Message.of("cv.check.icon.points"), card -> card.points() > 0);
        icon(Message.plain("*"), card -> card.gains().count(Symbol.ANY) > 0);
        icon(Message.of("cv.check.icon.badLuck"), card -> card.gains().count(Symbol.BAD_LUCK) > 0);
        icon(Message.of("cv.check.icon.die"), card -> card.extraDice() > 0);
        icon(Message.of("cv.check.icon.throw"), card -> card.extraThrows() > 0);
        icon(
                Message.of("cv.check.icon.arrow.two"),
                card -> card.arrows().stream().anyMatch(Card.Arrow::twoWay));
        icon(
                Message.of("cv.check.icon.arrow.one"),
                card -> card.arrows().stream().anyMatch(arrow -> !arrow.twoWay()));
        icon(Message.of("cv.check.icon.upkeep"), card -> !card.upkeep().isEmpty());
        icon(Message.of("cv.check.icon.colours"), Card::isTwoColour);
    }

    /// CV-DECK-19
    private void icon(Message what, Predicate<Card> test) {
        int count = found.all(test).size();
        found.inferred(count > 0, "19", 0, "cv.check.icon.none", what);
        found.figure("19", what, Examined.atLeast(1), Message.plain(count), count > 0);
    }

    /// CV-DECK-24, -26
    void balance() {
        double young = averageCost(Age.YOUNG);
        double adult = averageCost(Age.ADULT);
        double senior = averageCost(Age.SENIOR);
        boolean rises = young < adult && adult < senior;
        found.should(rises, "24", 0, "cv.check.average.flat");
        found.figure(
                "24",
                Message.of("cv.check.average"),
                Message.of("cv.check.average.rising"),
                Message.of(
                        "cv.check.average.found",
                        Message.decimal(young, 2),
                        Message.decimal(adult, 2),
                        Message.decimal(senior, 2)),
                rises);
        int badLuck = found.all(card -> card.gains().count(Symbol.BAD_LUCK) > 0).size();
        found.should(badLuck <= 3, "24", 0, "cv.check.badLuck.many", badLuck);
        found.figure(
                "24",
                Message.of("cv.check.badLuck.cards"),
                Message.of("cv.check.atMost", 3),
                Message.plain(badLuck),
                badLuck <= 3);
        int two = found.all(Card::isTwoColour).size();
        found.should(
                two >= 2 && two <= 8, "26", 0, "cv.check.colours.range", two, Message.range(2, 8));
        found.must(
                two <= MOST_TWO_COLOURS, "26", 0, "cv.check.colours.many", two, MOST_TWO_COLOURS);
        found.figure(
                "26",
                Message.of("cv.check.colours"),
                Message.range(2, 8),
                Message.plain(two),
                two >= 2 && two <= 8);
        count(Category.HEALTH, 9, 13);
        count(Category.KNOWLEDGE, 9, 13);
        count(Category.RELATIONSHIP, 9, 13);
        count(Category.WORK, 8, 12);
        count(Category.POSSESSION, 12, 16);
        count(Category.EVENT, 4, 10);
    }

    private double averageCost(Age age) {
        return found
                .all(card -> card.age() == age && !card.isEvent() && !card.cost().isEmpty())
                .stream()
                .mapToInt(card -> card.cost().size())
                .average()
                .orElse(0);
    }

    /// CV-DECK-27
    private void count(Category category, int least, int most) {
        int count = found.all(card -> Examined.isTrackCard(card) && card.has(category)).size();
        boolean holds = count >= least && count <= most;
        found.should(
                holds,
                "27",
                0,
                "cv.check.category.range",
                count,
                category.named(),
                Message.range(least, most));
        found.figure(
                "27", category.named(), Message.range(least, most), Message.plain(count), holds);
    }
}
