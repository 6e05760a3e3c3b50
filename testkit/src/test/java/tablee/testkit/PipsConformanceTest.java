package tablee.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tablee.engine.Game;
import tablee.engine.Settings;
import tablee.testkit.pips.PipsAction;
import tablee.testkit.pips.PipsGame;
import tablee.testkit.pips.PipsState;
import tablee.testkit.pips.PipsView;

/// A sound game passes; what a broken one does is in [Broken].
class PipsConformanceTest extends Conformance<PipsState, PipsView, PipsAction> {

    static final Register REGISTER =
            Register.read(
                    "pips",
                    """
                    - **PIPS-DEAL-1** One card each.
                    - **PIPS-TURN-1** In turn.
                    - **PIPS-TURN-2** One thing at a time.
                    - **PIPS-END-1** Who wins.
                    """);

    @Override
    protected Game<PipsState, PipsView, PipsAction> game() {
        return new PipsGame();
    }

    @Override
    protected List<Settings> tables() {
        var tables = new ArrayList<>(super.tables());
        tables.addAll(oneByOne(game().options(), 3));
        return tables;
    }

    @Override
    protected Optional<Register> register() {
        return Optional.of(REGISTER);
    }
}
