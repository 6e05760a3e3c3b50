package tablee.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which names can be taken for each other.
class SkeletonTest {

    /// A Cyrillic а, е, о, р, с; a Greek capital Η and omicron; a stroke for an l; full-width letters; m for rn.
    @ParameterizedTest
    @CsvSource({
        "Ana,\u0410n\u0430",
        "Chloe,C\u04BBl\u043E\u0435",
        "Hugo,\u0397ug\u03BF",
        "Ali,AIi",
        "Paul,Pau1",
        "Bob,\uFF22\uFF4F\uFF42",
        "Bernard,Bemard",
        "Oscar,0scar",
        "Ian,\u0406an"
    })
    void a_disguise_is_seen_through(String name, String disguise) {
        assertThat(Skeleton.alike(name, disguise)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Ana,Anna", "Ali,All", "Chloe,Chloé", "Boris,\u0411\u043E\u0440\u0438\u0441"})
    void other_names_are_other_names(String name, String other) {
        assertThat(Skeleton.alike(name, other)).isFalse();
    }

    @Test
    void namesakes_are_no_disguise() {
        assertThat(Skeleton.sameLetters("Ana", "ANA")).isTrue();
        assertThat(Skeleton.sameLetters("Ana", "\u0410na")).isFalse();
    }
}
