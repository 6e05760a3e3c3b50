package tablee.metro.content;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tablee.engine.Message;
import tablee.engine.content.Findings.Spot;

/// METRO-CONTENT-B10, B11, B16: titles the book names, and titles that cards name.
final class BookTitles {

    private final Check book;
    private final CardSet set;

    BookTitles(Check book, CardSet set) {
        this.book = book;
        this.set = set;
    }

    private static final Map<String, Station> SUGGESTED =
            Map.of(
                    "Amour d’enfance", Station.PUBERTE,
                    "Cocon familial", Station.PUBERTE,
                    "Brevet", Station.PUBERTE,
                    "Erasmus", Station.MAJORITE,
                    "Compagnon du devoir", Station.MAJORITE,
                    "Banquier d’affaires", Station.MATURITE,
                    "Gilet jaune", Station.MATURITE);

    private static final List<String> NAMED =
            List.of(
                    "Influenceur",
                    "Musicien en herbe",
                    "Star de Télé-Réalité",
                    "Franc Maçon",
                    "Retour de bâton");

    void check() {
        new TreeMap<>(SUGGESTED).forEach(this::suggested);
        NAMED.forEach(this::named);
        star();
        dangling();
        removals();
    }

    /// METRO-CONTENT-B10
    private void suggested(String title, Station station) {
        boolean holds = isLife(title) && is(title, c -> c.station() == station && c.copies() >= 2);
        Message found = Message.of(holds ? "metro.check.yes" : "metro.check.no");
        Message expected = Message.of("metro.check.twice", station.words());
        book.by("METRO-CONTENT-B10").holds(Message.plain(title), expected, found, holds);
    }

    /// METRO-CONTENT-B10
    private void named(String title) {
        boolean holds = is(title, _ -> true);
        Message there = Message.of("metro.check.there");
        Message found = holds ? there : Message.of("metro.check.missing");
        book.by("METRO-CONTENT-B10").holds(Message.plain(title), there, found, holds);
    }

    private boolean is(String title, Predicate<Card> such) {
        return set.byTitle(title).filter(such).isPresent();
    }

    private boolean isLife(String title) {
        return is(title, card -> card.kind() == Kind.LIFE);
    }

    /// METRO-CONTENT-B11, METRO-LIFE-11
    private void star() {
        List<Card> stars = set.byTitle("Star de Télé-Réalité").stream().toList();
        if (!stars.isEmpty()) {
            book.by("METRO-CONTENT-B11").each(stars, BookTitles::isBookStar, "metro.check.star");
        }
    }

    private static boolean isBookStar(Card star) {
        var influence = new Connexion(List.of("Influenceur"), new TreeMap<>());
        var three = new TreeMap<>(Map.of(Category.SEXE, 3));
        var music = new Connexion(List.of("Musicien en herbe"), three);
        return star.connexions().size() == 2
                && star.connexions().containsAll(List.of(influence, music));
    }

    /// METRO-CONTENT-B16 Whatever a card names is there.
    private void dangling() {
        Check check = book.by("METRO-CONTENT-B16");
        var missing = new TreeMap<Integer, Message>();
        for (Card card : set.cards()) {
            List<String> titles = dangling(card);
            if (!titles.isEmpty()) {
                String all = String.join(", ", titles);
                missing.put(card.number(), Message.of("metro.check.dangling.card", all));
            }
        }
        check.findings()
                .figure(
                        check.clause(),
                        Message.of("metro.check.dangling"),
                        Message.plain(0),
                        Message.plain(missing.size()),
                        missing.isEmpty());
        missing.forEach((number, text) -> check.fault(set.cards().get(number), text));
    }

    private List<String> dangling(Card card) {
        Stream<String> ways =
                card.connexions().stream()
                        .flatMap(way -> way.cards().stream())
                        .filter(title -> !isLife(title));
        Stream<String> others =
                Stream.concat(
                                card.against().stream().flatMap(BookTitles::named),
                                Stream.concat(
                                        card.effects().stream().flatMap(BookTitles::named),
                                        named(card.metric())))
                        .filter(title -> !is(title, _ -> true));
        return Stream.concat(ways, others).toList();
    }

    private static Stream<String> named(Against against) {
        return Stream.concat(
                against.cards().stream(),
                against.metrics().keySet().stream().flatMap(BookTitles::named));
    }

    private static Stream<String> named(Effect effect) {
        return Stream.concat(
                effect instanceof Effect.PointsPer per ? named(per.unit()) : Stream.of(),
                effect.filters().stream().flatMap(filter -> filter.titles().stream()));
    }

    private static Stream<String> named(Metric metric) {
        return metric.unit() == Metric.Unit.TITLE ? Stream.of(metric.title()) : Stream.of();
    }

    /// METRO-RULE-8 What may be set aside is a life card of the set.
    private void removals() {
        for (CardSet.Removal removal : set.removals()) {
            var spot = new Spot(SetLoader.SET, removal.line(), Message.plain(removal.title()));
            Message text = Message.of("metro.check.removal");
            book.findings().should(isLife(removal.title()), spot, "METRO-RULE-8", text);
        }
    }
}
