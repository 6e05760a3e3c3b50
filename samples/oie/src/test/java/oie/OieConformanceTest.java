package oie;

import oie.OieTable.Move;
import oie.OieTable.Seen;
import oie.OieTable.Truth;
import tablee.engine.Game;
import tablee.testkit.Conformance;

class OieConformanceTest extends Conformance<Truth, Seen, Move> {

    @Override
    protected Game<Truth, Seen, Move> game() {
        return new OieGame();
    }
}
