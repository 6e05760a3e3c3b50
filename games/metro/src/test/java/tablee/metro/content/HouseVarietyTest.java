package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.metro.Tables;
import tablee.testkit.Rule;

/// What no figure of the validator says: our set does not repeat itself, and it is about getting there.
@Rule("METRO-CONTENT-H20")
class HouseVarietyTest {

    private static final CardSet SET = Tables.METRO.set();

    /// An effect without its categories, which are what cards of five lines must differ in anyway.
    private static String numbers(Effect effect) {
        String numbers = effect.toString();
        for (Category category : Category.ALL) {
            numbers = numbers.replace(category.name(), "a line");
        }
        return numbers;
    }

    @Test
    void the_same_effect_stands_on_two_titles_at_most() {
        Map<String, List<String>> titles = new TreeMap<>();
        for (Card card : SET.cards()) {
            for (Effect effect : card.effects()) {
                titles.computeIfAbsent(numbers(effect), _ -> new ArrayList<>()).add(card.title());
            }
        }
        assertThat(titles).isNotEmpty();
        assertThat(titles.values()).allSatisfy(same -> assertThat(same).hasSizeLessThan(3));
    }

    @Test
    void every_other_life_title_has_a_property_of_its_own() {
        var lives = SET.cards(Kind.LIFE);
        long some =
                lives.stream()
                        .filter(
                                card ->
                                        !card.effects().isEmpty()
                                                || card.repeatable()
                                                || card.layWhenDrawn())
                        .count();
        assertThat(2 * some).isGreaterThanOrEqualTo(lives.size());
    }

    @Test
    void ten_cards_and_more_are_about_getting_there() {
        assertThat(
                        List.of(
                                "bus-de-ramassage",
                                "place-du-fond-dans-le-car",
                                "trajet-a-pied",
                                "tournee-de-journaux",
                                "livreur-a-velo",
                                "train-de-nuit",
                                "dernier-metro-rate",
                                "fac-a-deux-heures-de-bus",
                                "covoiturage",
                                "tour-du-monde-en-stop",
                                "permis-du-troisieme-coup",
                                "conductrice-de-tram",
                                "navetteur-aguerri",
                                "wagon-lit",
                                "place-assise-cedee",
                                "pedibus",
                                "panne-de-metro",
                                "greve-des-trains"))
                .allSatisfy(slug -> assertThat(SET.bySlug(slug)).as(slug).isPresent());
    }

    /// Jokes that were told several times, by a word of theirs.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "tableur",
                "spreadsheet",
                "ascenseur",
                "\\blift\\b(?!-)",
                "bourrage",
                "paper jam|paper jammed",
                "fromag",
                "cheese",
                "\\bonze\\b",
                "\\beleven\\b",
                "tomat",
                "custody|garde altern"
            })
    void no_joke_is_told_twice(String joke) {
        var word = Pattern.compile(joke, Pattern.CASE_INSENSITIVE);
        var told = new ArrayList<String>();
        for (Card card : SET.cards()) {
            String all =
                    card.words().in("fr")
                            + " "
                            + card.flavour().in("fr")
                            + " | "
                            + card.words().in("en")
                            + " "
                            + card.flavour().in("en");
            if (word.matcher(all).find()) {
                told.add(card.title());
            }
        }
        for (Personnage character : SET.characters()) {
            if (word.matcher(character.flavour().in("fr") + " | " + character.flavour().in("en"))
                    .find()) {
                told.add(character.title());
            }
        }
        assertThat(told).hasSizeLessThan(2);
    }
}
