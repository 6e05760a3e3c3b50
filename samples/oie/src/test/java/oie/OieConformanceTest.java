package oie;

import tablee.engine.Game;
import tablee.testkit.Conformance;

class OieConformanceTest extends Conformance<OieState, OieView, OieAction> {

    @Override
    protected Game<OieState, OieView, OieAction> game() {
        return new OieGame();
    }
}
