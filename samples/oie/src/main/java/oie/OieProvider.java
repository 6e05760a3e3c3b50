package oie;

import tablee.engine.Game;
import tablee.engine.GameProvider;

public final class OieProvider implements GameProvider {

    @Override
    public String id() {
        return "oie";
    }

    @Override
    public Game<?, ?, ?> house() {
        return new OieGame();
    }
}
