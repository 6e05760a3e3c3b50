package oie;

import oie.OieTable.Move;
import oie.OieTable.Seen;
import tablee.engine.Game;
import tablee.testkit.Conformance;

class OieConformanceTest extends Conformance<OieTable, Seen, Move> {

    @Override
    protected Game<OieTable, Seen, Move> game() {
        return new OieGame();
    }
}
