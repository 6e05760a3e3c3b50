package tablee.cv.content;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import tablee.engine.Message;
import tablee.engine.content.Findings;

/// The cards of a deck file under examination, and what was found: *must* is an error, *should* a warning; for a deck that declares
/// printed values the rules that rest on inference become warnings (register 8.3).
final class Examined {

    private final Map<Integer, Card> cards;
    private final Map<Integer, Integer> lines;
    private final boolean printed;
    private final Findings findings;

    Examined(
            Map<Integer, Card> cards,
            Map<Integer, Integer> lines,
            boolean printed,
            Findings findings) {
        this.cards = cards;
        this.lines = lines;
        this.printed = printed;
        this.findings = findings;
    }

    Collection<Card> cards() {
        return cards.values();
    }

    void must(boolean holds, String rule, int number, String key, Object... args) {
        findings.must(holds, spot(number), "CV-DECK-" + rule, Message.of(key, args));
    }

    void should(boolean holds, String rule, int number, String key, Object... args) {
        findings.should(holds, spot(number), "CV-DECK-" + rule, Message.of(key, args));
    }

    /// For rules that rest on inference: the print wins (register 8.3).
    void inferred(boolean holds, String rule, int number, String key, Object... args) {
        if (printed) {
            should(holds, rule, number, key, args);
        } else {
            must(holds, rule, number, key, args);
        }
    }

    private Findings.Spot spot(int number) {
        return new Findings.Spot(DeckReader.FILE, lines.getOrDefault(number, 0), name(number));
    }

    /// What a fault is about: a card by its number, or the deck (0).
    static Message name(int number) {
        return number == 0 ? Message.of("cv.check.deck") : Message.of("cv.check.card", number);
    }

    void figure(String rule, Message what, Message expected, Message found, boolean holds) {
        findings.figure("CV-DECK-" + rule, what, expected, found, holds);
    }

    static Message atLeast(int least) {
        return Message.of("cv.check.atLeast", least);
    }

    Optional<Card> card(int number) {
        return Optional.ofNullable(cards.get(number));
    }

    boolean is(int number, Predicate<Card> test) {
        return card(number).filter(test).isPresent();
    }

    /// Demands something of a card, if it is there at all: a missing one is reported once, by rule 1.
    void needs(String rule, int number, Predicate<Card> test, String key, Object... args) {
        must(card(number).isEmpty() || is(number, test), rule, number, key, args);
    }

    List<Card> all(Predicate<Card> test) {
        return cards.values().stream().filter(test).toList();
    }

    static boolean isTrackCard(Card card) {
        return card.age() == Age.YOUNG || card.age() == Age.ADULT || card.age() == Age.SENIOR;
    }

    private static String joined(List<Integer> numbers) {
        return String.join(", ", numbers.stream().map(String::valueOf).toList());
    }

    void only(String rule, Special special, List<Integer> numbers) {
        for (Card card : cards.values()) {
            must(
                    (card.special() == special) == numbers.contains(card.number()),
                    rule,
                    card.number(),
                    "cv.check.only",
                    special.name(),
                    joined(numbers));
        }
    }
}
