package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tablee.cabo.Tables;
import tablee.engine.BadInput;
import tablee.testkit.Rule;

/// A position that the rules cannot reach is refused with one sentence that says what is wrong with it.
class ImpossiblePositionsTest {

    private static String said(String json) {
        try {
            Tables.position(3, json);
        } catch (BadInput bad) {
            return Tables.CABO.wording().texts("en").say(bad.sentence());
        }
        return "accepted";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'discard':[0,0,0]}|There are not that many cards of value 0",
                "{'tableaux':{'A':[13,13,13,1]}}|There are not that many cards of value 13",
                "{'draw':[14]}|draw.1: 14 is not between 0 and 13",
                "{'draw':[-1]}|draw.1: -1 is not between 0 and 13",
                "{'draw':[null]}|draw.1: Expected a whole number, found null",
                "{'round':0}|round: 0 is not between 1 and",
                "{'turns':-1}|turns: -1 is not between 0 and",
                "{'tableaux':{'Z':[]}}|tableaux: \"Z\" does not have the form [A-H]",
                "{'tableaux':{'A':[1,2,3]}}|The tableau of A must have 4 entries",
                "{'tableaux':{'A':[1,2,3,4,5]}}|The tableau of A must have 4 entries",
                "{'tableaux':{'D':[1,2,3,4]}}|tableaux cannot be D at a table of 3",
                "{'known':{'D':[]}}|known cannot be D at a table of 3",
                "{'active':'D'}|active cannot be D at a table of 3",
                "{'caller':'D'}|caller cannot be D at a table of 3",
                "{'starter':'H'}|starter cannot be H at a table of 3",
                "{'dealer':'E'}|dealer cannot be E at a table of 3",
                "{'phase':'lunch'}|phase: \"lunch\" is none of starter, deal,",
                "{'tableau':{}}|There is no field \"tableau\" here, only: phase, round,",
                "{'rest':'pocket'}|rest: \"pocket\" is none of draw, discard",
                "{'scores':[1,2]}|must have 3 entries",
                "{'resets':[1,2,3,4]}|must have 3 entries",
                "{'points':[[1,2,3]]}|a round without a zero",
                "{'held':5}|a card in hand at the wrong time",
                "{'phase':'hold drawn'}|a card in hand at the wrong time",
                "{'known':{'A':['B9']}}|known.A.1: \"B9\" does not have the form [A-H][1-8]",
                "{'known':{'A':['B5']}}|knowledge of no card",
                "{'tableaux':{'A':[null,null,null,null]}}|a tableau of 0"
            })
    void are_refused_by_name(String json, String sentence) {
        assertThat(said(json)).contains(sentence);
    }

    @Test
    void everything_left_out_gets_a_sensible_value() {
        CaboState state = Tables.position(3, "{}");
        assertThat(state.phase).isEqualTo(CaboPhase.TURN_START);
        assertThat(state.round).isEqualTo(1);
        assertThat(state.active).isZero();
        assertThat(state.starter).isZero();
        assertThat(state.dealer).isEqualTo(2);
        assertThat(state.caller).isEqualTo(-1);
        assertThat(state.discard.size).isEqualTo(1);
        assertThat(state.drawCount()).isEqualTo(39);
    }

    /// CABO-R-16: both piles cannot be exhausted. An assertion, not a rule.
    @Test
    @Rule("CABO-R-16")
    void a_turn_never_starts_with_an_empty_pile() {
        CaboState sound = Tables.position(3, "{'draw':[1],'rest':'discard'}");
        Invariants.check(sound);
        CaboState nothingToDraw = sound.copy();
        nothingToDraw.discard = nothingToDraw.discard.push(1);
        nothingToDraw.top = 1;
        assertThatThrownBy(() -> Invariants.check(nothingToDraw))
                .hasMessageContaining("an empty pile");
        CaboState nothingToTake = Tables.position(3, "{'discard':[5]}").copy();
        nothingToTake.discard = Pile.EMPTY;
        nothingToTake.tableaux = nothingToTake.tableaux.clone();
        nothingToTake.pile =
                java.util.Arrays.copyOf(nothingToTake.pile, nothingToTake.pile.length + 1);
        nothingToTake.pile[nothingToTake.pile.length - 1] = 5;
        assertThatThrownBy(() -> Invariants.check(nothingToTake))
                .hasMessageContaining("an empty pile");
        CaboState nothingToRenew = nothingToTake.copy();
        nothingToRenew.phase = CaboPhase.RENEWAL;
        assertThatThrownBy(() -> Invariants.check(nothingToRenew))
                .hasMessageContaining("nothing to renew");
    }

    /// With eight cards for five players only eleven cards besides the first discard are left, and drawing always adds a discard.
    @Test
    @Rule("CABO-R-16")
    void the_smallest_draw_pile_can_always_be_renewed() {
        CaboState state =
                Tables.position(Tables.of(5, "startCards", "8"), "{'draw':[5],'rest':'discard'}");
        assertThat(state.drawCount()).isEqualTo(1);
        assertThat(state.discard.size).isEqualTo(11);
    }

    @Test
    void knowledge_of_the_public_is_everybodys() {
        CaboState state = Tables.position(3, "{'known':{'public':['A1']}}").copy();
        state.known = state.known.clone();
        state.known[1] = 0;
        assertThatThrownBy(() -> Invariants.check(state))
                .hasMessageContaining("public knowledge that a seat lacks");
    }

    @Test
    void null_is_as_good_as_left_out() {
        CaboState state = Tables.position(3, "{'active':null,'starter':null,'caller':null}");
        assertThat(state.active).isZero();
        assertThat(state.starter).isZero();
    }

    @Test
    void cards_are_neither_lost_nor_found() {
        CaboState state = Tables.position(3, "{'draw':[1]}").copy();
        state.top = 1;
        assertThatThrownBy(() -> Tables.CABO.check(state))
                .hasMessageContaining("the cards are not the deck");
    }
}
