package tablee.cabo.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tablee.cabo.Tables;
import tablee.cabo.rules.CaboEvent;
import tablee.cabo.rules.CaboState;
import tablee.cabo.rules.CaboView;
import tablee.cabo.rules.Place;
import tablee.cabo.rules.RoundResult;
import tablee.cabo.rules.Slots;
import tablee.engine.Seat;
import tablee.engine.Seats;
import tablee.engine.Spectator;
import tablee.engine.Texts;
import tablee.testkit.Rule;

/// What the log says: to somebody who saw a card, to the others, and later.
class TheLogTest {

    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Seat C = Seat.of(2);
    private static final Texts ENGLISH =
            Tables.CABO.wording().texts("en").withNames(List.of("Ana", "Ben", "Cyd"));
    private static final Texts FRENCH =
            Tables.CABO.wording().texts("fr").withNames(List.of("Ana", "Ben", "Cyd"));

    private static final CaboView SEEN =
            Tables.CABO.view(Tables.position(Tables.of(3), "{}"), Spectator.SPECTATOR);

    private static String english(CaboEvent event) {
        return ENGLISH.say(Tables.CABO.wording().told(SEEN, event));
    }

    private static void told(CaboEvent event, String english, String french) {
        assertThat(english(event)).isEqualTo(english);
        assertThat(FRENCH.say(Tables.CABO.wording().told(SEEN, event))).isEqualTo(french);
    }

    /// To the seat itself, to another one, and afterwards at a table without a memory aid.
    private static void toldApart(CaboEvent event, String own, String others, String later) {
        assertThat(english((CaboEvent) event.seenBy(A).orElseThrow())).isEqualTo(own);
        for (var other : List.of(B, C, Spectator.SPECTATOR)) {
            assertThat(english((CaboEvent) event.seenBy(other).orElseThrow())).isEqualTo(others);
        }
        assertThat(recalled("off", event)).isEqualTo(later);
        assertThat(recalled("on", event)).isEqualTo(own);
    }

    private static String recalled(String memory, CaboEvent event) {
        CaboState state = Tables.position(Tables.of(3, "memory", memory), "{}");
        var kept = Tables.CABO.recalled(event, Tables.CABO.view(state, A));
        assertThat(Tables.CABO.recalled(kept, Tables.CABO.view(state, A))).isEqualTo(kept);
        return english((CaboEvent) kept);
    }

    private static void recalledAs(CaboEvent event, String later) {
        assertThat(recalled("off", event)).isEqualTo(later);
        assertThat(recalled("on", event)).isEqualTo(english(event));
    }

    @Test
    @Rule({
        "CABO-INFO-1",
        "CABO-INFO-3",
        "CABO-INFO-4",
        "CABO-INFO-10",
        "CABO-INFO-11",
        "CABO-INFO-14"
    })
    void shows_a_value_to_who_saw_it_and_forgets_it() {
        toldApart(
                new CaboEvent.Looked(A, 2, OptionalInt.of(9)),
                "Ana looks at their card 2: it is a 9.",
                "Ana looks at their card 2.",
                "Ana looks at their card 2.");
        toldApart(
                new CaboEvent.Drew(A, OptionalInt.of(0)),
                "Ana draws a 0.",
                "Ana draws a card.",
                "Ana draws a card.");
        toldApart(
                new CaboEvent.Exchanged(A, Slots.of(3), 12, false, OptionalInt.of(1)),
                "Ana puts the 1 in place of their card 3; the 12 goes to the discard pile.",
                "Ana puts the drawn card in place of their card 3; the 12 goes to the discard pile.",
                "Ana replaces their card 3 with another.");
        toldApart(
                new CaboEvent.Exchanged(A, Slots.of(4, 1), 5, false, OptionalInt.of(1)),
                "Ana trades their cards 1 and 4, all 5s, for the 1.",
                "Ana trades their cards 1 and 4, all 5s, for the drawn card.",
                "Ana replaces their cards 1 and 4 with a single one.");
        toldApart(
                new CaboEvent.Peeked(A, 2, OptionalInt.of(9)),
                "Ana peeks at their card 2: it is a 9.",
                "Ana peeks at their card 2.",
                "Ana peeks at their card 2.");
        toldApart(
                new CaboEvent.Spied(A, new Place(C, 2), OptionalInt.of(9)),
                "Ana spies on Cyd’s card 2: it is a 9.",
                "Ana spies on Cyd’s card 2.",
                "Ana spies on Cyd’s card 2.");
    }

