package tablee.cabo.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tablee.cabo.Tables;
import tablee.engine.Next;
import tablee.engine.Randomness;
import tablee.engine.Seat;
import tablee.engine.Settings;
import tablee.engine.Streams;
import tablee.engine.play.Match;
import tablee.testkit.Rule;

/// What the table decides for a seat whose time has run out follows from the phase and the seat's own slots, and from nothing else:
/// not from the card in hand, the discard, a call, the number of turns or the seat. So it is asked at every decision of whole games.
@Rule("CABO-R-49")
class AbsentSeatsTest {

    static List<Settings> tables() {
        return List.of(
                Tables.of(2),
                Tables.of(4, "turnLimit", "60"),
                Tables.of(3, "startCards", "8", "swapOpponents", "true"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void follows_the_registers_table_at_every_decision(Settings settings) {
        Randomness choice = new Streams(49).stream("choice");
        var match = Match.seeded(Tables.CABO, settings, 49);
        Set<CaboPhase> seen = EnumSet.noneOf(CaboPhase.class);
        for (int step = 0; step < 1500 && match.next() instanceof Next.Decide; step++) {
            Next.Decide decide = (Next.Decide) match.next();
            for (Seat seat : decide.awaited()) {
                CaboView view = match.view(seat);
                seen.add(view.now().phase());
                assertThat(Tables.CABO.formats().write(Tables.CABO.whenAbsent(view)))
                        .as("%s, seat %s, step %d", view.now().phase(), seat, step)
                        .isEqualTo(expected(view, seat));
            }
            Seat seat = decide.awaited().list().get(choice.below(decide.awaited().size()));
            match.act(seat, anything(match.legal(seat), choice));
        }
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        CaboPhase.INITIAL_LOOK,
                        CaboPhase.TURN_START,
                        CaboPhase.HOLD_DRAWN,
                        CaboPhase.HOLD_TAKEN,
                        CaboPhase.POWER_TARGET,
                        CaboPhase.ROUND_SUMMARY);
    }

    /// Anything legal, but seldom a call, and a power where there is one: so that rounds are long and every phase comes up.
    private static CaboAction anything(List<CaboAction> legal, Randomness choice) {
        CaboAction chosen = legal.get(choice.below(legal.size()));
        if (legal.contains(new CaboAction.UsePower()) && choice.below(2) == 0) {
            return new CaboAction.UsePower();
        }
        boolean calls = chosen instanceof CaboAction.Call && choice.below(10) != 0;
        return calls ? legal.getFirst() : chosen;
    }

    private static String expected(CaboView view, Seat seat) {
        return switch (view.now().phase()) {
            case INITIAL_LOOK -> "ready";
            case TURN_START -> "draw";
            case HOLD_DRAWN -> "discard";
            case HOLD_TAKEN -> "exchange " + lowest(view, seat);
            case POWER_TARGET -> "forgo";
            case ROUND_SUMMARY -> "continue";
            case STARTER, DEAL, RENEWAL, GAME_OVER -> throw new IllegalStateException();
        };
    }

    private static int lowest(CaboView view, Seat seat) {
        int slot = 1;
        while (!view.isOccupied(new Place(seat, slot))) {
            slot++;
        }
        return slot;
    }
}
