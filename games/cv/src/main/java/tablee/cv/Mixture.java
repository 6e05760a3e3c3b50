package tablee.cv;

import java.util.List;
import java.util.function.Predicate;

/// How the cards of a deck share the work: points, gains, icons and numbers of cards (CV-DECK-16 to -19, -24, -26, -27).
final class Mixture {

    private static final int FEWEST_POSSESSIONS = 13;

    /// More undecided cards than this would not fit the record of which card changed which source.
    private static final int MOST_TWO_COLOURS = 16;

    private final Findings found;

    Mixture(Findings found) {
        this.found = found;
    }

    void possessions() {
        List<Card> possessions = found.all(card -> card.has(Category.POSSESSION));
        for (Card card : possessions) {
            if (card.number() != Deck.BICYCLE) {
                found.inferred(
                        card.cost().count(Symbol.MONEY) > 0 && card.points() >= 1,
                        "16",
                        card.number(),
                        "a Possession costs M and has points");
            }
        }
        for (Card card : found.all(card -> card.points() > 0 && !card.has(Category.POSSESSION))) {
            found.inferred(false, "16", card.number(), "only Possessions have points");
        }
        int count = possessions.size();
        found.must(
                count >= FEWEST_POSSESSIONS, "17", 0, count + " Possessions, at least 13 expected");
        boolean nineteen = fiveMake(possessions, 0, 5, 19);
        found.must(nineteen, "17", 0, "no five Possessions have 19 points together");
        found.figure("17", "Possessions", "at least 13", count, count >= FEWEST_POSSESSIONS);
        found.figure(
                "17", "five Possessions with 19 points", "yes", nineteen ? "yes" : "no", nineteen);
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

    void majorities() {
        majority(Category.HEALTH, "H", card -> card.gains().count(Symbol.HEALTH) > 0);
        majority(Category.KNOWLEDGE, "K", card -> card.gains().count(Symbol.KNOWLEDGE) > 0);
        majority(
                Category.RELATIONSHIP,
                "R or L",
                card ->
                        card.gains().count(Symbol.RELATIONSHIP) + card.gains().count(Symbol.LUCK)
                                > 0);
        majority(Category.WORK, "M", card -> card.gains().count(Symbol.MONEY) > 0);
        some(Category.HEALTH, "acts against bad luck", Mixture::actsAgainstBadLuck);
        some(
                Category.KNOWLEDGE,
                "modifies dice",
                card ->
                        card.extraDice() + card.extraThrows() > 0
                                || !card.arrows().isEmpty()
                                || card.special() == Special.CHANGE_ONE);
        some(Category.RELATIONSHIP, "gains L", card -> card.gains().count(Symbol.LUCK) > 0);
        some(
                Category.WORK,
                "has another effect (besides 28)",
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

    private void majority(Category category, String gain, Predicate<Card> test) {
        List<Card> of = found.all(card -> card.has(category) && Findings.isTrackCard(card));
        long with = of.stream().filter(test).count();
        boolean holds = 2 * with > of.size();
        found.inferred(
                holds,
                "18",
                0,
                with + " of " + of.size() + " " + category.label() + " cards gain " + gain);
        found.figure(
                "18",
                category.label() + " cards that gain " + gain,
                "more than half of " + of.size(),
                with,
                holds);
    }

    private void some(Category category, String what, Predicate<Card> test) {
        boolean holds = !found.all(card -> card.has(category) && test.test(card)).isEmpty();
        found.inferred(holds, "18", 0, "no " + category.label() + " card " + what);
    }

    void icons() {
        icon("points", card -> card.points() > 0);
        icon("*", card -> card.gains().count(Symbol.ANY) > 0);
        icon("B as a gain", card -> card.gains().count(Symbol.BAD_LUCK) > 0);
        icon("extra die", card -> card.extraDice() > 0);
        icon("extra throw", card -> card.extraThrows() > 0);
        icon("two-headed arrow", card -> card.arrows().stream().anyMatch(Card.Arrow::twoWay));
        icon("one-headed arrow", card -> card.arrows().stream().anyMatch(arrow -> !arrow.twoWay()));
        icon("struck-through cost", card -> !card.upkeep().isEmpty());
        icon("two colours", Card::isTwoColour);
    }

    private void icon(String what, Predicate<Card> test) {
        int count = found.all(test).size();
        found.inferred(count > 0, "19", 0, "no card shows the icon: " + what);
        found.figure("19", what, "at least 1", count, count > 0);
    }

    void balance() {
        double young = averageCost(Age.YOUNG);
        double adult = averageCost(Age.ADULT);
        double senior = averageCost(Age.SENIOR);
        boolean rises = young < adult && adult < senior;
        found.should(rises, "24", 0, "the average cost does not rise from age to age");
        found.figure(
                "24",
                "average cost",
                "rising",
                round(young) + " " + round(adult) + " " + round(senior),
                rises);
        int badLuck = found.all(card -> card.gains().count(Symbol.BAD_LUCK) > 0).size();
        found.should(badLuck <= 3, "24", 0, badLuck + " cards gain B");
        found.figure("24", "cards that gain B", "at most 3", badLuck, badLuck <= 3);
        int two = found.all(Card::isTwoColour).size();
        found.should(two >= 2 && two <= 8, "26", 0, two + " two-colour cards, 2 to 8 expected");
        found.must(
                two <= MOST_TWO_COLOURS,
                "26",
                0,
                two + " two-colour cards, more than " + MOST_TWO_COLOURS);
        found.figure("26", "two-colour cards", "2 to 8", two, two >= 2 && two <= 8);
        count(Category.HEALTH, 9, 13);
        count(Category.KNOWLEDGE, 9, 13);
        count(Category.RELATIONSHIP, 9, 13);
        count(Category.WORK, 8, 12);
        count(Category.POSSESSION, 12, 16);
        count(Category.EVENT, 4, 10);
    }

    private static String round(double value) {
        return Double.toString(Math.round(value * 100) / 100.0);
    }

    private double averageCost(Age age) {
        return found
                .all(card -> card.age() == age && !card.isEvent() && !card.cost().isEmpty())
                .stream()
                .mapToInt(card -> card.cost().size())
                .average()
                .orElse(0);
    }

    private void count(Category category, int least, int most) {
        int count = found.all(card -> Findings.isTrackCard(card) && card.has(category)).size();
        boolean holds = count >= least && count <= most;
        found.should(
                holds,
                "27",
                0,
                count + " " + category.label() + " cards, " + least + " to " + most + " expected");
        found.figure("27", category.label(), least + " to " + most, count, holds);
    }
}
