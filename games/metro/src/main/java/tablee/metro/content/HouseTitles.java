package tablee.metro.content;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tablee.engine.Message;

/// METRO-CONTENT-H14, H15, H19: cards that must be as listed, the seven Défis, and what Puberté is not about.
final class HouseTitles {

    private final HouseFindings asked;
    private final CardSet set;

    HouseTitles(HouseFindings asked, CardSet set) {
        this.asked = asked;
        this.set = set;
    }

    void check() {
        fixedTitles();
        duels();
        youth();
    }

    private record Fixed(
            String title,
            Kind kind,
            Station station,
            Optional<Category> category,
            int copies,
            boolean free) {}

    private static Fixed life(
            String title, Station station, Category category, int copies, boolean free) {
        return new Fixed(title, Kind.LIFE, station, Optional.of(category), copies, free);
    }

    private static final List<Fixed> FIXED =
            List.of(
                    life("Amour d'enfance", Station.PUBERTE, Category.AMOUR, 4, true),
                    life("Cocon familial", Station.PUBERTE, Category.SOCIAL, 4, true),
                    life("Brevet", Station.PUBERTE, Category.ETUDES, 4, true),
                    life("Musicien en herbe", Station.PUBERTE, Category.SOCIAL, 3, true),
                    life("Erasmus", Station.MAJORITE, Category.ETUDES, 3, false),
                    life("Compagnon du devoir", Station.MAJORITE, Category.ETUDES, 3, false),
                    life("Influenceur", Station.MAJORITE, Category.SOCIAL, 2, false),
                    life("Banquier d'affaires", Station.MATURITE, Category.BOULOT, 2, false),
                    life("Gilet jaune", Station.MATURITE, Category.SOCIAL, 2, false),
                    life("Star de Télé-Réalité", Station.MATURITE, Category.BOULOT, 2, false),
                    life("Franc Maçon", Station.MATURITE, Category.SOCIAL, 1, false),
                    new Fixed(
                            "Retour de bâton",
                            Kind.ACCROC,
                            Station.MATURITE,
                            Optional.of(Category.SOCIAL),
                            1,
                            true),
                    new Fixed(
                            "Baskets stylées",
                            Kind.PATRIMOINE,
                            Station.PUBERTE,
                            Optional.empty(),
                            1,
                            true),
                    new Fixed(
                            "Chalet",
                            Kind.PATRIMOINE,
                            Station.MATURITE,
                            Optional.empty(),
                            1,
                            true));

    private void fixedTitles() {
        for (Fixed fixed : FIXED) {
            boolean holds =
                    set.byTitle(fixed.title())
                            .filter(
                                    card ->
                                            card.kind() == fixed.kind()
                                                    && card.station() == fixed.station()
                                                    && card.category().equals(fixed.category())
                                                    && card.copies() == fixed.copies()
                                                    && card.isFree() == fixed.free())
                            .isPresent();
            asked.require(
                    SetLoader.LIFE,
                    "METRO-CONTENT-H14",
                    Message.plain(fixed.title()),
                    Message.of("metro.check.listed"),
                    Message.of(holds ? "metro.check.listed" : "metro.check.another"),
                    holds);
        }
    }

    private void duels() {
        for (Category category :
                List.of(Category.AMOUR, Category.ETUDES, Category.BOULOT, Category.SOCIAL)) {
            duel("POINTS:" + category.name(), true);
        }
        duel("NOBLESSE", true);
        duel("PATRIMOINE_POINTS", true);
        duel("ACCROCS", false);
    }

    private void duel(String metric, boolean more) {
        int found =
                Supply.copies(
                        set.cards(Kind.DEFI),
                        card -> card.metric().code().equals(metric) && card.more() == more);
        asked.range(
                "METRO-CONTENT-H15",
                Message.of(
                        more ? "metro.check.duel.more" : "metro.check.duel.fewer",
                        CardText.metric(set, Metric.parse(metric).orElseThrow())),
                1,
                1,
                found);
    }

    /// METRO-CONTENT-H19 Puberté is about minors: nothing there names Sexe, not even as an effect or a duel.
    private void youth() {
        List<Card> young =
                set.cards().stream().filter(c -> c.station() == Station.PUBERTE).toList();
        asked.each(
                "METRO-CONTENT-H19",
                Message.of("metro.check.youth", Station.PUBERTE.words(), set.label(Category.SEXE)),
                young,
                card ->
                        card.points(Category.SEXE) == 0
                                && !card.category().equals(Optional.of(Category.SEXE))
                                && Set.of(card.metric().category()).stream()
                                        .noneMatch(Optional.of(Category.SEXE)::equals)
                                && !card.source().print().contains("\"SEXE\"")
                                && !card.source().print().contains(":SEXE"));
    }
}
