package tablee.metro.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How cards and numbers are called by people who type.
class CodesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Amour d'enfance | amour-d-enfance",
                "Amour d’enfance | amour-d-enfance",
                "àâäáã éèêë îïí ôöó ùûüú ç ñ œ | aaaaa-eeee-iii-ooo-uuuu-c-n-oe",
                "ÉTÉ À NOËL | ete-a-noel",
                "  a  --  z  | a-z",
                "az`{AZ@[09/: | az-az-09",
                "« Vu » ! | vu",
                "?! |"
            })
    void a_title_as_it_is_typed(String title, String slug) {
        assertThat(Codes.slug(title)).isEqualTo(slug == null ? "" : slug);
    }

    @Test
    void a_code_is_of_the_list_or_nothing() {
        assertThat(Codes.find(Category.ALL, "SEXE")).contains(Category.SEXE);
        assertThat(Codes.find(Category.ALL, "sexe")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "POINTS:AMOUR",
        "CARDS:SOCIAL",
        "LIFE_POINTS",
        "LIFE_CARDS",
        "NOBLESSE",
        "PATRIMOINE_POINTS",
        "PATRIMOINE_CARDS",
        "ACCROCS",
        "TITLE:Colo",
        "MONEY"
    })
    void a_number_on_the_table_has_one_way_to_be_written(String code) {
        assertThat(Metric.parse(code).orElseThrow().code()).isEqualTo(code);
    }
}
