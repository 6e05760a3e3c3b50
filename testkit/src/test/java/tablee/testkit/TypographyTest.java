package tablee.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sentences that a missing name or a part in the wrong place spoils.
class TypographyTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "fr | B tient . | a space before a full stop or comma",
                "fr | A prend , puis B. | a space before a full stop or comma",
                "fr | Job d'été est à A. | a typed apostrophe",
                "en | A takes B's card. | a typed apostrophe",
                "en | A  draws. | two spaces",
                "fr | Il manque : , ou Brevet. | a space before a full stop or comma",
                "en | Needs:, or a diploma. | two marks in a row",
                "fr | Panne agit sur A : la victime : passe. | two colons in a clause",
                "fr | A change tout son jeu (). | empty brackets",
                "fr | A gagne « » contre B. | empty brackets",
                "fr | À l’abri des Accrocs(3 tours). | a bracket that touches a word",
                "en | A changes the hand: | an open end",
                "fr | A joue: un | spaces before marks that are not those of fr",
                "en | A plays : one | spaces before marks that are not those of en"
            })
    void badly_set(String language, String sentence, String fault) {
        assertThat(Typography.fault(sentence, language)).contains(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fr | B tient Colo, Brevet ; C tient rien.",
                "fr | Le pion 2 change : de T1:1/3 en T2:1/1.",
                "fr | Pion 4, « Qui dort ? » (7 Cu2 Ri1) : jetez ; il faut 5 aux dés.",
                "en | Pawn 4, “The vote: who is asleep?” (7 Cu2): throw; 5 needed.",
                "en | A changes the hand (1 Puberté): Summer Camp. B: +2 money.",
                "fr | A dévoile son personnage : Ondine & Félix !"
            })
    void well_set(String language, String sentence) {
        assertThat(Typography.fault(sentence, language)).isEmpty();
    }
}