    @Test
    @Rule({"CABO-INFO-2", "CABO-INFO-5", "CABO-INFO-6", "CABO-INFO-7", "CABO-INFO-14"})
    void shows_open_cards_to_all_and_forgets_them_too() {
        recalledAs(new CaboEvent.RoundStarted(2, A, B, 4, 7), "Round 2: Ben deals, Ana starts.");
        recalledAs(new CaboEvent.Took(A, 7), "Ana takes the top discard.");
        recalledAs(
                new CaboEvent.Exchanged(A, Slots.of(3), 12, true, OptionalInt.of(1)),
                "Ana replaces their card 3 with another.");
        recalledAs(
                new CaboEvent.ClaimFailed(A, Slots.of(1, 2), List.of(7, 8), false, 2),
                "Ana claims that their cards 1 and 2 are equal, but they are not. The turn is lost.");
        recalledAs(new CaboEvent.Discarded(A, 7), "Ana discards the drawn card.");
        recalledAs(new CaboEvent.PowerDeclared(A, 7), "Ana declares the power of a card.");
        recalledAs(new CaboEvent.Forwent(A, 7), "Ana lets the power go.");
    }

    @Test
    void keeps_what_holds_no_card() {
        for (CaboEvent event :
                List.of(
                        new CaboEvent.StarterDrawn(A),
                        new CaboEvent.SaidReady(A),
                        new CaboEvent.Swapped(A, new Place(A, 1), new Place(B, 2)),
                        new CaboEvent.Called(A),
                        new CaboEvent.PileRenewed(20),
                        new CaboEvent.RoundEnded(1, List.of(), result(Seats.NONE)),
                        new CaboEvent.WentOn(A),
                        new CaboEvent.GameEnded(List.of(1, 2, 3)))) {
            recalledAs(event, english(event));
        }
    }

    private static RoundResult result(Seats kamikaze) {
        return new RoundResult(
                List.of(3, 9, 15),
                List.of(0, 9, 15),
                Seats.of(A, C),
                Seats.NONE,
                kamikaze,
                List.of(10, 29, 45),
                0);
    }

