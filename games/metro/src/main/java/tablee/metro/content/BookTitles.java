package tablee.metro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tablee.engine.ContentReport.Fault;
import tablee.engine.ContentReport.Severity;
import tablee.engine.Message;

/// METRO-CONTENT-B10, B11, B16: titles the book names, and titles that cards name.
final class BookTitles {

    private final Findings findings;
    private final CardSet set;

    BookTitles(Findings findings, CardSet set) {
        this.findings = findings;
        this.set = set;
    }

    private static final Map<String, Station> SUGGESTED =
            Map.of(
                    "Amour d'enfance", Station.PUBERTE,
                    "Cocon familial", Station.PUBERTE,
                    "Brevet", Station.PUBERTE,
                    "Erasmus", Station.MAJORITE,
                    "Compagnon du devoir", Station.MAJORITE,
                    "Banquier d'affaires", Station.MATURITE,
                    "Gilet jaune", Station.MATURITE);

    void check() {
        new TreeMap<>(SUGGESTED)
                .forEach(
                        (title, station) -> {
                            boolean holds =
                                    isLife(title)
                                            && set.byTitle(title)
                                                    .filter(
                                                            c ->
                                                                    c.station() == station
                                                                            && c.copies() >= 2)
                                                    .isPresent();
                            findings.must(
                                    SetLoader.LIFE,
                                    "METRO-CONTENT-B10",
                                    Message.plain(title),
                                    Message.of("metro.check.twice", station.words()),
                                    Message.of(holds ? "metro.check.yes" : "metro.check.no"),
                                    holds);
                        });
        for (String title :
                List.of(
                        "Influenceur",
                        "Musicien en herbe",
                        "Star de Télé-Réalité",
                        "Franc Maçon",
                        "Retour de bâton")) {
            boolean holds = set.byTitle(title).isPresent();
            findings.must(
                    SetLoader.LIFE,
                    "METRO-CONTENT-B10",
                    Message.plain(title),
                    Message.of("metro.check.there"),
                    Message.of(holds ? "metro.check.there" : "metro.check.missing"),
                    holds);
        }
        set.byTitle("Star de Télé-Réalité")
                .ifPresent(
                        star ->
                                findings.must(
                                        "METRO-CONTENT-B11",
                                        Message.of("metro.check.star"),
                                        List.of(star),
                                        BookTitles::isBookStar));
        List<Card> dangling =
                set.cards().stream().filter(card -> !dangling(card).isEmpty()).toList();
        findings.figure(
                "METRO-CONTENT-B16",
                Message.of("metro.check.dangling"),
                Message.plain(0),
                Message.plain(dangling.size()),
                dangling.isEmpty());
        for (Card card : dangling) {
            findings.fault(
                    Severity.ERROR,
                    card,
                    "METRO-CONTENT-B16",
                    Message.of("metro.check.dangling.card", String.join(", ", dangling(card))));
        }
        for (CardSet.Removal removal : set.removals()) {
            if (!isLife(removal.title())) {
                findings.fault(
                        new Fault(
                                Severity.WARNING,
                                SetLoader.SET,
                                removal.line(),
                                Message.plain(removal.title()),
                                "METRO-RULE-8",
                                Message.of("metro.check.removal")));
            }
        }
    }

    private boolean isLife(String title) {
        return set.byTitle(title).filter(card -> card.kind() == Kind.LIFE).isPresent();
    }

    private static boolean isBookStar(Card star) {
        var influence = new Connexion(List.of("Influenceur"), new TreeMap<>());
        var music =
                new Connexion(
                        List.of("Musicien en herbe"), new TreeMap<>(Map.of(Category.SEXE, 3)));
        return star.connexions().size() == 2
                && star.connexions().containsAll(List.of(influence, music));
    }

    private List<String> dangling(Card card) {
        var missing = new ArrayList<String>();
        for (Connexion connexion : card.connexions()) {
            connexion.cards().stream().filter(title -> !isLife(title)).forEach(missing::add);
        }
        for (Against against : card.against()) {
            against.cards().stream()
                    .filter(title -> set.byTitle(title).isEmpty())
                    .forEach(missing::add);
            against.metrics().keySet().forEach(metric -> dangling(metric, missing));
        }
        for (Effect effect : card.effects()) {
            if (effect instanceof Effect.PointsPer per) {
                dangling(per.unit(), missing);
            }
            for (Filter filter : effect.filters()) {
                filter.titles().stream()
                        .filter(title -> set.byTitle(title).isEmpty())
                        .forEach(missing::add);
            }
        }
        dangling(card.metric(), missing);
        return missing;
    }

    private void dangling(Metric metric, List<String> missing) {
        if (metric.unit() == Metric.Unit.TITLE && set.byTitle(metric.title()).isEmpty()) {
            missing.add(metric.title());
        }
    }
}
