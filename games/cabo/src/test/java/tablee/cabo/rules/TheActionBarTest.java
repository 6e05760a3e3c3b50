package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cabo.Tables;
import tablee.engine.Seat;
import tablee.engine.Spectator;
import tablee.engine.Viewer;
import tablee.testkit.Rule;

/// "What now?" for whoever has to decide and for the others, the buttons, and the table in a terminal.
class TheActionBarTest {

    private static String asked(CaboState state, Viewer viewer) {
        return Tables.CABO
                .wording()
                .texts("en")
                .withNames(List.of("Ana", "Ben", "Cyd"))
                .say(Tables.CABO.wording().asked(Tables.CABO.view(state, viewer)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'phase':'initial look'}|Look at up to 2 of your cards, then say that you are ready.|Look at up to 2 of your cards, then say that you are ready.",
                "{'phase':'initial look','ready':['B']}|Look at up to 2 of your cards, then say that you are ready.|Waiting for Ana and Cyd.",
                "{}|Your turn: draw, take the discard, or call Cabo.|Waiting for Ana.",
                "{'caller':'A','active':'B'}|Waiting for Ben.|Your last turn: draw or take the discard.",
                "{'caller':'B'}|Your last turn: draw or take the discard.|Waiting for Ana.",
                "{'phase':'hold drawn','held':6}|You drew a 6: keep it or discard it.|Waiting for Ana.",
                "{'phase':'hold drawn','held':9}|You drew a 9: keep it, discard it, or use its power.|Waiting for Ana.",
                "{'phase':'hold taken','held':9}|Put the 9 in place of one card, or of several equal ones.|Waiting for Ana.",
                "{'phase':'power target','held':7}|Choose: peek at one of your own cards.|Waiting for Ana.",
                "{'phase':'round summary'}|The round is over. Go on when you have seen enough.|The round is over. Go on when you have seen enough.",
                "{'phase':'game over'}|Nobody has to decide anything.|Nobody has to decide anything.",
                "{'phase':'deal'}|Nobody has to decide anything.|Nobody has to decide anything."
            })
    void says_what_is_awaited(String position, String ana, String ben) {
        CaboState state = Tables.position(3, position);
        assertThat(asked(state, Seat.of(0))).isEqualTo(ana);
        assertThat(asked(state, Seat.of(1))).isEqualTo(ben);
        assertThat(asked(state, Spectator.SPECTATOR))
                .startsWith(state.awaited().isEmpty() ? "Nobody" : "Waiting for ");
    }

    /// An answer given beforehand fits the question as others see it.
    @Test
    @Rule("CABO-INFO-17")
    void has_one_name_for_what_looks_the_same_from_outside() {
        var wording = Tables.CABO.wording();
        for (int held : new int[] {6, 9}) {
            CaboState state =
                    Tables.position(3, "{'phase':'hold drawn','held':%d}".formatted(held));
            assertThat(wording.question(Tables.CABO.view(state, Seat.of(0))))
                    .isEqualTo("cabo.asked.drawn");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "look 2,Look at your card 2,Regarder votre carte 2",
        "ready,Ready,Prêt",
        "draw,Draw a card,Piocher",
        "take,Take the 9 from the discard pile,Prendre le 9 de la défausse",
        "call,Call Cabo,Dire Cabo",
        "exchange 3,Put it in place of your card 3,La poser à la place de votre carte 3",
        "exchange 1 3,Trade your cards 1 and 3 for it,L’échanger contre vos cartes 1 et 3",
        "discard,Discard it,La défausser",
        "use,Use its power,Utiliser son pouvoir",
        "peek 2,Peek at your card 2,Coup d’œil à votre carte 2",
        "spy B2,Spy on Ben’s card 2,Espionner la carte 2 de Ben",
        "swap 1 B2,Swap your card 1 with Ben’s card 2,Échanger votre carte 1 avec la carte 2 de Ben",
        "swap B1 A2,Swap Ana’s card 2 with Ben’s card 1,Échanger la carte 2 d’Ana et la carte 1 de Ben",
        "forgo,Let the power go,Renoncer au pouvoir",
        "continue,Go on,Continuer"
    })
    void has_a_button_for_every_decision(String notation, String english, String french) {
        saidAs(Tables.position(2, "{}"), notation, english, french);
    }

    private static void saidAs(CaboState state, String notation, String english, String french) {
        var people = List.of("Ana", "Ben");
        var view = Tables.CABO.view(state, Seat.of(0));
        var said = Tables.CABO.wording().said(view, Tables.CABO.formats().read(notation));
        assertThat(Tables.CABO.wording().texts("en").withNames(people).say(said))
                .isEqualTo(english);
        assertThat(Tables.CABO.wording().texts("fr").withNames(people).say(said)).isEqualTo(french);
    }

