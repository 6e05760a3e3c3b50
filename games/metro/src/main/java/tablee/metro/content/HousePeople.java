package tablee.metro.content;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tablee.engine.Message;

/// METRO-CONTENT-H16, H17: ten characters, evenly spread, each with objectives that can be reached.
final class HousePeople {

    private final HouseFindings asked;
    private final CardSet set;
    private final List<Card> life;

    HousePeople(HouseFindings asked, CardSet set) {
        this.asked = asked;
        this.set = set;
        this.life = set.cards(Kind.LIFE);
    }

    void check() {
        List<Personnage> people = set.characters();
        for (Category category : Category.ALL) {
            asked.range(
                    "METRO-CONTENT-H16",
                    Message.of("metro.check.people.main", set.label(category)),
                    2,
                    2,
                    (int) people.stream().filter(p -> p.main() == category).count());
            asked.range(
                    "METRO-CONTENT-H16",
                    Message.of("metro.check.people.secondary", set.label(category)),
                    2,
                    2,
                    (int) people.stream().filter(p -> p.secondary() == category).count());
            asked.range(
                    "METRO-CONTENT-H16",
                    Message.of("metro.check.people.immunity", set.label(category)),
                    2,
                    2,
                    (int) people.stream().filter(p -> p.immunity() == category).count());
        }
        int pairs =
                (int) people.stream().map(p -> p.main() + "/" + p.secondary()).distinct().count();
        asked.range(
                "METRO-CONTENT-H16",
                Message.of("metro.check.people.pairs"),
                people.size(),
                people.size(),
                pairs);
        asked.range(
                "METRO-CONTENT-H16",
                Message.of("metro.check.people.minima"),
                people.size(),
                people.size(),
                (int) people.stream().filter(HousePeople::isInRange).count());
        asked.atLeast(
                "METRO-CONTENT-H16",
                Message.of("metro.check.people.seven"),
                1,
                (int)
                        people.stream()
                                .filter(p -> p.mainMin() == 7 || p.secondaryMin() == 7)
                                .count());
        for (Personnage person : people) {
            int cards = attain(person);
            asked.require(
                    SetLoader.CHARACTERS,
                    "METRO-CONTENT-H17",
                    Message.of("metro.check.people.cards", person.title()),
                    Message.plain("≤ 14"),
                    Message.plain(cards),
                    cards <= 14);
        }
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

    /// METRO-CONTENT-H17 Greedy: always the layable card that brings both objectives nearest, per card it took.
    private int attain(Personnage person) {
        var laid = new ArrayList<Card>();
        while (laid.size() <= 14) {
            int[] points = LifeTrees.points(laid.stream().toList());
            if (points[person.main().index()] >= person.mainMin()
                    && points[person.secondary().index()] >= person.secondaryMin()) {
                return laid.size();
            }
            Optional<Card> next =
                    life.stream()
                            .filter(card -> !laid.contains(card))
                            .filter(
                                    card ->
                                            card.isFree()
                                                    || card.connexions().stream()
                                                            .anyMatch(
                                                                    c ->
                                                                            LifeTrees.holds(
                                                                                    c, laid,
                                                                                    points)))
                            .max(Comparator.comparingInt(card -> worth(card, person, points)));
            if (next.isEmpty()) {
                return 99;
            }
            laid.add(next.get());
        }
        return laid.size();
    }

    private static int worth(Card card, Personnage person, int[] points) {
        int main =
                Math.min(
                        card.points(person.main()),
                        Math.max(0, person.mainMin() - points[person.main().index()]));
        int second =
                Math.min(
                        card.points(person.secondary()),
                        Math.max(0, person.secondaryMin() - points[person.secondary().index()]));
        return main + second;
    }
}
