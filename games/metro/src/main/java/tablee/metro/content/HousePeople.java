package tablee.metro.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tablee.engine.Message;

/// METRO-CONTENT-H16, H17: ten characters, evenly spread, each with objectives that can be reached.
final class HousePeople {

    private final Check asked;
    private final CardSet set;
    private final List<Personnage> people;

    HousePeople(Check asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.people = set.characters();
    }

    void check() {
        spread();
        people.forEach(this::reached);
    }

    /// METRO-CONTENT-H16
    private void spread() {
        Check check = asked.by("METRO-CONTENT-H16");
        for (Category category : Category.ALL) {
            var label = set.label(category);
            int main = count(p -> p.main() == category);
            check.exactly(2, main, "metro.check.people.main", label);
            int secondary = count(p -> p.secondary() == category);
            check.exactly(2, secondary, "metro.check.people.secondary", label);
            int immune = count(p -> p.immunity() == category);
            check.exactly(2, immune, "metro.check.people.immunity", label);
        }
        long pairs = people.stream().map(p -> p.main() + "/" + p.secondary()).distinct().count();
        check.exactly(people.size(), (int) pairs, "metro.check.people.pairs");
        check.exactly(people.size(), count(HousePeople::isInRange), "metro.check.people.minima");
        int seven = count(p -> p.mainMin() == 7 || p.secondaryMin() == 7);
        check.atLeast(1, seven, "metro.check.people.seven");
    }

    private int count(Predicate<Personnage> such) {
        return (int) people.stream().filter(such).count();
    }

    private static boolean isInRange(Personnage p) {
        boolean main =
                p.main() == Category.SEXE
                        ? p.mainMin() == 7 || p.mainMin() == 8
                        : p.mainMin() >= 8 && p.mainMin() <= 10;
        boolean second =
                p.secondary() == Category.SEXE
                        ? p.secondaryMin() == 4 || p.secondaryMin() == 5
                        : p.secondaryMin() == 5 || p.secondaryMin() == 6;
        return main && second;
    }

    /// METRO-CONTENT-H17
    private void reached(Personnage person) {
        int cards = attain(person);
        asked.by("METRO-CONTENT-H17")
                .in(SetLoader.CHARACTERS)
                .holds(
                        Message.of("metro.check.people.cards", person.title()),
                        Message.plain("≤ 14"),
                        Message.plain(cards),
                        cards <= 14);
    }

    /// METRO-CONTENT-H17 Greedy: always the layable card that brings both objectives nearest, per card it took.
    private int attain(Personnage person) {
        var laid = new ArrayList<Card>();
        while (laid.size() <= 14) {
            int[] points = LifeTrees.points(laid);
            int main = person.mainMin() - points[person.main().index()];
            int second = person.secondaryMin() - points[person.secondary().index()];
            if (main <= 0 && second <= 0) {
                return laid.size();
            }
            Optional<Card> next =
                    set.cards(Kind.LIFE).stream()
                            .filter(card -> !laid.contains(card))
                            .filter(card -> LifeTrees.isOpen(card, laid, points))
                            .max(
                                    Comparator.comparingInt(
                                            card ->
                                                    worth(card, person.main(), main)
                                                            + worth(
                                                                    card,
                                                                    person.secondary(),
                                                                    second)));
            if (next.isEmpty()) {
                return 99;
            }
            laid.add(next.get());
        }
        return laid.size();
    }

    private static int worth(Card card, Category category, int wanted) {
        return Math.min(card.points(category), Math.max(0, wanted));
    }
}