    @Test
    void names_the_card_it_is_about_where_it_is_seen() {
        CaboState drawn =
                Tables.position(
                        2, "{'active':'A','phase':'hold drawn','held':7,'discard':[4],'round':1}");
        saidAs(drawn, "discard", "Discard the 7", "Défausser le 7");
        saidAs(
                drawn,
                "exchange 3",
                "Put the 7 in place of your card 3",
                "Poser le 7 à la place de votre carte 3");
        saidAs(
                drawn,
                "use",
                "Use the 7: peek at one of your own cards",
                "Utiliser le 7 : coup d’œil à une de ses cartes");
        saidAs(drawn, "take", "Take the 4 from the discard pile", "Prendre le 4 de la défausse");
    }

    @Test
    void draws_the_table_in_a_terminal() {
        CaboState state =
                Tables.position(
                        Tables.of(3, "memory", "on"),
                        "{'round':2,'active':'B','dealer':'A','caller':'C','phase':'hold drawn','held':9,"
                                + "'tableaux':{'A':[1,12,3,4],'B':[5,null,7,8],'C':[9,10,11,12]},"
                                + "'known':{'B':['A2','A1','B3']},'discard':[0,6],'scores':[7,42,100]}");
        var texts =
                Tables.CABO
                        .wording()
                        .texts("en")
                        .withNames(List.of("Ana", "Benedikt-Maria", "Cyd"));
        assertThat(Tables.CABO.wording().board(Tables.CABO.view(state, Seat.of(1)), texts))
                .containsExactly(
                        "Round 2 · draw pile 38 · discard 6 (2 cards)",
                        "  * A Ana          [ 1] [12] [ ?] [ ?]    7",
                        ">   B Benedikt-Ma… [ ?]   ·  [ 7] [ ?]   42",
                        " !  C Cyd          [ ?] [ ?] [ ?] [ ?]  100",
                        "In the hand of Benedikt-Maria: a 9");
        assertThat(Tables.CABO.wording().board(Tables.CABO.view(state, Seat.of(0)), texts))
                .containsExactly(
                        "Round 2 · draw pile 38 · discard 6 (2 cards)",
                        "  * A Ana          [ ?] [ ?] [ ?] [ ?]    7",
                        ">   B Benedikt-Ma… [ ?]   ·  [ ?] [ ?]   42",
                        " !  C Cyd          [ ?] [ ?] [ ?] [ ?]  100");
    }

    @Test
    void a_0_on_the_pile_and_a_name_that_just_fits() {
        CaboState state = Tables.position(2, "{'discard':[0]}");
        var texts = Tables.CABO.wording().texts("en").withNames(List.of("Maximilienne", "Bo"));
        assertThat(Tables.CABO.wording().board(Tables.CABO.view(state, Seat.of(1)), texts))
                .containsExactly(
                        "Round 1 · draw pile 43 · discard 0 (1 card)",
                        ">   A Maximilienne [ ?] [ ?] [ ?] [ ?]    0",
                        "  * B Bo           [ ?] [ ?] [ ?] [ ?]    0");
    }

    /// The sentence names the place that is at fault, not another one.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'phase':'hold drawn','held':5}|exchange 1 2|No card lies there: A’s card 2 is missing.",
                "{'phase':'power target','held':11}|swap 2 B1|No card lies there: A’s card 2 is missing.",
                "{'phase':'power target','held':11}|swap 1 B3|No card lies there: B’s card 3 is missing.",
                "{'phase':'power target','held':11}|swap 1 A3|This power does not reach A’s card 3.",
                "{'phase':'power target','held':11}|swap 1 D1|This power does not reach D’s card 1.",
                "{'phase':'power target','held':11}|swap B1 C2|No card lies there: C’s card 2 is missing.",
                "{'phase':'power target','held':11}|swap B3 C1|No card lies there: B’s card 3 is missing.",
                "{'phase':'power target','held':9}|spy B3|No card lies there: B’s card 3 is missing.",
                "{'phase':'power target','held':7}|peek 2|No card lies there: A’s card 2 is missing.",
                "{'phase':'initial look'}|look 6|No card lies there: A’s card 6 is missing."
            })
    void says_why_not(String position, String move, String why) {
        String tableaux = "'tableaux':{'A':[1,null,2,3],'B':[1,2,null,3],'C':[1,null,2,3]}}";
        CaboState state =
                Tables.position(
                        Tables.of(3, "swapOpponents", "true"),
                        position.substring(0, position.length() - 1) + "," + tableaux);
        var refused =
                Tables.CABO.refusal(
                        Tables.CABO.view(state, Seat.of(0)), Tables.CABO.formats().read(move));
        assertThat(refused.map(r -> Tables.CABO.wording().texts("en").say(r.reason())))
                .hasValue(why);
    }

    @Test
    void an_empty_discard_pile_is_a_dash() {
        CaboState state = Tables.position(2, "{'phase':'hold taken','held':0}");
        assertThat(
                        Tables.CABO
                                .wording()
                                .board(
                                        Tables.CABO.view(state, Seat.of(1)),
                                        Tables.CABO.wording().texts("fr")))
                .containsExactly(
                        "Manche 1 · pioche 43 · défausse – (0 carte)",
                        ">   A A            [ ?] [ ?] [ ?] [ ?]    0",
                        "  * B B            [ ?] [ ?] [ ?] [ ?]    0",
                        "Dans la main d’A : un 0");
    }
}
