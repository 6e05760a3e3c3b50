package tablee.metro.content;

import java.util.List;
import java.util.Optional;
import tablee.engine.Message;

/// METRO-CONTENT-H14, H15, H19: cards that must be as listed, the seven Défis, and what Puberté is not about.
final class HouseTitles {

    private final Check asked;
    private final CardSet set;

    HouseTitles(Check asked, CardSet set) {
        this.asked = asked;
        this.set = set;
    }

    void check() {
        FIXED.forEach(this::listed);
        for (Category category : Category.ALL) {
            if (category != Category.SEXE) {
                duel("POINTS:" + category.name(), true);
            }
        }
        duel("NOBLESSE", true);
        duel("PATRIMOINE_POINTS", true);
        duel("ACCROCS", false);
        youth();
    }

    private record Fixed(
            String title,
            Kind kind,
            Station station,
            Optional<Category> category,
            int copies,
            boolean free) {

        boolean is(Card card) {
            return card.kind() == kind
                    && card.station() == station
                    && card.category().equals(category)
                    && card.copies() == copies
                    && card.isFree() == free;
        }
    }

    private static Fixed life(
            String title, Station station, Category category, int copies, boolean free) {
        return new Fixed(title, Kind.LIFE, station, Optional.of(category), copies, free);
    }

    private static Fixed single(String title, Kind kind, Station station, Category... category) {
        return new Fixed(title, kind, station, List.of(category).stream().findAny(), 1, true);
    }

    private static final List<Fixed> FIXED =
            List.of(
                    life("Amour d’enfance", Station.PUBERTE, Category.AMOUR, 4, true),
                    life("Cocon familial", Station.PUBERTE, Category.SOCIAL, 4, true),
                    life("Brevet", Station.PUBERTE, Category.ETUDES, 4, true),
                    life("Musicien en herbe", Station.PUBERTE, Category.SOCIAL, 3, true),
                    life("Erasmus", Station.MAJORITE, Category.ETUDES, 3, false),
                    life("Compagnon du devoir", Station.MAJORITE, Category.ETUDES, 3, false),
                    life("Influenceur", Station.MAJORITE, Category.SOCIAL, 2, false),
                    life("Banquier d’affaires", Station.MATURITE, Category.BOULOT, 2, false),
                    life("Gilet jaune", Station.MATURITE, Category.SOCIAL, 2, false),
                    life("Star de Télé-Réalité", Station.MATURITE, Category.BOULOT, 2, false),
                    life("Franc Maçon", Station.MATURITE, Category.SOCIAL, 1, false),
                    single("Retour de bâton", Kind.ACCROC, Station.MATURITE, Category.SOCIAL),
                    single("Baskets stylées", Kind.PATRIMOINE, Station.PUBERTE),
                    single("Chalet", Kind.PATRIMOINE, Station.MATURITE));

    /// METRO-CONTENT-H14
    private void listed(Fixed fixed) {
        boolean holds = set.byTitle(fixed.title()).filter(fixed::is).isPresent();
        Message listed = Message.of("metro.check.listed");
        Message found = holds ? listed : Message.of("metro.check.another");
        asked.by("METRO-CONTENT-H14").holds(Message.plain(fixed.title()), listed, found, holds);
    }

    /// METRO-CONTENT-H15
    private void duel(String metric, boolean more) {
        int found =
                Supply.copies(
                        set.cards(Kind.DEFI),
                        card -> card.metric().code().equals(metric) && card.more() == more);
        asked.by("METRO-CONTENT-H15")
                .exactly(
                        1,
                        found,
                        more ? "metro.check.duel.more" : "metro.check.duel.fewer",
                        CardText.metric(set, Metric.parse(metric).orElseThrow()));
    }

    /// METRO-CONTENT-H19 Puberté is about minors: nothing there names Sexe, not even as an effect or a duel.
    private void youth() {
        asked.by("METRO-CONTENT-H19")
                .each(
                        set.cards().stream().filter(c -> c.station() == Station.PUBERTE).toList(),
                        card -> !card.source().print().contains("SEXE"),
                        "metro.check.youth",
                        Station.PUBERTE.words(),
                        set.label(Category.SEXE));
    }
}
