package tablee.metro.forms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tablee.engine.BadInput;
import tablee.engine.Seat;
import tablee.metro.Golden;
import tablee.metro.Tables;
import tablee.metro.content.Station;
import tablee.metro.rules.MetroAction;

/// Every kind of answer as it is typed, as a program gets it, and as a button says it.
class MovesAsTypedTest {

    private static final List<MetroAction> ACTIONS =
            List.of(
                    new MetroAction.Draw(Optional.of(Station.MAJORITE)),
                    new MetroAction.Draw(Optional.empty()),
                    new MetroAction.Change(1, 0, 6),
                    new MetroAction.Change(0, 12, 0),
                    new MetroAction.Lay("colo"),
                    new MetroAction.Pass("brevet"),
                    new MetroAction.PassEmpty(),
                    new MetroAction.Sell(new LinkedHashSet<>(List.of("chalet", "chalet~2"))),
                    new MetroAction.Against(Seat.of(1)),
                    new MetroAction.Move("panne-de-metro"),
                    new MetroAction.Duel(Seat.of(2)),
                    new MetroAction.Choose(Seat.of(5)),
                    new MetroAction.Reveal(),
                    new MetroAction.Decline(),
                    new MetroAction.Take("brevet~2"),
                    new MetroAction.Swap("colo", "brevet"),
                    new MetroAction.Stop(),
                    new MetroAction.From(Station.MATURITE),
                    new MetroAction.Return("colo"),
                    new MetroAction.Renew(3, 1, 0));

    @Test
    void typed_written_and_said() {
        var lines = new ArrayList<String>();
        var formats = Tables.METRO.formats();
        for (MetroAction action : ACTIONS) {
            String typed = formats.write(action);
            assertThat(formats.read(typed)).isEqualTo(action);
            assertThat(formats.read("  " + typed.replace(" ", "   "))).isEqualTo(action);
            var view = Tables.METRO.view(Tables.position(3, "{}"), Seat.of(0));
            var said = Tables.METRO.wording().said(view, action);
            lines.add(
                    typed
                            + " | "
                            + Tables.METRO.wording().texts("fr").say(said)
                            + " | "
                            + Tables.METRO.wording().texts("en").say(said));
        }
        Golden.check("moves.txt", lines);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "draw P M",
                "draw X",
                "change P0",
                "change P100",
                "change M1 P1",
                "change P1 P1",
                "change 7",
                "lay",
                "lay COLO",
                "lay colo~0",
                "lay colo brevet",
                "pass a b",
                "sell",
                "sell ~",
                "sell chalet chalet",
                "swap colo",
                "swap a b c",
                "reveal A",
                "decline now",
                "stop it",
                "against",
                "against Z",
                "pile"
            })
    void what_cannot_be_read_is_refused(String typed) {
        assertThatThrownBy(() -> Tables.METRO.formats().read(typed)).isInstanceOf(BadInput.class);
    }
}