    @Test
    void speaks_english_and_french() {
        told(
                new CaboEvent.StarterDrawn(B),
                "The lot falls on Ben to start.",
                "Le sort désigne Ben pour commencer.");
        told(
                new CaboEvent.RoundStarted(2, A, B, 4, 7),
                "Round 2: Ben deals, Ana starts; the first discard is 7.",
                "Manche 2 : Ben distribue, Ana commence ; la première carte de la défausse est un 7.");
        told(new CaboEvent.SaidReady(A), "Ana is ready.", "Ana a fini de regarder.");
        told(
                new CaboEvent.Took(A, 7),
                "Ana takes the 7 from the discard pile.",
                "Ana prend le 7 de la défausse.");
        told(
                new CaboEvent.ClaimFailed(A, Slots.of(1, 2), List.of(7, 8), false, 2),
                "Ana claims that their cards 1 and 2 are equal, but they are 7 and 8. The 2 is discarded and the turn is lost.",
                "Ana annonce que ses cartes 1 et 2 sont égales, mais ce sont 7 et 8. Le 2 est défaussé et le tour est perdu.");
        told(new CaboEvent.Discarded(A, 7), "Ana discards the 7.", "Ana défausse un 7.");
        told(
                new CaboEvent.PowerDeclared(A, 8),
                "Ana shows the 8: peek at one of your own cards.",
                "Ana montre un 8 : coup d’œil à une de ses cartes.");
        told(
                new CaboEvent.PowerDeclared(A, 10),
                "Ana shows the 10: spy on somebody else’s card.",
                "Ana montre un 10 : espionner la carte de quelqu’un.");
        told(
                new CaboEvent.PowerDeclared(A, 12),
                "Ana shows the 12: swap one of your cards with somebody else’s.",
                "Ana montre un 12 : échanger une de ses cartes avec celle de quelqu’un.");
        told(
                new CaboEvent.Swapped(A, new Place(A, 1), new Place(B, 2)),
                "Ana swaps their card 1 with Ben’s card 2; nobody looks.",
                "Ana échange sa carte 1 avec la carte 2 de Ben ; personne ne regarde.");
        told(
                new CaboEvent.Forwent(A, 9),
                "Ana lets the power of the 9 go.",
                "Ana renonce au pouvoir du 9.");
        told(
                new CaboEvent.Called(A),
                "Ana calls Cabo! One last turn for the others.",
                "Ana dit Cabo ! Un dernier tour pour les autres.");
        told(
                new CaboEvent.PileRenewed(1),
                "The draw pile is renewed with 1 card.",
                "La pioche est refaite avec 1 carte.");
        told(
                new CaboEvent.RoundEnded(3, List.of(), result(Seats.NONE)),
                "Round 3 goes to Ana and Cyd. Points of the round: Ana 0, Ben 9 and Cyd 15. Scores: Ana 10, Ben 29 and Cyd 45.",
                "La manche 3 revient à Ana et Cyd. Points de la manche : Ana 0, Ben 9 et Cyd 15. Scores : Ana 10, Ben 29 et Cyd 45.");
        told(
                new CaboEvent.RoundEnded(3, List.of(), result(Seats.of(A))),
                "Kamikaze! Round 3 goes to Ana and Cyd. Points of the round: Ana 0, Ben 9 and Cyd 15. Scores: Ana 10, Ben 29 and Cyd 45.",
                "Kamikaze ! La manche 3 revient à Ana et Cyd. Points de la manche : Ana 0, Ben 9 et Cyd 15. Scores : Ana 10, Ben 29 et Cyd 45.");
        told(new CaboEvent.WentOn(A), "Ana goes on.", "Ana continue.");
        told(
                new CaboEvent.GameEnded(List.of(1, 2, 103)),
                "The game is over. Scores: Ana 1, Ben 2 and Cyd 103.",
                "La partie est finie. Scores : Ana 1, Ben 2 et Cyd 103.");
    }

