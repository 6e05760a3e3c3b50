package tablee.testkit.pips;

import tablee.engine.Game;
import tablee.engine.GameProvider;

public final class PipsProvider implements GameProvider {
    @Override
    public String id() {
        return "pips";
    }

    @Override
    public Game<?, ?, ?> house() {
        return new PipsGame();
    }
}