    @Test
    void every_line_leads_to_its_clause() {
        assertThat(clauses(new CaboEvent.StarterDrawn(A))).isEqualTo("CABO-SETUP-9");
        assertThat(clauses(new CaboEvent.RoundStarted(1, A, B, 4, 0))).isEqualTo("CABO-SETUP-1");
        assertThat(clauses(new CaboEvent.Looked(A, 1, OptionalInt.empty())))
                .isEqualTo("CABO-SETUP-7");
        assertThat(clauses(new CaboEvent.Drew(A, OptionalInt.empty()))).isEqualTo("CABO-TURN-7");
        assertThat(clauses(new CaboEvent.Took(A, 1))).isEqualTo("CABO-TURN-3");
        assertThat(clauses(new CaboEvent.Exchanged(A, Slots.of(1), 1, true, OptionalInt.of(1))))
                .isEqualTo("CABO-TURN-8");
        assertThat(clauses(new CaboEvent.Exchanged(A, Slots.of(1, 2), 1, true, OptionalInt.of(1))))
                .isEqualTo("CABO-SET-4");
        assertThat(clauses(new CaboEvent.ClaimFailed(A, Slots.of(1, 2), List.of(), true, 1)))
                .isEqualTo("CABO-SET-5");
        assertThat(clauses(new CaboEvent.Discarded(A, 1))).isEqualTo("CABO-TURN-11");
        assertThat(clauses(new CaboEvent.PowerDeclared(A, 7))).isEqualTo("CABO-R-28");
        assertThat(clauses(new CaboEvent.Peeked(A, 1, OptionalInt.empty())))
                .isEqualTo("CABO-POWER-1");
        assertThat(clauses(new CaboEvent.Spied(A, new Place(B, 1), OptionalInt.empty())))
                .isEqualTo("CABO-POWER-2");
        assertThat(clauses(new CaboEvent.Swapped(A, new Place(A, 1), new Place(B, 1))))
                .isEqualTo("CABO-POWER-3");
        assertThat(clauses(new CaboEvent.Called(A))).isEqualTo("CABO-CALL-1");
        assertThat(clauses(new CaboEvent.PileRenewed(9))).isEqualTo("CABO-PILE-1");
        assertThat(clauses(new CaboEvent.RoundEnded(1, List.of(), result(Seats.NONE))))
                .isEqualTo("CABO-SCORE-1");
        assertThat(clauses(new CaboEvent.RoundEnded(1, List.of(), result(Seats.of(A)))))
                .isEqualTo("CABO-KAMIKAZE-1");
        assertThat(clauses(new CaboEvent.GameEnded(List.of()))).isEqualTo("CABO-END-1");
        assertThat(clauses(new CaboEvent.SaidReady(A))).isEqualTo("CABO-SETUP-7");
        assertThat(clauses(new CaboEvent.Forwent(A, 7))).isEqualTo("CABO-R-28");
        assertThat(clauses(new CaboEvent.WentOn(A))).isEmpty();
    }

    private static String clauses(CaboEvent event) {
        return String.join(" ", Tables.CABO.wording().clauses(event));
    }

    /// What nobody can unlearn is not taken back without asking.
    @Test
    @Rule("CABO-R-12")
    void knows_what_cannot_be_taken_back_alone() {
        assertThat(new CaboEvent.StarterDrawn(A).reveals()).isTrue();
        assertThat(new CaboEvent.RoundStarted(1, A, B, 4, 0).reveals()).isTrue();
        assertThat(new CaboEvent.Looked(A, 1, OptionalInt.of(1)).reveals()).isTrue();
        assertThat(new CaboEvent.Drew(A, OptionalInt.of(1)).reveals()).isTrue();
        assertThat(new CaboEvent.Exchanged(A, Slots.of(1), 1, true, OptionalInt.of(1)).reveals())
                .isTrue();
        assertThat(new CaboEvent.ClaimFailed(A, Slots.of(1), List.of(1), true, 1).reveals())
                .isTrue();
        assertThat(new CaboEvent.Discarded(A, 1).reveals()).isTrue();
        assertThat(new CaboEvent.PowerDeclared(A, 7).reveals()).isTrue();
        assertThat(new CaboEvent.Peeked(A, 1, OptionalInt.of(1)).reveals()).isTrue();
        assertThat(new CaboEvent.Spied(A, new Place(B, 1), OptionalInt.of(1)).reveals()).isTrue();
        assertThat(new CaboEvent.RoundEnded(1, List.of(), result(Seats.NONE)).reveals()).isTrue();
        assertThat(new CaboEvent.Took(A, 1).reveals()).isTrue();
        assertThat(new CaboEvent.SaidReady(A).reveals()).isTrue();
        assertThat(new CaboEvent.Swapped(A, new Place(A, 1), new Place(B, 1)).reveals()).isTrue();
        assertThat(new CaboEvent.Forwent(A, 7).reveals()).isTrue();
        assertThat(new CaboEvent.Called(A).reveals()).isFalse();
    }
}
